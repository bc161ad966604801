import CoreGraphics

/// The size of the host's window, in points of the desktop and in device pixels.
package struct WindowSize: Equatable {
  package var points: CGSize
  package var pixelWidth: Int
  package var pixelHeight: Int

  /// Device pixels a point: what the display makes of the desktop's units.
  package var scale: CGFloat { CGFloat(pixelWidth) / points.width }
}
