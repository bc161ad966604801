import CoreGraphics
import Typography

/// A text view's text for those who asked for it: the storage, and the manager that lays it out.
final class TextKit {
  let storage: NSTextStorage
  let manager: NSLayoutManager
  /// The view tells the storage of a change, of which it need not hear itself.
  var isTelling = false

  init(_ storage: NSTextStorage, _ manager: NSLayoutManager) {
    (self.storage, self.manager) = (storage, manager)
  }
}

extension NSTextContainer {
  /// What a text view has that was given none: as wide as the view, and as high as the text.
  static var ownOfView: NSTextContainer {
    let container = NSTextContainer(
      size: CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude))
    container.widthTracksTextView = true
    return container
  }
}

extension NSLayoutManager {
  /// What a text view has that was given none: it lays out what is seen.
  fileprivate static var ownOfView: NSLayoutManager {
    let manager = NSLayoutManager()
    manager.allowsNonContiguousLayout = true
    return manager
  }
}

extension UITextView {
  var textKit: TextKit {
    if let kit { return kit }
    let manager = container.layoutManager ?? .ownOfView
    let storage = manager.textStorage ?? NSTextStorage(attributedString: currentAttributedText)
    let made = TextKit(storage, manager)
    kit = made
    // Nothing has changed: the view has the text already.
    made.isTelling = true
    storage.addLayoutManager(manager)
    if container.layoutManager == nil { manager.addTextContainer(container) }
    made.isTelling = false
    return made
  }

  // MARK: Text

  /// The storage has the text that the view has, which has changed as told.
  func tellStorage(_ change: TextChange = .everything) {
    guard let kit, !kit.isTelling else { return }
    if case .replaced(let range, let count) = change, kit.storage.isHeardBy(kit.manager) {
      kit.isTelling = true
      kit.storage.replace(NSRange(range), with: edited, count, of: editing.styled, plainLook)
      kit.isTelling = false
      return
    }
    kit.isTelling = true
    let text = editing.styled ?? StyledText(edited.string, plainLook)
    kit.storage.take(text)
    kit.isTelling = false
    // Whoever hears of changes may have changed attributes.
    let after = StyledText(kit.storage)
    if after != text { editing.adopt(after, edited: nil, by: 0) }
  }

  /// The layout manager has another storage, or that another text, or there is other room.
  func noteStorage() {
    guard kit?.isTelling != true else { return }
    takeStorage()
  }

  func takeStorage() {
    guard let manager = container.layoutManager, let storage = manager.textStorage else {
      kit = nil
      return
    }
    let isKnown = kit?.storage === storage && kit?.manager === manager
    let kit = isKnown ? self.kit ?? TextKit(storage, manager) : TextKit(storage, manager)
    self.kit = kit
    let text = StyledText(storage)
    kit.isTelling = true
    if text != editing.styled ?? StyledText(edited.string, plainLook) {
      let isEdited = storage.editedRange.location != NSNotFound
      editing.adopt(
        text, edited: isEdited ? storage.editedRange : nil, by: storage.changeInLength)
      if !text.isEmpty { takeOver(text.attributes(at: 0)) }
      noteSelection()
    }
    noteLayout()
    kit.isTelling = false
  }

  // MARK: Layout

  /// The container has the size that the view leaves it, where it follows the view.
  func noteContainerSize() {
    var size = container.size
    let inset = look.inset
    if container.widthTracksTextView {
      size.width = max(0, bounds.width - inset.left - inset.right)
    }
    if container.heightTracksTextView {
      size.height = max(0, bounds.height - inset.top - inset.bottom)
    }
    guard size != container.size else { return }
    container.takeSize(size)
    if isShared { kit?.manager.textContainerChangedGeometry(container) }
  }

  /// Whether the text goes on in other containers, or comes from there.
  private var isShared: Bool { (kit?.manager.textContainers.count ?? 0) > 1 }

  /// The lines of a container that is one of several, which the layout manager makes.
  func sharedLines(_ width: CGFloat, _ height: CGFloat) -> TextViewLines? {
    guard isShared, let kit else { return nil }
    noteContainerSize()
    var made: ContainerLayout?
    traitCollection.performAsCurrent { made = kit.manager.layout(of: container) }
    return made.map {
      TextViewLines(lines: .whole($0.layout, $0.paints), width: width, height: height)
    }
  }

  /// What a layout manager answers by that has no other container.
  var containerLayout: ContainerLayout {
    noteContainerSize()
    switch lines.lines {
    case .flow(let flow): return ContainerLayout(container, flow.layout, attributed.paints, from: 0)
    case .whole(let layout, let paints): return ContainerLayout(container, layout, paints, from: 0)
    }
  }

  /// Has the layout manager draw whose class is a client's, or who has several containers; tells whether
  /// there is one.
  func drawByManager(from corner: CGPoint) -> Bool {
    guard let manager = kit?.manager, isShared || type(of: manager) != NSLayoutManager.self else {
      return false
    }
    let origin = CGPoint(x: containerOrigin.x - corner.x, y: containerOrigin.y - corner.y)
    let glyphs = manager.glyphRange(for: container)
    manager.drawBackground(forGlyphRange: glyphs, at: origin)
    manager.drawGlyphs(forGlyphRange: glyphs, at: origin)
    return true
  }
}

extension NSTextStorage {
  /// Whether nobody hears of changes who could change more.
  func isHeardBy(_ manager: NSLayoutManager) -> Bool {
    type(of: self) == NSTextStorage.self && delegate == nil && layoutManagers.count == 1
      && layoutManagers.first === manager && type(of: manager) == NSLayoutManager.self
  }

  /// Puts in place of a range what a text has there now.
  func replace(
    _ range: NSRange, with text: EditedText, _ count: Int, of styled: StyledText?,
    _ plain: StyledText.Attributes
  ) {
    let new = range.location..<range.location + count
    beginEditing()
    replaceCharacters(in: range, with: text.text(in: new))
    if let styled {
      styled.forEachRun(in: new) { attributes, part in
        setAttributes(
          attributes, range: NSRange(location: new.lowerBound + part.lowerBound, length: part.count)
        )
      }
    } else if count > 0 {
      setAttributes(plain, range: NSRange(new))
    }
    endEditing()
  }

  /// Has another text, of which what is the same already stays untouched.
  func take(_ text: StyledText) {
    beginEditing()
    let (old, new) = (Array(string.utf16), Array(text.string.utf16))
    if old != new {
      var start = zip(old, new).prefix { $0 == $1 }.count
      // No character is torn.
      if start > 0, UTF16.isLeadSurrogate(old[start - 1]) { start -= 1 }
      let most = min(old.count, new.count) - start
      var end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(most).count
      if end > 0, UTF16.isTrailSurrogate(old[old.count - end]) { end -= 1 }
      replaceCharacters(
        in: NSRange(start..<old.count - end),
        with: String(decoding: new[start..<new.count - end], as: UTF16.self))
    }
    text.forEachRun { attributes, range in
      forEachStretch(in: NSRange(range).clamped(to: length)) { present, part in
        if !StyledText.isSame(present, attributes) { setAttributes(attributes, range: part) }
      }
    }
    endEditing()
  }
}
