import CoreGraphics
import Foundation
import Pixels

/// The window that another process keeps, seen from the process with the scene.
///
/// Pictures are painted into memory that both see; everything else goes by messages. Where the other
/// process is gone there is nobody to show anything to, and the loop is told to end.
@MainActor
final class RemoteScreen: HostScreen {
  private let channel: Channel
  private let memory: SharedMemory
  private let waker: Waker
  private var state: ScreenState
  /// How many events the other side waits for to be handled.
  private var pressing = 0
  /// Came while an answer was awaited.
  private var early: [HostEvent] = []
  private var isConnected = true
  /// What was last asked of the other side, which need not hear it twice.
  private var asked = Asked()
  /// What the next `present` is about.
  private var changes: [PixelRect] = []
  private weak var shown: Pixmap?
  private var hasSettled = false
  var isStale = true

  private struct Asked: Equatable {
    var title: String?
    var wantsText: Bool?
    var place: CGRect?
  }

  init(
    _ request: WindowRequest, over channel: Channel, memory: SharedMemory
  ) throws(HostError) {
    (self.channel, self.memory) = (channel, memory)
    do {
      waker = try Waker()
    } catch {
      throw HostError.sdl("no window", "\(error)")
    }
    channel.send(ScreenRequest.open(request).packet)
    while true {
      switch channel.receive().flatMap({ try? ScreenNews($0) }) {
      case .opened(let state):
        self.state = state
        return
      case .refused(let what, let reason): throw HostError.sdl(what, reason)
      case .state, .event, .presented, .clipboard: continue
      case nil: throw HostError.interrupted
      }
    }
  }

  // MARK: Messages

  private func send(_ request: ScreenRequest) {
    if !channel.send(request.packet) { isConnected = false }
  }

  /// What the next message means to the loop; nil for an answer.
  private enum Meaning {
    case event(HostEvent)
    case answer(ScreenNews)
  }

  private func receive() -> Meaning? {
    guard let news = channel.receive().flatMap({ try? ScreenNews($0) }) else {
      isConnected = false
      return .event(.quit)
    }
    switch news {
    case .state(let state):
      // It may come while an answer is awaited, and nothing else that would wake the loop.
      if state != self.state { early.append(.resized) }
      self.state = state
      return .answer(news)
    case .event(let record):
      let event = record.meaning(in: state.size.points)
      if event?.isPressing == true { pressing += 1 }
      return event.map { .event($0) }
    case .opened, .refused, .presented, .clipboard: return .answer(news)
    }
  }

  /// The answer to what was just asked; nil where none comes any more.
  private func answer<Answer>(_ read: (ScreenNews) -> Answer?) -> Answer? {
    while isConnected {
      switch receive() {
      case .event(let event): early.append(event)
      case .answer(let news): if let answer = read(news) { return answer }
      case nil: continue
      }
    }
    return nil
  }

  func events(waiting timeout: TimeInterval) -> [HostEvent] {
    guard isConnected else { return [.quit] }
    var events = early
    early = []
    var milliseconds = Int32(max(0, min(60, timeout)) * 1000 + 0.999)
    if !events.isEmpty { milliseconds = 0 }
    while events.count < 1000 {
      let ready = waker.wait(for: channel.descriptor, milliseconds: milliseconds)
      milliseconds = 0
      if ready.isWoken { events.append(.wake) }
      guard ready.hasInput else { break }
      if case .event(let event) = receive() { events.append(event) }
      if !isConnected { break }
    }
    return events
  }

  nonisolated func wake() { waker.wake() }

  func takeText(_ isWanted: Bool, beside place: CGRect?) {
    ask(forText: isWanted, beside: place)
    // Not before, so that what is typed next is known to be text, or not.
    if pressing > 0 { send(.handled(pressing)) }
    pressing = 0
  }

  private func ask(forText isWanted: Bool, beside place: CGRect?) {
    guard asked.wantsText != isWanted || (isWanted && asked.place != place) else { return }
    (asked.wantsText, asked.place) = (isWanted, place)
    send(.takeText(isWanted, beside: place))
  }

  // MARK: The window

  var size: WindowSize { state.size }
  var desktopSize: (width: Int, height: Int)? { state.desktop }
  var refreshInterval: TimeInterval { state.refreshInterval }

  func show() { send(.show) }

  func resize(width: Int, height: Int) {
    send(.resize(width: width, height: height))
    _ = answer { if case .state = $0 { true } else { nil } }
  }

  func setTitle(_ title: String) {
    guard asked.title != title else { return }
    asked.title = title
    send(.setTitle(title))
  }

  func toggleFullScreen() { send(.toggleFullScreen) }

  var clipboardText: String? {
    get {
      send(.readClipboard)
      return answer { if case .clipboard(let text) = $0 { .some(text) } else { nil } } ?? nil
    }
    set { send(.setClipboard(newValue ?? "")) }
  }

  func attend(_ scene: String) { send(.attend(scene)) }

  var activity: SharedMemory.Activity {
    get { memory.activity }
    set { memory.activity = newValue }
  }

  // MARK: Picture

  /// The other process has the texture, and knows when it is lost.
  func dropTexture() {}

  func makePicture(width: Int, height: Int) -> Pixmap {
    // Without memory to share, the picture is made all the same, and `take` says so.
    memory.makePicture(width: width, height: height) ?? Pixmap(width: width, height: height)
  }

  func take(_ pixmap: Pixmap, changes: [PixelRect]) throws(HostError) -> Bool {
    if shown !== pixmap {
      guard memory.pictureSize.map({ $0 == (pixmap.width, pixmap.height) }) ?? false else {
        throw HostError.sdl("no picture of \(pixmap.width) × \(pixmap.height)", "out of memory")
      }
      shown = pixmap
      send(.changePicture)
      self.changes = [pixmap.bounds]
    } else {
      self.changes = isStale ? [pixmap.bounds] : changes
    }
    isStale = false
    return !self.changes.isEmpty
  }

  func present() {
    send(.present(changes))
    _ = answer { if case .presented = $0 { true } else { nil } }
    if !hasSettled { send(.settle) }
    hasSettled = true
  }
}
