import CSDL2
import CoreGraphics
import Foundation

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
    let scale = self.scale
    func place(_ x: Int32, _ y: Int32) -> (CGFloat, CGFloat) {
      // The middle of the pixel that the pointer is on.
      ((CGFloat(x) + 0.5) * scale, (CGFloat(y) + 0.5) * scale)
    }
    switch SDL_EventType(rawValue: event.type) {
    case SDL_QUIT: return .quit
    case SDL_MOUSEBUTTONDOWN where event.button.button == SDL_BUTTON_LEFT:
      let (x, y) = place(event.button.x, event.button.y)
      return .press(x: x, y: y)
    case SDL_MOUSEBUTTONUP where event.button.button == SDL_BUTTON_LEFT:
      let (x, y) = place(event.button.x, event.button.y)
      return .release(x: x, y: y)
    case SDL_MOUSEMOTION where event.motion.state & 1 == 1:
      let (x, y) = place(event.motion.x, event.motion.y)
      return .move(x: x, y: y)
    case SDL_KEYDOWN where event.key.repeat == 0:
      return key(event.key.keysym).map { .key($0) }
    case SDL_WINDOWEVENT: return windowEvent(event.window.event)
    case SDL_RENDER_DEVICE_RESET, SDL_RENDER_TARGETS_RESET: return .deviceReset
    default: return event.type == wakeEvent ? .wake : nil
    }
  }

  private func windowEvent(_ event: UInt8) -> HostEvent? {
    switch SDL_WindowEventID(rawValue: UInt32(event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: .resized
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED: .exposed
    case SDL_WINDOWEVENT_FOCUS_LOST: .pointerLost
    case SDL_WINDOWEVENT_CLOSE: .quit
    default: nil
    }
  }

  private func key(_ key: SDL_Keysym) -> HostEvent.Key? {
    let shift = UInt32(key.mod) & UInt32(KMOD_SHIFT.rawValue) != 0
    let other = KMOD_CTRL.rawValue | KMOD_ALT.rawValue | KMOD_GUI.rawValue
    guard UInt32(key.mod) & UInt32(other) == 0 else { return nil }
    switch SDL_KeyCode(rawValue: UInt32(bitPattern: key.sym)) {
    case SDLK_r: return shift ? .reset : .reload
    case SDLK_0, SDLK_KP_0: return .fit
    case SDLK_1, SDLK_KP_1: return .actualSize
    case SDLK_PLUS, SDLK_EQUALS, SDLK_KP_PLUS: return .larger
    case SDLK_MINUS, SDLK_KP_MINUS: return .smaller
    case SDLK_F11: return .fullScreen
    case SDLK_F12: return .screenshot
    case SDLK_LEFT: return .previous
    case SDLK_RIGHT: return .next
    default: return nil
    }
  }
}
