import QuartzCore

/// The bubble of a popover: a shape with an arrow, cut out of a controller's view.
final class PopoverView: UIView {
  private let content = PresentedContent()
  private let outline = ControlPart(nil)
  private var place: PopoverPlace?

  override init(frame: CGRect) {
    super.init(frame: frame)
    riseAbove()
    outline.fillColor = .systemBackground
    outline.layer.shadowOpacity = 0.2
    outline.layer.shadowRadius = 24
    outline.layer.shadowOffset = CGSize(width: 0, height: 8)
    content.clipsToBounds = true
    content.layer.cornerRadius = PopoverPlace.cornerRadius
    content.layer.cornerCurve = .continuous
    addSubview(outline)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  var fill: UIColor? {
    didSet { showFill() }
  }

  /// Goes by the controller's view where nobody says anything.
  private func showFill() {
    outline.fillColor = fill ?? content.held?.backgroundColor ?? .systemBackground
  }

  func take(_ view: UIView) {
    content.take(view)
    showFill()
  }

  func point(_ place: PopoverPlace) {
    guard place != self.place else { return }
    self.place = place
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    showFill()
    guard let place else { return }
    let length = PopoverPlace.arrowLength
    var body = bounds
    switch place.direction {
    case .up:
      body.origin.y += length
      body.size.height -= length
    case .down: body.size.height -= length
    case .left:
      body.origin.x += length
      body.size.width -= length
    case .right: body.size.width -= length
    default: break
    }
    content.lie(in: body)
    content.placeHeld()
    outline.lie(in: bounds)
    outline.path = path(around: body, place)
  }

  /// The body with an arrow whose tip is a little round.
  private func path(around body: CGRect, _ place: PopoverPlace) -> UIBezierPath {
    let path = UIBezierPath(
      roundedRect: body, cornerRadius: min(PopoverPlace.cornerRadius, body.width / 2))
    let (half, length) = (PopoverPlace.arrowWidth / 2, PopoverPlace.arrowLength)
    let (tip, along, out): (CGPoint, CGVector, CGVector)
    switch place.direction {
    case .up:
      (tip, along, out) = (
        CGPoint(x: place.arrow, y: body.minY - length), CGVector(dx: 1, dy: 0),
        CGVector(dx: 0, dy: -1)
      )
    case .down:
      (tip, along, out) = (
        CGPoint(x: place.arrow, y: body.maxY + length), CGVector(dx: 1, dy: 0),
        CGVector(dx: 0, dy: 1)
      )
    case .left:
      (tip, along, out) = (
        CGPoint(x: body.minX - length, y: place.arrow), CGVector(dx: 0, dy: 1),
        CGVector(dx: -1, dy: 0)
      )
    case .right:
      (tip, along, out) = (
        CGPoint(x: body.maxX + length, y: place.arrow), CGVector(dx: 0, dy: 1),
        CGVector(dx: 1, dy: 0)
      )
    default: return path
    }
    func at(_ side: CGFloat, _ height: CGFloat) -> CGPoint {
      CGPoint(
        x: tip.x + along.dx * side - out.dx * (length - height),
        y: tip.y + along.dy * side - out.dy * (length - height))
    }
    path.move(to: at(-half, 0))
    path.addCurve(
      to: at(-2.5, length - 1.5), controlPoint1: at(-half * 0.55, 0),
      controlPoint2: at(-half * 0.45, length * 0.55))
    path.addQuadCurve(to: at(2.5, length - 1.5), controlPoint: at(0, length))
    path.addCurve(
      to: at(half, 0), controlPoint1: at(half * 0.45, length * 0.55),
      controlPoint2: at(half * 0.55, 0))
    path.close()
    return path
  }
}
