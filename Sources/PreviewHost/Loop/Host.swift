import CoreGraphics
import Foundation
import ImageFiles
import Pixels
import QuartzCore
import RenderServer
import RenderTree
import Scenes
import Snapshots
import Stages
import Typography
import UIKit

/// The program with a window: one turn after the other until somebody closes it.
///
/// A turn: SDL's events, the main run loop, the watcher, then layout, commit, damage, tiles, and
/// only where pixels changed an upload and a present. Without work it sleeps in SDL.
@MainActor
package final class Host {
  let window: any HostScreen
  let stage: Stage
  let layout: WindowLayout
  /// The window as the scene and the panel beside it share it.
  let room: WindowRoom
  private let picture: WindowPicture
  var hand = GrabbingHand()
  /// Nil while nothing is written down.
  var recorder: ScriptRecorder?
  let overlays: SceneOverlays
  let strip: SceneStrip
  let recent = RecentScenes()
  /// Whether a hand turns the scene with its layers apart.
  var isTurning = false
  /// Where the pointer was last, in the window.
  var pointer: CGPoint?
  var pointerBefore: CGPoint?
  /// Whether nobody can see the window.
  var isHidden = false
  /// Nil until somebody asks for it.
  var inspector: Inspector?
  private(set) var shownTitle: String?
  /// The scene as the inspector has last been told of.
  private var sceneShown: RenderNode?
  var playback: Playback
  var input: SceneHands
  let entrance: SceneEntrance
  private let started = MonotonicClock.now()
  /// What is played before hands may do anything; nil for nothing.
  private let script: EventScript?
  let options: HostOptions
  /// In seconds after the start; nil waits for somebody to close the window.
  private let exitAfter: TimeInterval?
  /// Whether the window has come up, which it does with its first picture.
  private var isOpen = false
  /// Whether somebody has closed the window or sent a signal.
  package internal(set) var isDone = false
  /// From the first turn on.
  package private(set) var statistics = HostStatistics()
  private var freed = FreedMemory()
  /// Nil where only our own code runs and its end would be the window's.
  let hang: HangWatch?
  /// Nil where no editor is to find the window.
  private(set) var link: EditorLink?
  /// The scene on show, with the files that it is from.
  var files: SceneLoad?

  package convenience init(path: String, options: HostOptions) throws {
    try self.init(path: path, options: options, home: .together)
  }

  package init(path: String, options: HostOptions, home: SceneHome) throws {
    try FontLibrary.shared.requireFamilies()
    hang =
      options.code != nil || options.folders.code != nil
      ? HangWatch(.code) : home.outlivesTheScene ? HangWatch(.scene) : nil
    // The first load is work as well; code is built during it.
    if hang?.subject == .scene { hang?.work() }
    var walk = try options.code.map { SceneWalk(of: $0) } ?? SceneWalk(path)
    if let scene = home.lastScene { walk.go(to: scene) }
    if let code = options.code {
      CodeScenes.wait(ScenePath.name(of: code.path), "is being built", isBusy: true)
    }
    let reloader = Reloader(path: walk.path, options: options, log: Self.say)
    let load = home.load(walk.path, by: reloader)
    let wanted = load.scenes.size(at: options.zoom.map { CGFloat($0) } ?? 1)
    window = try home.open(
      WindowRequest(
        title: "preview", width: Int(wanted.width.rounded()), height: Int(wanted.height.rounded()),
        isFullScreen: options.isFullScreen))
    room = WindowRoom(of: window)
    picture = WindowPicture(of: window)
    let lastPicture = home.lastPicture
    if lastPicture != nil { reloader.wantsRest = false }
    // A window that stood before keeps its size.
    let canvas = lastPicture == nil ? wanted : window.size.points
    stage = Stage(threads: options.threads)
    stage.live.onLog = { Self.say($0) }
    let format = options.diagnosticFormat
    stage.live.onDiagnostic = { Diagnosis.say($0, format: format) }
    let variants = VariantGrid(of: stage) { companion in
      companion.live.onLog = { Self.say($0) }
      companion.live.onDiagnostic = { Diagnosis.say($0, format: format) }
    }
    layout = WindowLayout(of: stage, viewport: Viewport(options), variants: variants)
    overlays = SceneOverlays(of: stage)
    strip = SceneStrip(SceneThumbnails(options))
    layout.addOverlay(strip.layer)
    layout.addOverlay(overlays.layer)
    layout.addOverlay(overlays.fingers.layer)
    layout.addOverlay(overlays.notice.layer)
    playback = Playback(
      of: stage, speed: options.speed, isPaused: options.isPaused,
      frameInterval: window.refreshInterval)
    input = SceneHands(of: variants)
    entrance = SceneEntrance(
      of: walk, by: reloader, onto: stage, in: layout, of: room, canvas: canvas, options: options,
      say: Self.say)
    exitAfter = options.exitAfter
    (script, self.options) = (options.script, options)
    let window = self.window
    link = options.linkFolder.flatMap { EditorLink(in: $0) { window.wake() } }
    layout.keptPicture = lastPicture
    // Views draw as finely as the screen is when they are made.
    arrange()
    take(load, as: .change)
    UIPasteboard.system = WindowClipboard(of: window)
    entrance.startWaking { window.wake() }
    // What has ended a process before is not tried again until it has changed.
    if options.code != nil, lastPicture == nil { reloader.build([]) }
  }

  /// Runs until the window is closed.
  package func run() throws {
    if let script {
      try turn()
      try play(script)
    }
    while !isDone {
      try turn()
    }
  }

  /// One turn of the loop.
  package func turn() throws {
    hang?.rest()
    let events = window.events(waiting: timeToWait())
    hang?.work()
    for event in events {
      doing(.acting) {
        playback.goOn(at: elapsed)
        handle(event)
      }
    }
    takeText()
    doing(.acting) { runMainLoop() }
    if let load = doing(.reading, { entrance.poll() }) {
      let kind = entrance.takeAwaitedKind()
      // What has stood there until now was only to wait by.
      take(load, as: load.isOtherCode && options.code?.versions == 1 ? .change : kind)
    }
    if let load = doing(.reading, { entrance.follow(room.scene.points) }) {
      take(load, as: .resize)
    }
    serveCanvasBar()
    if strip.isOpen { doing(.building) { strip.makeNext(at: elapsed) } }
    hearEditors()
    if !isHidden {
      arrange()
      // A window that has got its size, or another, shows the scene as large as it is there.
      showTitle()
      try doing(.drawing) { try frame() }
    }
    // A scene that has just appeared may ask for text before the first key comes.
    takeText()
    if !isOpen { window.show() }
    isOpen = true
    if let exitAfter, elapsed >= exitAfter {
      isDone = true
      Self.say(statistics.line(elapsed: elapsed))
    }
  }

  /// What is typed is text, or not, as the scene is now.
  private func takeText() {
    if let inspector, inspector.wantsText {
      let corner = room.scene.points.width
      return window.takeText(
        true, beside: inspector.stage.caretRect.map { $0.offsetBy(dx: corner, dy: 0) })
    }
    let place = layout.placements[min(input.keyIndex, layout.placements.count - 1)]
    window.takeText(
      input.keyStage.wantsText, beside: input.keyStage.caretRect.map { place.desktopRect($0) })
  }

  /// Does something that may trap, and leaves word of it.
  func doing<Result>(
    _ activity: SharedMemory.Activity, _ body: () throws -> Result
  ) rethrows -> Result {
    let before = window.activity
    window.activity = activity
    defer { window.activity = before }
    return try body()
  }

  /// Seconds since the host began.
  var elapsed: TimeInterval { TimeInterval(MonotonicClock.now() - started) / 1e9 }

  /// How long the loop may sleep where no event comes.
  private func timeToWait() -> TimeInterval {
    if window.isStale || strip.hasWork { return 0 }
    let timer = RunLoop.main.limitDate(forMode: .default).map { $0.timeIntervalSinceNow }
    let exit = exitAfter.map { $0 - elapsed }
    // What nobody sees need not move.
    let scene = isHidden ? nil : playback.wait(at: elapsed)
    let panel = isHidden ? nil : inspector.flatMap { wait(of: $0) }
    let overlay = isHidden ? nil : overlays.wait(at: elapsed)
    let cursor = link?.wait(at: elapsed)
    return [timer, exit, entrance.timeToDeadline, scene, panel, overlay, cursor]
      .compactMap { $0 }.min() ?? .infinity
  }

  /// Timers and the main queue, whatever of them is due.
  private func runMainLoop() {
    playback.goOn(at: elapsed)
    stage.act { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
  }

  /// Brings scene, banner and timeline to their places in the window as it is now.
  func arrange() {
    let holds = playback.isPaused && layout.timeline.isWanted
    layout.arrange(
      in: room.scene, message: entrance.message, heldTime: holds ? playback.time : nil)
    layout.show(entrance.problems, in: room.scene)
    CATransaction.atOnce {
      strip.show(current: entrance.path, in: room.scene.points, below: layout.heightAtBottom)
    }
    let scene = room.scene
    let whole = PixelRect(x: 0, y: 0, width: scene.pixelWidth, height: scene.pixelHeight)
    var parts = [WindowPicture.Part(stage: stage, rect: whole)]
    if let inspector, inspector.isOpen, let panel = room.panel, let rect = room.panelRect {
      inspector.place(in: panel)
      parts.append(WindowPicture.Part(stage: inspector.stage, rect: rect))
    }
    let size = window.size
    picture.share(width: size.pixelWidth, height: size.pixelHeight, among: parts)
  }

  private func frame() throws {
    let start = MonotonicClock.now()
    let time = playback.nextFrame(at: elapsed)
    // Animations that have ended do not come back by themselves.
    if time < stage.time, !input.hasActed { stage.restart() }
    try show(at: time, since: start)
  }

  /// Brings the window to a time of the scene; `start` is when the work began.
  func show(at time: TimeInterval, since start: MonotonicNanoseconds) throws {
    inspector?.placement = layout.placement
    inspector?.placeOverlay(in: room.scene.points)
    placeCursor()
    overlays.update(placement: layout.placement, in: room.scene.points, at: elapsed)
    let report = stage.turn(at: time)
    if report.tilesPainted > 0 { statistics.composited += 1 }
    var changes = [(stage: stage, rects: report.damage)]
    if let inspector, inspector.isOpen {
      // What is drawn over the scene, such as the lines of the selection, is no change of it.
      let scene = stage.tree?.node(of: stage.live.window.layer.number)
      if scene !== sceneShown { inspector.noteChange() }
      sceneShown = scene
      inspector.refreshIfNeeded(at: elapsed)
      changes.append((inspector.stage, inspector.stage.turn(at: elapsed).damage))
    }
    let shows = MonotonicClock.now()
    let isNews = try picture.take(changes)
    let paint = isNews ? TimeInterval(MonotonicClock.now() - start) / 1e9 : 0
    if isNews {
      window.present()
      statistics.presented += 1
      overlays.take(
        report, commit: stage.lastCommit,
        upload: TimeInterval(MonotonicClock.now() - shows) / 1e9, at: elapsed)
    }
    if entrance.finishReload(paint: paint) { statistics.reloads += 1 }
  }

  // MARK: Scenes

  func take(_ load: Reloader.Load, as kind: SceneEntrance.Kind) {
    if kind == .change || load.isOtherCode { input.cancel() }
    let kept = load.isOtherCode && kind == .reload ? KeptState(of: stage.live.window) : nil
    let begins = doing(.building) {
      let begins = entrance.take(load, as: kind)
      if let kept {
        stage.act {
          kept.apply(to: stage.live.window) { options.code?.controller(named: $0) }
        }
      }
      return begins
    }
    if begins {
      input.begin()
      playback.begin()
    }
    if load.result.scene != nil { layout.keptPicture = nil }
    let isFile = options.code == nil
    if kind == .change, load.result.scene != nil, isFile { recent?.note(entrance.path) }
    let shown = entrance.showsRest ? load.scenes.rest ?? load.result : load.result
    files = shown
    inspector?.takeScene(shown)
    takeForEditors(shown)
    if kind != .resize { freed.noteChange() }
    showTitle()
  }

  /// The title tells what is different from a scene that runs as it is.
  func showTitle() {
    var title = "\(entrance.sceneName) — preview"
    if let zoom = layout.zoomText { title += " — \(zoom)" }
    if playback.isPaused { title += " — paused" }
    if recorder != nil { title += " — recording" }
    if playback.isSlow { title += " — slow" }
    guard title != shownTitle else { return }
    shownTitle = title
    window.setTitle(title)
  }

  /// A line on standard output, at once even where that is a pipe.
  static func say(_ text: String) {
    StandardStream.output.say(text)
  }
}
