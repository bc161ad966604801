import StageSupport
import Stages
import Testing
import UIKit

@testable import Scenes

/// What a hand did stays where a save gives a node another name, or another parent.
@MainActor @Suite struct ContinuationTests {
  private let scroll =
    #""class": "UIScrollView", "frame": [0, 0, 100, 100], "contentSize": [100, 900]"#
  private let field = #""class": "UITextField", "frame": [0, 100, 100, 30], "text": "a""#
  private let moving =
    #""frame": [0, 200, 9, 9], "animations": [{"keyPath": "opacity", "to": 0, "duration": 9}]"#

  /// A stage that shows a root with these subviews.
  private func stage(_ subviews: String) throws -> Stage {
    let stage = try Stage(showing: text(subviews))
    stage.turn(at: 0)
    return stage
  }

  private func text(_ subviews: String) -> String {
    #"{"canvas": {"size": [300, 300]}, "root": {"subviews": [\#(subviews)]}}"#
  }

  private func save(_ subviews: String, on stage: Stage) throws {
    try stage.show(text(subviews))
    stage.turn(at: stage.time)
    let fresh = try self.stage(subviews)
    #expect(
      stage.live.dumpViews().filter { $0 == "\n" } == fresh.live.dumpViews().filter { $0 == "\n" })
  }

  private func first<View: UIView>(_ kind: View.Type, on stage: Stage) throws -> View {
    var pending: [UIView] = [stage.live.window]
    while let view = pending.popLast() {
      if let found = view as? View { return found }
      pending += view.subviews
    }
    throw Missing()
  }

  private struct Missing: Error {}

  @Test(arguments: [
    #"{"id": "hero", SCROLL}"#,
    #"{SCROLL}"#,
    #"{"id": "card", SCROLL, "backgroundColor": "red"}"#,
    #"{"class": "UILabel", "text": "x"}, {"id": "hero", SCROLL}"#,
    #"{"frame": [0, 0, 200, 200], "subviews": [{"id": "card", SCROLL}]}"#,
    #"{"subviews": [{"subviews": [{"id": "card", SCROLL}, {"class": "UILabel"}]}]}"#,
    #"{"class": "UIStackView", "frame": [0, 0, 200, 200], "subviews": [{"id": "card", SCROLL}]}"#,
  ])
  func whatWasScrolledStaysUnderAnotherNameOrParent(_ saved: String) throws {
    let stage = try stage("{\"id\": \"card\", \(scroll)}")
    let view = try first(UIScrollView.self, on: stage)
    view.contentOffset.y = 300
    try save(saved.replacing("SCROLL", with: scroll), on: stage)
    #expect(try first(UIScrollView.self, on: stage) === view)
    #expect(view.contentOffset.y == 300)
    // And back.
    try save("{\"id\": \"card\", \(scroll)}", on: stage)
    #expect(try first(UIScrollView.self, on: stage) === view)
    #expect(view.contentOffset.y == 300)
  }

  @Test func whatHasNoNameGoesOnInWhatHasComeAroundItAndBack() throws {
    let stage = try stage("{\(scroll)}")
    let view = try first(UIScrollView.self, on: stage)
    view.contentOffset.y = 300
    try save("{\"frame\": [5, 5, 200, 200], \"subviews\": [{\(scroll)}]}", on: stage)
    #expect(try first(UIScrollView.self, on: stage) === view)
    try save("{\(scroll)}", on: stage)
    #expect(try first(UIScrollView.self, on: stage) === view)
    #expect(view.contentOffset.y == 300)
  }

  @Test func aPlainViewWithoutANameGoesOnInOneOfItsClass() throws {
    let inner = #"{"frame": [1, 2, 30, 40], "cornerRadius": 3}"#
    let stage = try stage(inner)
    let view = try #require(stage.live.root?.subviews.first?.view)
    try save("{\"frame\": [5, 5, 200, 200], \"subviews\": [\(inner)]}", on: stage)
    #expect(stage.live.root?.subviews.first?.view?.subviews == [view])
    try save(inner, on: stage)
    #expect(stage.live.root?.view?.subviews == [view])
  }

  @Test func whatSurroundsTheRootLeavesWhatIsInIt() throws {
    let stage = try Stage(showing: "{\"root\": {\"id\": \"r\", \"subviews\": [{\(scroll)}]}}")
    let view = try first(UIScrollView.self, on: stage)
    view.contentOffset.y = 300
    let root = try #require(stage.live.node(named: "r")?.view)
    try stage.show(
      "{\"root\": {\"subviews\": [{\"id\": \"r\", \"frame\": [0, 0, 90, 90], \"subviews\": [{\(scroll)}]}]}}"
    )
    stage.turn(at: 0)
    #expect(stage.live.node(named: "r")?.view === root && root.superview !== stage.live.window)
    #expect(root.frame.width == 90 && view.contentOffset.y == 300 && view.superview === root)
    try stage.show("{\"root\": {\"id\": \"r\", \"subviews\": [{\(scroll)}]}}")
    stage.turn(at: 0)
    #expect(stage.live.root?.view === root && root.superview === stage.live.window)
    #expect(stage.live.window.subviews == [root] && root.frame == stage.live.window.bounds)
  }

  @Test func whatIsTypedIntoKeepsTheKeysAndTheSelection() throws {
    let stage = try stage("{\"id\": \"f\", \(field)}")
    let view = try first(UITextField.self, on: stage)
    view.becomeFirstResponder()
    view.text = "typed"
    for saved in [
      "{\"id\": \"g\", \(field)}",
      "{\"frame\": [0, 0, 200, 200], \"subviews\": [{\"id\": \"g\", \(field)}]}",
      "{\"subviews\": [{\"subviews\": [{\"id\": \"g\", \(field)}]}]}",
      "{\"id\": \"g\", \(field)}",
    ] {
      try save(saved, on: stage)
      #expect(view.window != nil && view.isFirstResponder && view.text == "typed", "\(saved)")
    }
  }

  @Test func whatMovesGoesOnInItsPhase() throws {
    let stage = try stage("{\"id\": \"m\", \(moving)}")
    stage.turn(at: 3)
    let layer = try #require(stage.live.node(named: "m")?.layer)
    let opacity = try #require(stage.act { layer.presentation()?.opacity })
    #expect(opacity < 0.8)
    try save("{\"frame\": [0, 0, 20, 20], \"subviews\": [{\"id\": \"m\", \(moving)}]}", on: stage)
    #expect(stage.live.node(named: "m")?.layer === layer)
    #expect(stage.act { layer.presentation()?.opacity } == opacity)
  }

  @Test func twoThatSurroundEachOtherChangePlaces() throws {
    let stage = try stage(#"{"id": "a", "subviews": [{"id": "b"}]}"#)
    let (a, b) = (stage.live.node(named: "a")?.view, stage.live.node(named: "b")?.view)
    try save(#"{"id": "b", "subviews": [{"id": "a"}]}"#, on: stage)
    #expect(stage.live.node(named: "a")?.view === a && a?.superview === b)
    #expect(b?.superview === stage.live.root?.view)
  }

  @Test func whatIsCalledLikeAnotherIsNotTakenForIt() throws {
    let stage = try stage(
      "{\"id\": \"a\", \(scroll)}, {\"id\": \"b\", \(scroll), \"tag\": 2}")
    let view = try #require(stage.live.node(named: "a")?.view)
    // The first is called as the second was, which has gone; the second is the same in its place.
    try save("{\"id\": \"b\", \(scroll)}", on: stage)
    #expect(stage.live.node(named: "b")?.view !== view)
    #expect(view.superview == nil)
  }

  @Test func nodesWithoutANameAreFoundByWhatTheFileSaysOfThem() throws {
    let stage = try stage("{\"tag\": 1}, {\"tag\": 2}, {\"tag\": 3}")
    let views = stage.live.root?.subviews.map(\.view) ?? []
    try save("{\"tag\": 2}, {\"tag\": 3}", on: stage)
    #expect(stage.live.root?.subviews.map(\.view) == Array(views[1...]))
    try save("{\"tag\": 9}, {\"id\": \"x\", \"tag\": 2}, {\"tag\": 3}", on: stage)
    #expect(stage.live.root?.subviews[1].view === views[1])
    #expect(stage.live.root?.subviews[2].view === views[2])
  }
}
