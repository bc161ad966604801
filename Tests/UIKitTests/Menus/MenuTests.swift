import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// Menus of buttons and of fingers that are held.
@Suite @MainActor struct MenuTests {
  private let screen = Screen()
  private let button = UIButton(type: .system)

  private func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
    UIAction(title: title, attributes: attributes) { action in
      CallRecord.note(action.title + (action.sender == nil ? " of nobody" : ""))
    }
  }

  private func show(_ menu: UIMenu, at frame: CGRect = CGRect(x: 20, y: 100, width: 80, height: 40))
  {
    button.frame = frame
    button.setTitle("Menu", for: .normal)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    screen.root.view.addSubview(button)
    screen.go(to: screen.time + 0.1)
  }

  private var overlay: MenuOverlay? { screen.window.menu }
  private var card: MenuCard? {
    overlay?.subviews.lazy.compactMap { $0 as? MenuCard }.first
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    let start = screen.time
    screen.touch(.began, x, y, at: start)
    screen.touch(.ended, x, y, at: start + 0.05)
    screen.go(to: start + 1)
  }

  private func key(_ key: UIKeyboardHIDUsage) {
    screen.at(screen.time) {
      screen.input.keyDown(UIKey(key), time: screen.time)
      screen.input.keyUp(key, time: screen.time)
    }
    screen.go(to: screen.time + 0.5)
  }

  @Test("E07 a touch opens the menu, another one chooses") func chooses() throws {
    show(UIMenu(children: [action("One"), action("Two"), action("Never", .disabled)]))
    #expect(CallRecord.of { tap(40, 120) } == [])
    let frame = try #require(card?.frame)
    #expect(frame == CGRect(x: 20, y: 148, width: 250, height: 132))
    #expect(CallRecord.of { tap(60, 148 + 110) } == [] && overlay != nil)
    #expect(CallRecord.of { tap(60, 148 + 60) } == ["Two"])
    #expect(overlay == nil && screen.window.subviews == [screen.root.view])
  }

  @Test("E07 the finger that opened it may go on to a line") func dragged() {
    show(UIMenu(children: [action("One"), action("Two")]))
    let calls = CallRecord.of {
      let start = screen.time
      screen.touch(.began, 40, 120, at: start)
      screen.touch(.moved, 60, 168, at: start + 0.2)
      #expect(card?.highlighted === card?.rows.first)
      screen.touch(.ended, 60, 168, at: start + 0.3)
    }
    #expect(calls == ["One"])
  }

  @Test("E07 a touch beside it closes it, and does nothing else") func beside() {
    show(UIMenu(children: [action("One")]))
    let other = UIButton(frame: CGRect(x: 300, y: 500, width: 60, height: 60))
    other.addAction(UIAction { _ in CallRecord.note("other") }, for: .touchUpInside)
    screen.root.view.addSubview(other)
    tap(40, 120)
    #expect(CallRecord.of { tap(320, 520) } == [] && overlay == nil)
    #expect(CallRecord.of { tap(320, 520) } == ["other"])
  }

  @Test("E07 where there is no room below it opens above, and it stays in the window") func place()
    throws
  {
    show(
      UIMenu(children: [action("One"), action("Two")]),
      at: CGRect(x: 340, y: 760, width: 40, height: 40))
    tap(360, 780)
    let frame = try #require(card?.frame)
    #expect(frame.maxY == 752 && frame.maxX == 380)
  }

  @Test("E07 many lines scroll") func many() throws {
    show(UIMenu(children: (1...50).map { action("\($0)") }))
    tap(40, 120)
    let frame = try #require(card?.frame)
    #expect(screen.window.bounds.inset(by: screen.window.safeAreaInsets).contains(frame))
    key(.keyboardUpArrow)
    #expect(CallRecord.of { key(.keyboardReturnOrEnter) } == ["50"])
  }

  @Test("E07 keys go through a menu and the menus in it") func keys() {
    let inner = UIMenu(title: "More", children: [action("Three"), action("Four")])
    show(UIMenu(children: [action("One"), inner, action("Two")]))
    tap(40, 120)
    key(.keyboardDownArrow)
    key(.keyboardDownArrow)
    key(.keyboardRightArrow)
    #expect(card?.menu === inner && card?.rows.count == 3)
    key(.keyboardLeftArrow)
    #expect(card?.menu !== inner)
    key(.keyboardDownArrow)
    key(.keyboardDownArrow)
    key(.keyboardReturnOrEnter)
    key(.keyboardUpArrow)
    #expect(CallRecord.of { key(.keyboardReturnOrEnter) } == ["Four"])
    tap(40, 120)
    #expect(overlay != nil)
    key(.keyboardEscape)
    #expect(overlay == nil)
  }

  @Test("E07 groups stand in the menu, and hidden actions do not") func groups() {
    let group = UIMenu(
      options: .displayInline, children: [action("Two"), action("Gone", .hidden)])
    show(UIMenu(title: "All", children: [action("One"), group, action("Three")]))
    tap(40, 120)
    #expect(card?.rows.count == 4)
    // A title, three lines, and three gaps between four groups.
    #expect(card?.height == CGFloat(34 + 3 * 44 + 3 * 8))
  }

  @Test("E07 of a single selection one is on, and a button may show it") func selection() {
    let actions = ["Small", "Large"].map { action($0) }
    button.changesSelectionAsPrimaryAction = true
    button.showsMenuAsPrimaryAction = true
    let menu = UIMenu(options: .singleSelection, children: actions)
    show(menu)
    button.menu = menu
    #expect(button.currentTitle == "Small" && menu.selectedElements == [actions[0]])
    tap(40, 120)
    #expect(CallRecord.of { tap(60, 148 + 60) } == ["Large"])
    #expect(menu.selectedElements == [actions[1]] && button.currentTitle == "Large")
  }

  @Test("E07 a choice that nobody made is the first, for as long as a button stands for one")
  func choiceByDefault() {
    let actions = ["Small", "Large"].map { action($0) }
    let menu = UIMenu(children: actions)
    show(menu)
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "Small" && actions[0].state == .on)
    actions[1].state = .on
    button.menu = menu
    #expect(button.currentTitle == "Large" && menu.selectedElements == [actions[1]])
    actions[1].state = .off
    button.menu = nil
    #expect(button.currentTitle == "Menu" && menu.selectedElements == [])
    button.menu = menu
    #expect(button.currentTitle == "Small")
    button.changesSelectionAsPrimaryAction = false
    #expect(button.currentTitle == "Menu" && menu.selectedElements == [])
  }

  @Test("E07 a choice that nobody made ends with the button that stood for one")
  func choiceOfButtonThatWent() {
    let actions = ["Small", "Large"].map { action($0) }
    func makeButton() -> UIButton {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
      (button.showsMenuAsPrimaryAction, button.changesSelectionAsPrimaryAction) = (true, true)
      return button
    }
    var first: UIButton? = makeButton()
    first?.menu = UIMenu(children: actions)
    #expect(first?.currentTitle == "Small" && actions[0].state == .on)
    first = nil
    let second = makeButton()
    second.menu = UIMenu(children: actions.reversed())
    #expect(actions[0].state == .off && second.currentTitle == "Large")
  }

  @Test("E07 a finger that is held opens what the delegate has, above a picture of the view")
  func context() {
    final class Delegate: UIContextMenuInteractionDelegate {
      let action = UIAction(title: "Copy") { _ in CallRecord.note("copy") }
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        CallRecord.note("asked at \(Int(location.x))")
        guard location.x < 50 else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [self.action]) })
      }
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) {
        CallRecord.note("will show")
      }
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) {
        CallRecord.note("will end")
      }
    }
    let delegate = Delegate()
    let view = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 60))
    view.backgroundColor = .systemRed
    screen.root.view.addSubview(view)
    let interaction = UIContextMenuInteraction(delegate: delegate)
    view.addInteraction(interaction)
    #expect(interaction.view === view && view.interactions.count == 1)
    func hold(_ x: CGFloat) {
      let start = screen.time
      screen.touch(.began, x, 330, at: start)
      screen.go(to: start + 0.7)
      screen.touch(.ended, x, 330, at: start + 0.8)
      screen.go(to: start + 1.5)
    }
    #expect(CallRecord.of { hold(170) } == ["asked at 70"] && overlay == nil)
    #expect(CallRecord.of { hold(120) } == ["asked at 20", "will show"] && overlay != nil)
    let y = card?.frame.midY ?? 0
    #expect(CallRecord.of { tap(120, y) } == ["copy", "will end"])
    view.removeInteraction(interaction)
    #expect(CallRecord.of { hold(120) } == [])
  }
}
