import CSDL2
import CoreGraphics
import Foundation
import UIKit

/// An event of SDL's with what else was so when it came: enough to tell what it means without asking
/// SDL, and elsewhere.
package struct InputRecord {
  let event: SDL_Event
  /// The modifiers that are down.
  private let modifiers: UInt32
  /// The pointer, in points of the window.
  private let pointerX: Int32
  private let pointerY: Int32

  /// Nil for what the host has no use for: some of those hold addresses, which mean nothing elsewhere.
  @MainActor
  init?(_ event: SDL_Event) {
    guard Self.kinds.contains(SDL_EventType(rawValue: event.type)) else { return nil }
    self.event = event
    modifiers = SDL_GetModState().rawValue
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetMouseState(&x, &y)
    (pointerX, pointerY) = (x, y)
  }

  private static let kinds: [SDL_EventType] = [
    SDL_QUIT, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEMOTION, SDL_MOUSEWHEEL,
    SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP, SDL_KEYDOWN, SDL_KEYUP, SDL_TEXTINPUT,
    SDL_TEXTEDITING, SDL_WINDOWEVENT, SDL_RENDER_DEVICE_RESET, SDL_RENDER_TARGETS_RESET,
  ]

  // MARK: The wire

  init(from reader: inout WireReader) throws(WireError) {
    var event = SDL_Event()
    try withUnsafeMutableBytes(of: &event) { (place) throws(WireError) in
      try reader.read(to: place)
    }
    self.event = event
    modifiers = try reader.read(UInt32.self)
    pointerX = try reader.read(Int32.self)
    pointerY = try reader.read(Int32.self)
  }

  func write(to writer: inout WireWriter) {
    withUnsafeBytes(of: event) { writer.write(bytes: $0) }
    writer.write(modifiers)
    writer.write(pointerX)
    writer.write(pointerY)
  }

  // MARK: Meaning

  /// What the event means in a window of a size, in points; nil for nothing.
  package func meaning(in size: CGSize) -> HostEvent? {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_QUIT: .quit
    case SDL_MOUSEBUTTONDOWN where isLeft(event.button):
      .press(
        place(event.button.x, event.button.y), modifiers: Self.modifiers(SDL_Keymod(modifiers)))
    case SDL_MOUSEBUTTONDOWN
    where event.button.button == SDL_BUTTON_RIGHT && event.button.which != Self.touchMouse:
      .clickSecondary(place(event.button.x, event.button.y))
    case SDL_MOUSEBUTTONDOWN where event.button.button == SDL_BUTTON_MIDDLE:
      .grab(.began, place(event.button.x, event.button.y))
    case SDL_MOUSEBUTTONUP where event.button.button == SDL_BUTTON_MIDDLE:
      .grab(.ended, place(event.button.x, event.button.y))
    case SDL_MOUSEBUTTONUP where isLeft(event.button):
      .release(place(event.button.x, event.button.y))
    // A display that is touched reports its fingers by themselves.
    case SDL_MOUSEMOTION where event.motion.which != Self.touchMouse:
      motion(event.motion)
    case SDL_MOUSEWHEEL: wheel(event.wheel)
    case SDL_FINGERDOWN: finger(event.tfinger, .began, in: size)
    case SDL_FINGERMOTION: finger(event.tfinger, .moved, in: size)
    case SDL_FINGERUP: finger(event.tfinger, .ended, in: size)
    case SDL_KEYDOWN: keyPress(event.key).map { .keyDown($0) }
    case SDL_KEYUP: keyPress(event.key).map { .keyUp($0.code, $0.modifiers) }
    case SDL_TEXTINPUT: .text(Self.string(event.text.text))
    case SDL_TEXTEDITING:
      .markedText(
        Self.string(event.edit.text),
        NSRange(location: Int(event.edit.start), length: Int(event.edit.length)))
    case SDL_WINDOWEVENT: windowEvent(event.window.event)
    case SDL_RENDER_DEVICE_RESET, SDL_RENDER_TARGETS_RESET: .deviceReset
    default: nil
    }
  }

  /// Whether the event before needs not be known once this one is: both are steps of one movement.
  func goesOn(from last: InputRecord) -> Bool {
    guard event.type == last.event.type else { return false }
    return switch SDL_EventType(rawValue: event.type) {
    case SDL_MOUSEMOTION:
      event.motion.which == last.event.motion.which && event.motion.state == last.event.motion.state
    case SDL_FINGERMOTION: event.tfinger.fingerId == last.event.tfinger.fingerId
    default: false
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

  private func motion(_ event: SDL_MouseMotionEvent) -> HostEvent {
    let point = place(event.x, event.y)
    if event.state & 1 == 1 { return .move(point) }
    return event.state & Self.middleMask != 0 ? .grab(.moved, point) : .hover(point)
  }

  /// SDL_BUTTON_MMASK, which is a macro.
  private static let middleMask: UInt32 = 2

  private func wheel(_ event: SDL_MouseWheelEvent) -> HostEvent {
    let direction: CGFloat = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
    // SDL counts up as positive.
    return .wheel(
      place(pointerX, pointerY), x: CGFloat(event.preciseX) * direction,
      y: -CGFloat(event.preciseY) * direction,
      modifiers: Self.modifiers(SDL_Keymod(modifiers)))
  }

  /// Fingers come in shares of the window.
  private func finger(
    _ event: SDL_TouchFingerEvent, _ phase: UITouch.Phase, in size: CGSize
  ) -> HostEvent {
    .finger(
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

  private func windowEvent(_ event: UInt8) -> HostEvent? {
    switch SDL_WindowEventID(rawValue: UInt32(event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: .resized
    case SDL_WINDOWEVENT_EXPOSED: .exposed
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED: .hidden(false)
    // A window that has not come up yet counts as hidden, and is painted all the same.
    case SDL_WINDOWEVENT_MINIMIZED: .hidden(true)
    case SDL_WINDOWEVENT_FOCUS_LOST: .inputLost
    case SDL_WINDOWEVENT_LEAVE: .hover(nil)
    case SDL_WINDOWEVENT_CLOSE: .quit
    default: nil
    }
  }
}
