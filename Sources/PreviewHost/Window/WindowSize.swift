import CoreGraphics

/// The size of the host's window, in points of the desktop and in device pixels.
struct WindowSize: Equatable {
  var points: CGSize
  var pixelWidth: Int
  var pixelHeight: Int

  /// Device pixels a point: what the display makes of the desktop's units.
  var scale: CGFloat { CGFloat(pixelWidth) / points.width }
}
