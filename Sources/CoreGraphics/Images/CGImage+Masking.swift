import Foundation
import Pixels

extension CGImage {
  /// The image, seen only as far as a mask lets it: a stencil where it is black, a grey picture
  /// where it is light, nothing but alpha by that. The mask is stretched to the image's size.
  ///
  /// Nil for a stencil, which has no colours to show, and for a mask in colours or with alpha.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard !isMask, mask.isMask || mask.isGrayMask else { return nil }
    return CGImage(pixmap.scaled(byAlphaOf: mask.strength))
  }

  /// Whether its samples are nothing but light, or nothing but alpha.
  private var isGrayMask: Bool {
    guard alphaInfo != .alphaOnly else { return true }
    return colorSpace?.model == .monochrome && !format.layout.hasAlpha
  }

  /// The image without the pixels all of whose samples lie in ranges: for each colour of its space
  /// the least and the greatest sample that goes, 0…255 for samples of 8 bits.
  ///
  /// Nil for a stencil, for an image that has alpha, and for another number of components.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    guard !isMask, components.count == format.layout.colors * 2,
      samples == nil ? pixmap.isOpaque : !format.layout.hasAlpha, let data = dataProvider?.data
    else { return nil }
    let clear = stride(from: 0, to: components.count, by: 2).map {
      SampleMeaning.Range(components[$0], components[$0 + 1])
    }
    return CGImage(format.pixmap(data, clear: clear))
  }

  /// How strongly each pixel lets paint through, as the alpha of black pixels: a stencil where it
  /// is black, another image by its alpha, or where it is light if it has none.
  package var strength: Pixmap {
    if isMask { return pixmap }
    let isOpaque = samples == nil ? pixmap.isOpaque : !format.layout.hasAlpha
    guard isOpaque else { return pixmap.alphas { $0.alpha } }
    return pixmap.alphas { $0.luminance }
  }
}
