import Foundation

/// Whether windows can be opened, as far as the environment tells.
package enum DesktopDisplay {
  package static var isNamed: Bool {
    let environment = ProcessInfo.processInfo.environment
    return ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].contains {
      !(environment[$0] ?? "").isEmpty
    }
  }
}
