import QuartzCore

/// A part of one of the framework's controls: a shape in a colour that follows the appearance, which
/// takes no touches.
final class ControlPart: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  private var shape: CAShapeLayer? { layer as? CAShapeLayer }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    shape?.fillColor = nil
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    shape?.fillColor = nil
  }

  convenience init(_ color: UIColor?) {
    self.init(frame: .zero)
    backgroundColor = color
  }

  /// What is drawn above the background, in the part's own space.
  var path: UIBezierPath? {
    didSet { shape?.path = path?.cgPath }
  }

  var fillColor: UIColor? {
    didSet { refreshColors() }
  }

  var strokeColor: UIColor? {
    didSet { refreshColors() }
  }

  var lineWidth: CGFloat {
    get { shape?.lineWidth ?? 0 }
    set {
      shape?.lineWidth = newValue
      shape?.lineCap = .round
      shape?.lineJoin = .round
    }
  }

  override func refreshColors() {
    super.refreshColors()
    shape?.fillColor = fillColor?.resolvedColor(with: traitCollection).cgColor
    shape?.strokeColor = strokeColor?.resolvedColor(with: traitCollection).cgColor
  }

  /// Rounds the corners as far as a capsule.
  func round(_ radius: CGFloat = .infinity, curve: CALayerCornerCurve = .circular) {
    layer.cornerRadius = max(0, min(radius, bounds.width / 2, bounds.height / 2))
    layer.cornerCurve = curve
  }

  /// The soft shadow of what lies above a track and can be moved.
  func castShadow(radius: CGFloat = 4, y: CGFloat = 3, opacity: Float = 0.15) {
    layer.shadowColor = .black
    layer.shadowRadius = radius
    layer.shadowOffset = CGSize(width: 0, height: y)
    layer.shadowOpacity = opacity
  }
}
