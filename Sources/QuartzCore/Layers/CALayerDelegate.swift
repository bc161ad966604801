import CoreGraphics

/// What a layer asks of its delegate; every method has a default.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Gives the layer its contents, in place of any drawing.
  func display(_ layer: CALayer)

  /// The layer is about to draw.
  func layerWillDraw(_ layer: CALayer)

  /// Draws what the layer shows.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// The layer's sublayers are to be laid out.
  func layoutSublayers(of layer: CALayer)

  /// What a change of a key sets off; nil to look further, `NSNull` for nothing.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func layoutSublayers(of layer: CALayer) { layer.hasDelegateDeclined = true }
}
