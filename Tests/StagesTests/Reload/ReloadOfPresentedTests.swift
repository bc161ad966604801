import Foundation
import RenderServer
import Scenes
import StageSupport
import Stages
import Testing
import UIKit

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
  private static let alert =
    #""class": "UIAlertController", "title": "T", "message": "M""#
    + #", "alertActions": [{"title": "OK"}, {"title": "Cancel", "style": "cancel"}]"#

  @Test("D6 what is presented takes on another style", arguments: styles)
  func style(_ style: String) throws {
    for size in ["390, 600", "900, 900"] {
      try expectSame(
        scene(#""modalPresentationStyle": "\#(style)""#, size: size), scene("", size: size))
    }
  }

  @Test("D6 what is presented takes on another size of the window on its way", arguments: styles)
  func room(_ style: String) throws {
    let page = #""modalPresentationStyle": "\#(style)""#
    try expectSame(
      scene(page), scene(page, size: "500, 500", canvas: #", "safeArea": [40, 0, 30, 0]"#))
    // Where it is wide, a popover has room, and a sheet is a card.
    try expectSame(scene(page), scene(page, size: "900, 900"))
  }

  @Test("D6 an alert asks from elsewhere, with other words and choices, and in other pixels")
  func alert() throws {
    let (alert, sheet) = (Self.alert, Self.alert + #", "preferredStyle": "actionSheet""#)
    try expectSame(scene(alert), scene(sheet))
    for page in [alert, sheet] {
      let longer = page.replacingOccurrences(of: #""M""#, with: #""More\nwords""#)
      try expectSame(scene(page), scene(longer))
      try expectSame(scene(page), scene(page, size: "500, 700"))
      let fine = scene(page).replacingOccurrences(of: #""scale": 1"#, with: #""scale": 3"#)
      try expectSame(scene(page), fine)
    }
  }

  @Test("D6 a popover points at where its source is now, and at another one")
  func source() throws {
    func scene(_ frame: String, from: String = "a") -> String {
      """
      {"canvas": {"size": [900, 900]}, "root": {"class": "UIViewController", "subviews": [
        {"id": "a", "frame": [\(frame)]}, {"id": "b", "frame": [20, 700, 9, 9]}],
       "actions": {"appear": [
         {"present": {"modalPresentationStyle": "popover", "preferredContentSize": [99, 99]},
          "from": "\(from)"}]}}}
      """
    }
    try expectSame(scene("100, 100, 50, 50"), scene("500, 600, 50, 50"))
    try expectSame(scene("100, 100, 50, 50"), scene("100, 100, 50, 50", from: "b"))
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

  @Test("D6 of what is presented over each other, one may go or be of another class")
  func chain() throws {
    func page(_ keys: String) -> String {
      #""actions": {"appear": [{"present": {"id": "over", "detents": "medium"}}]}"# + keys
    }
    try expectSame(scene(page("")), scene(page(#", "modalPresentationStyle": "fullScreen""#)))
    try expectSame(scene(""), scene(#""class": "UINavigationController""#))
    let stage = try Stage(showing: scene(page("")))
    for time in [0, 0.2] { stage.turn(at: time) }
    try stage.show(#"{"canvas": {"size": [390, 600]}, "root": {"class": "UIViewController"}}"#)
    #expect(stage.live.window.rootViewController?.presentedViewController == nil)
  }
}
