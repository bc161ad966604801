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
    let gravity = layer.contentsGravity
    return ContentMode.ofGravities.first { $0.gravity == gravity } ?? .scaleToFill
  }

  func setContentMode(_ mode: ContentMode) {
    layer.contentsGravity = mode.gravity
    layer.needsDisplayOnBoundsChange = mode == .redraw
  }
}

extension UIView.ContentMode {
  /// Those that are a gravity each.
  fileprivate static let ofGravities: [Self] = [
    .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .top, .bottom, .left, .right,
    .topLeft, .topRight, .bottomLeft, .bottomRight,
  ]

  fileprivate var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .bottom
    case .bottom: .top
    case .left: .left
    case .right: .right
    case .topLeft: .bottomLeft
    case .topRight: .bottomRight
    case .bottomLeft: .topLeft
    case .bottomRight: .topRight
    }
  }
}
