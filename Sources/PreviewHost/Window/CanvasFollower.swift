import CoreGraphics

/// Gives the window the size of the scene's canvas, for as long as nobody gives it another.
@MainActor
struct CanvasFollower {
  private let room: WindowRoom
  private let isFullScreen: Bool
  /// The size that the scene asked for when the window got its own.
  private(set) var canvas: CGSize

  /// The size that the window got for that: whole, and no larger than the desktop.
  private var given: CGSize

  /// The window was made with the canvas's size.
  init(_ room: WindowRoom, canvas: CGSize, isFullScreen: Bool) {
    self.room = room
    self.canvas = canvas
    self.isFullScreen = isFullScreen
    given = room.window.size.points
    if !isFullScreen { fit() }
  }

  /// Whether the window still has the size that it was given.
  var isFollowing: Bool { given == room.window.size.points }

  /// A window that has that goes with the canvas.
  mutating func follow(_ canvas: CGSize) {
    let old = self.canvas
    self.canvas = canvas
    guard old != canvas, isFollowing, !isFullScreen else { return }
    fit()
  }

  /// A panel has come or gone beside the scene: a window that has the scene's size makes room for it,
  /// so that the scene stays as it is.
  mutating func makeRoom(forPanel width: CGFloat) {
    let follows = isFollowing
    room.panelWidth = width
    if follows, !isFullScreen { fit() }
  }

  /// Makes the window as large as the canvas, or as the desktop; the scene then shrinks into it.
  private mutating func fit() {
    var size = CGSize(
      width: canvas.width.rounded() + room.panelWidth, height: canvas.height.rounded())
    if let desktop = room.window.desktopSize {
      size.width = min(size.width, CGFloat(desktop.width))
      size.height = min(size.height, CGFloat(desktop.height))
    }
    given = size
    guard room.window.size.points != size else { return }
    room.window.resize(width: Int(size.width), height: Int(size.height))
  }
}
