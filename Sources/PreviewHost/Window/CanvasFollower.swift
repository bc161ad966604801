import CoreGraphics

/// Gives the window the size of the scene's canvas, for as long as nobody gives it another.
@MainActor
struct CanvasFollower {
  private let window: any HostScreen
  private let isFullScreen: Bool
  /// The size that the scene asked for when the window got its own.
  private(set) var canvas: CGSize

  /// The window was made with the canvas's size.
  init(_ window: any HostScreen, canvas: CGSize, isFullScreen: Bool) {
    self.window = window
    self.canvas = canvas
    self.isFullScreen = isFullScreen
    fitOnDesktop()
  }

  /// A window that still has the scene's own size goes with the canvas.
  mutating func follow(_ canvas: CGSize) {
    let old = self.canvas
    self.canvas = canvas
    guard old != canvas, old == window.size.points, !isFullScreen else { return }
    window.resize(width: Int(canvas.width.rounded()), height: Int(canvas.height.rounded()))
    fitOnDesktop()
  }

  /// Makes the window small enough for the desktop; the scene then shrinks into it.
  private func fitOnDesktop() {
    guard !isFullScreen, let desktop = window.desktopSize else { return }
    let width = min(Int(canvas.width.rounded()), desktop.width)
    let height = min(Int(canvas.height.rounded()), desktop.height)
    guard window.size.points != CGSize(width: width, height: height) else { return }
    window.resize(width: width, height: height)
  }
}
