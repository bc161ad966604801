import Pixels
import RenderServer
import Stages

/// The picture of the whole window, of which each stage paints its part.
@MainActor
final class WindowPicture {
  private let window: any HostScreen
  private var whole: Pixmap?
  private var parts: [Part] = []

  /// A stage with its place in the window, in pixels.
  struct Part {
    var stage: Stage
    var rect: PixelRect

    func isSame(as other: Part) -> Bool { stage === other.stage && rect == other.rect }
  }

  init(of window: any HostScreen) { self.window = window }

  /// Gives stages their places; those that have got another one paint all of it with the next frame.
  func share(width: Int, height: Int, among parts: [Part]) {
    let size = (whole?.width, whole?.height)
    let isSame =
      self.parts.count == parts.count
      && zip(self.parts, parts).allSatisfy { $0.isSame(as: $1) }
    guard size != (width, height) || !isSame else { return }
    // Memory that is shared has one picture: the old one goes with this.
    let whole = window.makePicture(width: width, height: height)
    (self.whole, self.parts) = (whole, parts)
    for part in parts {
      part.stage.renderer.dropPixmap()
      part.stage.renderer.makePixmap = { _, _ in Pixmap(part.rect, of: whole) }
    }
  }

  /// Gives the screen what a turn of all stages has changed; tells whether there is anything to
  /// present.
  func take(_ changes: [(stage: Stage, rects: [PixelRect])]) throws(HostError) -> Bool {
    guard let whole else { return false }
    var all: [PixelRect] = []
    for (stage, rects) in changes {
      guard let part = parts.first(where: { $0.stage === stage }) else { continue }
      all += rects.map {
        PixelRect(
          x: $0.minX + part.rect.minX, y: $0.minY + part.rect.minY, width: $0.width,
          height: $0.height)
      }
    }
    return try window.take(whole, changes: all)
  }
}
