import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct StyledTextTests {
  private static let mark = NSAttributedString.Key("mark")

  private func marked(_ texts: (String, Int)...) -> StyledText {
    var whole = StyledText()
    for (text, mark) in texts { whole.append(StyledText(text, [Self.mark: mark])) }
    return whole
  }

  /// Runs as words.
  private func runs(_ text: StyledText) -> String {
    var words: [String] = []
    text.forEachRun { attributes, range in
      words.append("\(range.lowerBound)-\(range.upperBound) \(attributes[Self.mark] ?? "none")")
    }
    return words.joined(separator: ", ")
  }

  @Test func keepsWhatAnAttributedStringSays() {
    let string = NSMutableAttributedString(string: "ab😀c", attributes: [Self.mark: 1])
    string.addAttribute(Self.mark, value: 2, range: NSRange(location: 2, length: 2))
    let text = StyledText(string)
    #expect(runs(text) == "0-2 1, 2-4 2, 4-5 1")
    #expect(text.attributed.isEqual(to: string))
    // Somebody's later change of a mutable string is none of ours.
    string.addAttribute(Self.mark, value: 3, range: NSRange(location: 0, length: 5))
    #expect(runs(text) == "0-2 1, 2-4 2, 4-5 1")
    #expect(StyledText(NSAttributedString(string: "")).isEmpty)
  }

  @Test func replacesAcrossRuns() {
    var text = marked(("abc", 1), ("def", 2))
    text.replace(2..<4, with: StyledText("XYZ", [Self.mark: 3]))
    #expect(text.string == "abXYZef")
    #expect(runs(text) == "0-2 1, 2-5 3, 5-7 2")
    text.replace(0..<7, with: StyledText())
    #expect(text.isEmpty && text.string.isEmpty && text.length == 0)
    text.replace(0..<0, with: StyledText("a", [Self.mark: 1]))
    #expect(runs(text) == "0-1 1")
  }

  @Test func readsAtAnyPlace() {
    let text = marked(("abc", 1), ("def", 2))
    #expect([0, 2, 3, 5].map { text.attributes(at: $0)[Self.mark] as? Int } == [1, 1, 2, 2])
    #expect(text.attributes(at: 6).isEmpty)
  }

  @Test func fillsWhatIsOpen() {
    let other = NSAttributedString.Key("other")
    let filled = marked(("abc", 1)).filled(from: [Self.mark: 9, other: 8])
    #expect(filled.attributes(at: 0)[Self.mark] as? Int == 1)
    #expect(filled.attributes(at: 0)[other] as? Int == 8)
  }

  @Test func isTheSameWithTheSameRuns() {
    #expect(marked(("abc", 1), ("d", 2)) == marked(("abc", 1), ("d", 2)))
    #expect(marked(("abc", 1), ("d", 2)) != marked(("abc", 1), ("d", 3)))
    #expect(marked(("abc", 1)) != marked(("abd", 1)))
    #expect(StyledText("a", [Self.mark: UIColor.red]) == StyledText("a", [Self.mark: UIColor.red]))
  }

  /// Foundation's attributed strings never let go of what they were made with.
  @Test func attributesGoWithTheView() {
    func look() -> (StyledText, () -> Bool) {
      let own = UIColor(red: 0.125, green: 0.25, blue: 0.5, alpha: 1)
      return (StyledText("a", [.foregroundColor: own]), { [weak own] in own == nil })
    }
    func isGone(_ show: (StyledText) -> Void) -> Bool {
      var (text, isGone): (StyledText?, () -> Bool) = look()
      if let text { show(text) }
      text = nil
      return isGone()
    }
    #expect(
      isGone {
        let label = UILabel()
        label.setStyledText($0)
        label.font = .systemFont(ofSize: 30)
        label.sizeToFit()
      })
    #expect(
      isGone {
        let field = UITextField()
        field.setStyledText($0)
        field.textAlignment = .center
        field.sizeToFit()
      })
    #expect(
      isGone {
        let field = UITextField()
        field.setPlaceholder($0, isStyled: true)
        field.sizeToFit()
      })
    #expect(
      isGone {
        let view = UITextView()
        view.setStyledText($0)
        view.textColor = .red
        view.sizeToFit()
      })
  }
}
