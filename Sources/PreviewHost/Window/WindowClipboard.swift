import CSDL2
import UIKit

/// The clipboard of the desktop, by way of SDL.
@MainActor
final class WindowClipboard: SystemClipboard {
  var text: String? {
    get {
      guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else {
        return nil
      }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set {
      SDL_SetClipboardText(newValue ?? "")
    }
  }
}
