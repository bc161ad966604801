import UIKit

/// The window of a scene.
@MainActor
package final class SceneWindow: UIWindow {
  /// Takes the canvas's size; where a host has placed the window, its place and zoom stay.
  func place(canvas size: CGSize) {
    guard bounds.size != size else { return }
    let zoom = transform
    transform = .identity
    frame = CGRect(origin: frame.origin, size: size)
    transform = zoom
  }
}
