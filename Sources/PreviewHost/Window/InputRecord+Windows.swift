import CSDL2

// Which window an event is of, for programs with several.

extension InputRecord {
  /// The number of the window; nil for what is no window's.
  package var windowNumber: UInt32? {
    let number: UInt32 =
      switch SDL_EventType(rawValue: event.type) {
      case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: event.button.windowID
      case SDL_MOUSEMOTION: event.motion.windowID
      case SDL_MOUSEWHEEL: event.wheel.windowID
      case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: event.tfinger.windowID
      case SDL_KEYDOWN, SDL_KEYUP: event.key.windowID
      case SDL_TEXTINPUT: event.text.windowID
      case SDL_TEXTEDITING: event.edit.windowID
      case SDL_WINDOWEVENT: event.window.windowID
      default: 0
      }
    return number == 0 ? nil : number
  }

  /// Whether the window has got the keys.
  package var isFocus: Bool { isWindowEvent(SDL_WINDOWEVENT_FOCUS_GAINED) }

  private func isWindowEvent(_ kind: SDL_WindowEventID) -> Bool {
    SDL_EventType(rawValue: event.type) == SDL_WINDOWEVENT
      && SDL_WindowEventID(rawValue: UInt32(event.window.event)) == kind
  }
}
