import CoreGraphics
import Foundation
import UIKit

/// What SDL reports, as the host understands it.
package enum HostEvent {
  /// The pointer; places are in points of the window, whatever its scale is now or was before.
  case press(CGPoint, modifiers: UIKeyModifierFlags)
  case move(CGPoint)
  case release(CGPoint)
  /// The other button goes down.
  case clickSecondary(CGPoint)
  /// The pointer moves without its button; nil when it leaves the window.
  case hover(CGPoint?)
  /// The wheel turns, by notches: right and down are positive.
  case wheel(CGPoint, x: CGFloat, y: CGFloat, modifiers: UIKeyModifierFlags)
  /// The pointer with its middle button: down, somewhere else, and up again.
  case grab(UITouch.Phase, CGPoint)
  /// Nobody can see the window any more, or somebody can again.
  case hidden(Bool)
  /// A finger on a display that is touched.
  case finger(id: Int, UITouch.Phase, CGPoint)
  case keyDown(KeyPress)
  case keyUp(UIKeyboardHIDUsage, UIKeyModifierFlags)
  case text(String)
  /// Text that an input method has not settled yet, with the part that it works on.
  case markedText(String, NSRange)
  /// Whoever is touching or holding something down does so no more.
  case inputLost
  /// The size or the scale of the window may have changed.
  case resized
  /// The picture on the screen is gone or old.
  case exposed
  /// The device that draws was lost; textures have to be made anew.
  case deviceReset
  /// Somebody has something for the loop, such as the watcher.
  case wake
  case quit

  /// Whether what comes next may mean something else after it: it may have brought up a text field.
  var isPressing: Bool {
    switch self {
    case .press, .release, .finger(_, .began, _), .finger(_, .ended, _), .keyDown, .keyUp, .text:
      true
    case .clickSecondary, .move, .hover, .wheel, .grab, .hidden, .finger, .markedText, .inputLost,
      .resized, .exposed, .deviceReset, .wake, .quit:
      false
    }
  }

  /// A key as it goes down.
  package struct KeyPress: Equatable {
    package var code: UIKeyboardHIDUsage
    /// What it types, modifiers aside; nil for keys that type nothing.
    package var character: Character?
    package var modifiers: UIKeyModifierFlags
    package var isRepeat: Bool

    @MainActor var key: UIKey {
      let plain = character.map(String.init)
      let isShifted = modifiers.contains(.shift)
      return UIKey(
        code, characters: isShifted ? plain?.uppercased() : plain, ignoringModifiers: plain,
        modifierFlags: modifiers)
    }
  }
}
