import CoreGraphics
import RenderTree

/// A layer's image and how it is shown.
struct ContentsState: Equatable {
  var image: CGImage?
  /// The part of the image that a drawing filled; the whole of any other image.
  var drawnPart = ImageContent.whole
  var scale: CGFloat = 1
  var gravity = CALayerContentsGravity.resize
  /// In fractions of the image.
  var rect = ImageContent.whole
  /// In fractions of `rect`.
  var center = ImageContent.whole
  var magnification = CALayerContentsFilter.linear
  var minification = CALayerContentsFilter.linear
  var format = CALayerContentsFormat.RGBA8Uint
  /// Whether a new drawing begins on clear pixels.
  var clearsStore = true
  var drawsAsynchronously = false

  /// What is painted in a layer's bounds.
  func content(in bounds: CGRect) -> Paint.Content? {
    guard let image, rect.width > 0, rect.height > 0, rect.isFinite, center.isFinite else {
      return nil
    }
    let part = CGRect(
      x: rect.minX * drawnPart.width, y: rect.minY * drawnPart.height,
      width: rect.width * drawnPart.width, height: rect.height * drawnPart.height)
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let size = CGSize(
      width: CGFloat(image.width) * part.width / scale,
      height: CGFloat(image.height) * part.height / scale)
    let frame = gravity.frame(of: size, in: bounds)
    guard frame.isFinite else { return nil }
    let isLarger = frame.width * frame.height > size.width * size.height
    return .image(
      ImageContent(
        image, frame: frame, part: part, center: gravity.isResizing ? center : ImageContent.whole,
        scale: scale, sampling: (isLarger ? magnification : minification).sampling))
  }
}
