import CoreGraphics
import Pixels

/// How the window is shared: the scene has its left side, a panel of the host's what is right of it.
@MainActor
final class WindowRoom {
  let window: any HostScreen
  /// How wide the panel is meant to be, in points; 0 for none.
  var panelWidth: CGFloat = 0

  /// In points; a window too narrow for both has a narrower panel.
  private static let leastScene: CGFloat = 80

  init(of window: any HostScreen) { self.window = window }

  /// The part of the window that is the scene's.
  var scene: WindowSize { parts.scene }

  /// The part that is the panel's; nil for none.
  var panel: WindowSize? { parts.panel }

  /// The panel's place in the window's picture.
  var panelRect: PixelRect? {
    panel.map { panel in
      PixelRect(
        x: scene.pixelWidth, y: 0, width: panel.pixelWidth, height: panel.pixelHeight)
    }
  }

  /// Whole pixels go to one part or the other, and both have the window's scale.
  private var parts: (scene: WindowSize, panel: WindowSize?) {
    let whole = window.size
    let width = min(panelWidth, whole.points.width - Self.leastScene)
    let pixels = Int((width * whole.scale).rounded())
    guard pixels > 0 else { return (whole, nil) }
    func part(_ pixelWidth: Int) -> WindowSize {
      WindowSize(
        points: CGSize(
          width: CGFloat(pixelWidth) / whole.scale, height: whole.points.height),
        pixelWidth: pixelWidth, pixelHeight: whole.pixelHeight)
    }
    return (part(whole.pixelWidth - pixels), part(pixels))
  }
}
