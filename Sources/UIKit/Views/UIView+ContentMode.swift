import QuartzCore

extension UIView {
  /// Where what a view shows lies when its size is not the view's.
  public enum ContentMode: Int, Sendable {
    /// Stretched over the bounds.
    case scaleToFill
    case scaleAspectFit
    case scaleAspectFill
    /// Drawn anew for every size.
    case redraw
    case center
    case top
    case bottom
    case left
    case right
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight
  }

  /// The layer's gravity, whose top is where y is larger.
  var currentContentMode: ContentMode {
    if layer.needsDisplayOnBoundsChange { return .redraw }
    return Self.gravities.first { $0.gravity == layer.contentsGravity }?.mode ?? .scaleToFill
  }

  func setContentMode(_ mode: ContentMode) {
    layer.contentsGravity = Self.gravities.first { $0.mode == mode }?.gravity ?? .resize
    layer.needsDisplayOnBoundsChange = mode == .redraw
  }

  private static let gravities: [(mode: ContentMode, gravity: CALayerContentsGravity)] = [
    (.scaleToFill, .resize), (.scaleAspectFit, .resizeAspect),
    (.scaleAspectFill, .resizeAspectFill), (.center, .center), (.top, .bottom), (.bottom, .top),
    (.left, .left), (.right, .right), (.topLeft, .bottomLeft), (.topRight, .bottomRight),
    (.bottomLeft, .topLeft), (.bottomRight, .topRight),
  ]
}
