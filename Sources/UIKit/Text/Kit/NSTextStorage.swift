import Foundation

/// An attributed text that tells layout managers of its changes.
///
/// A subclass keeps its text where it likes: it overrides the four methods that read and change text and
/// attributes, and calls `edited(_:range:changeInLength:)` after each change, as with Apple's.
/// Foundation's own functions read what the superclass keeps; that is brought up to date by that call.
open class NSTextStorage: NSMutableAttributedString {
  /// What has been changed.
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editedAttributes = EditActions(rawValue: 1)
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  open weak var delegate: (any NSTextStorageDelegate)?
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// What is being processed; nothing at other times.
  open private(set) var editedMask: EditActions = []
  /// Where, in the changed text.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  open private(set) var changeInLength = 0
  private var depth = 0
  private var isProcessing = false
  /// The superclass makes a change of ours, and knows of it.
  private var isOwnEdit = false

  public init() { super.init(string: "") }

  public override init(string: String) { super.init(string: string) }

  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attrs)
  }

  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Layout managers

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard aLayoutManager.textStorage !== self else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.take(self)
  }

  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.take(nil)
  }

  // MARK: Changes

  open override func beginEditing() { depth += 1 }

  open override func endEditing() {
    depth = max(0, depth - 1)
    process()
  }

  /// Notes a change, which is processed at once or when editing ends. `editedRange` is that of the text
  /// before.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    let isOwn = isOwnEdit
    isOwnEdit = false
    guard !editedMask.isEmpty else { return }
    if !isOwn { takeOver(editedRange, delta) }
    let new = NSRange(
      location: editedRange.location, length: max(0, editedRange.length + delta))
    self.editedRange =
      self.editedMask.isEmpty ? new : self.editedRange.widened(by: editedRange, delta)
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    process()
  }

  /// What is changed while changes are processed is one of them.
  private func process() {
    guard depth == 0, !isProcessing, !editedMask.isEmpty else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
  }

  /// Tells delegate and layout managers of what has been changed.
  open func processEditing() {
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    // The delegate may have changed more.
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: editedMask, range: editedRange, changeInLength: changeInLength,
        invalidatedRange: editedRange)
    }
    (editedMask, changeInLength) = ([], 0)
    editedRange = NSRange(location: NSNotFound, length: 0)
  }

  // MARK: What a subclass overrides

  open override func replaceCharacters(in range: NSRange, with str: String) {
    let range = within(range)
    make(.editedCharacters, range, str.utf16.count - range.length) {
      super.replaceCharacters(in: range, with: str)
    }
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    let range = within(range)
    make(.editedAttributes, range, 0) { super.setAttributes(attrs, range: range) }
  }

  // MARK: What goes by that

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    let range = within(range)
    let text = StyledText(attrString)
    beginEditing()
    replaceCharacters(in: range, with: text.string)
    text.forEachRun { attributes, part in
      setAttributes(
        attributes, range: NSRange(location: range.location + part.lowerBound, length: part.count))
    }
    endEditing()
  }

  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    changeAttributes(range) { $0[name] = value }
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    changeAttributes(range) { $0.merge(attrs) { $1 } }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(range) { $0[name] = nil }
  }

  private func changeAttributes(
    _ range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    let range = within(range)
    guard range.length > 0 else { return }
    beginEditing()
    forEachStretch(in: range) { attributes, part in
      var changed = attributes
      change(&changed)
      setAttributes(changed, range: part)
    }
    endEditing()
  }

  // MARK: Inside

  /// Parts of a range with the same attributes, as a subclass has them, which may be changed meanwhile.
  func forEachStretch(
    in range: NSRange, _ body: ([NSAttributedString.Key: Any], NSRange) -> Void
  ) {
    var place = range.location
    while place < NSMaxRange(range) {
      var stretch = NSRange()
      let attributes = attributes(at: place, effectiveRange: &stretch)
      let end = max(place + 1, min(NSMaxRange(stretch), NSMaxRange(range)))
      body(attributes, NSRange(location: place, length: end - place))
      place = end
    }
  }

  /// A range beyond the text, which ends the program on Apple's systems, is as much of it as there is.
  private func within(_ range: NSRange) -> NSRange { range.clamped(to: length) }

  private func make(
    _ action: EditActions, _ range: NSRange, _ delta: Int, _ change: () -> Void
  ) {
    change()
    isOwnEdit = true
    edited(action, range: range, changeInLength: delta)
  }

  /// Brings over what a subclass has changed where it keeps its text.
  private func takeOver(_ range: NSRange, _ delta: Int) {
    guard type(of: self) != NSTextStorage.self else { return }
    let units = Array(string.utf16)
    let old = range.clamped(to: length)
    let new = NSRange(location: old.location, length: old.length + max(-old.length, delta))
      .clamped(to: units.count)
    let text = String(
      decoding: units[new.location..<NSMaxRange(new)], as: UTF16.self)
    super.replaceCharacters(in: old, with: text)
    forEachStretch(in: new) { super.setAttributes($0, range: $1) }
  }
}

extension NSRange {
  /// As much of it as a text of a length has.
  func clamped(to count: Int) -> NSRange {
    guard location != NSNotFound else { return NSRange(location: count, length: 0) }
    let start = max(0, min(location, count))
    return NSRange(location: start, length: max(0, min(length, count - start)))
  }

  var places: Range<Int> { location..<location + max(0, length) }

  /// What was changed before with what is changed now, of which the range is that of the text between.
  fileprivate func widened(by next: NSRange, _ delta: Int) -> NSRange {
    let start = min(location, next.location)
    let end = max(NSMaxRange(self), NSMaxRange(next)) + delta
    return NSRange(location: start, length: max(0, end - start))
  }
}

/// Hears of changes of a text storage, and may change attributes in between.
public protocol NSTextStorageDelegate: AnyObject {
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)

  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}

  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
