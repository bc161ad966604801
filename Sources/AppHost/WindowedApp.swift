import CoreGraphics
import Foundation
import PreviewHost
import Scenes
import Stages
import UIKit

/// An app in windows of the desktop: one turn after the other until its last one is closed.
///
/// A turn: SDL's events, the main run loop, what was put off, then a frame of each window. Without work it
/// sleeps in SDL, out of which events, timers and the main queue wake it.
@MainActor
final class WindowedApp: AppHost {
  private let options: AppOptions
  private let name: String
  private var look: AppLook
  private var windows: [WindowedScene] = []
  /// What the first scene is going to be in, which has to be there before the app asks for its size.
  private var firstWindow: HostWindow?
  private var clock: AppClock
  private var watch: MainQueueWatch?
  private var putOff: [@MainActor () -> Void] = []
  private var isDone = false

  init(_ options: AppOptions, name: String) throws {
    (self.options, self.name) = (options, name)
    look = AppLook(options.overrides)
    let window = try Self.makeWindow(name, look.size)
    firstWindow = window
    clock = AppClock(frameInterval: window.refreshInterval)
    look.size = window.size.points
    look.scale = window.size.scale
    look.dressScreen()
    UIPasteboard.system = WindowClipboard(of: window)
    watch = MainQueueWatch { HostWindow.wakeLoop() }
  }

  private static func makeWindow(_ name: String, _ size: CGSize) throws -> HostWindow {
    try HostWindow(
      title: name, width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)),
      visibility: .shown(fullScreen: false))
  }

  /// Runs until the app ends.
  func run() throws -> AppExit {
    act { UIApplication.shared.launch(in: self, opening: options.url) }
    while !isDone { try turn() }
    act { UIApplication.shared.terminate() }
    return .success
  }

  private func turn() throws {
    guard let any = windows.first?.window ?? firstWindow else {
      isDone = true
      return
    }
    for record in any.records(waiting: timeToWait()) {
      clock.goOn()
      if case .input(let input) = record { act { take(input) } }
    }
    clock.goOn()
    act {
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
      watch?.noteTurn()
      let blocks = putOff
      putOff = []
      for block in blocks { block() }
      for window in windows { follow(window) }
    }
    clock.nextFrame()
    for window in windows { try window.frame(at: clock.time) }
    if let exitAfter = options.exitAfter, clock.elapsed >= exitAfter { isDone = true }
  }

  /// Does something in the app's time.
  private func act(_ body: () -> Void) {
    LayerClock.ofApp = clock.time
    for window in windows { window.stage.goOn(to: clock.time) }
    body()
  }

  /// How long the loop may sleep where no event comes.
  private func timeToWait() -> TimeInterval {
    if !putOff.isEmpty || windows.contains(where: \.isStale) { return 0 }
    let timer = RunLoop.main.limitDate(forMode: .default).map { $0.timeIntervalSinceNow }
    let exit = options.exitAfter.map { $0 - clock.elapsed }
    let frames = windows.compactMap(\.timeToNextFrame).map { clock.wait(for: $0) }
    let due = windows.compactMap(\.stage.nextDue).map { max(0, $0 - clock.elapsed) }
    return ([timer, exit].compactMap { $0 } + frames + due).min() ?? .infinity
  }

  // MARK: Events

  private func take(_ record: InputRecord) {
    guard let number = record.windowNumber else {
      if case .quit? = record.meaning(in: .zero) { isDone = true }
      return
    }
    guard let window = windows.first(where: { $0.window.number == number }) else { return }
    if record.isFocus { return window.activate() }
    guard let event = record.meaning(in: window.window.size.points) else { return }
    if case .quit = event { return close(window) }
    if !window.take(event), case .keyDown(let press) = event { perform(press) }
  }

  /// Keys that are the host's own where the app has no use for them.
  private func perform(_ press: HostEvent.KeyPress) {
    // As in Apple's simulators.
    guard press.code == .keyboardA, press.modifiers == [.command, .shift] else { return }
    look.style = look.style == .dark ? .light : .dark
  }

  /// Somebody has closed a window: its session goes with it, and with the last one the app.
  private func close(_ window: WindowedScene) {
    if windows.count == 1 { isDone = true }
    guard UIApplication.shared.supportsMultipleScenes else { return }
    UIApplication.shared.discard([window.scene.session])
    close(window.scene)
  }

  /// Tells the scene of its window's size and look, where they are others than before.
  private func follow(_ window: WindowedScene) {
    let size = window.window.size
    if windows.first === window {
      look.size = size.points
      look.scale = size.scale
      look.dressScreen()
    }
    window.follow(look)
  }

  // MARK: The app's host

  var takesSeveralScenes: Bool { true }

  func appearance(of scene: UIWindowScene) -> UIWindowScene.Appearance { look.appearance }

  func open(_ scene: UIWindowScene) {
    do {
      let window = try firstWindow ?? Self.makeWindow(name, look.size)
      firstWindow = nil
      let windowed = WindowedScene(scene, in: window, threads: options.threads)
      windows.append(windowed)
      followTitle(of: scene)
      followRestrictions(of: scene)
      windowed.stage.goOn(to: clock.time)
      scene.enter(.foregroundActive)
    } catch {
      StandardStream.error.say("\(name): \(error)")
      later { UIApplication.shared.discard([scene.session]) }
    }
  }

  func close(_ scene: UIWindowScene) {
    windows.removeAll { $0.scene === scene }
    // The clipboard is the desktop's, and must not keep a window.
    if let window = windows.first { UIPasteboard.system = WindowClipboard(of: window.window) }
    if windows.isEmpty { isDone = true }
  }

  func raise(_ scene: UIWindowScene) { windowed(scene)?.window.raise() }

  func followTitle(of scene: UIScene) {
    guard let scene = scene as? UIWindowScene else { return }
    windowed(scene)?.window.setTitle(scene.title ?? name)
  }

  func followRestrictions(of scene: UIWindowScene) {
    guard let limits = scene.sizeRestrictions else { return }
    windowed(scene)?.window.limit(to: limits.minimumSize, limits.maximumSize)
  }

  func later(_ block: @escaping @MainActor () -> Void) { putOff.append(block) }

  private func windowed(_ scene: UIWindowScene) -> WindowedScene? {
    windows.first { $0.scene === scene }
  }

  // MARK: URLs

  func open(_ url: URL, _ done: @escaping @MainActor (Bool) -> Void) {
    guard canOpen(url), let program = DesktopOpener.program else { return later { done(false) } }
    DesktopOpener.open(url, with: program) { succeeded in
      DispatchQueue.main.async { done(succeeded) }
    }
  }

  func canOpen(_ url: URL) -> Bool { url.scheme != nil && DesktopOpener.program != nil }
}
