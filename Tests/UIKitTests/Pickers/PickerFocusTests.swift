import CoreGraphics
import Testing

@testable import UIKit

@Suite @MainActor struct GridFocusTests {
  private final class Spot: UIView {
    override var canBecomeFocused: Bool { true }
  }

  @Test func `V06 in a grid without gaps arrows go straight on`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300)).shown()
    let input = WindowInput(window: window)
    let side: CGFloat = 100.0 / 3
    let spots = (0..<9).map { index in
      Spot(
        frame: CGRect(
          x: CGFloat(index % 3) * side, y: CGFloat(index / 3) * side, width: side, height: side))
    }
    for spot in spots { window.addSubview(spot) }
    window.focusSystem.change(to: spots[3], heading: .next)
    for (key, place) in [
      (UIKeyboardHIDUsage.keyboardRightArrow, 4), (.keyboardUpArrow, 1), (.keyboardRightArrow, 2),
      (.keyboardDownArrow, 5), (.keyboardLeftArrow, 4), (.keyboardDownArrow, 7),
    ] {
      input.keyDown(UIKey(key), time: 0)
      input.keyUp(key, time: 0)
      #expect(spots[place].isFocused)
    }
  }
}
