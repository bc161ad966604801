import UIKit

/// The clipboard of the desktop, by way of the window.
@MainActor
package final class WindowClipboard: SystemClipboard {
  private let screen: any HostScreen

  init(of screen: any HostScreen) {
    self.screen = screen
  }

  package convenience init(of window: HostWindow) {
    self.init(of: window as any HostScreen)
  }

  package var text: String? {
    get { screen.clipboardText }
    set { screen.clipboardText = newValue }
  }
}
