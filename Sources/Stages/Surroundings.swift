import CoreGraphics
import QuartzCore

extension Stage {
  /// A layer that has the scene's window somewhere below it, on a canvas of its own.
  package struct Surroundings {
    /// What is committed in place of the window's layer.
    package let root: CALayer
    /// In device pixels.
    package var width: Int
    /// In device pixels.
    package var height: Int
    /// Lies below the root, all over the canvas.
    package var background: CGColor

    package init(root: CALayer, width: Int, height: Int, background: CGColor) {
      self.root = root
      self.width = width
      self.height = height
      self.background = background
    }
  }
}
