import Foundation
import Pixels

extension CGContext {
  /// Draws an image into a rectangle, its top towards larger y.
  ///
  /// An image mask is drawn in the fill colour.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    if byTiling { return tile(image, rect) }
    guard let source = source(image, in: rect) else { return }
    draw(image, source, on: Shape(pixelPath(rect), rule: .winding, clip: visible))
  }

  /// Draws the image over and over, beginning in a rectangle, as far as the clip goes.
  private func tile(_ image: CGImage, _ rect: CGRect) {
    let rect = rect.standardized
    guard let map = imageMap(image, rect).concatenating(pixelMap).sourceMap,
      let source = TileSource(image.pixmap, map: map)
    else { return }
    draw(image, source, on: .rect(state.clip.bounds))
  }

  private func draw(_ image: CGImage, _ source: any PixelSource, on shape: Shape) {
    guard image.isMask else { return draw(shape, with: ink(source)) }
    let area = shape.pixelBounds.intersection(visible)
    guard !area.isEmpty, let ink = ink(state.fill) else { return }
    draw(.mask(alpha(of: shape, with: Ink(.source(source)), in: area)), with: ink)
  }

  /// The pixels of an image that is stretched over a rectangle of user space.
  func source(_ image: CGImage, in rect: CGRect) -> (any PixelSource)? {
    let rect = rect.standardized
    guard let map = imageMap(image, rect).concatenating(pixelMap).sourceMap else { return nil }
    switch state.interpolation {
    case .none: return ImageSource(image.pixmap, map: map, sampling: .nearest)
    case .low: return ImageSource(image.pixmap, map: map, sampling: .bilinear)
    case .default, .medium, .high: return ImageSource(image.pyramid, map: map)
    }
  }

  /// From an image's pixels, whose rows begin at the top, to user space.
  private func imageMap(_ image: CGImage, _ rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height),
      tx: rect.minX, ty: rect.maxY)
  }

  func pixelPath(_ rect: CGRect) -> CGPath {
    CGPath(elements: CGPath.rect(rect).mapped(by: pixelMap))
  }
}
