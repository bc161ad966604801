import CoreGraphics
import QuartzCore

extension Stage {
  /// A layer that has the scene's window somewhere below it, on a canvas of its own.
  package struct Surroundings {
    package let root: CALayer
    /// In device pixels.
    package var width: Int
    package var height: Int
    package var background: CGColor

    package init(root: CALayer, width: Int, height: Int, background: CGColor) {
      self.root = root
      self.width = width
      self.height = height
      self.background = background
    }
  }
}
