import CoreGraphics
import RenderTree

/// All that can be set of a layer's shadow.
struct ShadowState: Equatable {
  var color: CGColor? = .blackOfLayers
  var opacity: Float = 0
  var offset = CGSize(width: 0, height: -3)
  var radius: CGFloat = 3
  /// Immutable: the setter takes a copy.
  var path: CGPath?

  /// What is drawn; nil for nothing.
  var shadow: Shadow? {
    guard opacity > 0, let color, color.alpha > 0, offset.width.isFinite, offset.height.isFinite
    else { return nil }
    let strength = color.alpha * CGFloat(min(opacity, 1))
    return Shadow(
      color: color.copy(alpha: strength) ?? color, offset: offset,
      radius: radius > 0 && radius.isFinite ? radius : 0, path: path)
  }
}
