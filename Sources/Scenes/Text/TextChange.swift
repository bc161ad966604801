/// What is different between two versions of a text: one stretch, as short as it goes.
struct TextChange {
  /// How many bytes are the same from the beginning on.
  let beginning: Int
  /// How many are the same before the end, besides these.
  let ending: Int
  private let oldCount: Int
  private let newCount: Int

  init(from old: [UInt8], to new: [UInt8]) {
    let shorter = min(old.count, new.count)
    var same = 0
    while same < shorter, old[same] == new[same] { same += 1 }
    beginning = same
    (oldCount, newCount) = (old.count, new.count)
    same = 0
    let most = shorter - beginning
    while same < most, old[old.count - 1 - same] == new[new.count - 1 - same] { same += 1 }
    ending = same
  }

  /// Whether all that is different, if anything is, lies in a stretch that begins at the same place in
  /// both.
  func isInside(_ old: SourceRange, _ new: SourceRange) -> Bool {
    if beginning == oldCount, beginning == newCount { return true }
    return old.startOffset == new.startOffset && beginning > new.startOffset
      && oldCount - ending < old.endOffset && newCount - ending < new.endOffset
  }

  /// Whether a stretch of the new text was there before.
  func leaves(_ range: SourceRange) -> Bool {
    range.endOffset <= beginning || range.startOffset >= newCount - ending
  }

  /// Where a stretch that begins at a place of the new text began before; nil where it did not.
  func oldStart(of range: SourceRange) -> Int? {
    if range.startOffset < beginning { return range.startOffset }
    if range.startOffset >= newCount - ending { return range.startOffset - newCount + oldCount }
    return nil
  }
}
