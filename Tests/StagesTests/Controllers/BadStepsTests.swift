import CoreGraphics
import Scenes
import StageSupport
import Stages
import Testing
import UIKit

/// Controllers that a step has brought, of which less and less is in the file, and steps that choose what
/// there is not.
@MainActor @Suite struct BadStepsTests {
  private func scene(_ root: String) -> String {
    "{\"canvas\": {\"size\": [320, 480], \"scale\": 1}, \"root\": \(root)}"
  }

  private func pushing(_ steps: String, _ keys: String = "") -> String {
    scene(
      """
      {"class": "UINavigationController", "id": "it", "viewControllers": [{"title": "First",
       "id": "first", "subviews": [{"class": "UIButton", "id": "go", "frame": [20, 120, 100, 40],
       "actions": {"touchUpInside": [\(steps)]}}]}\(keys)]}
      """)
  }

  @Test func `S05 what a button pushed goes from the file while it is on top, and while it comes`()
    throws
  {
    for wait in [0, 0.1, 1.0] {
      for left in [#"{"log": "nothing"}"#, #"{"push": {"class": "UIPageViewController"}}"#] {
        let saved = SavedScene(["s.json": pushing(#"{"push": {"id": "next", "title": "Next"}}"#)])
        try saved.stage.press("go")
        #expect(saved.stage.live.node(named: "next") != nil)
        if wait < 1 {
          let stack = try saved.stage.controller("it", as: UINavigationController.self)
          saved.stage.act { _ = stack.popViewController(animated: true) }
          saved.stage.pass(wait)
        }
        #expect(saved.save(["s.json": pushing(left)]) == [])
        saved.stage.rest()
        #expect(saved.stage.live.node(named: "next") == nil)
        #expect(saved.differenceFromFresh() == nil, "\(wait) \(left)")
      }
    }
  }

  @Test func `S05 the stack below what was pushed goes, and the whole stack`() throws {
    let saved = SavedScene(["s.json": pushing(#"{"push": {"id": "next", "title": "Next"}}"#)])
    try saved.stage.press("go")
    #expect(
      saved.save(["s.json": scene(#"{"class": "UINavigationController", "id": "it"}"#)]) == [])
    saved.stage.rest()
    #expect(saved.stage.live.node(named: "next") == nil)
    #expect(saved.differenceFromFresh() == nil)
    saved.save(["s.json": pushing(#"{"push": {"id": "next", "title": "Next"}}"#)])
    try saved.stage.press("go")
    #expect(saved.save(["s.json": scene("{\"backgroundColor\": \"red\"}")]) == [])
    saved.stage.rest()
    #expect(saved.differenceFromFresh() == nil)
  }

  @Test(arguments: [
    #"{"id": "next", "detents": "medium", "title": "Sheet"}"#,
    #"{"id": "next", "modalPresentationStyle": "fullScreen"}"#,
    #"{"id": "next", "modalPresentationStyle": "popover"}"#,
    #"{"id": "next", "class": "UIAlertController"}"#,
    #"{"id": "next", "class": "UIAlertController", "preferredStyle": "actionSheet"}"#,
    #"{"id": "next", "class": "UIAlertController", "title": "", "alertActions": [{}, {"title": ""}]}"#,
    #"{"id": "next", "class": "UINavigationController"}"#,
    #"{"id": "next", "class": "UITabBarController"}"#,
    #"{"id": "next", "class": "UISplitViewController"}"#,
    #"{"id": "next", "class": "UIPageViewController"}"#,
  ])
  func `S05 what is presented may have nothing in it, and goes from the file`(_ next: String) throws
  {
    let file = pushing(#"{"present": \#(next)}"#)
    let saved = SavedScene(["s.json": file])
    #expect(saved.mistakes == [])
    try saved.stage.press("go")
    #expect(saved.stage.live.node(named: "next") != nil)
    #expect(saved.save(["s.json": "{"]) == ["s.json unclosed-bracket"])
    #expect(saved.stage.live.node(named: "next") != nil)
    #expect(saved.save(["s.json": file.replacing("First", with: "Begin")]) == [])
    #expect(saved.stage.live.node(named: "next") != nil)
    #expect(saved.save(["s.json": pushing(#"{"log": "nothing"}"#)]) == [])
    saved.stage.rest()
    #expect(saved.stage.live.node(named: "next") == nil)
    #expect(saved.differenceFromFresh() == nil)
  }

  @Test func `S05 alerts whose choices go, and all of them, while they are seen`() throws {
    func alert(_ choices: String, _ keys: String = "") -> String {
      pushing(
        #"{"present": {"id": "next", "class": "UIAlertController"\#(keys), "alertActions": [\#(choices)]}}"#
      )
    }
    let saved = SavedScene(["s.json": alert(#"{"title": "A"}, {"title": "B"}, {"title": "C"}"#)])
    try saved.stage.press("go")
    let shown = try saved.stage.controller("next", as: UIAlertController.self)
    for (choices, count) in [
      (#"{"title": "A"}"#, 1), ("", 0), (#"{}, {}"#, 2), (#"{"title": "A", "style": "cancel"}"#, 1),
    ] {
      #expect(saved.save(["s.json": alert(choices, #", "message": "M""#)]) == [])
      saved.stage.rest()
      #expect(shown.actions.count == count && shown.presentingViewController != nil)
    }
    let many = Array(repeating: #"{"title": "A"}"#, count: 300).joined(separator: ", ")
    #expect(saved.save(["s.json": alert(many)]) == [])
    saved.stage.rest()
    #expect(shown.actions.count == 300)
    #expect(saved.save(["s.json": pushing(#"{"log": "nothing"}"#)]) == [])
    saved.stage.rest()
    #expect(saved.differenceFromFresh() == nil)
  }

  @Test func `S05 steps that choose what there is not do nothing`() throws {
    for (name, node) in [
      ("tabs", #"{"class": "UITabBarController", "id": "it", "viewControllers": [PAGE]}"#),
      ("pages", #"{"class": "UIPageViewController", "id": "it", "pages": [PAGE]}"#),
      ("table", #"{"id": "page", "subviews": [{"class": "UITableView", "id": "it"}, GO]}"#),
      ("items", #"{"id": "page", "subviews": [{"class": "UICollectionView", "id": "it"}, GO]}"#),
      ("picker", #"{"id": "page", "subviews": [{"class": "UIPickerView", "id": "it"}, GO]}"#),
      (
        "wheels",
        #"{"subviews": [{"class": "UIPickerView", "id": "it", "components": [["a"]]}, GO]}"#
      ),
    ] {
      for path in ["0", "1000000", "[4, 1000000]"] {
        let go = """
          {"class": "UIButton", "id": "go", "frame": [20, 120, 100, 40],
           "actions": {"touchUpInside": [{"select": \(path), "in": "it"}]}}
          """
        let page = "{\"id\": \"page\", \"subviews\": [\(go)]}"
        let file = scene(node.replacing("PAGE", with: page).replacing("GO", with: go))
        let saved = SavedScene(["s.json": file])
        #expect(saved.mistakes == [], "\(name) \(path)")
        try saved.stage.press("go")
        #expect(saved.differenceFromFresh() == nil, "\(name) \(path)")
      }
    }
  }
}
