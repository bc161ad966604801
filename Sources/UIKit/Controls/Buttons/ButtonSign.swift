import CoreGraphics

/// The sign on a button of certain types, drawn by paths as a stencil, for the scale of its screen.
@MainActor
enum ButtonSign {
  case add
  case info
  case close

  init?(_ type: UIButton.ButtonType) {
    switch type {
    case .custom, .system, .plain: return nil
    case .close: self = .close
    case .detailDisclosure, .infoLight, .infoDark: self = .info
    case .contactAdd: self = .add
    }
  }

  private static var made: [ButtonSign: UIImage] = [:]

  /// The same image for as long as the scale is the same.
  func image(scale: CGFloat) -> UIImage {
    if let image = Self.made[self], image.scale == scale { return image }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
      .withRenderingMode(.alwaysTemplate)
    Self.made[self] = image
    return image
  }

  private var size: CGSize {
    self == .close ? CGSize(width: 30, height: 30) : CGSize(width: 22, height: 22)
  }

  // MARK: Drawing

  private func draw() {
    switch self {
    case .add:
      drawCircle { circle in
        circle.append(Self.line(from: CGPoint(x: 11, y: 6.5), to: CGPoint(x: 11, y: 15.5)))
        circle.append(Self.line(from: CGPoint(x: 6.5, y: 11), to: CGPoint(x: 15.5, y: 11)))
      }
    case .info:
      drawCircle { circle in
        circle.append(Self.line(from: CGPoint(x: 11, y: 10), to: CGPoint(x: 11, y: 15.5)))
        circle.append(UIBezierPath(ovalIn: CGRect(x: 10.6, y: 6.4, width: 0.8, height: 0.8)))
      }
    case .close: drawCross()
    }
  }

  private static func line(from start: CGPoint, to end: CGPoint) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: start)
    path.addLine(to: end)
    return path
  }

  /// A circle of 22 points with a sign in it.
  private func drawCircle(_ add: (UIBezierPath) -> Void) {
    let path = UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 20, height: 20))
    add(path)
    path.lineWidth = 1.5
    path.lineCapStyle = .round
    UIColor.black.setStroke()
    path.stroke()
  }

  /// A faint disc of 30 points with a cross cut out of a stronger one's colour.
  private func drawCross() {
    UIColor(white: 0, alpha: 0.16).setFill()
    UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 30, height: 30)).fill()
    let cross = Self.line(from: CGPoint(x: 10.5, y: 10.5), to: CGPoint(x: 19.5, y: 19.5))
    cross.append(Self.line(from: CGPoint(x: 19.5, y: 10.5), to: CGPoint(x: 10.5, y: 19.5)))
    cross.lineWidth = 2
    cross.lineCapStyle = .round
    UIColor.black.setStroke()
    cross.stroke()
  }
}

extension UIButton {
  /// Gives a button of such a type its sign and size.
  func takeSign() {
    guard let sign = ButtonSign(buttonType) else { return }
    let image = sign.image(scale: UIScreen.main.scale)
    views.sign = image
    setImage(image, for: .normal)
    sizeToFit()
  }

  /// The sign as a screen of another scale shows it, unless somebody has put something else there.
  func renewSign() {
    guard let old = views.sign, image(for: .normal) === old, let sign = ButtonSign(buttonType),
      traitCollection.displayScale > 0
    else { return }
    let image = sign.image(scale: traitCollection.displayScale)
    guard image !== old else { return }
    views.sign = image
    setImage(image, for: .normal)
  }
}
