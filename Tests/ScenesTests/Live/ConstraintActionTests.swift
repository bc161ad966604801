import CoreGraphics
import QuartzCore
import Testing
import UIKit

@testable import Scenes

/// S07: what actions do to views that constraints and stacks place.
@MainActor @Suite struct ConstraintActionTests {
  private let live = LiveScene()

  private func load(_ root: String) -> LoadedScene {
    LoadedScene(["s.json": "{\"canvas\": {\"size\": [300, 200]}, \"root\": {\(root)}}"])
  }

  private func show(_ root: String) throws {
    let loaded = load(root)
    #expect(loaded.messages == [])
    live.show(try #require(loaded.scene))
    live.window.layoutIfNeeded()
  }

  private func tap(_ id: String) throws {
    live.perform(.tap, of: try #require(live.node(named: id)))
    live.window.layoutIfNeeded()
  }

  private func frame(_ id: String) -> CGRect? { live.node(named: id)?.view?.frame }

  private static let card = """
    {"id": "card", "constraints": {"top": 10, "left": 20, "width": 100, "height": [">= 10", "== 30 @500"]},
     "actions": {"tap": [{"set": {"self.constraints.top": 50, "card.constraints.width": 40}}]}}
    """

  @Test("S07 actions set the numbers of constraints") func actionsSetTheNumbersOfConstraints()
    throws
  {
    try show("\"subviews\": [\(Self.card)]")
    #expect(frame("card") == CGRect(x: 20, y: 10, width: 100, height: 30))
    try tap("card")
    #expect(frame("card") == CGRect(x: 20, y: 50, width: 40, height: 30))
    #expect(live.value(of: "card.constraints.top")?.value == .number(50))
    // Saved again, the run-time state stays; with another number in the file, the file wins.
    try show("\"subviews\": [\(Self.card)]")
    #expect(frame("card") == CGRect(x: 20, y: 50, width: 40, height: 30))
    try show(
      "\"subviews\": [\(Self.card.replacingOccurrences(of: "\"top\": 10", with: "\"top\": 12"))]")
    #expect(frame("card") == CGRect(x: 20, y: 12, width: 40, height: 30))
  }

  @Test("S07 a constraint's number is animated") func aConstraintsNumberIsAnimated() throws {
    let animated = Self.card.replacingOccurrences(
      of: "{\"set\": {\"self.constraints.top\": 50, \"card.constraints.width\": 40}}",
      with: "{\"animate\": {\"duration\": 1, \"set\": {\"self.constraints.top\": 50}}}")
    try show("\"subviews\": [\(animated)]")
    _ = live.window.layer.commitTree()
    try tap("card")
    let layer = try #require(live.node(named: "card")?.layer)
    #expect(layer.animationKeys()?.isEmpty == false)
    #expect(frame("card")?.minY == 50)
  }

  @Test("S07 the rest of a stack moves along") func theRestOfAStackMovesAlong() throws {
    try show(
      """
      "subviews": [{"id": "s", "class": "UIStackView", "frame": [0, 0, 300, 50], "subviews": [
        {"id": "a", "constraints": {"width": 50}, "actions": {"tap": [
          {"animate": {"duration": 1, "set": {"s.spacing": 20}}}]}},
        {"id": "b", "constraints": {"width": 50}}, {"id": "c"}]}]
      """)
    _ = live.window.layer.commitTree()
    #expect(frame("b")?.minX == 50)
    try tap("a")
    #expect(frame("b")?.minX == 70)
    #expect(live.node(named: "b")?.layer.animationKeys()?.isEmpty == false)
  }

  @Test("S07 there has to be a constraint to set") func thereHasToBeAConstraintToSet() {
    let lines = load(
      """
      "subviews": [{"id": "card", "constraints": {"top": 10, "aspect": 2}, "actions": {"tap": [
        {"set": {"card.constraints.bottom": 1, "self.constraints.width": 3, "card.constraints.tpo": 1,
          "root.constraints.top": 1}}]}}]
      """
    ).lines
    #expect(lines.count == 4)
    #expect(lines.contains { $0.contains("'card' has no constraint for 'bottom'") })
    #expect(lines.contains { $0.contains("did you mean 'card.constraints.top'?") })
  }

  @Test("S07 a relation gives its first view a number") func aRelationGivesItsFirstViewANumber()
    throws
  {
    try show(
      """
      "subviews": [{"id": "b", "frame": [0, 0, 10, 10]}, {"id": "a", "constraints": [
        "self.left == b.right + 5", "self.top == b.top", "a.width == 20", "a.height == 20"],
        "actions": {"tap": [{"set": {"a.constraints.left": 9, "self.constraints.width": 30}}]}}]
      """)
    try tap("a")
    #expect(frame("a") == CGRect(x: 19, y: 0, width: 30, height: 20))
  }

  @Test("S07 a view has a spacing of its own after it") func aViewHasASpacingOfItsOwnAfterIt()
    throws
  {
    func stack(_ after: String) -> String {
      """
      "subviews": [{"id": "s", "class": "UIStackView", "frame": [0, 0, 300, 50], "spacing": 10, "subviews": [
        {"id": "a", "constraints": {"width": 50}\(after)}, {"id": "b", "constraints": {"width": 50}},
        {"id": "c"}]}]
      """
    }
    try show(stack(", \"spacingAfter\": 25"))
    #expect(frame("b")?.minX == 75)
    #expect(frame("c")?.minX == 135)
    try show(stack(", \"spacingAfter\": 0"))
    #expect(frame("b")?.minX == 50)
    try show(stack(", \"spacingAfter\": null"))
    #expect(frame("b")?.minX == 60)
    try show(stack(", \"spacingAfter\": 25"))
    try show(stack(""))
    #expect(frame("b")?.minX == 60)
  }
}
