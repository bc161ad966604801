import RenderServer
import Scenes
import StageSupport
import Stages
import Testing

/// D6 for what is presented: a save meets it at rest, or on its way.
@MainActor @Suite struct ReloadOfPresentedTests {
  private func scene(
    _ page: String, root: String = "", size: String = "390, 600", canvas: String = ""
  ) -> String {
    """
    {"canvas": {"size": [\(size)], "scale": 1\(canvas)}, "root": {"class": "UIViewController"\(root),
     "actions": {"appear": [{"present": {\(page)}}]}}}
    """
  }

  /// Compares two scenes in each other's place with what they come to by themselves.
  private func expectSame(
    _ one: String, _ other: String, _ sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for (first, second) in [(one, other), (other, one)] {
      for times in [[0, 0.2], [0, 0.1, 3]] {
        let (edited, fresh) = (try Stage(showing: first), try Stage(showing: second))
        for time in times { edited.turn(at: time) }
        try edited.show(second)
        for time in [0, 0.1, 3, 5] {
          edited.turn(at: edited.time + time)
          fresh.turn(at: time)
        }
        let difference = ReloadComparison.difference(edited, fresh)
        #expect(difference == nil, "after \(times)", sourceLocation: sourceLocation)
        try edited.show(second)
        let again = edited.turn(at: edited.time)
        #expect(again.tilesPainted == 0, "after \(times)", sourceLocation: sourceLocation)
      }
    }
  }

  nonisolated private static let styles = [
    "pageSheet", "formSheet", "fullScreen", "overFullScreen", "currentContext",
    "overCurrentContext", "popover",
  ]

  @Test("D6 what is presented takes on another size of the window on its way", arguments: styles.filter { $0 != "popover" })
  func room(_ style: String) throws {
    let page = #""modalPresentationStyle": "\#(style)""#
    try expectSame(
      scene(page), scene(page, size: "500, 500", canvas: #", "safeArea": [40, 0, 30, 0]"#))
    // Where it is wide, a popover has room, and a sheet is a card.
    try expectSame(scene(page), scene(page, size: "900, 900"))
  }

  @Test(
    "D6 what stands back behind a sheet has what the file gives it",
    arguments: [
      #""cornerRadius": 20, "clipsToBounds": true"#, #""cornerCurve": "continuous""#,
      #""transform": [{"scale": 0.5}]"#,
    ])
  func backdrop(_ keys: String) throws {
    try expectSame(scene(""), scene("", root: ", " + keys))
    try expectSame(scene(""), scene("", root: ", " + keys, size: "844, 390"))
  }

  @Test("D6 what lies in a sheet or a popover may be turned", arguments: ["pageSheet", "popover"])
  func turned(_ style: String) throws {
    let page = #""modalPresentationStyle": "\#(style)""#
    try expectSame(
      scene(page, size: "900, 900"),
      scene(page + #", "transform": [{"rotate": 0.5}]"#, size: "900, 900"))
  }
}
