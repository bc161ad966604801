import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import SnapshotTesting

@MainActor
struct PictureComparisonTests {
  /// A square of 10 × 10 pixels, some of its left columns in another colour.
  private func square(_ color: UIColor = .white, other: UIColor = .black, columns: Int = 0)
    -> UIImage
  {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      other.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: columns, height: 10))
    }
  }

  private func words(
    _ found: UIImage, precision: Float = 1, perceptualPrecision: Float = 1
  ) -> String? {
    ImageComparison(precision: precision, perceptualPrecision: perceptualPrecision)
      .difference(from: square(), to: found)?.0
  }

  @Test func everyPixelCountsUnlessSomeMayDiffer() {
    #expect(words(square()) == nil)
    #expect(
      words(square(columns: 1))
        == "Newly-taken snapshot does not match reference.\n10 of 100 pixels differ, by at most 255"
    )
    // Of each pixel three bytes of four.
    #expect(words(square(columns: 1), precision: 0.92) == nil)
    #expect(
      words(square(columns: 1), precision: 0.93)?.hasPrefix("Actual image precision 0.925") == true)
  }

  @Test func colorsMayDifferAsLittleAsNobodySees() {
    let pale = square(UIColor(white: 0.99, alpha: 1))
    #expect(words(pale) != nil)
    #expect(words(pale, perceptualPrecision: 0.98) == nil)
    #expect(words(square(.red), perceptualPrecision: 0.98) != nil)
    #expect(words(square(columns: 1), precision: 0.9, perceptualPrecision: 0.98) == nil)
    #expect(
      words(square(columns: 1), precision: 0.91, perceptualPrecision: 0.98)?
        .hasPrefix(
          "The percentage of pixels that match 0.9 is less than required 0.91\nThe lowest perceptual color precision 0.0 is"
        )
        == true)
    // What is clear is not what is black.
    let clear = ImageComparison(precision: 1, perceptualPrecision: 0.5)
      .difference(from: square(.black), to: square(.clear))
    #expect(clear != nil)
  }

  @Test func sizesAreSaid() {
    let large = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    #expect(
      words(large) == "Newly-taken snapshot@(4.0, 4.0) does not match reference@(10.0, 10.0).")
  }

  @Test func thereIsSomethingToLookAt() throws {
    let (_, attachments) = try #require(
      ImageComparison(precision: 1, perceptualPrecision: 1)
        .difference(from: square(), to: square(columns: 3)))
    #expect(attachments.map(\.name) == ["reference", "failure", "difference"])
    #expect(
      attachments.allSatisfy { UIImage(data: $0.data)?.size == CGSize(width: 10, height: 10) })
    #expect(attachments[0].data != attachments[1].data)
  }

  @Test func aPictureIsTheSameAsItsFile() throws {
    let folder = Folder()
    let half = square(UIColor(red: 0.7, green: 0.3, blue: 0.1, alpha: 0.37))
    _ = folder.verify(half, as: .image)
    #expect(folder.verify(half, as: .image) == nil)
    #expect(folder.verify(square(columns: 1), as: .image) != nil)
    #expect(
      folder.files == [
        "artifacts/CardTests/test.it.difference.png", "artifacts/CardTests/test.it.png",
        "kept/test.it.png",
      ])
  }

  @Test func whatHasNoAreaIsSaid() throws {
    let folder = Folder()
    let nothing = UIView()
    _ = folder.verify(nothing, as: .image)
    let kept = try #require(FileManager.default.contents(atPath: folder.path + "/kept/test.it.png"))
    #expect(UIImage(data: kept, scale: 2)?.size == CGSize(width: 400, height: 80))
    #expect(
      folder.verify(nothing, as: .image)?.contains("Newly-taken snapshot could not be loaded.")
        == true)
  }
}
