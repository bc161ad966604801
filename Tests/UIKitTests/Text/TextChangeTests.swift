import TestSupport
import Testing

@testable import UIKit

/// Changes of a text that are taken together.
@Suite struct TextChangeTests {
  /// What a change says that text became of another: the stretch, and what is around it.
  private func applied(_ change: TextChange, to old: [UInt16], _ new: [UInt16]) -> [UInt16]? {
    switch change {
    case .none: return old
    case .everything: return new
    case .replaced(let range, let count):
      guard range.lowerBound + count <= new.count, range.upperBound <= old.count else { return nil }
      var text = old
      text.replaceSubrange(range, with: new[range.lowerBound..<range.lowerBound + count])
      return text
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func anyChangesTogetherMakeTheText(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<200 {
      let old = (0..<Int.random(in: 0...12, using: &random)).map { _ in UInt16(97) }
      var new = old
      var all = TextChange.none
      for step in 0..<3 {
        let start = Int.random(in: 0...new.count, using: &random)
        let end = Int.random(in: start...new.count, using: &random)
        let text = [UInt16](
          repeating: UInt16(98 + step), count: Int.random(in: 0...3, using: &random))
        new.replaceSubrange(start..<end, with: text)
        all.add(.replaced(start..<end, count: text.count))
        #expect(applied(all, to: old, new) == new)
      }
      #expect(applied(TextChange(from: old, to: new), to: old, new) == new)
    }
    #expect(TextChange(from: [1, 2], to: [1, 2]) == .none)
  }

  @Test func whatIsSetIsEverything() {
    var text = EditableText()
    text.set("abc")
    #expect(text.takeChange() == .everything && text.takeChange() == .none)
    text.replace(1..<2, with: "xy", looking: [:], plain: [:])
    #expect(text.takeChange() == .replaced(1..<2, count: 2))
    #expect(text.undo() && text.takeChange() == .replaced(1..<3, count: 1))
    text.typing = [.kern: 2]
    text.replace(3..<3, with: "z", looking: [.kern: 2], plain: [:])
    #expect(text.takeChange() == .everything, "all of it has attributes now")
  }
}
