import CoreGraphics

/// Draws in contexts of its own.
open class UIGraphicsRenderer: NSObject {
  /// A copy of the format that the renderer was made with, and the bounds.
  public let format: UIGraphicsRendererFormat

  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    let copy = format.copy() as? UIGraphicsRendererFormat ?? .default()
    copy.bounds = bounds
    self.format = copy
    super.init()
  }

  /// Whether the contexts can show what was drawn so far.
  open var allowsImageOutput: Bool { false }
}
