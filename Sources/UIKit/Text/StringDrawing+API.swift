import CoreGraphics

// Strings measure and draw themselves, on the current context.

extension NSAttributedString {
  public func size() -> CGSize { StringDrawing(self).size }

  /// Draws with the upper left corner at a point.
  public func draw(at point: CGPoint) { StringDrawing(self).draw(at: point) }

  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) {
    StringDrawing(self).draw(with: rect, options: options, context: context)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self).boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    text.size(withAttributes: attrs)
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    text.draw(at: point, withAttributes: attrs)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    text.draw(in: rect, withAttributes: attrs)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions,
    attributes: [NSAttributedString.Key: Any]?, context: NSStringDrawingContext?
  ) {
    text.draw(with: rect, options: options, attributes: attributes, context: context)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions,
    attributes: [NSAttributedString.Key: Any]?, context: NSStringDrawingContext?
  ) -> CGRect {
    text.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  private var text: String { String(self) }
}

extension StringProtocol {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing(String(self), attrs).size
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(String(self), attrs).draw(at: point)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    draw(with: rect, options: .usesLineFragmentOrigin, attributes: attrs, context: nil)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext? = nil
  ) {
    StringDrawing(String(self), attributes).draw(with: rect, options: options, context: context)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext? = nil
  ) -> CGRect {
    StringDrawing(String(self), attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
