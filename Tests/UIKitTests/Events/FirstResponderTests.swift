import TestSupport
import Testing

@testable import UIKit

@Suite @MainActor struct FirstResponderTests {
  private let pads = Pads()

  init() {
    pads.left.isFirst = true
    pads.right.isFirst = true
  }

  @Test("E05 one responder of a window is the first, and gives way when it may")
  func exchange() {
    let calls = CallRecord.of {
      pads.left.becomeFirstResponder()
      pads.right.becomeFirstResponder()
      pads.right.becomeFirstResponder()
    }
    #expect(
      calls == ["left becomes true", "left resigns true", "right becomes true"] + [
        "right becomes true"
      ])
    #expect(pads.right.isFirstResponder && !pads.left.isFirstResponder)
    pads.right.givesWay = false
    #expect(!pads.left.becomeFirstResponder() && pads.right.isFirstResponder)
    #expect(!pads.right.resignFirstResponder())
    pads.right.givesWay = true
    #expect(pads.right.resignFirstResponder() && pads.window.firstResponder == nil)
  }

  @Test("E05 only who can, and is in a window, becomes the first")
  func refusals() {
    pads.left.isFirst = false
    #expect(!pads.left.becomeFirstResponder())
    let loose = Pad()
    loose.isFirst = true
    #expect(!loose.becomeFirstResponder() && !loose.isFirstResponder)
    #expect(!UIView().canBecomeFirstResponder && UIView().canResignFirstResponder)
    #expect(loose.resignFirstResponder())
  }

  @Test("E05 leaving the window resigns, for a view, what is below it, and a controller")
  func leaving() {
    final class Controller: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let inner = Pad(frame: .zero)
    inner.isFirst = true
    pads.left.addSubview(inner)
    inner.becomeFirstResponder()
    let calls = CallRecord.of { pads.left.removeFromSuperview() }
    #expect(calls == ["pad resigns true"])
    #expect(pads.window.firstResponder == nil)

    pads.right.givesWay = false
    pads.right.becomeFirstResponder()
    let other = UIWindow(frame: pads.window.frame).shown()
    other.addSubview(pads.right)
    #expect(pads.window.firstResponder == nil && other.firstResponder == nil)

    let controller = Controller()
    pads.window.rootViewController = controller
    #expect(controller.becomeFirstResponder() && controller.isFirstResponder)
    pads.window.rootViewController = nil
    #expect(pads.window.firstResponder == nil)
  }

  @Test("E05 a first responder that is freed leaves the place empty")
  func freed() {
    let other = UIWindow(frame: pads.window.frame).shown()
    autoreleasepool {
      let view = Pad()
      view.isFirst = true
      other.addSubview(view)
      view.becomeFirstResponder()
      view.removeFromSuperview()
    }
    #expect(other.firstResponder == nil)
    pads.left.becomeFirstResponder()
    #expect(pads.left.isFirstResponder)
  }

  private func autoreleasepool(_ body: () -> Void) { body() }

  @Test("E05 keys go to the first responder and up its chain; their end follows them")
  func presses() {
    let a = UIKey(.keyboardA, characters: "a")
    let calls = CallRecord.of {
      pads.left.becomeFirstResponder()
      #expect(!pads.input.keyDown(a, time: 0))
      pads.left.takesKeys = true
      #expect(pads.input.keyDown(a, time: 0.1))
      pads.right.becomeFirstResponder()
      pads.input.keyUp(.keyboardA, time: 0.2)
      pads.input.keyUp(.keyboardA, time: 0.3)
      pads.input.keyDown(a, time: 0.4)
      pads.input.cancelAll(time: 0.5)
    }
    #expect(
      calls == ["left becomes true", "left key a", "left key cancelled", "left key a"]
        + ["left resigns true", "right becomes true", "left key up", "right key a"]
        + ["right key cancelled"])
  }

  @Test("E05 the nearest key command up the chain takes its keys before they are told")
  func commands() {
    var done: [String] = []
    pads.left.isFirst = true
    pads.left.commands = [
      UIKeyCommand(input: "s", modifierFlags: .command) { _ in done.append("save") },
      UIKeyCommand(input: UIKeyCommand.inputEscape) { _ in done.append("escape") },
    ]
    let inner = Pad(frame: .zero)
    inner.isFirst = true
    pads.left.addSubview(inner)
    inner.becomeFirstResponder()
    let calls = CallRecord.of {
      let save = UIKey(
        .keyboardS, characters: "S", ignoringModifiers: "S", modifierFlags: [.command, .alphaShift])
      #expect(pads.input.keyDown(save, time: 0))
      #expect(pads.input.keyDown(UIKey(.keyboardEscape), time: 0))
      #expect(pads.input.keyDown(UIKey(.keyboardEscape), isRepeat: true, time: 0))
      #expect(!pads.input.keyDown(UIKey(.keyboardS, characters: "s"), time: 0))
    }
    #expect(done == ["save", "escape", "escape"])
    #expect(calls == ["pad key s", "left key s"])
  }

  private final class Field: UITextField {
    var typed = ""
    var marked = ""
    override var hasText: Bool { !typed.isEmpty }
    override func insertText(_ text: String) { typed += text }
    override func deleteBackward() { if !typed.isEmpty { typed.removeLast() } }
    override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
      marked = markedText ?? ""
    }
  }

  @Test("E05 text, Return and Delete reach a first responder that takes text")
  func text() {
    let field = Field()
    pads.window.addSubview(field)
    #expect(!pads.input.insertText("lost", time: 0) && !pads.input.wantsText)
    field.becomeFirstResponder()
    #expect(pads.input.wantsText && pads.input.insertText("abc", time: 0))
    pads.input.keyDown(UIKey(.keyboardDeleteOrBackspace), time: 0)
    pads.input.keyDown(UIKey(.keyboardDeleteOrBackspace), isRepeat: true, time: 0)
    #expect(pads.input.keyDown(UIKey(.keyboardReturnOrEnter), time: 0))
    #expect(field.typed == "a\n")
    let none = NSRange(location: 0, length: 0)
    pads.input.setMarkedText("か", selectedRange: none, time: 0)
    #expect(field.marked == "か" && field.typed == "a\n")
    pads.input.setMarkedText("", selectedRange: none, time: 0)
    #expect(field.marked.isEmpty)
    #expect(!pads.input.keyDown(UIKey(.keyboardTab), time: 0))
  }

  @Test("keys are numbered as USB numbers them")
  func usages() {
    #expect(UIKeyboardHIDUsage.keyboardA.rawValue == 4)
    #expect(UIKeyboardHIDUsage.keyboardF1.rawValue == 58)
    #expect(UIKeyboardHIDUsage.keyboardUpArrow.rawValue == 82)
    #expect(UIKeyboardHIDUsage.keyboardLeftControl.rawValue == 224)
    #expect(UIKey(.keyboardF5).characters == "UIKeyInputF5")
  }
}
