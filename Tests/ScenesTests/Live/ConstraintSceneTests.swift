import CoreGraphics
import Scenes
import Testing
import UIKit

/// S07: constraints in scenes.
@MainActor @Suite struct ConstraintSceneTests {
  private let live = LiveScene()

  private func show(_ root: String) throws {
    let text = "{\"canvas\": {\"size\": [300, 200]}, \"root\": {\(root)}}"
    let loaded = LoadedScene(["s.json": text])
    #expect(loaded.messages == [])
    live.show(try #require(loaded.scene))
    live.window.layoutIfNeeded()
  }

  private func frame(_ id: String) -> CGRect? { live.node(named: id)?.view?.frame }

  @Test("S07 the short form places views") func theShortFormPlacesViews() throws {
    try show(
      """
      "subviews": [
        {"id": "a", "constraints": {"top": 10, "leading": "superview + 20", "width": ">= 44 @750", "height": 30}},
        {"id": "b", "constraints": {"top": "a.bottom + 8", "leading": "a", "trailing": -20, "aspect": 2}},
        {"id": "c", "constraints": {"edges": 5}, "subviews": [
          {"id": "d", "constraints": {"center": "superview", "width": "0.5 * superview", "height": ["== 10", "<= 20"]}}]},
        {"id": "e", "constraints": {"edges": "margins"}},
        {"id": "f", "constraints": {"leading": 0, "top": 0, "width": "superview * 0.75 - 8", "height": "self.width*0.5"}}]
      """)
    #expect(frame("a") == CGRect(x: 20, y: 10, width: 44, height: 30))
    #expect(frame("b") == CGRect(x: 20, y: 48, width: 260, height: 130))
    #expect(frame("c") == CGRect(x: 5, y: 5, width: 290, height: 190))
    #expect(frame("d") == CGRect(x: 73, y: 90, width: 145, height: 10))
    #expect(frame("e") == CGRect(x: 8, y: 8, width: 284, height: 184))
    #expect(frame("f") == CGRect(x: 0, y: 0, width: 217, height: 108.5))
  }

  @Test("S07 relations place the views that they name") func relationsPlaceTheViewsThatTheyName()
    throws
  {
    try show(
      """
      "subviews": [{"id": "a", "frame": [10, 20, 30, 40]}, {"id": "b", "constraints": [
        "self.leading == a.trailing + 5", "self.top == a.top", "self.width == 2 * a.width - 10",
        "b.height <= 25", "b.height >= 100 @ 300"]}]
      """)
    #expect(frame("a") == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(frame("b") == CGRect(x: 45, y: 20, width: 50, height: 25))
  }

  @Test("S07 stacks arrange their subviews") func stacksArrangeTheirSubviews() throws {
    try show(
      """
      "subviews": [{"id": "s", "class": "UIStackView", "frame": [0, 0, 300, 50], "distribution": "fillEqually",
        "spacing": 30, "subviews": [{"id": "a"}, {"id": "b"}, {"id": "c", "isHidden": true}]}]
      """)
    #expect(frame("a") == CGRect(x: 0, y: 0, width: 135, height: 50))
    #expect(frame("b") == CGRect(x: 165, y: 0, width: 135, height: 50))
    try show(
      """
      "subviews": [{"id": "s", "class": "UIStackView", "frame": [0, 0, 300, 50], "distribution": "fillEqually",
        "subviews": [{"id": "b"}, {"id": "c"}, {"id": "a"}]}]
      """)
    #expect(frame("b") == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(frame("a") == CGRect(x: 200, y: 0, width: 100, height: 50))
  }

  @Test(
    "S07 mistakes are told",
    arguments: [
      (#"{"top": "tilte.bottom"}"#, "no node has the id 'tilte'"),
      (#"{"top": "superview.leading"}"#, "cannot be compared"),
      (#"{"leading": "superview.left"}"#, "leading and trailing cannot be compared"),
      (#"{"width": "superview.margin"}"#, "a view has no 'margin'"),
      (#"{"widht": 4}"#, "unknown attribute 'widht'"),
      (#"{"width": "0 * superview"}"#, "a factor of 0"),
      (#"{"width": "40 @ 0"}"#, "a priority is above 0"),
      (#"{"width": "40 @ 1001"}"#, "a priority is above 0"),
      (#"{"width": "40 pt"}"#, "expected a constraint"),
      (#"{"width": true}"#, "expected"),
      (#"["title.top == 4"]"#, "not with a number"),
      (#"["self.tpo == title.top"]"#, "names no attribute"),
      (#"["self.top"]"#, "expected a constraint"),
      (#"{"top": "bare.top"}"#, "is a layer"),
    ])
  func mistakesAreTold(_ constraints: String, _ message: String) {
    let text = """
      {"root": {"sublayers": [{"id": "bare"}], "subviews": [
        {"id": "title"}, {"id": "x", "constraints": \(constraints)}]}}
      """
    let loaded = LoadedScene(["s.json": text])
    #expect(loaded.messages.contains { $0.contains(message) }, "\(loaded.messages)")
  }

  @Test("S07 a reload comes out as a load does") func aReloadComesOutAsALoadDoes() throws {
    let versions = [
      #""subviews": [{"id": "a", "frame": [1, 2, 3, 4]}]"#,
      #""subviews": [{"id": "a", "constraints": {"edges": 10}, "subviews": [{"id": "b", "frame": ["10%", 0, "50%", 9]}]}]"#,
      #""subviews": [{"id": "a", "constraints": {"edges": 30}, "subviews": [{"id": "b", "frame": ["10%", 0, "50%", 9]}]}]"#,
      #""subviews": [{"id": "a", "subviews": [{"id": "b", "constraints": {"top": 3, "width": 10, "height": 5, "leading": 0}}]}]"#,
      #""subviews": [{"id": "l", "class": "UILabel", "text": "some words", "constraints": {"top": 3, "leading": 4}}]"#,
      #""subviews": [{"id": "l", "class": "UILabel", "text": "words", "constraints": {"top": 3, "leading": 4, "trailing": "<= superview"}}]"#,
    ]
    for (first, second) in versions.flatMap({ first in versions.map { (first, $0) } }) {
      try show(first)
      try show(second)
      let fresh = ConstraintSceneTests()
      try fresh.show(second)
      #expect(live.dumpLayers() == fresh.live.dumpLayers(), "\(first) → \(second)")
    }
  }

  @Test("S07 edges of at least a number keep clear on every side")
  func edgesOfAtLeastANumberKeepClearOnEverySide() throws {
    try show(#""subviews": [{"id": "a", "constraints": {"edges": ">= 8", "width": "1000 @700"}}]"#)
    let width = try #require(live.root?.view).bounds.width
    #expect(frame("a")?.minX == 8 && frame("a")?.maxX == width - 8)
  }

  @Test("S07 what laying out finds has places as well, and is found again in what is saved again")
  func whatLayingOutFindsHasPlacesAsWell() throws {
    var found: [Diagnostic] = []
    live.onDiagnostic = { found.append($0) }
    // A line more above it is no change of what it shows.
    for line in 2...4 {
      found = []
      try show(
        String(repeating: "\n", count: line - 2)
          + """
          "subviews": [{"id": "card", "constraints": {"width": 200, "height": 10, "top": 0}},
            {"constraints": ["card.width == 300"]}]
          """)
      #expect(found.map(\.code) == [.conflictingConstraints])
      #expect(found.first?.message.hasPrefix("'card.width == 300' is left out") == true)
      #expect(found.first?.place?.start.line == line)
      #expect(found.first?.notes.map(\.message) == ["it contradicts 'card.width == 200'"])
      #expect(found.first?.notes.first?.place?.start.line == line - 1)
    }
    let open = live.ambiguities()
    #expect(open.map(\.message) == ["the constraints of 'card' leave its x open"])
    #expect(open.first?.place?.start.line == 3)
  }

  @Test("S07 conflicts have their place in the file") func conflictsHaveTheirPlaceInTheFile() throws
  {
    var said: [String] = []
    live.onLog = { said.append($0) }
    try show(
      """
      "subviews": [{"id": "card", "constraints": {"width": 200, "height": 10}},
        {"constraints": ["card.width == 300"]}]
      """)
    #expect(
      said == [
        "s.json:2: card.width == 300 (s.json:2) conflicts with card.width == 200 (s.json:1); "
          + "broken: card.width == 300 (s.json:2)"
      ])
    #expect(frame("card")?.width == 200)
  }

  @Test("S07 an item of a collection fills its cell, but for what its constraints say")
  func itemsFillTheirCells() throws {
    try show(
      """
      "subviews": [{"class": "UICollectionView", "frame": [0, 0, 300, 200], "items": [
        {"id": "a", "constraints": {"height": 80}},
        {"id": "b", "constraints": {"width": 50, "height": 30, "centerX": "superview"}},
        {"id": "c", "constraints": {"aspect": 5}}]}]
      """)
    #expect(frame("a") == CGRect(x: 0, y: 0, width: 300, height: 80))
    #expect(frame("b") == CGRect(x: 125, y: 0, width: 50, height: 30))
    #expect(frame("c") == CGRect(x: 0, y: 0, width: 300, height: 60))
  }
}
