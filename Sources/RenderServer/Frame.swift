import Pixels
import RenderTree

/// What to draw: a tree in points, and the canvas that it is drawn on.
package struct Frame: Sendable {
  /// The root's parent space is the canvas, in points; nil shows the background alone.
  package var root: RenderNode?
  /// The size of the picture.
  package var canvas: CanvasSize
  /// Device pixels a point.
  package var scale: Double
  /// What lies below everything; usually opaque.
  package var background: Pixel

  package init(
    root: RenderNode?, canvas: CanvasSize, scale: Double = 1, background: Pixel = .clear
  ) {
    precondition(scale > 0 && scale.isFinite, "a point measures a positive number of pixels")
    self.root = root
    self.canvas = canvas
    self.scale = scale
    self.background = background
  }
}

/// The size of a canvas in device pixels, at most `Pixmap.maximumSide` a side.
package struct CanvasSize: Hashable, Sendable {
  /// In device pixels.
  package var width: Int
  /// In device pixels.
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}
