import TestSupport
import Testing

@testable import UIKit

@Suite @MainActor struct FocusTests {
  private final class Spot: UIView {
    var isOpen = true
    var agrees = true
    override var canBecomeFocused: Bool { isOpen }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { agrees }
    override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      let (from, to) = (
        context.previouslyFocusedView?.tag ?? 0, context.nextFocusedView?.tag ?? 0
      )
      CallRecord.note("\(tag): \(from) to \(to)")
      coordinator.addCoordinatedAnimations { CallRecord.note("then") }
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300)).shown()
  private let input: WindowInput
  /// 1 2 3 in a line, not quite level, and 4 below 2; added in another order.
  private let spots: [Spot]

  init() {
    let places: [(CGFloat, CGFloat)] = [(10, 12), (110, 10), (210, 15), (110, 100)]
    spots = places.enumerated().map { index, place in
      let spot = Spot(frame: CGRect(x: place.0, y: place.1, width: 80, height: 40))
      spot.tag = index + 1
      return spot
    }
    for spot in spots.reversed() { window.addSubview(spot) }
    input = WindowInput(window: window)
  }

  private var focused: Int { (window.focusSystem.focusedItem as? UIView)?.tag ?? 0 }

  private func press(
    _ keys: UIKeyboardHIDUsage..., modifiers: UIKeyModifierFlags = []
  ) -> [Int] {
    keys.map { key in
      input.keyDown(UIKey(key, modifierFlags: modifiers), time: 0)
      input.keyUp(key, time: 0)
      return focused
    }
  }

  @Test("V06 by default no view can be focused, and keys that would move the focus are nobody's")
  func defaults() {
    let bare = UIWindow(frame: window.frame).shown()
    bare.addSubview(UIView(frame: bare.bounds))
    #expect(!UIView().canBecomeFocused && !UIView().isFocused)
    #expect(!WindowInput(window: bare).keyDown(UIKey(.keyboardTab), time: 0))
  }

  @Test("V06 Tab and Shift-Tab go through the views line by line, round and round")
  func tab() {
    let tab = UIKeyboardHIDUsage.keyboardTab
    #expect(press(tab, tab, tab, tab, tab) == [1, 2, 3, 4, 1])
    #expect(press(tab, tab, modifiers: .shift) == [4, 3])
    spots[1].isHidden = true
    spots[0].isOpen = false
    spots[3].isUserInteractionEnabled = false
    #expect(press(tab, tab) == [3, 3])
    #expect(spots[2].isFocused && !spots[1].isFocused)
    #expect(press(tab, modifiers: .control) == [3])
  }

  @Test("V06 the arrow keys go to the nearest view in their direction, and stay where is none")
  func arrows() {
    #expect(press(.keyboardDownArrow) == [1])
    #expect(
      press(.keyboardRightArrow, .keyboardDownArrow, .keyboardDownArrow, .keyboardUpArrow)
        == [2, 4, 4, 2])
    #expect(press(.keyboardLeftArrow, .keyboardLeftArrow, .keyboardDownArrow) == [1, 1, 4])
  }

  @Test("V06 the view that loses the focus, the one that gets it and those around hear of it")
  func notification() {
    let holder = Spot(frame: window.bounds)
    holder.isOpen = false
    holder.tag = 9
    window.addSubview(holder)
    holder.addSubview(spots[1])
    let calls = CallRecord.of { _ = press(.keyboardTab, .keyboardTab) }
    #expect(
      calls == ["1: 0 to 1", "then", "1: 1 to 2", "2: 1 to 2", "9: 1 to 2", "then", "then", "then"])
  }

  @Test("V06 who is concerned may keep the focus where it is")
  func refusal() {
    _ = press(.keyboardTab)
    spots[1].agrees = false
    #expect(press(.keyboardTab) == [1])
    spots[1].agrees = true
    #expect(press(.keyboardTab) == [2])
  }

  @Test("V06 a view that leaves the window loses the focus and is freed")
  func leaving() {
    weak var gone: Spot?
    do {
      let spot = Spot(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
      spot.tag = 5
      gone = spot
      window.addSubview(spot)
      window.focusSystem.requestFocusUpdate(to: spot)
      #expect(focused == 0)
      input.advance(to: 0)
      #expect(focused == 5)
      let calls = CallRecord.of { spot.removeFromSuperview() }
      #expect(calls == ["5: 5 to 0", "then"])
    }
    #expect(gone == nil && focused == 0)
  }

  @Test("V06 a controller's preferred view gets the focus that is asked for")
  func preferred() {
    final class Controller: UIViewController {
      var best: UIView?
      override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        best.map { [self, $0] } ?? super.preferredFocusEnvironments
      }
    }
    let controller = Controller()
    window.rootViewController = controller
    for spot in spots { controller.view.addSubview(spot) }
    let system = UIFocusSystem.focusSystem(for: controller)
    #expect(system === window.focusSystem)
    system?.requestFocusUpdate(to: controller)
    system?.updateFocusIfNeeded()
    #expect(focused == 1)
    controller.best = spots[2]
    controller.setNeedsFocusUpdate()
    controller.updateFocusIfNeeded()
    #expect(focused == 3)
    #expect(spots[0].parentFocusEnvironment === controller.view)
    #expect(controller.view.parentFocusEnvironment === controller)
  }

  @Test("V06 keys come to the view with the focus; commands that insist go before the focus")
  func keys() {
    final class Button: UIView {
      override var canBecomeFocused: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.contains(where: { $0.key?.keyCode == .keyboardSpacebar }) else {
          return super.pressesBegan(presses, with: event)
        }
        CallRecord.note("space")
      }
    }
    final class Root: UIWindow {
      var commands: [UIKeyCommand] = []
      override var keyCommands: [UIKeyCommand]? { commands }
    }
    let root = Root(frame: window.frame).shown()
    let input = WindowInput(window: root)
    root.addSubview(Button(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    root.addSubview(Button(frame: CGRect(x: 50, y: 0, width: 10, height: 10)))
    let command = UIKeyCommand(input: "\t") { _ in CallRecord.note("command") }
    root.commands = [command]
    let calls = CallRecord.of {
      #expect(input.keyDown(UIKey(.keyboardTab), time: 0))
      #expect(root.subviews[0].isFocused)
      #expect(input.keyDown(UIKey(.keyboardSpacebar), time: 0))
      command.wantsPriorityOverSystemBehavior = true
      #expect(input.keyDown(UIKey(.keyboardTab), time: 0))
      #expect(root.subviews[0].isFocused)
    }
    #expect(calls == ["space", "command"])
  }

  @Test("V06 with the focus goes the first place among responders")
  func firstPlace() {
    final class Field: UIView {
      override var canBecomeFocused: Bool { true }
      override var canBecomeFirstResponder: Bool { true }
    }
    let field = Field(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
    window.addSubview(field)
    _ = press(.keyboardTab, modifiers: .shift)
    #expect(field.isFocused && field.isFirstResponder)
    _ = press(.keyboardTab)
    #expect(focused == 1 && !field.isFirstResponder)
    // Who gets the first place otherwise gets the focus too.
    field.becomeFirstResponder()
    #expect(field.isFocused && field.isFirstResponder)
    spots[0].agrees = false
    #expect(press(.keyboardTab) == [0])
    #expect(field.isFocused && field.isFirstResponder)
  }
}
