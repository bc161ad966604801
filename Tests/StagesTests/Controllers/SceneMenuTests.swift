import CoreGraphics
import Scenes
import StageSupport
import Stages
import Testing
import UIKit

/// Menus, popovers and sheets that a scene describes.
@MainActor struct SceneMenuTests {
  private let menu = #"""
    {"children": [
      {"id": "copy", "title": "Copy", "actions": {"tap": [{"set": {"it.alpha": 0.5}}]}},
      {"class": "UIMenu", "id": "more", "title": "More", "options": ["singleSelection"], "children": [
        {"id": "one", "title": "One", "state": "on"}, {"id": "two", "title": "Two"}]},
      {"title": "Delete", "attributes": ["destructive", "disabled"]}]}
    """#

  private func scene(_ keys: String) -> String {
    """
    {"canvas": {"size": [400, 500], "scale": 1}, "root": {"class": "UIViewController", "subviews": [
      {"id": "it", "frame": [20, 40, 160, 60], \(keys)}]}}
    """
  }

  private func state(_ name: String, on stage: Stage) -> String? {
    stage.live.value(of: "\(name).state")?.value.text
  }

  @Test func `a button opens its menu, and a line does what it is for`() throws {
    let stage = try Stage(
      showing: scene(
        #""class": "UIButton", "title": "Menu", "showsMenuAsPrimaryAction": true, "menu": "# + menu)
    )
    let button = try stage.view("it", as: UIButton.self)
    #expect(button.menu?.children.map(\.title) == ["Copy", "More", "Delete"])
    try stage.press("it")
    try stage.press("copy")
    #expect(button.alpha == 0.5)
    try stage.press("it")
    try stage.press("more")
    try stage.press("two")
    #expect(state("two", on: stage) == #""on""# && state("one", on: stage) == #""off""#)
    // What was chosen stays until the file says something else of it.
    let other = menu.replacingOccurrences(of: "Copy", with: "Copy All")
    try stage.show(
      scene(
        #""class": "UIButton", "title": "Menu", "showsMenuAsPrimaryAction": true, "menu": "# + other
      ))
    #expect(button.menu?.children.first?.title == "Copy All")
    #expect(state("two", on: stage) == #""on""#)
    try stage.show(scene(#""class": "UIButton", "title": "Menu""#))
    #expect(button.menu == nil)
  }

  @Test func `a button says what of its menu is chosen, and says its own title without`() throws {
    func button(_ keys: String, first: String = "One") -> String {
      scene(
        #""class": "UIButton", "title": "Own", "showsMenuAsPrimaryAction": true\#(keys), "menu": "#
          + #"{"options": ["singleSelection"], "children": [{"id": "a", "title": "\#(first)"},"#
          + #" {"id": "b", "title": "Two", "state": "on"}]}"#)
    }
    let chosen = #", "changesSelectionAsPrimaryAction": true"#
    let stage = try Stage(showing: button(chosen))
    func title() -> String? { stage.live.value(of: "it.title")?.value.text }
    #expect(title() == #""Two""#)
    try stage.press("it")
    try stage.press("a")
    #expect(title() == #""One""#)
    try stage.show(button(chosen, first: "First"))
    #expect(title() == #""First""#)
  }

  @Test func `a finger that is held on any view opens its menu`() throws {
    let stage = try Stage(showing: scene(#""backgroundColor": "red", "contextMenu": "# + menu))
    try stage.press("it", for: 0.7)
    try stage.press("copy")
    #expect(stage.live.node(named: "it")?.view?.alpha == 0.5)
    // The other button of a mouse opens it at once.
    stage.send { $0.clickSecondary(at: CGPoint(x: 30, y: 60), time: $1) }
    stage.pass(1)
    try stage.press("more")
    try stage.press("two")
    #expect(state("two", on: stage) == #""on""#)
    try stage.show(scene(#""backgroundColor": "red""#))
    #expect(try stage.view("it").interactions.isEmpty)
  }

  @Test func `an item of a bar opens its menu at once unless a tap does something`() throws {
    func stack(_ keys: String) -> String {
      """
      {"canvas": {"size": [400, 500], "scale": 1}, "root": {"class": "UINavigationController",
       "viewControllers": [{"title": "A", "rightBarButtonItems": [
         {"id": "item", "title": "More", "menu": \(menu)\(keys)}],
         "subviews": [{"id": "it", "frame": [0, 200, 20, 20]}]}]}}
      """
    }
    let stage = try Stage(showing: stack(""))
    try stage.press("item")
    try stage.press("copy")
    #expect(stage.live.node(named: "it")?.view?.alpha == 0.5)
    try stage.show(stack(#", "actions": {"tap": [{"set": {"it.alpha": 0.25}}]}"#))
    stage.pass(0.1)
    try stage.press("item")
    #expect(stage.live.node(named: "it")?.view?.alpha == 0.25)
  }

  @Test func `a popover points at the node that it is from`() throws {
    let stage = try Stage(
      showing: """
        {"canvas": {"size": [1000, 700], "scale": 1}, "root": {"class": "UIViewController",
         "subviews": [{"id": "other", "frame": [600, 300, 40, 40]},
          {"class": "UIButton", "id": "go", "frame": [20, 40, 100, 40], "actions": {"touchUpInside": [
           {"present": {"id": "pop", "modalPresentationStyle": "popover", "from": 1,
             "permittedArrowDirections": ["left"], "preferredContentSize": [200, 100]},
            "from": "other"}]}}]}}
        """.replacingOccurrences(of: #""from": 1,"#, with: ""))
    try stage.press("go")
    let popover = try stage.controller("pop", as: UIViewController.self)
      .popoverPresentationController
    #expect(popover?.sourceView === stage.live.node(named: "other")?.view)
    #expect(popover?.arrowDirection == .left)
  }

  @Test func `a sheet is laid out in its own size from the beginning`() throws {
    var told: [String] = []
    let stage = Stage(threads: 1)
    stage.live.onLog = { told.append($0) }
    stage.live.onDiagnostic = { told.append($0.message) }
    try stage.show(
      """
      {"canvas": {"size": [390, 844], "scale": 1}, "root": {"class": "UIViewController", "subviews": [
        {"class": "UIButton", "id": "go", "frame": [20, 100, 100, 40], "actions": {"touchUpInside": [
          {"present": {"id": "sheet", "detents": "mediumAndLarge", "selectedDetent": "large",
            "preferredCornerRadius": 20, "largestUndimmedDetent": "medium", "subviews": [
             {"class": "UITextField", "id": "field",
              "constraints": {"top": 84, "leading": 24, "trailing": -24, "height": 44}}]}}]}}]}}
      """)
    stage.turn(at: 0)
    try stage.press("go")
    #expect(told == [])
    #expect(try stage.view("field").bounds.width == 342)
    let sheet = try stage.controller("sheet", as: UIViewController.self)
      .sheetPresentationController
    #expect(sheet?.selectedDetentIdentifier == .large && sheet?.preferredCornerRadius == 20)
    #expect(sheet?.largestUndimmedDetentIdentifier == .medium)
  }

  /// A text in a presented stack was laid out before it was in the window.
  @Test func `what is about to be presented is laid out where it is shown`() throws {
    var told: [String] = []
    let stage = Stage(threads: 1)
    stage.live.onLog = { told.append($0) }
    try stage.show(
      """
      {"canvas": {"size": [390, 844], "scale": 1}, "root": {"class": "UIViewController", "subviews": [
        {"class": "UIButton", "id": "go", "frame": [20, 100, 100, 40], "actions": {"touchUpInside": [
          {"present": {"class": "UINavigationController", "id": "sheet", "viewControllers": [
            {"title": "New", "subviews": [{"class": "UITextView", "id": "words", "text": "The sea.",
             "constraints": {"top": 8, "leading": 16, "trailing": -16, "bottom": 0}}]}]}}]}}]}}
      """)
    stage.turn(at: 0)
    try stage.press("go")
    #expect(told == [])
    #expect(try stage.view("words").bounds.width == 358)
  }

  @Test func `menus that are wrong are told of`() {
    for wrong in [
      #"{"class": "UIButton", "menu": [1]}"#,
      #"{"contextMenu": {"children": [{"attributes": ["red"]}]}}"#,
      #"{"contextMenu": {"children": [{"state": "maybe"}]}}"#,
      #"{"class": "UIButton", "actions": {"touchUpInside": [{"present": {}, "from": "nobody"}]}}"#,
    ] {
      #expect(!messages(about: wrong).isEmpty, "\(wrong)")
    }
  }
}
