import CoreGraphics
import Foundation
import Scenes
import Stages
import UIKit

/// Brings scenes from their files onto the stage, at first and whenever a file changes.
///
/// The last good picture stays where a file cannot be shown; `message` then says why.
@MainActor
final class SceneEntrance {
  private var walk: SceneWalk
  private let reloader: Reloader
  private let stage: Stage
  private let layout: WindowLayout
  private var follower: CanvasFollower
  private let options: HostOptions
  private let say: (String) -> Void
  /// Why the picture is not the files'; nil where it is.
  private(set) var message: String?
  /// All that was found in the files.
  private(set) var problems: [ProblemList.Problem] = []
  /// What the next load that `poll` brings was asked for as.
  private var awaited = Kind.reload
  /// Whether no picture of the scene could be shown yet, or only of what its mistakes leave.
  private var isStageEmpty = true
  /// Whether what is on show is what the scene's mistakes leave of it.
  private(set) var showsRest = false
  /// The window's size when it was last looked at.
  private var windowSize: CGSize
  /// The reload that the next frame shows.
  private var report: ReloadReport?
  /// The last one that a frame has shown.
  private(set) var lastReport: ReloadReport?

  /// What a load is to the scene on the stage.
  enum Kind {
    /// The same scene: what actions and hands did to it stays.
    case reload
    /// The same scene, as its file has it.
    case reset
    /// The same scene in another size.
    case resize
    /// Another scene.
    case change
  }

  /// The window has the canvas's size.
  init(
    of walk: SceneWalk, by reloader: Reloader, onto stage: Stage, in layout: WindowLayout,
    of room: WindowRoom, canvas: CGSize, options: HostOptions, say: @escaping (String) -> Void
  ) {
    (self.walk, self.reloader, self.stage, self.layout) = (walk, reloader, stage, layout)
    (self.options, self.say) = (options, say)
    windowSize = room.scene.points
    follower = CanvasFollower(room, canvas: canvas, isFullScreen: options.isFullScreen)
    if let note = walk.note { say(note) }
  }

  var path: String { reloader.path }

  var sceneName: String {
    if CodeScenes.isName(path) { return CodeScenes.title(of: path) }
    return path == ScenePaths.standardInput ? "standard input" : ScenePath.name(of: path)
  }

  /// What of the scene is kept for the next load, in bytes.
  var keptBytes: Int { reloader.memories.reduce(0) { $0 + $1.bytes } }

  // MARK: Loading

  /// Calls `wake`, on a thread of its own, when `poll` has something to look at.
  func startWaking(_ wake: @escaping @Sendable () -> Void) { reloader.startWaking(wake) }

  /// Seconds until `poll` has to be called; nil when nothing is watched.
  var timeToDeadline: TimeInterval? { reloader.timeToDeadline }

  /// The scene anew if its files have changed and are at rest; nil else.
  func poll() -> Reloader.Load? { reloader.poll() }

  /// The scene anew, as it is or as its file has it; nil where `poll` brings it later.
  func reload(as kind: Kind) -> Reloader.Load? {
    let load = reloader.reload()
    if load == nil { awaited = kind }
    return load
  }

  /// What the load that `poll` has brought is to the scene on the stage.
  func takeAwaitedKind() -> Kind {
    defer { awaited = .reload }
    return awaited
  }

  /// What hands want of the canvas, whatever its file says.
  var wanted: CanvasOverrides { reloader.wanted }

  /// The axes of the variants that are on show, where they are usual ones.
  var shownAxes: Set<SceneVariants.Axis> {
    switch reloader.choice {
    case .none: []
    case .scene: stage.live.scene?.variants.named ?? []
    case .these(let variants): variants.named
    }
  }

  /// The scene on another canvas.
  func show(on wanted: CanvasOverrides) -> Reloader.Load { reloader.reload(on: wanted) }

  /// The scene in variants, or by itself.
  func show(_ choice: VariantChoice) -> Reloader.Load { reloader.reload(in: choice) }

  /// Another scene of the directory; nil where there is none.
  func walk(by step: Int, in room: WindowRoom) -> Reloader.Load? {
    guard walk.go(by: step) else { return nil }
    room.window.attend(walk.path)
    // What a hand has made of the window is for the next scene as well.
    return reloader.load(walk.path, for: follower.isFollowing ? nil : room.scene.points)
  }

  /// The scenes beside the one on show.
  var neighbours: [String] { walk.neighbours }

  /// Another scene that somebody has chosen.
  func go(to path: String, in room: WindowRoom) -> Reloader.Load {
    walk.jump(to: path)
    room.window.attend(path)
    return reloader.load(path, for: follower.isFollowing ? nil : room.scene.points)
  }

  /// The scene for another size of the window, where its canvas follows that; nil where nothing is to
  /// be done. What the window was given by itself is the canvas's size already.
  func follow(_ size: CGSize) -> Reloader.Load? {
    guard size != windowSize else { return nil }
    windowSize = size
    guard let canvas = stage.live.scene?.canvas, canvas.isResizable, canvas.size != size,
      layout.variants.cells.isEmpty
    else { return nil }
    return reloader.reload(for: size)
  }

  /// Makes room for a panel beside the scene; 0 takes it back.
  func makeRoom(forPanel width: CGFloat) { follower.makeRoom(forPanel: width) }

  // MARK: Showing

  /// Shows what was loaded, or says what is wrong with it; tells whether a scene begins.
  func take(_ load: Reloader.Load, as kind: Kind) -> Bool {
    let start = MonotonicClock.now()
    // Code may have other scenes than before.
    if load.isOtherCode { walk.jump(to: reloader.path) }
    // In another size there is nothing new to say.
    if kind != .resize {
      Diagnosis.say(load.result.diagnostics, format: options.diagnosticFormat)
    }
    problems = load.result.diagnostics.sorted.compactMap { ProblemList.Problem($0) }
    message = load.result.isValid ? nil : Diagnosis.bannerText(load.result.diagnostics)
    guard let scene = load.result.scene else {
      return refuse(load, as: kind)
    }
    // What was left of it before goes on.
    let begins = (kind != .reload && kind != .resize) || isStageEmpty && !showsRest
    (isStageEmpty, showsRest, reloader.wantsRest) = (false, false, false)
    stage.live.window.isHidden = false
    let changes = stage.show(scene, keepingState: !begins)
    layout.variants.show(load.scenes, keepingState: !begins)
    follower.follow(layout.contentSize)
    guard !load.causes.isEmpty else { return begins }
    report = ReloadReport(
      scene: sceneName, causes: names(of: load.causes), changes: changes,
      parse: load.parse, build: TimeInterval(MonotonicClock.now() - start) / 1e9,
      written: load.written)
    return begins
  }

  /// The last good picture stays where it is one of this scene; where there is none, what the mistakes
  /// leave is shown. Tells whether that begins.
  private func refuse(_ load: Reloader.Load, as kind: Kind) -> Bool {
    if kind == .change { (isStageEmpty, showsRest) = (true, false) }
    guard isStageEmpty, let rest = load.scenes.rest?.scene else {
      stage.live.window.isHidden = isStageEmpty && !showsRest
      if !load.causes.isEmpty, !isStageEmpty { say("kept the last good picture") }
      return false
    }
    let begins = !showsRest || kind == .reset
    showsRest = true
    stage.live.window.isHidden = false
    stage.show(rest, keepingState: !begins)
    layout.variants.show(load.scenes, keepingState: !begins)
    follower.follow(layout.contentSize)
    return begins
  }

  /// The scene's own is left out: the line begins with it.
  private func names(of causes: [String]) -> [String] {
    causes.filter { $0 != path }.map { ScenePath.name(of: $0) }
  }

  /// Tells of the reload that the frame just made shows, with how long its painting took in seconds;
  /// whether there was one.
  func finishReload(paint: TimeInterval) -> Bool {
    guard var report else { return false }
    self.report = nil
    report.paint = paint
    lastReport = report
    if !options.isQuiet { say(report.line(now: Date().timeIntervalSince1970)) }
    return true
  }
}
