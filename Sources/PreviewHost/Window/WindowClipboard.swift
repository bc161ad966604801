import UIKit

/// The clipboard of the desktop, by way of the window.
@MainActor
final class WindowClipboard: SystemClipboard {
  private let screen: any HostScreen

  init(of screen: any HostScreen) {
    self.screen = screen
  }

  var text: String? {
    get { screen.clipboardText }
    set { screen.clipboardText = newValue }
  }
}
