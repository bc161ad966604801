import CoreGraphics
import Dispatch

// Pictures are decoded when they are read, so there is little to prepare; who waits for it is
// answered as UIKit answers.

extension UIImage {
  /// An image that can be shown at once; nil without a picture.
  public func preparingForDisplay() -> UIImage? {
    state.picture == nil && state.symbol == nil ? nil : self
  }

  /// Calls back on another thread.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
  }

  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// The image drawn at a size in points, with its own scale; nil without a picture or an area.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let bounds = CGRect(origin: .zero, size: size)
    guard state.picture != nil || state.symbol != nil,
      let canvas = ImageCanvas(bounds: bounds, scale: scale, isOpaque: false)
    else { return nil }
    UIGraphicsPushContext(canvas.context)
    draw(in: bounds)
    UIGraphicsPopContext()
    return canvas.image
  }

  /// Calls back on another thread.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
}
