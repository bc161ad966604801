import Snapshots
import Testing
import UIKit

@Suite @MainActor struct KeyStrokeTests {
  @Test(
    "E05 keys are read by name and by character, with what is held besides",
    arguments: [
      ("a", UIKeyboardHIDUsage.keyboardA, UIKeyModifierFlags(), "a"),
      ("A", .keyboardA, .shift, "A"), ("7", .keyboard7, [], "7"), ("/", .keyboardSlash, [], "/"),
      ("+", .keyboardEqualSign, [], "+"), ("space", .keyboardSpacebar, [], " "),
      ("Tab", .keyboardTab, [], nil), ("Shift+Left", .keyboardLeftArrow, .shift, nil),
      ("Ctrl+C", .keyboardC, [.command, .shift], nil), ("ctrl+c", .keyboardC, .command, nil),
      ("F12", .keyboardF12, [], nil),
    ] as [(String, UIKeyboardHIDUsage, UIKeyModifierFlags, String?)])
  func names(
    _ text: String, _ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags, _ typed: String?
  ) throws {
    let stroke = try #require(KeyStroke(text))
    #expect(stroke.code == code && stroke.modifiers == modifiers && stroke.typed == typed)
    #expect(stroke.key.keyCode == code)
  }

  @Test(
    "E05 what names no key is refused",
    arguments: ["", "Ctrl++", "Foo", "Hyper+a", "é", "F13x"])
  func mistakes(_ text: String) {
    #expect(KeyStroke(text) == nil)
  }
}
