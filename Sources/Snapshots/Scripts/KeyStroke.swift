import UIKit

/// A key with what is held besides, as scripts name it: `a`, `Tab`, `Shift+Left`, `Ctrl+C`.
package struct KeyStroke: Equatable, Sendable {
  /// The place on the keyboard.
  package var code: UIKeyboardHIDUsage
  /// What is held besides; a capital letter holds shift.
  package var modifiers: UIKeyModifierFlags
  /// What the key types by itself; nil for one that types nothing.
  package var character: Character?

  /// Nil for a text that names no key.
  package init?(_ text: String) {
    // The plus sign is a key as well as what stands between keys.
    let parts = text == "+" ? ["+"] : text.split(separator: "+").map(String.init)
    guard let name = parts.last else { return nil }
    modifiers = []
    for part in parts.dropLast() {
      guard let modifier = Self.modifiers[part.lowercased()] else { return nil }
      modifiers.insert(modifier)
    }
    if let code = Self.names[name.lowercased()] {
      (self.code, character) = (code, name.lowercased() == "space" ? " " : nil)
    } else if name.count == 1, let character = name.first, let code = Self.code(of: character) {
      self.code = code
      self.character = character
      if character.isUppercase { modifiers.insert(.shift) }
    } else {
      return nil
    }
  }

  /// What the key types with the modifiers; nil where they make a command of it.
  package var typed: String? {
    guard let character, modifiers.isDisjoint(with: [.command, .control, .alternate]) else {
      return nil
    }
    return modifiers.contains(.shift) ? character.uppercased() : String(character)
  }

  /// As UIKit's presses have it.
  @MainActor package var key: UIKey {
    UIKey(
      code, characters: typed ?? character.map(String.init),
      ignoringModifiers: character.map { $0.lowercased() }, modifierFlags: modifiers)
  }

  /// Control is what Apple's command key is: shortcuts are made for it.
  private static let modifiers: [String: UIKeyModifierFlags] = [
    "shift": .shift, "ctrl": .command, "control": .command, "cmd": .command, "command": .command,
    "alt": .alternate, "option": .alternate, "super": .control,
  ]

  private static let names: [String: UIKeyboardHIDUsage] = [
    "tab": .keyboardTab, "enter": .keyboardReturnOrEnter, "return": .keyboardReturnOrEnter,
    "escape": .keyboardEscape, "esc": .keyboardEscape, "space": .keyboardSpacebar,
    "backspace": .keyboardDeleteOrBackspace, "delete": .keyboardDeleteForward,
    "up": .keyboardUpArrow, "down": .keyboardDownArrow, "left": .keyboardLeftArrow,
    "right": .keyboardRightArrow, "home": .keyboardHome, "end": .keyboardEnd,
    "pageup": .keyboardPageUp, "pagedown": .keyboardPageDown, "f1": .keyboardF1,
    "f2": .keyboardF2, "f3": .keyboardF3, "f4": .keyboardF4, "f5": .keyboardF5,
    "f6": .keyboardF6, "f7": .keyboardF7, "f8": .keyboardF8, "f9": .keyboardF9,
    "f10": .keyboardF10, "f11": .keyboardF11, "f12": .keyboardF12,
  ]

  /// What a key that types nothing is called with what is held besides, such as `Shift+Tab`; nil for
  /// others.
  package static func name(
    of code: UIKeyboardHIDUsage, _ held: UIKeyModifierFlags
  ) -> String? {
    guard let name = names.filter({ $0.value == code }).keys.max() else { return nil }
    let words: [(UIKeyModifierFlags, String)] = [
      (.shift, "Shift"), (.command, "Ctrl"), (.alternate, "Alt"), (.control, "Super"),
    ]
    let parts = words.filter { held.contains($0.0) }.map(\.1)
    return (parts + [name.prefix(1).uppercased() + name.dropFirst()]).joined(separator: "+")
  }

  /// The letters of all keys that type something.
  private static let rows: [(first: UIKeyboardHIDUsage, characters: String)] = [
    (.keyboardA, "abcdefghijklmnopqrstuvwxyz"), (.keyboard1, "1234567890"),
    (.keyboard1, "!@#$%^&*()"), (.keyboardHyphen, "-=[]\\"), (.keyboardHyphen, "_+{}|"),
    (.keyboardSemicolon, ";'`,./"), (.keyboardSemicolon, ":\"~<>?"),
  ]

  /// A regular expression for the texts that name keys.
  static let pattern: String = {
    /// A word in any case, because expressions of schemas have no option for that.
    func anyCase(_ word: String) -> String {
      word.map { $0.isLetter ? "[\($0.uppercased())\($0)]" : String($0) }.joined()
    }
    let held = modifiers.keys.sorted().map(anyCase).joined(separator: "|")
    let named = names.keys.sorted().map(anyCase).joined(separator: "|")
    return "^((\(held))\\++)*(\(named)|[!-*,-~])$|^\\+$"
  }()

  /// The place of a character on a keyboard from the United States.
  private static func code(of character: Character) -> UIKeyboardHIDUsage? {
    let lowered = Character(character.lowercased())
    for row in rows {
      guard let place = row.characters.firstIndex(of: lowered) else { continue }
      let distance = row.characters.distance(from: row.characters.startIndex, to: place)
      return UIKeyboardHIDUsage(rawValue: row.first.rawValue + distance)
    }
    return nil
  }
}
