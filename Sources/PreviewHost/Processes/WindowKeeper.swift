import Foundation
import Pixels

/// Keeps the window on the display while the process with the scene comes and goes.
///
/// Whatever is wrong with a scene or with our own code, a trap ends that other process and not the
/// window: the last picture stays, and a new process says what was wrong with it and waits for the
/// next save. Nothing of the scene is in this process, so that nothing of it can end it.
@MainActor
package final class WindowKeeper {
  private var window: HostWindow?
  private let memory: SharedMemory
  private var scene: SceneProcess
  private var picture: Pixmap?
  /// The scene that it was last going to load.
  private var scenePath: String?
  /// How many processes in a row have ended before they showed anything.
  private var vainStarts = 0
  /// When whoever was told to end has had time enough; nil while nobody was.
  private var patience: MonotonicNanoseconds?
  /// News that there was no room for.
  private var unsent: [ScreenNews] = []
  /// The events that the scene has to handle before the next ones are taken.
  private var pressing = Pressing()
  /// What the scene's process knows of the window.
  private var told: ScreenState?
  private let wakeCall = WakeCall()
  private var freed = FreedMemory()

  private struct Pressing {
    var count = 0
    var deadline: MonotonicNanoseconds?
  }

  /// A scene that was told to end and does not is ended after so many nanoseconds.
  private static let longestGoodbye: MonotonicNanoseconds = 2_000_000_000

  /// A scene that is busy gets the next events after so many nanoseconds.
  private static let longestPress: MonotonicNanoseconds = 250_000_000

  package init() throws(HostError) {
    do {
      memory = try SharedMemory()
      scene = try SceneProcess(memory: memory, aftermath: nil, wake: wakeCall.call)
    } catch {
      throw HostError.sdl("no window", "\(error)")
    }
    // While the scene is read.
    HostWindow.warmUp()
  }

  /// Runs until the scene's process is done; returns its exit code.
  package func run() throws(HostError) -> Int32 {
    while true {
      wait()
      for request in scene.takeRequests() { try answer(request) }
      flush()
      repaint()
      if scene.hasEnded, let code = try afterEnd() { return code }
      if let patience, MonotonicClock.now() > patience { scene.kill() }
    }
  }

  // MARK: Events

  private func wait() {
    guard let window else { return wakeCall.wait(for: nil) }
    if let deadline = pressing.deadline {
      // What comes next may be text, or not: that is for the scene to say.
      let now = MonotonicClock.now()
      if now < deadline { return wakeCall.wait(for: TimeInterval(deadline - now) / 1e9) }
      pressing = Pressing()
    }
    let timeout = !unsent.isEmpty ? 0.005 : patience == nil ? 60 : 0.1
    for case .input(let input) in window.records(waiting: timeout) {
      switch input.meaning(in: window.size.points) {
      case nil: continue
      case .exposed: window.isStale = true
      case .deviceReset: window.dropTexture()
      case .quit: patience = patience ?? MonotonicClock.now() + Self.longestGoodbye
      case .resized: tellState(of: window)
      case let event?: if event.isPressing { pressing.count += 1 }
      }
      tell(.event(input))
    }
    // Whatever told of it, or did not.
    tellState(of: window)
    if pressing.count > 0 { pressing.deadline = MonotonicClock.now() + Self.longestPress }
  }

  /// Tells how the window is now, where that is something else than was told.
  private func tellState(of window: HostWindow) {
    let state = ScreenState(of: window)
    guard state != told else { return }
    tell(.state(state))
    told = state
  }

  /// A process that is busy must not make the window wait.
  private func tell(_ news: ScreenNews) {
    if unsent.isEmpty, scene.hasRoom { return scene.tell(news) }
    // A hand that moves over a scene that hangs would otherwise fill the memory.
    if case .event(let event) = news, case .event(let last)? = unsent.last, event.goesOn(from: last)
    {
      unsent.removeLast()
    }
    unsent.append(news)
  }

  private func flush() {
    while let next = unsent.first, scene.hasRoom {
      scene.tell(next)
      unsent.removeFirst()
    }
  }

  // MARK: Requests

  private func answer(_ request: ScreenRequest) throws(HostError) {
    if case .open(let request) = request { return try open(request) }
    guard let window else { return }
    switch request {
    case .open: break
    case .attend(let path): scenePath = path
    case .show: window.show()
    case .resize(let width, let height):
      window.resize(width: width, height: height)
      tell(.state(ScreenState(of: window)))
    case .setTitle(let title): window.setTitle(title)
    case .toggleFullScreen: window.toggleFullScreen()
    case .takeText(let isWanted, let place): window.takeText(isWanted, beside: place)
    case .handled(let count):
      pressing.count -= count
      if pressing.count <= 0 { pressing = Pressing() }
    case .changePicture:
      picture = memory.mapPicture()
      freed.noteChange()
    case .present(let changes):
      try show(changes)
      tell(.presented)
    case .settle: vainStarts = 0
    case .setClipboard(let text): window.clipboardText = text
    case .readClipboard: tell(.clipboard(window.clipboardText))
    }
  }

  /// A process that comes after another finds the window as it is.
  private func open(_ request: WindowRequest) throws(HostError) {
    if let window { return tell(.opened(ScreenState(of: window))) }
    do {
      let window = try HostWindow(
        title: request.title, width: request.width, height: request.height,
        visibility: .shown(fullScreen: request.isFullScreen))
      self.window = window
      wakeCall.begin { window.wake() }
      tell(.opened(ScreenState(of: window)))
    } catch {
      guard case .sdl(let what, let reason) = error else { throw error }
      tell(.refused(what: what, reason: reason))
    }
  }

  private func show(_ changes: [PixelRect]) throws(HostError) {
    guard let window, let picture else { return }
    if try window.take(picture, changes: changes) { window.present() }
  }

  /// The window shows its picture again where the display has lost it, whatever the scene does.
  private func repaint() {
    if let window, window.isStale, picture != nil { try? show([]) }
  }

  // MARK: The end

  /// What to return, if anything, now that the scene's process is gone.
  private func afterEnd() throws(HostError) -> Int32? {
    switch scene.waitForEnd() {
    case .exit(let code): return code
    case .signal(let signal):
      // It was asked to end, and did so in its own way.
      if patience != nil { return 0 }
      vainStarts += 1
      let aftermath = Aftermath(said: scene.said, signal: signal, scene: scenePath)
      guard vainStarts < 2 else {
        throw HostError.sdl("the scene's process ends whatever it does", aftermath.reason)
      }
      (unsent, pressing) = ([], Pressing())
      if let window, let picture { window.giveBack(to: picture) }
      do {
        scene = try SceneProcess(memory: memory, aftermath: aftermath, wake: wakeCall.call)
      } catch {
        throw HostError.sdl("the scene's process cannot be started again", "\(error)")
      }
      return nil
    }
  }
}

/// Wakes the main thread, whether it waits here or for events of a window.
private final class WakeCall: @unchecked Sendable {
  private let lock = NSLock()
  private let semaphore = DispatchSemaphore(value: 0)
  private var event: (@Sendable () -> Void)?

  var call: @Sendable () -> Void {
    { [self] in
      semaphore.signal()
      lock.withLock({ event })?()
    }
  }

  /// Waits for a call, at most so many seconds.
  func wait(for timeout: TimeInterval?) {
    _ = semaphore.wait(timeout: timeout.map { .now() + $0 } ?? .distantFuture)
    // Whoever wakes looks at everything.
    while semaphore.wait(timeout: .now()) == .success {}
  }

  /// From now on there are events too, and one comes at once.
  func begin(_ event: @escaping @Sendable () -> Void) {
    lock.withLock { self.event = event }
    event()
  }
}
