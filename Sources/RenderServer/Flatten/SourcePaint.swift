import CoreGraphics
import Pixels

/// Where pixels come from; an object, so that handing it on takes no memory.
final class PreparedSource: Sendable {
  let source: any PixelSource

  init(_ source: any PixelSource) {
    self.source = source
  }
}

/// Pixels from a gradient or an image on their way to the device.
struct SourcePaint: Sendable {
  var source: PreparedSource
  var shape = Shape.everything

  /// What is painted.
  enum Shape: Sendable {
    /// All of the command's bounds.
    case everything
    case rounded(RoundedRect)
    case outline(Outline)
  }

  /// Whether it is all of the command's bounds.
  var isEverything: Bool { if case .everything = shape { true } else { false } }
}

extension CGAffineTransform {
  /// From the unit square to a rectangle.
  init(unitTo rect: CGRect) {
    self.init(
      a: rect.size.width, b: 0, c: 0, d: rect.size.height, tx: rect.origin.x, ty: rect.origin.y)
  }
}
