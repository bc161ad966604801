import CoreGraphics
import RenderTree

/// A layer whose sublayers keep their depth: they live in the space of its superlayer instead of
/// being flattened into its plane.
///
/// Only its sublayers are drawn. What works on a picture in a plane is ignored: background, contents,
/// border, filters, mask, `masksToBounds` and shadow; opacity fades each sublayer by itself.
open class CATransformLayer: CALayer {
  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Nil: the layer has no plane that a point could lie in. A superlayer's `hitTest` finds its
  /// sublayers.
  open override func hitTest(_ p: CGPoint) -> CALayer? { nil }

  package override var keepsDepth: Bool { true }
}
