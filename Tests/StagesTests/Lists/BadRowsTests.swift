import Scenes
import StageSupport
import Stages
import Testing
import UIKit

/// Rows and items of a file of data that is wrong: what is said of it, that what stands stays, and
/// that nothing of it is left when the file is right again.
@MainActor @Suite struct BadRowsTests {
  /// A list whose rows are in a file, by a component for each.
  struct Kind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let rows: String
    let component: String

    static let table = Kind(
      testDescription: "UITableView", rows: "rows",
      component: #"{"class": "UITableViewCell", "text": "${word}"}"#)
    static let collection = Kind(
      testDescription: "UICollectionView", rows: "items",
      component: #"{"class": "UILabel", "text": "${word}"}"#)

    func scene(_ cell: String = #"{"component": "Line"}"#) -> String {
      """
      {"canvas": {"size": [200, 300], "scale": 1}, "components": {"Line": {"parameters": {"word": "-"},
       "view": \(component)}},
       "root": {"subviews": [{"class": "\(testDescription)", "id": "list", "frame": [0, 0, 200, 300],
        "\(rows)": "rows.json", "cell": \(cell)}]}}
      """
    }
  }

  /// A file of data, and what is said of it.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let data: String?
    let said: [String]

    init(_ name: String, _ data: String?, _ said: String...) {
      (testDescription, self.data, self.said) = (name, data, said)
    }
  }

  private static let right = #"[{"word": "one"}, {"word": "two"}]"#

  nonisolated private static let mistakes = [
    Mistake("missing", nil, "s.json unreadable-file /root/subviews/0/ROWS"),
    Mistake("empty", "", "rows.json empty-file"),
    Mistake("blank", " \n\t", "rows.json empty-file"),
    Mistake("not JSON", "one, two", "rows.json unknown-word", "rows.json text-after-end"),
    Mistake("cut off", #"[{"word": "one"}"#, "rows.json unclosed-bracket"),
    Mistake(
      "cut off in a text", #"[{"word": "on"#, "rows.json unclosed-bracket",
      "rows.json unterminated-string"),
    Mistake("an object", #"{"word": "one"}"#, "rows.json wrong-value"),
    Mistake("a text", #""rows.json""#, "rows.json wrong-value"),
    Mistake("null", "null", "rows.json wrong-value"),
    Mistake("a number", "4", "rows.json wrong-value"),
    Mistake(
      "of wrong kinds", #"[4, "one", null, true, [{"word": "one"}], {"word": "two"}]"#,
      "rows.json wrong-value /0", "rows.json wrong-value /1", "rows.json wrong-value /2",
      "rows.json wrong-value /3", "rows.json wrong-value /4"),
    Mistake(
      "too deep", String(repeating: "[", count: 600) + String(repeating: "]", count: 600),
      "rows.json nesting-too-deep"),
    Mistake(
      "deep", String(repeating: "[", count: 60) + String(repeating: "]", count: 60),
      "rows.json wrong-value /0"),
    Mistake(
      "a value of the wrong kind", #"[{"word": "one"}, {"word": {"text": "two"}}]"#,
      "rows.json wrong-value /1/word"),
    Mistake(
      "a property of the wrong kind", #"[{"alpha": "half"}, {"alpha": 2, "word": "two"}]"#,
      "rows.json wrong-value /0/alpha", "rows.json value-out-of-range /1/alpha"),
    Mistake(
      "an unknown class", #"[{"class": "UIRow"}]"#, "rows.json unknown-class /0/class"),
  ]

  @Test(arguments: mistakes, [Kind.table, .collection])
  func `S06 wrong data is told of with its place, and what stands stays until it is right`(
    _ mistake: Mistake, _ kind: Kind
  ) throws {
    let saved = SavedScene(["s.json": kind.scene(), "rows.json": Self.right])
    #expect(saved.mistakes == [])
    let picture = saved.picture
    let said = mistake.said.map { $0.replacing("ROWS", with: kind.rows) }
    #expect(saved.save(["rows.json": mistake.data]) == said)
    #expect(saved.picture == picture)
    // Another mistake in the meantime is no help.
    #expect(saved.save(["rows.json": "[,]"]) != [])
    #expect(saved.picture == picture)
    #expect(saved.save(["rows.json": Self.right]) == [])
    #expect(saved.differenceFromFresh() == nil)
    // It is the same for a scene that begins with it.
    let late = SavedScene(["s.json": kind.scene(), "rows.json": mistake.data ?? ""])
    #expect(late.mistakes != [] && late.stage.live.root == nil)
    late.save(["rows.json": Self.right])
    #expect(late.differenceFromFresh() == nil)
  }
}
