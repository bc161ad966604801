import CoreGraphics

/// All that can be set on a tiled layer beyond what every layer has.
struct TilingState: Equatable {
  /// In pixels.
  var size = CGSize(width: 256, height: 256)
  var levels = 1
  var bias = 0

  /// The power of two by which the layer is drawn larger than it is, for a zoom: the next one that
  /// is as large, as far as there are levels.
  func level(for zoom: CGFloat) -> Int {
    guard zoom > 0, zoom.isFinite else { return 0 }
    let finest = min(max(bias, -30), 30)
    let coarsest = finest - min(max(levels, 1) - 1, 60)
    // An error of rounding in the zoom is no reason for twice the pixels.
    return min(finest, max(coarsest, Int((log2(zoom) - 1e-6).rounded(.up))))
  }
}
