import Testing
import UIKit

@testable import Scenes

/// What a label showed when its file was applied, and whether it shows the same now.
@MainActor @Suite struct LabelLookTests {
  private let live = LiveScene()
  private static let text = #"""
    "subviews": [{"class": "UILabel", "id": "l", "text": "plain", "font": "bold 20",
      "textColor": "#102030"}]
    """#

  private func shown() throws -> (node: LiveNode, label: UILabel) {
    try live.show(root: Self.text)
    let node = try #require(live.node(named: "l"))
    return (node, try #require(node.view as? UILabel))
  }

  @Test func whatHasNotChangedHasNotMoved() throws {
    let (node, label) = try shown()
    #expect(node.movedCouplings.isEmpty)
    // Another object, and the same font and colour.
    label.font = .systemFont(ofSize: 20, weight: .bold)
    label.textColor = UIColor(red: 16 / 255, green: 32 / 255, blue: 48 / 255, alpha: 1)
    #expect(node.movedCouplings.isEmpty)
  }

  @Test(
    arguments: [
      { $0.text = "else" }, { $0.text = nil }, { $0.font = .systemFont(ofSize: 21) },
      { $0.textColor = .red }, { $0.textColor = nil }, { $0.textAlignment = .right },
      { $0.attributedText = NSAttributedString(string: "plain") },
    ] as [@MainActor @Sendable (UILabel) -> Void])
  func whatHasChangedAtRunTimeHasMoved(change: @MainActor @Sendable (UILabel) -> Void) throws {
    let (node, label) = try shown()
    change(label)
    #expect(node.movedCouplings == [.text])
  }

  @Test func aChangeAtRunTimeStaysWhereTheFileBringsRuns() throws {
    let runs = Self.text.replacing(
      "\"text\": \"plain\"", with: "\"attributedText\": [{\"text\": \"runs\"}]")
    let (node, label) = try shown()
    try live.show(root: runs)
    #expect(label.text == "runs" && node.movedCouplings.isEmpty)
    label.textColor = .red
    #expect(node.movedCouplings == [.text])
    try live.show(root: runs.replacing("bold 20", with: "bold 22"))
    #expect(label.textColor == .red)
    #expect(node.movedCouplings == [.text])
  }
}
