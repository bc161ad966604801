import CoreGraphics
import Pixels
import QuartzCore
import RenderServer
import RenderTree
import Scenes
import UIKit

/// A scene with everything that makes pixels of it: the loop of every host and of every test turns
/// this.
///
/// One turn is layout, commit, damage and painting at a given time. The stage owns no clock and no
/// window on a display: who has them calls `turn`.
@MainActor
package final class Stage {
  package let live = LiveScene()
  private let input: WindowInput
  package let renderer: Renderer
  /// Seconds since the scene began; only `turn` moves it.
  package private(set) var time: TimeInterval = 0
  /// Device pixels a point.
  package var scale: CGFloat = Canvas.headlessScale
  /// What is shown around and above the scene's window, such as a banner; nil shows the bare scene.
  package var surroundings: Surroundings?
  /// The last committed tree.
  package private(set) var tree: RenderNode?
  package private(set) var lastCommit = CommitReport()

  /// A layer that has the scene's window somewhere below it, on a canvas of its own.
  package struct Surroundings {
    package let root: CALayer
    /// In device pixels.
    package var width: Int
    package var height: Int
    package var background: CGColor

    package init(root: CALayer, width: Int, height: Int, background: CGColor) {
      self.root = root
      self.width = width
      self.height = height
      self.background = background
    }
  }

  package init(threads: Int, tileSize: TileSize = .standard) {
    renderer = Renderer(threads: threads, tileSize: tileSize)
    input = WindowInput(window: live.window)
  }

  /// Shows a scene; the scale is the scene's own unless it leaves it open.
  @discardableResult
  package func show(
    _ scene: ExpandedScene, keepingState: Bool = true
  ) -> LiveScene.Changes {
    if surroundings == nil { scale = scene.canvas.scale ?? Canvas.headlessScale }
    UIScreen.main.bounds = CGRect(origin: .zero, size: scene.canvas.size)
    UIScreen.main.scale = scale
    // What is shown as its file has it begins.
    if !keepingState { time = 0 }
    // What a file says is so at once.
    return CATransaction.atOnce { act { live.show(scene, keepingState: keepingState) } }
  }

  /// Does something in the stage's time, as events do between two frames, or at a later one.
  @discardableResult
  package func act<Result>(
    at time: TimeInterval? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    try LayerClock.$staged.withValue(time ?? self.time, operation: body)
  }

  /// Shows the present scene as its file has it, at its beginning: what is turned next is what a run
  /// without a display would come to from there.
  package func restart() {
    guard let scene = live.scene else { return }
    show(scene, keepingState: false)
    send(at: 0) { $0.advance(to: 0) }
    _ = frame()
  }

  /// The seconds until the picture is different by itself: 0 for with every frame, nil for never.
  package var timeToNextFrame: TimeInterval? {
    (surroundings?.root ?? live.window.layer).timeToNextFrame(at: time)
  }

  /// Brings the picture up to date for a time.
  @discardableResult
  package func turn(at time: TimeInterval) -> FrameReport {
    self.time = time
    send(at: time) { $0.advance(to: time) }
    return renderer.render(frame())
  }

  /// Gives an event to the scene, with the clock of its layers at the event's time.
  @discardableResult
  package func send<Result>(
    at time: TimeInterval, _ event: (WindowInput) throws -> Result
  ) rethrows -> Result {
    try LayerClock.$staged.withValue(time) { try event(input) }
  }

  /// When something happens by itself next, such as the end of a long press.
  package var nextDue: TimeInterval? { input.nextDue }

  /// Whether what is typed is text for somebody.
  package var wantsText: Bool { input.wantsText }

  /// Where it will appear, in the space of the scene's window.
  package var caretRect: CGRect? { input.caretRect }

  /// What would be drawn now.
  package func frame() -> Frame {
    let root = surroundings?.root ?? live.window.layer
    // What moves by itself follows the stage's time, so that a run without a display repeats itself.
    let commit = commit(root)
    tree = commit.root
    lastCommit = commit.report
    if let surroundings {
      return Frame(
        root: commit.root,
        canvas: CanvasSize(width: surroundings.width, height: surroundings.height),
        scale: scale,
        background: surroundings.background.pixel)
    }
    let canvas = live.scene?.canvas ?? Canvas()
    return Frame(
      root: commit.root, canvas: pixelSize(of: canvas.size), scale: scale,
      background: background(of: canvas))
  }

  /// Commits, and what waits for that; where this changes something, the frame shows it.
  private func commit(_ root: CALayer) -> (root: RenderNode?, report: CommitReport) {
    LayerClock.$staged.withValue(time) {
      let commit = root.commitTree()
      return UIApplication.shared.runAfterCommit() ? root.commitTree() : commit
    }
  }

  package func background(of canvas: Canvas) -> Pixel {
    canvas.background.cgColor(for: live.window.traits).pixel
  }

  private func pixelSize(of size: CGSize) -> CanvasSize {
    func side(_ points: CGFloat) -> Int {
      max(1, min(Pixmap.maximumSide, Int((points * scale).rounded())))
    }
    return CanvasSize(width: side(size.width), height: side(size.height))
  }

  /// The picture as it is now, a copy.
  package var image: CGImage? { renderer.pixmap.map { CGImage($0.copy()) } }
}
