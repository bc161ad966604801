import CoreGraphics
import Typography

/// Lays the text of a storage out in containers, one after the other, and answers where everything is.
///
/// A glyph stands for each unit of the text: where several units are drawn as one, the first has it and the
/// others have none of their own, and what asks for ranges gets whole clusters. Numbers beyond the text,
/// which end the program on Apple's systems, count as its end.
open class NSLayoutManager: NSObject {
  open internal(set) weak var textStorage: NSTextStorage?
  open private(set) var textContainers: [NSTextContainer] = []
  /// Whether a text view's lines may wait to be laid out until they are seen; those of a text view that
  /// was given no layout manager may.
  open var allowsNonContiguousLayout = false { didSet { layOutViews() } }
  /// Whether there are lines that wait.
  open var hasNonContiguousLayout: Bool {
    guard textContainers.count == 1, let view = textContainers.first?.shownBy else { return false }
    return MainActor.assumeIsolated { view.lines.flow.map { !$0.isWhole } ?? false }
  }
  /// As many as there are containers, or fewer where text or something else has changed.
  private var laid: [ContainerLayout] = []

  public override init() {
    super.init()
  }

  // MARK: Storage and containers

  func take(_ storage: NSTextStorage?) {
    textStorage = storage
    forget()
  }

  /// Has another storage's text shown, by all layout managers of the one before.
  open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
    let managers = textStorage?.layoutManagers ?? [self]
    for manager in managers { newTextStorage.addLayoutManager(manager) }
  }

  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    container.layoutManager?.remove(container)
    textContainers.insert(container, at: max(0, min(index, textContainers.count)))
    container.layoutManager = self
    forget()
  }

  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers[index].layoutManager = nil
    textContainers.remove(at: index)
    forget()
  }

  func remove(_ container: NSTextContainer) {
    guard let index = textContainers.firstIndex(where: { $0 === container }) else { return }
    removeTextContainer(at: index)
  }

  // MARK: Changes

  /// The text storage calls it when its text or attributes have changed.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) {
    forget()
  }

  /// A container has another size, or leaves other room in it.
  open func textContainerChangedGeometry(_ container: NSTextContainer) {
    guard let index = textContainers.firstIndex(where: { $0 === container }) else { return }
    laid.removeSubrange(min(index, laid.count)...)
    tellViews(from: index)
  }

  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange.clamped(to: length)
    forget()
  }

  open func invalidateDisplay(forCharacterRange charRange: NSRange) { tellViews(from: 0) }

  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { tellViews(from: 0) }

  private func forget() {
    laid = []
    tellViews(from: 0)
  }

  private func layOutViews() {
    for container in textContainers {
      guard let view = container.shownBy else { continue }
      MainActor.assumeIsolated { view.setNeedsLayout() }
    }
  }

  private func tellViews(from first: Int) {
    for container in textContainers.dropFirst(first) {
      guard let view = container.shownBy else { continue }
      MainActor.assumeIsolated { view.noteStorage() }
    }
  }

  // MARK: Layout

  var length: Int { textStorage?.length ?? 0 }

  /// The containers' layouts, made as far as they are not there.
  var layouts: [ContainerLayout] {
    layOut(upTo: textContainers.count)
    return laid
  }

  func layout(of container: NSTextContainer) -> ContainerLayout? {
    guard let index = textContainers.firstIndex(where: { $0 === container }) else { return nil }
    layOut(upTo: index + 1)
    return laid.indices.contains(index) ? laid[index] : nil
  }

  private func layOut(upTo count: Int) {
    // What a view shows alone it lays out itself, and it knows when that is no longer true.
    if textContainers.count == 1, let container = textContainers.first, let view = container.shownBy
    {
      laid = [MainActor.assumeIsolated { view.containerLayout }]
      return
    }
    guard laid.count < count, let textStorage else { return }
    while laid.count < min(count, textContainers.count) {
      let container = textContainers[laid.count]
      laid.append(
        ContainerLayout(textStorage, in: container, from: laid.last?.end ?? 0))
    }
  }

  open func ensureLayout(for container: NSTextContainer) { _ = layout(of: container) }

  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layouts }

  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layouts }

  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}

  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

  /// Where the text begins that no container has room for.
  open func firstUnlaidCharacterIndex() -> Int { layouts.last?.end ?? 0 }

  open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

  // MARK: Drawing (the work is in NSLayoutManager+Drawing)

  /// Draws what lies behind glyphs, in the current context; `origin` is the container's place.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(.background, of: glyphsToShow, at: origin)
  }

  /// Draws glyphs with their lines and shadows, in the current context.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(.glyphs, of: glyphsToShow, at: origin)
  }
}
