import CoreGraphics

/// Where the scene lies in the host's window: its corner, and how much larger it is than on its
/// canvas. Both in points of the desktop.
struct Placement: Equatable {
  var corner = CGPoint.zero
  var zoom: CGFloat = 1

  /// A point of the host's window in the scene's.
  func scenePoint(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x - corner.x) / zoom, y: (point.y - corner.y) / zoom)
  }

  /// A rectangle of the scene's window in the host's.
  func desktopRect(_ rect: CGRect) -> CGRect {
    CGRect(
      x: corner.x + rect.minX * zoom, y: corner.y + rect.minY * zoom, width: rect.width * zoom,
      height: rect.height * zoom)
  }

  func frame(of canvas: CGSize) -> CGRect { desktopRect(CGRect(origin: .zero, size: canvas)) }
}
