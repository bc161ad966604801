import CoreGraphics
import RenderTree

/// A layer's image and how it is shown.
struct ContentsState: Equatable {
  var image: CGImage?
  var scale: CGFloat = 1
  var gravity = CALayerContentsGravity.resize
  /// In fractions of the image.
  var rect = ImageContent.whole
  /// In fractions of `rect`.
  var center = ImageContent.whole
  var magnification = CALayerContentsFilter.linear
  var minification = CALayerContentsFilter.linear

  /// What is painted in a layer's bounds.
  func content(in bounds: CGRect) -> Paint.Content? {
    guard let image, rect.width > 0, rect.height > 0, rect.isFinite, center.isFinite else {
      return nil
    }
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let size = CGSize(
      width: CGFloat(image.width) * rect.width / scale,
      height: CGFloat(image.height) * rect.height / scale)
    let frame = gravity.frame(of: size, in: bounds)
    guard frame.isFinite else { return nil }
    let isLarger = frame.width * frame.height > size.width * size.height
    return .image(
      ImageContent(
        image, frame: frame, part: rect, center: gravity.isResizing ? center : ImageContent.whole,
        scale: scale, sampling: (isLarger ? magnification : minification).sampling))
  }
}
