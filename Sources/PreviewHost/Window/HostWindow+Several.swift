import CSDL2
import CoreGraphics

// What programs with several windows ask besides.

extension HostWindow {
  /// By which events name it.
  package var number: UInt32 { SDL_GetWindowID(window) }

  /// Whether keys come to it.
  package var hasFocus: Bool {
    SDL_GetWindowFlags(window) & SDL_WINDOW_INPUT_FOCUS.rawValue != 0
  }

  /// Ends the wait of whichever window's loop it is, from any thread.
  package nonisolated static func wakeLoop() {
    var event = SDL_Event()
    event.type = SDL_USEREVENT.rawValue
    SDL_PushEvent(&event)
  }

  /// Brings it before all others.
  package func raise() { SDL_RaiseWindow(window) }

  /// How large hands may make it, in points; 0 leaves a side free.
  package func limit(to least: CGSize, _ most: CGSize) {
    func side(_ length: CGFloat) -> Int32 {
      length.isFinite ? Int32(max(0, min(length.rounded(.up), 16_384))) : 0
    }
    func end(_ length: CGFloat) -> Int32 { length < 16_384 ? side(length) : 0 }
    SDL_SetWindowMinimumSize(window, max(1, side(least.width)), max(1, side(least.height)))
    SDL_SetWindowMaximumSize(window, end(most.width), end(most.height))
  }
}
