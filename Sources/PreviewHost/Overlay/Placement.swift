import CoreGraphics
import QuartzCore

/// Where the scene lies in the host's window: its corner, and how much larger it is than on its
/// canvas. Both in points of the desktop.
struct Placement: Equatable {
  var corner = CGPoint.zero
  var zoom: CGFloat = 1
  /// By how much the sides differ from the zoom, to be of whole pixels.
  private var stretch = CGSize(width: 1, height: 1)

  init(corner: CGPoint = .zero, zoom: CGFloat = 1) {
    (self.corner, self.zoom) = (corner, zoom)
  }

  private var factors: CGSize {
    CGSize(width: zoom * stretch.width, height: zoom * stretch.height)
  }

  /// A point of the host's window in the scene's.
  func scenePoint(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x - corner.x) / factors.width, y: (point.y - corner.y) / factors.height)
  }

  /// A rectangle of the scene's window in the host's.
  func desktopRect(_ rect: CGRect) -> CGRect {
    CGRect(
      x: corner.x + rect.minX * factors.width, y: corner.y + rect.minY * factors.height,
      width: rect.width * factors.width, height: rect.height * factors.height)
  }

  func frame(of canvas: CGSize) -> CGRect { desktopRect(CGRect(origin: .zero, size: canvas)) }

  /// The same on whole pixels: along edges that cover a pixel in part, what lies behind a scene would
  /// show through.
  func onPixels(canvas: CGSize, scale: CGFloat) -> Placement {
    func whole(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
    func stretch(_ length: CGFloat) -> CGFloat {
      max(1 / scale, whole(length * zoom)) / (length * zoom)
    }
    var placement = Placement(
      corner: CGPoint(x: whole(corner.x), y: whole(corner.y)), zoom: zoom)
    placement.stretch = CGSize(width: stretch(canvas.width), height: stretch(canvas.height))
    return placement
  }

  /// Puts the window of a canvas there.
  @MainActor
  func place(_ window: CALayer, of canvas: CGSize) {
    window.setAffineTransform(CGAffineTransform(scaleX: factors.width, y: factors.height))
    window.position = frame(of: canvas).center
  }
}
