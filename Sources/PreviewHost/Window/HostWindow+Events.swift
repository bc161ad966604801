import CSDL2
import CoreGraphics
import Foundation
import UIKit

// What SDL reports, translated.

extension HostWindow {
  /// What happened; waits for the first event, at most so long, and never longer than a minute.
  func events(waiting timeout: TimeInterval) -> [HostEvent] {
    var events: [HostEvent] = []
    var event = SDL_Event()
    var milliseconds = Int32(max(0, min(60, timeout)) * 1000 + 0.999)
    while SDL_WaitEventTimeout(&event, milliseconds) == 1 {
      if let translated = translate(event) { events.append(translated) }
      milliseconds = 0
      // A flood of events must not keep the frame waiting.
      if events.count >= 1000 { break }
    }
    return events
  }

  /// Ends the wait of the loop, from any thread.
  nonisolated func wake() {
    var event = SDL_Event()
    event.type = wakeEvent
    SDL_PushEvent(&event)
  }

  private func translate(_ event: SDL_Event) -> HostEvent? {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_QUIT: .quit
    case SDL_MOUSEBUTTONDOWN where isLeft(event.button):
      .press(place(event.button.x, event.button.y), modifiers: Self.modifiers(SDL_GetModState()))
    case SDL_MOUSEBUTTONUP where isLeft(event.button):
      .release(place(event.button.x, event.button.y))
    // A display that is touched reports its fingers by themselves.
    case SDL_MOUSEMOTION where event.motion.which != Self.touchMouse:
      event.motion.state & 1 == 1
        ? .move(place(event.motion.x, event.motion.y))
        : .hover(place(event.motion.x, event.motion.y))
    case SDL_MOUSEWHEEL: wheel(event.wheel)
    case SDL_FINGERDOWN: finger(event.tfinger, .began)
    case SDL_FINGERMOTION: finger(event.tfinger, .moved)
    case SDL_FINGERUP: finger(event.tfinger, .ended)
    case SDL_KEYDOWN: keyPress(event.key).map { .keyDown($0) }
    case SDL_KEYUP: keyPress(event.key).map { .keyUp($0.code, $0.modifiers) }
    case SDL_TEXTINPUT: .text(Self.string(event.text.text))
    case SDL_TEXTEDITING:
      .markedText(
        Self.string(event.edit.text),
        NSRange(location: Int(event.edit.start), length: Int(event.edit.length)))
    case SDL_WINDOWEVENT: windowEvent(event.window.event)
    case SDL_RENDER_DEVICE_RESET, SDL_RENDER_TARGETS_RESET: .deviceReset
    default: event.type == wakeEvent ? .wake : nil
    }
  }

  // MARK: Pointer and fingers

  /// The mouse that SDL makes of fingers.
  private static let touchMouse = UInt32.max

  private func isLeft(_ button: SDL_MouseButtonEvent) -> Bool {
    button.button == SDL_BUTTON_LEFT && button.which != Self.touchMouse
  }

  /// The middle of the point that the pointer is on.
  private func place(_ x: Int32, _ y: Int32) -> CGPoint {
    CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
  }

  private func wheel(_ event: SDL_MouseWheelEvent) -> HostEvent {
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetMouseState(&x, &y)
    let direction: CGFloat = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
    // SDL counts up as positive.
    return .wheel(
      place(x, y), x: CGFloat(event.preciseX) * direction, y: -CGFloat(event.preciseY) * direction)
  }

  /// Fingers come in shares of the window.
  private func finger(_ event: SDL_TouchFingerEvent, _ phase: UITouch.Phase) -> HostEvent {
    let size = size.points
    return .finger(
      id: Int(truncatingIfNeeded: event.fingerId & 0xFFFF_FFFF), phase,
      CGPoint(x: CGFloat(event.x) * size.width, y: CGFloat(event.y) * size.height))
  }

  // MARK: Keys and text

  /// SDL numbers keys as USB does, and as UIKit; nil for keys that have no number there.
  private func keyPress(_ event: SDL_KeyboardEvent) -> HostEvent.KeyPress? {
    guard
      let code = UIKeyboardHIDUsage(rawValue: Int(event.keysym.scancode.rawValue))
    else { return nil }
    let symbol = event.keysym.sym
    let character =
      (0x20..<0x7F).contains(symbol) || (0xA0..<0x4000_0000).contains(symbol)
      ? UInt32(exactly: symbol).flatMap(Unicode.Scalar.init).map(Character.init) : nil
    return HostEvent.KeyPress(
      code: code, character: character,
      modifiers: Self.modifiers(SDL_Keymod(UInt32(event.keysym.mod))), isRepeat: event.repeat != 0)
  }

  /// Control is what Apple's command key is: shortcuts are made for it.
  private static func modifiers(_ state: SDL_Keymod) -> UIKeyModifierFlags {
    let names: [(SDL_Keymod, UIKeyModifierFlags)] = [
      (KMOD_SHIFT, .shift), (KMOD_CTRL, .command), (KMOD_ALT, .alternate), (KMOD_GUI, .control),
      (KMOD_CAPS, .alphaShift),
    ]
    return names.reduce(into: []) { flags, name in
      if state.rawValue & name.0.rawValue != 0 { flags.insert(name.1) }
    }
  }

  /// The text of an event, which is an array of bytes that a zero ends.
  private static func string<Bytes>(_ bytes: Bytes) -> String {
    withUnsafeBytes(of: bytes) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// Has typed text come as text, with what input methods do beside a place in points, or not.
  func takeText(_ isWanted: Bool, beside place: CGRect? = nil) {
    if isWanted, let place { putInputMethod(beside: place) }
    guard isWanted != (SDL_IsTextInputActive() == SDL_TRUE) else { return }
    if isWanted { SDL_StartTextInput() } else { SDL_StopTextInput() }
  }

  private func putInputMethod(beside place: CGRect) {
    func whole(_ length: CGFloat) -> Int32 { Int32(max(-30_000, min(30_000, length))) }
    let bounds = [place.minX, place.minY, place.width, place.height]
    guard bounds.allSatisfy(\.isFinite), place != inputPlace else { return }
    inputPlace = place
    var rect = SDL_Rect(
      x: whole(place.minX), y: whole(place.minY), w: whole(place.width), h: whole(place.height))
    SDL_SetTextInputRect(&rect)
  }

  private func windowEvent(_ event: UInt8) -> HostEvent? {
    switch SDL_WindowEventID(rawValue: UInt32(event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: .resized
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED: .exposed
    case SDL_WINDOWEVENT_FOCUS_LOST: .inputLost
    case SDL_WINDOWEVENT_LEAVE: .hover(nil)
    case SDL_WINDOWEVENT_CLOSE: .quit
    default: nil
    }
  }
}
