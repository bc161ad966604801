import CoreGraphics
import Pixels

extension CGAffineTransform {
  /// The pixels that a mapped rectangle may touch; none for a null rectangle or a map that is not
  /// finite.
  func pixels(covering rect: CGRect) -> PixelRect {
    Box(rect).mapped(by: self).pixels
  }

  /// The same map with the dust of a quarter turn's sine and cosine taken off, so that it keeps
  /// the axes exactly.
  var snappedToAxes: CGAffineTransform {
    if keepsAxes { return self }
    var snapped = self
    let straight = max(abs(a), abs(d))
    let crossed = max(abs(b), abs(c))
    // Over a layer of 100,000 pixels this is a hundredth of a 24.8 step.
    let dust = 1e-10
    if crossed < straight * dust {
      snapped.b = 0
      snapped.c = 0
    } else if straight < crossed * dust {
      snapped.a = 0
      snapped.d = 0
    }
    return snapped
  }
}
