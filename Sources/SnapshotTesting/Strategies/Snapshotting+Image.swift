import UIKit

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// The picture itself, of which all pixels must be the same.
  public static var image: Snapshotting { image() }

  /// The picture itself.
  ///
  /// - Parameters:
  ///   - precision: The part that must be the same.
  ///   - perceptualPrecision: How much of a pixel's colour must be the same to the eye.
  ///   - scale: Pixels a point of what is kept; nil or 0 for the screen's.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(
        precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}
