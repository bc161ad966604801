import CoreGraphics

/// Draws images: in a context with y pointing down, whose unit is a point.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  public convenience init(size: CGSize) {
    self.init(size: size, format: .default())
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  open override var allowsImageOutput: Bool { true }

  /// The image that the actions draw.
  ///
  /// For a size without area, or a larger one than a bitmap can have, they are not called, and the
  /// image has no size.
  open func image(actions: DrawingActions) -> UIImage {
    let options = format as? UIGraphicsImageRendererFormat ?? .default()
    let canvas = ImageCanvas(
      bounds: format.bounds, scale: options.scale, isOpaque: options.opaque)
    guard let canvas else { return UIImage() }
    let stack = ContextStack.current
    let depth = stack.contexts.count
    UIGraphicsPushContext(canvas.context)
    actions(UIGraphicsImageRendererContext(canvas, format: format))
    // What the actions pushed and forgot goes too.
    stack.drop(to: depth)
    return canvas.image ?? UIImage()
  }

  /// A PNG file of what the actions draw; no bytes where there is no image.
  open func pngData(actions: DrawingActions) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions)
    -> Data
  {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
