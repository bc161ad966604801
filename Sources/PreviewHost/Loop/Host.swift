import CoreGraphics
import Foundation
import ImageFiles
import Pixels
import QuartzCore
import RenderServer
import Scenes
import Snapshots
import Typography
import UIKit

/// The program with a window: one turn after the other until somebody closes it.
///
/// A turn: SDL's events, the main run loop, the watcher, then layout, commit, damage, tiles, and
/// only where pixels changed an upload and a present. Without work it sleeps in SDL.
@MainActor
package final class Host {
  private let paths: ScenePaths
  private var index = 0
  let options: HostOptions
  private let reloader: Reloader
  let window: HostWindow
  let stage: Stage
  var input: HostInput
  let banner: Banner
  private var viewport: Viewport
  var clock: SceneClock
  private(set) var pacer: FramePacer
  let timeline = Timeline()
  /// Whether a hand has asked for the timeline; it goes when the scene goes on.
  var showsTimeline = false
  /// Whether the pointer holds the timeline's knob.
  var isScrubbing = false
  /// Whether the scene's time begins with the next frame.
  private var isBeginning = true
  private let started = MonotonicClock.now()
  /// Whether somebody has closed the window or sent a signal.
  package private(set) var isDone = false
  /// Whether no picture of the scene could be shown yet.
  private var isStageEmpty = true
  /// The whole picture goes to the screen with the next frame.
  private var isExposed = true
  private var reloadReport: ReloadReport?
  /// The size that the scene's canvas asked for when the window got its own.
  private var windowSizeOfScene: CGSize?
  package private(set) var statistics = HostStatistics()

  /// Whether the strip with a mistake is on show, for tests.
  var isBannerShown: Bool { !banner.layer.isHidden }

  package init(path: String, options: HostOptions) throws {
    try FontLibrary.shared.requireFamilies()
    paths = try ScenePaths(path)
    self.options = options
    if let note = paths.note { Self.say(note) }
    reloader = Reloader(path: paths.all[0], options: options, log: Self.say)
    stage = Stage(threads: options.threads)
    input = HostInput(stage: stage)
    banner = Banner()
    viewport = Viewport(
      scene: stage.live.window, overlays: [banner.layer, timeline.layer])
    clock = SceneClock(speed: options.speed, isPaused: options.isPaused)
    pacer = FramePacer()
    if options.fitsWindow { viewport.zoom = .fit }
    if let zoom = options.zoom { viewport.zoom = .fixed(zoom) }
    let load = reloader.load(paths.all[0])
    let size = load.result.scene?.canvas.size ?? Canvas().size
    window = try HostWindow(
      title: "preview", width: Int(size.width.rounded()), height: Int(size.height.rounded()),
      visibility: .shown(fullScreen: options.isFullScreen))
    stage.live.onLog = { Self.say($0) }
    pacer = FramePacer(interval: window.refreshInterval)
    windowSizeOfScene = size
    fitOnDesktop(size)
    // Views draw as finely as the screen is when they are made.
    place()
    take(load, as: .change)
    self.window.show()
    UIPasteboard.system = WindowClipboard()
    let window = self.window
    reloader.startWaking { window.wake() }
  }

  /// Runs until the window is closed.
  package func run() throws {
    while !isDone {
      try turn()
    }
  }

  /// One turn of the loop.
  package func turn() throws {
    for event in window.events(waiting: timeToWait()) {
      let time = eventTime
      stage.act(at: time) { handle(event, at: time) }
    }
    window.takeText(
      stage.wantsText,
      beside: stage.caretRect.map { viewport.desktopRect($0, in: stage.live.window) })
    runMainLoop()
    if let load = reloader.poll() { take(load) }
    try frame()
    if let limit = options.exitAfter, elapsed >= limit {
      isDone = true
      Self.say(statistics.line(elapsed: elapsed))
    }
  }

  var elapsed: TimeInterval { TimeInterval(MonotonicClock.now() - started) / 1e9 }

  /// The scene's time for what happens now: no earlier than what is on show.
  private var eventTime: TimeInterval { max(stage.time, clock.time(at: elapsed)) }

  /// How long the loop may sleep where no event comes.
  private func timeToWait() -> TimeInterval {
    if isExposed { return 0 }
    // Animations and particles move by themselves.
    let frame = stage.timeToNextFrame.flatMap { clock.wait(for: $0) }
      .map { max($0, pacer.wait(after: elapsed)) }
    let timer = RunLoop.main.limitDate(forMode: .default).map { $0.timeIntervalSinceNow }
    let exit = options.exitAfter.map { $0 - elapsed }
    let event = stage.nextDue.flatMap { clock.wait(for: $0 - eventTime) }
    return [timer, exit, reloader.timeToDeadline, frame, event].compactMap { $0 }.min() ?? .infinity
  }

  /// Timers and the main queue, whatever of them is due.
  private func runMainLoop() {
    stage.act(at: eventTime) { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
  }

  // MARK: Frames

  private func frame() throws {
    place()
    let start = MonotonicClock.now()
    let report = stage.turn(at: nextTime())
    guard let pixmap = stage.renderer.pixmap else { return }
    if report.tilesPainted > 0 { statistics.composited += 1 }
    let isWhole = isExposed || window.needsWholePicture(pixmap)
    guard isWhole || !report.damage.isEmpty else {
      finishReload(paint: 0)
      return
    }
    try window.upload(pixmap, rects: isWhole ? [pixmap.bounds] : report.damage)
    isExposed = false
    let painted = MonotonicClock.now()
    window.present()
    statistics.presented += 1
    finishReload(paint: TimeInterval(painted - start) / 1e9)
  }

  /// The scene's time when the frame that is made now is seen.
  private func nextTime() -> TimeInterval {
    let seen = pacer.next(after: elapsed)
    if isBeginning { clock.set(0, at: seen) }
    isBeginning = false
    let time = clock.time(at: seen)
    // Animations that have ended do not come back by themselves.
    if time < stage.time, !input.hasActed { stage.restart() }
    return time
  }

  /// The scene's time begins anew.
  private func begin() {
    isBeginning = true
    input.begin()
    if clock.isPaused { clock.set(0, at: elapsed) }
  }

  var windowPoints: CGSize {
    let (width, height) = window.size
    return CGSize(width: width, height: height)
  }

  /// Brings scene and banner to their places in the window as it is now.
  private func place() {
    let (width, height) = window.pixelSize
    let points = windowPoints
    stage.scale = window.scale
    UIScreen.main.scale = stage.scale
    let canvas = stage.live.scene?.canvas.size ?? Canvas().size
    CATransaction.atOnce {
      viewport.place(stage.live.window, canvas: canvas, in: points, scale: stage.scale)
    }
    banner.show(banner.message, width: points.width, height: points.height)
    placeTimeline()
    stage.surroundings = Stage.Surroundings(
      root: viewport.backdrop, width: width, height: height, background: Viewport.background)
  }

  /// Makes the window small enough for the desktop; the scene then shrinks into it.
  private func fitOnDesktop(_ size: CGSize) {
    guard !options.isFullScreen, let desktop = window.desktopSize else { return }
    let width = min(Int(size.width.rounded()), desktop.width)
    let height = min(Int(size.height.rounded()), desktop.height)
    if (width, height) != window.size { window.resize(width: width, height: height) }
  }

  // MARK: Scenes

  /// What a load is to the scene on the stage.
  private enum Entrance {
    /// The same scene: what actions and hands did to it stays.
    case reload
    /// The same scene, as its file has it.
    case reset
    /// Another scene.
    case change
  }

  private func take(_ load: Reloader.Load, as entrance: Entrance = .reload) {
    let start = MonotonicClock.now()
    Diagnosis.say(load.result.diagnostics, format: options.diagnosticFormat)
    showTitle()
    if entrance == .change { input.cancel(at: eventTime) }
    guard let scene = load.result.scene else {
      refuse(load, as: entrance)
      return
    }
    banner.show(
      load.result.isValid ? nil : Diagnosis.bannerText(load.result.diagnostics),
      width: windowPoints.width, height: windowPoints.height)
    followCanvas(scene.canvas.size)
    let isOther = entrance == .change || isStageEmpty
    if isOther || entrance == .reset { begin() }
    isStageEmpty = false
    stage.live.window.isHidden = false
    let changes = stage.show(scene, keepingState: entrance == .reload && !isOther)
    guard !load.causes.isEmpty else { return }
    reloadReport = ReloadReport(
      scene: sceneName, causes: names(of: load.causes), changes: changes,
      parse: load.parse, build: TimeInterval(MonotonicClock.now() - start) / 1e9,
      written: load.written)
  }

  /// Says what is wrong. The last good picture stays where it is one of this scene.
  private func refuse(_ load: Reloader.Load, as entrance: Entrance) {
    banner.show(
      Diagnosis.bannerText(load.result.diagnostics), width: windowPoints.width,
      height: windowPoints.height)
    if entrance == .change { isStageEmpty = true }
    stage.live.window.isHidden = isStageEmpty
    if !load.causes.isEmpty, !isStageEmpty { Self.say("kept the last good picture") }
  }

  /// The scene's own is left out: the line begins with it.
  private func names(of causes: [String]) -> [String] {
    causes.filter { $0 != reloader.path }.map { ScenePath.name(of: $0) }
  }

  var sceneName: String {
    reloader.path == ScenePaths.standardInput
      ? "standard input" : ScenePath.name(of: reloader.path)
  }

  /// A window that still has the scene's own size goes with the canvas.
  private func followCanvas(_ size: CGSize) {
    defer { windowSizeOfScene = size }
    guard let old = windowSizeOfScene, old != size, old == windowPoints, !options.isFullScreen
    else { return }
    window.resize(width: Int(size.width.rounded()), height: Int(size.height.rounded()))
    fitOnDesktop(size)
  }

  private func finishReload(paint: TimeInterval) {
    guard var report = reloadReport else { return }
    reloadReport = nil
    report.paint = paint
    statistics.reloads += 1
    if !options.isQuiet { Self.say(report.line(now: Date().timeIntervalSince1970)) }
  }

  // MARK: Events

  private func handle(_ event: HostEvent, at time: TimeInterval) {
    if scrub(event) || input.take(event, at: time, place: { scenePoint($0) }) { return }
    switch event {
    case .keyDown(let press):
      if let command = HostCommand(press) { perform(command) }
    case .exposed: isExposed = true
    case .deviceReset:
      window.dropTexture()
      isExposed = true
    case .quit: isDone = true
    default: break
    }
  }

  private func scenePoint(_ point: HostEvent.PixelPoint) -> CGPoint {
    viewport.scenePoint(
      CGPoint(x: point.x / stage.scale, y: point.y / stage.scale), in: stage.live.window)
  }

  private func perform(_ command: HostCommand) {
    let canvas = stage.live.scene?.canvas.size ?? Canvas().size
    switch command {
    case .reload: take(reloader.reload())
    case .reset: take(reloader.reload(), as: .reset)
    case .fit: viewport.zoom = .fit
    case .actualSize: viewport.zoom = .fixed(1)
    case .larger: viewport.step(.plus, canvas: canvas, in: windowPoints)
    case .smaller: viewport.step(.minus, canvas: canvas, in: windowPoints)
    case .fullScreen: window.toggleFullScreen()
    case .screenshot: takePicture()
    case .previous: walk(by: -1)
    case .next: walk(by: 1)
    case .pause, .slow, .stepBack, .stepOn: changeTime(command)
    }
  }

  private func walk(by step: Int) {
    guard paths.isDirectory else { return }
    index = (index + step + paths.all.count) % paths.all.count
    take(reloader.load(paths.all[index]), as: .change)
  }

  private func takePicture() {
    guard let image = stage.image else { return }
    let path = FreePath.first(PicturePath.of(reloader.path)) {
      FileManager.default.fileExists(atPath: $0)
    }
    do {
      try AtomicFile.write(PNGFile.encode(image), to: path)
      Self.say("wrote \(path)")
    } catch {
      Self.say("\(error)")
    }
  }

  /// A line on standard output, at once even where that is a pipe.
  private static func say(_ text: String) {
    StandardStream.output.say(text)
  }
}
