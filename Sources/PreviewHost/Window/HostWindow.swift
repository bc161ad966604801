import CSDL2
import CoreGraphics
import Foundation
import Pixels

/// The window on the display: SDL's window, renderer and streaming texture behind one type.
///
/// It shows a picture that somebody else owns and never reads pixels back. Everything happens on
/// the main thread but `wake`.
@MainActor
package final class HostWindow: HostScreen {
  let window: OpaquePointer
  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  private var textureSize = (width: 0, height: 0)
  package var isStale = true
  let wakeEvent: UInt32
  /// Where input methods were told that text goes.
  var inputPlace = CGRect.null
  /// Nobody looks: what ends the scene ends the window too.
  var activity = SharedMemory.Activity.waiting

  /// Whether it is to come up as large as the display.
  private var beginsFullScreen = false
  /// Where it was before it covered the display without a window manager.
  private var placeBefore: SDL_Rect?

  package enum Visibility {
    case shown(fullScreen: Bool)
    /// No display at all: SDL's dummy driver.
    case headless
  }

  package init(title: String, width: Int, height: Int, visibility: Visibility) throws(HostError) {
    var flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    // Making a renderer may replace the window; nobody should see that. `show` brings it up.
    flags |= SDL_WINDOW_HIDDEN.rawValue
    switch visibility {
    case .headless:
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      // Nobody looks at its events, so a signal has to end it.
      SDL_SetHint("SDL_NO_SIGNAL_HANDLERS", "1")
    case .shown:
      // X11 takes a title's characters from the locale, and a program begins with plain "C".
      setlocale(LC_CTYPE, "C.UTF-8")
    }
    Self.setHints()
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else { throw HostError.sdl("no video", Self.reason) }
    try Self.refuseUnaskedDriver()
    Self.letSecondSignalEnd()
    if case .shown(let fullScreen) = visibility { beginsFullScreen = fullScreen }
    let centered = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)
    // What is placed while it is too large keeps its title out of reach.
    let room = Self.room(on: 0, borders: Self.usualBorders)
    guard
      let window = SDL_CreateWindow(
        title, centered, centered, Int32(min(width, room?.width ?? width)),
        Int32(min(height, room?.height ?? height)), flags)
    else { throw HostError.sdl("no window", Self.reason) }
    self.window = window
    let vsync = SDL_RENDERER_PRESENTVSYNC.rawValue
    guard
      let renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_ACCELERATED.rawValue | vsync)
        ?? SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue)
    else { throw HostError.sdl("no renderer", Self.reason) }
    self.renderer = renderer
    // Mesa takes a new size only between two frames: where the window changes before its first one,
    // that comes out at the old size, and the one after it moved by the difference.
    SDL_RenderClear(renderer)
    SDL_RenderPresent(renderer)
    wakeEvent = SDL_RegisterEvents(1)
    // Text input would swallow the host's keys; a text view will ask for it.
    SDL_StopTextInput()
  }

  isolated deinit {
    if let texture { SDL_DestroyTexture(texture) }
    SDL_DestroyRenderer(renderer)
    SDL_DestroyWindow(window)
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  /// Connects to the display before a window is wanted; what is wrong with it is told by `init`.
  static func warmUp() {
    setlocale(LC_CTYPE, "C.UTF-8")
    setHints()
    SDL_Init(SDL_INIT_VIDEO)
  }

  private static var reason: String { String(cString: SDL_GetError()) }

  private static func setHints() {
    SDL_SetHint("SDL_VIDEO_ALLOW_SCREENSAVER", "1")
    SDL_SetHint("SDL_RENDER_SCALE_QUALITY", "nearest")
    // A tool beside an editor: the desktop's effects stay on, and a click that brings the window
    // to the front counts.
    SDL_SetHint("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")
    SDL_SetHint("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")
  }

  /// SDL silently takes a driver that shows nothing where the display does not answer.
  private static func refuseUnaskedDriver() throws(HostError) {
    let environment = ProcessInfo.processInfo.environment
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none"
    guard ["none", "dummy", "offscreen"].contains(driver),
      (environment["SDL_VIDEODRIVER"] ?? "").isEmpty
    else { return }
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
    let names = [environment["WAYLAND_DISPLAY"], environment["DISPLAY"]].compactMap { $0 }
      .filter { !$0.isEmpty }.joined(separator: " or ")
    throw HostError.sdl("no window", "the display \(names) does not answer")
  }

  /// The first signal becomes `quit`; a program that does not come to take it ends by the second.
  private static func letSecondSignalEnd() {
    for signal in [SIGINT, SIGTERM] {
      var action = sigaction()
      guard sigaction(signal, nil, &action) == 0 else { continue }
      action.sa_flags |= Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(signal, &action, nil)
    }
  }

  // MARK: Size

  package var size: WindowSize {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(window, &width, &height)
    (width, height) = (max(1, width), max(1, height))
    var pixels = (width: width, height: height)
    SDL_GetRendererOutputSize(renderer, &pixels.width, &pixels.height)
    if pixels.width <= 0 || pixels.height <= 0 { pixels = (width, height) }
    return WindowSize(
      points: CGSize(width: Int(width), height: Int(height)),
      pixelWidth: min(Int(pixels.width), Pixmap.maximumSide),
      pixelHeight: min(Int(pixels.height), Pixmap.maximumSide))
  }

  package var desktopSize: (width: Int, height: Int)? {
    Self.room(on: max(0, SDL_GetWindowDisplayIndex(window)), borders: borders)
  }

  private typealias Borders = (top: Int32, left: Int32, bottom: Int32, right: Int32)

  /// Before a window stands on the desktop nobody knows how high its title is.
  private static let usualBorders: Borders = (36, 0, 0, 0)

  /// What the desktop puts around the window.
  private var borders: Borders {
    var borders: Borders = (0, 0, 0, 0)
    let isKnown =
      SDL_GetWindowBordersSize(
        window, &borders.top, &borders.left, &borders.bottom, &borders.right) == 0
    return isKnown ? borders : (0, 0, 0, 0)
  }

  /// How large a window with these borders can be on a display.
  private static func room(on display: Int32, borders: Borders) -> (width: Int, height: Int)? {
    var bounds = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(display, &bounds) == 0, bounds.w > 0 else { return nil }
    return (
      max(1, Int(bounds.w - borders.left - borders.right)),
      max(1, Int(bounds.h - borders.top - borders.bottom))
    )
  }

  package var refreshInterval: TimeInterval {
    var mode = SDL_DisplayMode()
    let display = max(0, SDL_GetWindowDisplayIndex(window))
    guard SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate > 0 else {
      return 1 / 60
    }
    return 1 / TimeInterval(mode.refresh_rate)
  }

  package func show() {
    SDL_ShowWindow(window)
    // One that is made so and hidden at first keeps its old size in the display's corner.
    if beginsFullScreen { toggleFullScreen() }
    beginsFullScreen = false
  }

  package func resize(width: Int, height: Int) {
    SDL_SetWindowSize(window, Int32(width), Int32(height))
    keepOnDesktop(width: Int32(width), height: Int32(height))
  }

  /// A window that has grown over the desktop's edge moves back, its title first.
  private func keepOnDesktop(width: Int32, height: Int32) {
    var bounds = SDL_Rect()
    let display = max(0, SDL_GetWindowDisplayIndex(window))
    guard SDL_GetDisplayUsableBounds(display, &bounds) == 0, bounds.w > 0 else { return }
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetWindowPosition(window, &x, &y)
    let borders = self.borders
    let left = bounds.x + borders.left
    let top = bounds.y + borders.top
    let place = (
      x: max(left, min(x, bounds.x + bounds.w - borders.right - width)),
      y: max(top, min(y, bounds.y + bounds.h - borders.bottom - height))
    )
    if place != (x, y) { SDL_SetWindowPosition(window, place.x, place.y) }
  }

  package func setTitle(_ title: String) {
    SDL_SetWindowTitle(window, title)
  }

  var clipboardText: String? {
    get {
      guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else {
        return nil
      }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set { SDL_SetClipboardText(newValue ?? "") }
  }

  func attend(_ scene: String) {}

  package func toggleFullScreen() {
    let flag = SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
    let isFull = SDL_GetWindowFlags(window) & flag == flag
    // Where nobody grants it SDL takes the window for large, which it is not.
    if !isFull, !WindowManager.isThere { return toggleWholeDisplay() }
    SDL_SetWindowFullscreen(window, isFull ? 0 : flag)
  }

  /// Covers the display with a window that nothing else has a say in, or puts it back.
  private func toggleWholeDisplay() {
    if let place = placeBefore {
      placeBefore = nil
      SDL_SetWindowSize(window, place.w, place.h)
      SDL_SetWindowPosition(window, place.x, place.y)
      return
    }
    var (place, bounds) = (SDL_Rect(), SDL_Rect())
    guard SDL_GetDisplayBounds(max(0, SDL_GetWindowDisplayIndex(window)), &bounds) == 0 else {
      return
    }
    SDL_GetWindowPosition(window, &place.x, &place.y)
    SDL_GetWindowSize(window, &place.w, &place.h)
    placeBefore = place
    SDL_SetWindowPosition(window, bounds.x, bounds.y)
    SDL_SetWindowSize(window, bounds.w, bounds.h)
  }

  // MARK: Picture

  package func dropTexture() {
    if let texture { SDL_DestroyTexture(texture) }
    texture = nil
    isStale = true
  }

  private func needsWholePicture(_ pixmap: Pixmap) -> Bool {
    isStale || texture == nil || textureSize != (pixmap.width, pixmap.height)
  }

  func makePicture(width: Int, height: Int) -> Pixmap { Pixmap(width: width, height: height) }

  package func take(_ pixmap: Pixmap, changes: [PixelRect]) throws(HostError) -> Bool {
    let isWhole = needsWholePicture(pixmap)
    guard isWhole || !changes.isEmpty else { return false }
    try upload(pixmap, rects: isWhole ? [pixmap.bounds] : changes)
    isStale = false
    return true
  }

  /// Copies rectangles of the picture to the texture.
  func upload(_ pixmap: Pixmap, rects: [PixelRect]) throws(HostError) {
    if texture == nil || textureSize != (pixmap.width, pixmap.height) {
      try makeTexture(width: pixmap.width, height: pixmap.height)
    }
    let surface = pixmap.surface
    for rect in rects {
      let part = rect.intersection(pixmap.bounds)
      guard !part.isEmpty else { continue }
      var area = SDL_Rect(
        x: Int32(part.minX), y: Int32(part.minY), w: Int32(part.width), h: Int32(part.height))
      SDL_UpdateTexture(
        texture, &area, surface.pointer(x: part.minX, y: part.minY), Int32(surface.rowPixels * 4))
    }
  }

  /// Puts what the window has taken last into the picture that it took it from, where that has the same size:
  /// whoever painted there has not come to the end of the next one.
  func giveBack(to pixmap: Pixmap) {
    let size = self.size
    guard let texture, textureSize == (pixmap.width, pixmap.height),
      pixmap.width <= size.pixelWidth, pixmap.height <= size.pixelHeight
    else { return }
    var area = SDL_Rect(x: 0, y: 0, w: Int32(pixmap.width), h: Int32(pixmap.height))
    SDL_RenderCopy(renderer, texture, nil, &area)
    let surface = pixmap.surface
    SDL_RenderReadPixels(
      renderer, &area, SDL_PIXELFORMAT_ARGB8888.rawValue, surface.pointer(x: 0, y: 0),
      Int32(surface.rowPixels * 4))
  }

  private func makeTexture(width: Int, height: Int) throws(HostError) {
    dropTexture()
    guard
      let made = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue,
        Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(width), Int32(height))
    else { throw HostError.sdl("no texture of \(width) × \(height)", Self.reason) }
    SDL_SetTextureBlendMode(made, SDL_BLENDMODE_NONE)
    texture = made
    textureSize = (width, height)
  }

  package func present() {
    SDL_RenderCopy(renderer, texture, nil, nil)
    SDL_RenderPresent(renderer)
  }
}

/// Why the host cannot go on: nothing about the scene.
package enum HostError: Error, CustomStringConvertible {
  case sdl(String, String)
  case cannotWrite(String)
  case tooSlow(String)
  /// So many pixels.
  case tooLarge(width: Int, height: Int)
  /// Somebody ended it before it was done.
  case interrupted

  /// One line for people, with SDL's or the system's words where there are any.
  package var description: String {
    switch self {
    case .sdl(let what, let reason): "\(what): \(reason)"
    case .cannotWrite(let reason), .tooSlow(let reason): reason
    case .tooLarge(let width, let height):
      "a picture of \(width) × \(height) pixels would be too large: ask for a smaller --scale"
    case .interrupted: "interrupted"
    }
  }
}
