import CoreGraphics
import ImageFiles

extension UIImage {
  /// A PNG file of the stored picture; as UIKit's, it does not tell the orientation. Nil without a
  /// picture.
  public func pngData() -> Data? {
    state.cgImage.map { Data(PNGFile.encode($0)) }
  }

  /// A JPEG file of the stored picture with the orientation; transparent parts become white.
  ///
  /// `compressionQuality` goes from 0, the smallest file, to 1, the best picture. Nil without a
  /// picture.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    state.cgImage.map {
      Data(
        JPEGFile.encode(
          $0, quality: compressionQuality, orientation: state.orientation.stored))
    }
  }
}
