import CoreGraphics

/// Draws what a layer shows into a context in points, whose y points down, on any thread.
package typealias LaterDrawing = @Sendable (CGContext) -> Void

/// A delegate that may leave drawing to whoever first looks at the pixels, because nothing but the layer
/// can tell when it is drawn.
package protocol LaterDrawer: CALayerDelegate {
  /// What draws the layer as it is now; nil where that is to be drawn at once.
  func laterDrawing(of layer: CALayer) -> LaterDrawing?
}
