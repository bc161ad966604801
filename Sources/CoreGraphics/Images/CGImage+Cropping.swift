import Foundation
import Pixels

extension CGImage {
  /// The pixels that a rectangle touches, in the image's own pixels from its top left.
  ///
  /// Nil if it lies outside, is empty or not a number. The part is a copy; the whole is not.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard !rect.isNull else { return nil }
    let rect = rect.isInfinite ? CGRect(x: 0, y: 0, width: width, height: height) : rect
    let (x0, x1) = (rect.origin.x, rect.origin.x + rect.size.width)
    let (y0, y1) = (rect.origin.y, rect.origin.y + rect.size.height)
    guard ![x0, x1, y0, y1].contains(where: \.isNaN) else { return nil }
    let part = PixelRect(covering: min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1))
      .intersection(pixmap.bounds)
    if part == pixmap.bounds { return copy() }
    guard let pixels = pixmap.cropped(to: part) else { return nil }
    guard let (format, samples) = croppedSamples(to: part) else {
      return CGImage(pixels, format: ImageFormat(of: pixels), samples: nil, isMask: isMask)
    }
    return CGImage(pixels, format: format, samples: samples, isMask: isMask)
  }

  /// The samples of a part, without gaps; nil where there are none or they do not begin at a byte.
  private func croppedSamples(to part: PixelRect) -> (ImageFormat, CGDataProvider)? {
    guard let data = samples?.data, format.layout.pixelBits % 8 == 0 else { return nil }
    let step = format.layout.pixelBits / 8
    var bytes = Data(capacity: part.area * step)
    for y in part.minY..<part.maxY {
      let start = min(y * format.layout.rowBytes + part.minX * step, data.count)
      let present = data.dropFirst(start).prefix(part.width * step)
      bytes.append(present)
      bytes.append(Data(count: part.width * step - present.count))
    }
    var format = format
    format.layout.width = part.width
    format.layout.height = part.height
    format.layout.rowBytes = part.width * step
    return CGDataProvider(data: bytes).map { (format, $0) }
  }
}
