import CoreGraphics

/// What an image renderer's actions draw on.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let canvas: ImageCanvas

  init(_ canvas: ImageCanvas, format: UIGraphicsRendererFormat) {
    self.canvas = canvas
    super.init(canvas.context, format: format)
  }

  /// What was drawn so far.
  open var currentImage: UIImage { canvas.image ?? UIImage() }
}
