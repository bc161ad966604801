import Testing

@testable import UIKit

/// What a text storage tells of its changes, and what subclasses make of it.
@MainActor @Suite struct TextStorageTests {
  private final class Owner: NSTextStorageDelegate {
    var calls: [String] = []
    var paints = false

    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      calls.append(
        "will \(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)")
    }

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      calls.append("did")
      guard paints else { return }
      textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: editedRange)
    }
  }

  /// As tutorials have it: a text of its own, and styles in `processEditing()`.
  private final class Marked: NSTextStorage {
    private let store = NSMutableAttributedString(string: "")

    override var string: String { store.string }

    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
      store.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      store.replaceCharacters(in: range, with: str)
      edited(
        [.editedCharacters, .editedAttributes], range: range,
        changeInLength: str.utf16.count - range.length)
      endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      store.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }

    override func processEditing() {
      for place in 0..<length where Array(string.utf16)[place] == UInt16(UInt8(ascii: "x")) {
        addAttribute(.kern, value: 3, range: NSRange(location: place, length: 1))
      }
      super.processEditing()
    }
  }

  private func kern(_ text: NSAttributedString, _ place: Int) -> Int? {
    guard place < text.length else { return nil }
    return text.attribute(.kern, at: place, effectiveRange: nil) as? Int
  }

  @Test func changesAreToldOfWhenEditingEnds() {
    let (storage, owner) = (NSTextStorage(string: "one two"), Owner())
    storage.delegate = owner
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "four")
    #expect(owner.calls == ["will 2 0 4 1", "did"] && storage.string == "four two")
    owner.calls = []
    storage.beginEditing()
    storage.deleteCharacters(in: NSRange(location: 0, length: 5))
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 1, length: 2))
    #expect(owner.calls == [] && storage.changeInLength == -5)
    storage.endEditing()
    #expect(owner.calls == ["will 3 0 3 -5", "did"])
    #expect(storage.editedMask == [] && storage.editedRange.location == NSNotFound)
    #expect(kern(storage, 1) == 2 && kern(storage, 0) == nil)
  }

  @Test func whatADelegateChangesIsPartOfTheChange() {
    let (storage, owner) = (NSTextStorage(), Owner())
    owner.paints = true
    storage.delegate = owner
    storage.append(NSAttributedString(string: "abc", attributes: [.kern: 1]))
    #expect(owner.calls.count == 2)
    #expect(storage.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
    #expect(kern(storage, 2) == 1)
    storage.removeAttribute(.kern, range: NSRange(location: 0, length: 1))
    #expect(kern(storage, 0) == nil && kern(storage, 1) == 1)
  }

  @Test func aSubclassKeepsItsTextWhereItLikes() {
    let storage = Marked()
    storage.append(NSAttributedString(string: "axb"))
    storage.insert(NSAttributedString(string: "x"), at: 0)
    #expect(storage.string == "xaxb" && storage.length == 4)
    #expect((0..<4).map { kern(storage, $0) } == [3, nil, 3, nil])
    // Foundation's own functions see the same.
    let copy = NSAttributedString(attributedString: storage)
    #expect(copy.string == "xaxb" && kern(copy, 2) == 3)
    #expect(storage.attributedSubstring(from: NSRange(location: 1, length: 2)).string == "ax")
    let label = UILabel()
    label.attributedText = storage
    #expect(label.text == "xaxb")
    storage.setAttributedString(NSAttributedString(string: "q"))
    #expect(storage.length == 1 && NSAttributedString(attributedString: storage).string == "q")
  }

  @Test func rangesBeyondTheTextAreItsEnd() {
    let storage = NSTextStorage(string: "abc")
    storage.replaceCharacters(in: NSRange(location: 9, length: 4), with: "d")
    storage.replaceCharacters(in: NSRange(location: -3, length: Int.max), with: "xyz")
    storage.deleteCharacters(in: NSRange(location: NSNotFound, length: 2))
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 2, length: Int.max))
    storage.setAttributes(nil, range: NSRange(location: 5, length: 1))
    storage.edited(.editedCharacters, range: NSRange(location: 50, length: 1), changeInLength: -9)
    storage.edited([], range: NSRange(location: 0, length: 1), changeInLength: 0)
    storage.endEditing()
    #expect(storage.string == "xyz" && kern(storage, 2) == 1)
  }

  @Test func managersComeAndGo() {
    let (one, other, manager) = (NSTextStorage(string: "a"), NSTextStorage(), NSLayoutManager())
    one.addLayoutManager(manager)
    one.addLayoutManager(manager)
    #expect(one.layoutManagers.count == 1 && manager.textStorage === one)
    manager.replaceTextStorage(other)
    #expect(one.layoutManagers.isEmpty && manager.textStorage === other)
    other.removeLayoutManager(manager)
    #expect(manager.textStorage == nil && manager.numberOfGlyphs == 0)
  }
}
