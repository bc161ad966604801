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
/// One turn is layout, commit, damage and painting at a given time. The stage has no clock that runs
/// and no window on a display: who has them calls `turn`. But it is the one owner of the scene's time
/// and of the display that the scene is on. Layers, views and events learn both from it, for as long
/// as it is at work; so two stages with other times and scales stand side by side.
@MainActor
package final class Stage {
  /// The views and layers, with the window that they are in.
  package let live: LiveScene
  /// Whom events go to: the scene's window, or one of an app's.
  package var input: WindowInput
  /// All that have this stage's time.
  package var inputs: [WindowInput]
  /// Keeps the picture, in device pixels.
  package let renderer: Renderer
  /// Seconds since the scene began.
  package private(set) var time: TimeInterval = 0
  private let screen: UIScreen
  /// Whether the stage's time and screen are the whole process's, on all threads and in all tasks.
  private let isOfApp: Bool
  /// What is shown around and above the scene's window, such as a banner; nil shows the bare scene.
  package var surroundings: Surroundings?
  /// How the scene is shown with its layers apart; nil shows it as it is.
  package var explosion: Explosion?
  /// Stages whose windows are somewhere in these surroundings as well: they have this one's time and
  /// scale, and are drawn with it.
  package var companions: [Stage] = [] {
    didSet {
      for companion in companions {
        companion.scale = scale
        companion.goOn(to: time)
      }
    }
  }
  private var explosionCache = ExplosionCache()
  /// The number of the one layer that is shown with what is in it; nil shows all.
  package var isolated: UInt64?
  private var isolation = Isolation()
  /// The last committed tree.
  package private(set) var tree: RenderNode?
  /// What the last `frame()` had to commit.
  package private(set) var lastCommit = CommitReport()

  /// Whether another stage draws what is on this one.
  private let isCompanion: Bool

  package convenience init(
    threads: Int, tileSize: TileSize? = nil, isCompanion: Bool = false
  ) {
    self.init(
      on: UIScreen(), threads: threads, tileSize: tileSize, isCompanion: isCompanion,
      isOfApp: false)
  }

  /// A stage for an app's windows, which are to be its surroundings. Tasks keep the time of a stage that
  /// they begin in; an app's go on for as long as it runs, so the time is that of the process.
  package static func ofApp(threads: Int) -> Stage {
    let stage = Stage(
      on: .device, threads: threads, tileSize: nil, isCompanion: false, isOfApp: true)
    stage.live.window.isHidden = true
    stage.live.window.windowScene = nil
    stage.inputs = []
    return stage
  }

  private init(
    on screen: UIScreen, threads: Int, tileSize: TileSize?, isCompanion: Bool, isOfApp: Bool
  ) {
    (self.screen, self.isCompanion, self.isOfApp) = (screen, isCompanion, isOfApp)
    if !isOfApp { screen.scale = Canvas.headlessScale }
    live = screen.asMain { LiveScene() }
    renderer = Renderer(threads: threads, tileSize: tileSize)
    input = WindowInput(window: live.window)
    inputs = [input]
  }

  /// Device pixels a point.
  package var scale: CGFloat {
    get { screen.scale }
    set {
      screen.scale = newValue
      for companion in companions { companion.scale = newValue }
    }
  }

  // MARK: Scenes

  /// Shows a scene; the scale is the scene's own unless it leaves it open.
  @discardableResult
  package func show(
    _ scene: ExpandedScene, keepingState: Bool = true
  ) -> LiveScene.Changes {
    if surroundings == nil, !isCompanion { scale = scene.canvas.scaleByItself }
    screen.bounds = CGRect(origin: .zero, size: scene.canvas.size)
    // What is shown as its file has it begins.
    if !keepingState { time = 0 }
    let isWrittenAnew = screen.wishes != scene.canvas.wishes
    if isWrittenAnew { screen.wishes = scene.canvas.wishes }
    // What a file says is so at once.
    return CATransaction.atOnce {
      act {
        // Views take their fonts and their sides when they are made.
        live.show(scene, keepingState: keepingState && !isWrittenAnew)
      }
    }
  }

  /// Shows the present scene as its file has it, at its beginning: what is turned next is what a run
  /// without a display would come to from there.
  package func restart() {
    guard let scene = live.scene else { return }
    for companion in companions {
      if let scene = companion.live.scene { companion.show(scene, keepingState: false) }
    }
    show(scene, keepingState: false)
    goOn(to: 0)
    _ = frame()
  }

  // MARK: Time

  /// Does something in the scene's time, for its display: between two frames, as events do.
  @discardableResult
  package func act<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard !isOfApp else {
      LayerClock.ofApp = time
      return try body()
    }
    return try screen.asMain { try LayerClock.$staged.withValue(time, operation: body) }
  }

  /// Goes to a time, and does what is due until then; nothing is drawn.
  package func goOn(to time: TimeInterval) {
    self.time = time
    act { for input in inputs { input.advance(to: time) } }
    for companion in companions { companion.goOn(to: time) }
  }

  /// Gives an event to the scene, which happens now.
  @discardableResult
  package func send<Result>(
    _ event: (WindowInput, TimeInterval) throws -> Result
  ) rethrows -> Result {
    try act { try event(input, time) }
  }

  /// Brings the picture up to date for a time.
  @discardableResult
  package func turn(at time: TimeInterval) -> FrameReport {
    goOn(to: time)
    return renderer.render(frame(isWhole: false))
  }

  /// The seconds until the picture is different by itself: 0 for with every frame, nil for never.
  package var timeToNextFrame: TimeInterval? {
    (surroundings?.root ?? live.window.layer).timeToNextFrame(at: time)
  }

  /// When something happens by itself next, such as the end of a long press.
  package var nextDue: TimeInterval? {
    (inputs.map(\.nextDue) + companions.map(\.nextDue)).compactMap { $0 }.min()
  }

  // MARK: Text

  /// Whether what is typed is text for somebody.
  package var wantsText: Bool { input.wantsText }

  /// Where it will appear, in the space of the scene's window.
  package var caretRect: CGRect? { input.caretRect }

  // MARK: Pictures

  /// What would be drawn now. What moves where nobody sees it is as it is only in one that is whole.
  package func frame(isWhole: Bool = true) -> Frame {
    let root = surroundings?.root ?? live.window.layer
    // What moves by itself follows the stage's time, so that a run without a display repeats itself.
    let canvas = canvasSize
    let seen = isWhole || isolated != nil || explosion != nil ? nil : rect(of: canvas)
    let committed = act { commit(root, within: seen) }
    tree = committed.root
    lastCommit = committed.report
    if let surroundings {
      return Frame(
        root: shown(committed.root), canvas: canvas, scale: scale,
        background: surroundings.background.pixel)
    }
    return Frame(
      root: shown(committed.root), canvas: canvas, scale: scale,
      background: background(of: live.scene?.canvas ?? Canvas()))
  }

  private var canvasSize: CanvasSize {
    if let surroundings {
      return CanvasSize(width: surroundings.width, height: surroundings.height)
    }
    return pixelSize(of: (live.scene?.canvas ?? Canvas()).size)
  }

  /// A canvas and a little more than what edges reach, in points.
  private func rect(of canvas: CanvasSize) -> CGRect {
    CGRect(x: 0, y: 0, width: Double(canvas.width), height: Double(canvas.height))
      .insetBy(dx: -2, dy: -2).applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
  }

  /// The tree as it is to be looked at.
  private func shown(_ root: RenderNode?) -> RenderNode? {
    guard var root else { return nil }
    if let isolated {
      root = isolation.tree(root, scene: live.window.layer.number, alone: isolated)
    }
    guard let explosion else { return root }
    return explosionCache.tree(
      root, scene: live.window.layer.number,
      canvas: live.scene?.canvas.size ?? live.window.bounds.size, by: explosion)
  }

  /// Commits, and what waits for that; where this changes something, the frame shows it, and what waits for that
  /// in turn. Who always has something wait goes on in the next frame.
  private func commit(
    _ root: CALayer, within canvas: CGRect?
  ) -> (root: RenderNode?, report: CommitReport) {
    let threads = renderer.lists
    var commit = root.commitTree(within: canvas, on: threads)
    for _ in 0..<Self.mostCommits {
      guard UIApplication.shared.runAfterCommit() else { break }
      commit = root.commitTree(within: canvas, on: threads)
    }
    return commit
  }

  private static let mostCommits = 8

  /// The canvas's colour in the window's appearance.
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
