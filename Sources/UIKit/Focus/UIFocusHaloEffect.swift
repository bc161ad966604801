import QuartzCore

/// A ring around an item, or within its edge.
open class UIFocusHaloEffect: UIFocusEffect {
  /// Where the ring lies.
  public enum Position: Int, Sendable {
    case automatic
    case outside
    case inside
  }

  /// In the item's own space; nil for the item's bounds with its corners.
  private(set) var path: CGPath?
  /// The view that the ring is put into; the item's superview unless it is set.
  open weak var containerView: UIView?
  /// The view that the ring is put above; the item itself unless it is set.
  open weak var referenceView: UIView?
  open var position = Position.automatic

  public required init() {
    super.init()
  }

  public convenience init(rect: CGRect) {
    self.init()
    path = CGPath(rect: rect, transform: nil)
  }

  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) {
    self.init()
    path = Self.outline(of: rect, cornerRadius, curve)
  }

  public convenience init(path bezierPath: UIBezierPath) {
    self.init()
    path = bezierPath.cgPath.copy()
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    (copy.path, copy.position) = (path, position)
    (copy.containerView, copy.referenceView) = (containerView, referenceView)
    return copy
  }

  /// A rectangle's outline with round corners.
  static func outline(
    of rect: CGRect, _ radius: CGFloat, _ curve: CALayerCornerCurve
  ) -> CGPath {
    let most = min(rect.width, rect.height) / 2
    guard radius > 0, most > 0 else { return CGPath(rect: rect, transform: nil) }
    let radius = min(radius, most)
    if curve == .continuous {
      return UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath
    }
    return CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
  }
}
