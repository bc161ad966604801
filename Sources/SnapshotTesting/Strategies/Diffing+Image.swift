import CoreGraphics
import Foundation
import Pixels
import UIKit

extension Diffing where Value == UIImage {
  /// Pictures whose pixels are all the same.
  public static var image: Diffing { image() }

  /// Pictures that are the same but for so much.
  ///
  /// - Parameters:
  ///   - precision: The part that must be the same: of the bytes, or of the pixels where colours may differ.
  ///   - perceptualPrecision: How much of a pixel's colour must be the same to the eye. With 0.98 what is just
  ///     noticed may differ.
  ///   - scale: Pixels a point of what is kept; nil or 0 for the screen's.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    let given = scale ?? 0
    return Diffing(
      toData: { $0.pngData() ?? onMain { UIImage.noArea.pngData() } ?? Data() },
      fromData: { data in
        let scale = given > 0 ? given : onMain { UIScreen.main.scale }
        return UIImage(data: data, scale: scale) ?? UIImage()
      },
      diff: { kept, found in
        ImageComparison(precision: precision, perceptualPrecision: perceptualPrecision)
          .difference(from: kept, to: found)
      })
  }
}

/// Says whether two pictures are the same, and what differs.
struct ImageComparison {
  let precision: Float
  let perceptualPrecision: Float

  func difference(from kept: UIImage, to found: UIImage) -> (String, [XCTAttachment])? {
    // A view without an area of which nothing is kept but that.
    if kept.size == .zero, found.size == .zero { return nil }
    guard let old = kept.cgImage?.pixmap else {
      return ("Reference image could not be loaded.", [])
    }
    guard let new = found.cgImage?.pixmap else {
      return ("Newly-taken snapshot could not be loaded.", [attachment(kept, "reference")])
    }
    // Straight alpha, as files have it, gives back each premultiplied pixel as it was.
    let difference = PixmapDifference(from: old, to: new)
    guard difference.sizesDiffer || difference.count > 0,
      let words = words(for: difference, kept, found)
    else { return nil }
    let picture = UIImage(
      cgImage: CGImage(difference.picture()), scale: found.scale, orientation: .up)
    return (
      words,
      [
        attachment(kept, "reference"), attachment(found, "failure"),
        attachment(picture, "difference"),
      ]
    )
  }

  /// Nil where the difference is let pass.
  private func words(
    for difference: PixmapDifference, _ kept: UIImage, _ found: UIImage
  ) -> String? {
    guard !difference.sizesDiffer else {
      return "Newly-taken snapshot@\(found.size) does not match reference@\(kept.size)."
    }
    let pixels = difference.width * difference.height
    let numbers = "\(difference.count) of \(pixels) pixels differ, by at most \(difference.largest)"
    if perceptualPrecision < 1 {
      return colorWords(for: difference, pixels).map { "\($0)\n\(numbers)" }
    }
    guard precision < 1 else {
      return "Newly-taken snapshot does not match reference.\n\(numbers)"
    }
    let bytes = pixels * 4
    let differing = difference.differingBytes
    guard differing > Int((1 - precision) * Float(bytes)) else { return nil }
    let actual = 1 - Float(differing) / Float(bytes)
    return "Actual image precision \(actual) is less than required \(precision)\n\(numbers)"
  }

  private func colorWords(for difference: PixmapDifference, _ pixels: Int) -> String? {
    let perceived = difference.perceived(beyond: (1 - perceptualPrecision) * 100)
    let actual = 1 - Float(perceived.count) / Float(pixels)
    guard actual < precision else { return nil }
    let color = 1 - perceived.largest / 100
    return """
      The percentage of pixels that match \(actual) is less than required \(precision)
      The lowest perceptual color precision \(color) is less than required \(perceptualPrecision)
      """
  }

  private func attachment(_ image: UIImage, _ name: String) -> XCTAttachment {
    let attachment = XCTAttachment(image: image)
    attachment.name = name
    return attachment
  }
}

extension UIImage {
  /// What is kept of a view without an area.
  @MainActor fileprivate static var noArea: UIImage {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 400, height: 80))
    label.backgroundColor = .red
    label.text = """
      Error: No image could be generated for this view as its size was zero. \
      Please set an explicit size in the test.
      """
    label.textAlignment = .center
    label.numberOfLines = 3
    return UIGraphicsImageRenderer(size: label.bounds.size).image { _ in
      label.drawHierarchy(in: label.bounds, afterScreenUpdates: true)
    }
  }
}
