import CoreGraphics
import QuartzCore
import Scenes
import UIKit

/// How the scene lies in the host's window: its zoom, and what is around it.
///
/// Zoom is a transform of the scene's window; the scene's layout never knows of it.
@MainActor
struct Viewport {
  /// What decides the zoom.
  enum Zoom: Equatable {
    /// As large as it is, but never larger than the window.
    case automatic
    /// As large as the window allows.
    case fit
    case fixed(CGFloat)
  }

  var zoom = Zoom.automatic
  /// The root of everything in the host's window, in points of the desktop.
  let backdrop = CALayer()

  static let background = CGColor(red: 0.16, green: 0.16, blue: 0.18, alpha: 1)
  private static let zoomRange: ClosedRange<CGFloat> = 0.05...32
  private static let zoomStep: CGFloat = 1.25

  init(scene: UIWindow, overlays: [CALayer]) {
    backdrop.addSublayer(scene.layer)
    for overlay in overlays { backdrop.addSublayer(overlay) }
    scene.layer.masksToBounds = true
  }

  /// Places the scene in the middle of a window of a size, its corner on a whole pixel.
  func place(_ scene: UIWindow, canvas: CGSize, in size: CGSize, scale: CGFloat) {
    backdrop.frame = CGRect(origin: .zero, size: size)
    let zoom = factor(canvas: canvas, in: size)
    scene.layer.setAffineTransform(CGAffineTransform(scaleX: zoom, y: zoom))
    let shown = CGSize(width: canvas.width * zoom, height: canvas.height * zoom)
    func start(_ whole: CGFloat, _ part: CGFloat) -> CGFloat {
      ((whole - part) / 2 * scale).rounded() / scale
    }
    scene.layer.position = CGPoint(
      x: start(size.width, shown.width) + shown.width / 2,
      y: start(size.height, shown.height) + shown.height / 2)
  }

  func factor(canvas: CGSize, in size: CGSize) -> CGFloat {
    let fit = min(size.width / canvas.width, size.height / canvas.height)
    switch zoom {
    case .automatic: return max(Self.zoomRange.lowerBound, min(1, fit))
    case .fit: return max(Self.zoomRange.lowerBound, min(Self.zoomRange.upperBound, fit))
    case .fixed(let factor): return factor
    }
  }

  /// A step larger or smaller than now.
  mutating func step(_ direction: FloatingPointSign, canvas: CGSize, in size: CGSize) {
    let now = factor(canvas: canvas, in: size)
    let next = direction == .plus ? now * Self.zoomStep : now / Self.zoomStep
    zoom = .fixed(max(Self.zoomRange.lowerBound, min(Self.zoomRange.upperBound, next)))
  }

  /// A rectangle of the scene's window in the host's.
  func desktopRect(_ rect: CGRect, in scene: UIWindow) -> CGRect {
    scene.layer.convert(rect, to: backdrop)
  }

  /// A point of the host's window in the scene's.
  func scenePoint(_ point: CGPoint, in scene: UIWindow) -> CGPoint {
    scene.layer.convert(point, from: backdrop)
  }
}
