import Foundation
import Snapshots
import TestSupport
import Testing

struct DumpDifferenceTests {
  private let old = """
    UIView 'card' (0 0 200 300) backgroundColor #FFFFFFFF
      UILabel 'title' (16 20 200 24) font bold 34 text "Good (morning"
      UILabel (16 50 200 24) text "one"
      UILabel (16 80 200 24) text "two"
      UIView 'list' (0 120 200 100)
        UIImageView 'icon' (0 0 24 24) image symbol title contentMode "center"

    """

  private func changes(_ edit: (inout String) -> Void) -> [String] {
    var new = old
    edit(&new)
    return DumpDifference(from: old, to: new).changes.map(\.text)
  }

  @Test func equalDumpsHaveNoChanges() {
    #expect(DumpDifference(from: old, to: old).changes.isEmpty)
  }

  @Test func aFrameIsToldByTheNodesID() {
    #expect(
      changes { $0.replace("(16 20 200 24)", with: "(16 22 200 24)") }
        == ["title frame (16 20 200 24) → (16 22 200 24)"])
  }

  @Test func propertiesAreToldOneByOne() {
    #expect(
      changes {
        $0.replace("bold 34 text \"Good (morning\"", with: "17 text \"a \\\" font b\" alpha 0.5")
      }
        == [
          "title font bold 34 → 17", "title text \"Good (morning\" → \"a \\\" font b\"",
          "title alpha – → 0.5",
        ])
  }

  @Test func aSymbolMayBeCalledLikeAProperty() {
    #expect(
      changes { $0.replace("symbol title", with: "symbol text") }
        == ["icon image symbol title → symbol text"])
  }

  @Test func aNodeWithoutAnIDIsToldByTheWayToIt() {
    #expect(
      changes { $0.replace("\"two\"", with: "\"zwei\"") }
        == ["card › UILabel 2 text \"two\" → \"zwei\""])
  }

  @Test func whatComesBeforeOthersDoesNotChangeThem() {
    #expect(
      changes {
        $0.replace("  UILabel (16 50", with: "  UILabel (9 9 9 9) text \"new\"\n  UILabel (16 50")
      } == ["+ card › UILabel 1 (9 9 9 9) text \"new\""])
  }

  @Test func whatWentIsToldWithWhatWasInIt() {
    #expect(
      changes { new in
        let start = new.range(of: "  UIView 'list'")
        if let start { new.removeSubrange(start.lowerBound...) }
      } == ["− list UIView (0 120 200 100) and 1 in it"])
  }

  @Test func whatMovedIsNeitherGoneNorNew() {
    #expect(
      changes {
        $0.replace("    UIImageView 'icon'", with: "  UIImageView 'icon'")
      } == ["icon is in list → card"])
  }

  @Test func anotherOrderIsTold() {
    let (a, b) = ("UIView 'a' (0 0 1 1)\n", "UIView 'b' (0 0 1 1)\n")
    #expect(
      DumpDifference(from: a + b, to: b + a).changes.map(\.text)
        == ["the window order a, b → b, a"])
  }

  @Test func animationsBelongToTheLayerAboveThem() {
    let text = "CALayer 'a' (0 0 1 1)\n  ~ 'turn' basic opacity 0 → 1, 1 s\n  CALayer (0 0 1 1)\n"
    let other = text.replacingOccurrences(of: "1 s", with: "2 s")
    #expect(
      DumpDifference(from: text, to: other).changes.map(\.text)
        == ["a animation 'turn' basic opacity 0 → 1, 1 s → basic opacity 0 → 1, 2 s"])
  }

  @Test func namesOfSeveralNodesAreNoNames() {
    let text = "UIView 'x' (0 0 1 1)\nUIView 'x' (0 0 2 2)\n"
    let other = "UIView 'x' (0 0 1 1)\nUIView 'x' (0 0 3 3)\n"
    #expect(
      DumpDifference(from: text, to: other).changes.map(\.text) == ["x frame (0 0 2 2) → (0 0 3 3)"]
    )
  }

  @Test func whatIsNoDumpStillDiffers() {
    #expect(DumpDifference(from: "a\n\n", to: "a\n").changes.count == 1)
    #expect(!DumpDifference(from: "", to: "\u{0}'(\"").changes.isEmpty)
  }

  @Test(arguments: 0..<200)
  func anyTextIsCompared(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let pieces = [
      "UIView", " ", "  ", "'a'", "(0 0 1 1)", "\"", "\\", "\n", "[", "}", "text", "~ '", "é",
      "mask ",
    ]
    func text() -> String {
      (0..<40).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }.joined()
    }
    let (one, other) = (text(), text())
    #expect(DumpDifference(from: one, to: other).changes.isEmpty == (one == other))
    #expect(DumpDifference(from: one, to: one).changes.isEmpty)
  }
}

extension String {
  fileprivate mutating func replace(_ part: String, with other: String) {
    self = replacingOccurrences(of: part, with: other)
  }
}
