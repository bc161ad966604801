import CoreGraphics
import Testing
import UIKit

@testable import Scenes

/// If the file changed a value, the file wins; else what it has become at run time stays.
@MainActor @Suite struct ThreeWayTests {
  private let live = LiveScene()

  private func view(_ name: String) throws -> UIView {
    try #require(live.node(named: name)?.view)
  }

  @Test func valuesOfTheRunStayUnlessTheFileChangesThem() throws {
    let text = #""id": "v", "alpha": 0.5, "isHidden": false, "tag": 3, "cornerRadius": 2"#
    try live.show(root: text)
    let view = try view("v")
    (view.alpha, view.isHidden, view.tag) = (0.25, true, 9)
    view.layer.cornerRadius = 7
    view.backgroundColor = .red
    try live.show(root: text + ", \"zPosition\": 1")
    #expect((view.alpha, view.isHidden, view.tag) == (0.25, true, 9))
    #expect((view.layer.cornerRadius, view.layer.zPosition) == (7, 1))
    try live.show(root: text.replacing("0.5", with: "0.75"))
    #expect((view.alpha, view.isHidden, view.tag) == (0.75, true, 9))
    #expect(live.text("v.backgroundColor") == "#FF0000FF")
  }

  @Test func aValueThatTheFileLosesGoesBackToItsInitialOne() throws {
    let text =
      #""id": "v", "alpha": 0.5, "tag": 3, "backgroundColor": "red", "transform": [{"scale": 2}], "maskedCorners": [], "borderColor": null"#
    try live.show(root: text)
    let view = try view("v")
    view.alpha = 0.1
    #expect(try live.show(root: #""id": "v""#).changed == 1)
    for property in SceneClass.view.properties where property.stage != .placement {
      #expect(property.read(.view(view)) == property.initial, "\(property.name)")
    }
  }

  @Test func aResetShowsTheFileAlone() throws {
    let text = #"{"root": {"id": "v", "subviews": [{"id": "w"}]}}"#
    try live.show(text)
    let old = try view("v")
    old.alpha = 0.1
    try view("w").isHidden = true
    #expect(try live.show(text, keepingState: false) == LiveScene.Changes(changed: 2, total: 2))
    #expect(try view("v") !== old)
    #expect(old.superview == nil)
    #expect(try view("v").alpha == 1)
    #expect(try view("w").isHidden == false)
    #expect(live.window.subviews == [try view("v")])
  }

  @Test func aDraggedViewStaysWhenSomethingElseOfItChanges() throws {
    func show(_ keys: String) throws {
      try live.show(root: "\"subviews\": [{\"id\": \"v\", \"frame\": [0, 0, 20, 10], \(keys)}]")
    }
    try show(#""tag": 1"#)
    let view = try view("v")
    view.center = CGPoint(x: 100, y: 100)
    try show(#""tag": 2, "alpha": 0.5"#)
    #expect(view.center == CGPoint(x: 100, y: 100))
    try show(#""transform": [{"scale": 2}]"#)
    #expect(view.center == CGPoint(x: 100, y: 100))
    #expect(view.frame == CGRect(x: 80, y: 90, width: 40, height: 20))
    try show(#""bounds": [5, 0, 30, 10]"#)
    #expect(view.center == CGPoint(x: 100, y: 100))
    #expect(view.bounds == CGRect(x: 5, y: 0, width: 30, height: 10))
    // The frame is what the file says of the place, with whatever it goes with.
    try show(#""anchorPoint": [0, 0]"#)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(view.center == .zero)
  }

  @Test func aScrolledViewStaysScrolledWhenItsFrameChanges() throws {
    try live.show(root: #""subviews": [{"id": "v", "frame": [0, 0, 20, 10]}]"#)
    let view = try view("v")
    view.bounds.origin = CGPoint(x: 0, y: 50)
    try live.show(root: #""subviews": [{"id": "v", "frame": [1, 2, 30, 10]}]"#)
    #expect(view.bounds == CGRect(x: 0, y: 50, width: 30, height: 10))
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 10))
  }

  @Test func aTurnedViewsFrameIsMeantBeforeItsTransform() throws {
    let turned = #""transform": [{"rotate": 90}]"#
    try live.show(root: "\"id\": \"v\", \"frame\": [0, 0, 20, 10], \(turned)")
    let view = try view("v")
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
    try live.show(root: "\"id\": \"v\", \"frame\": [10, 0, 20, 10], \(turned)")
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
    #expect(view.center == CGPoint(x: 20, y: 5))
    view.transform = CGAffineTransform(scaleX: 3, y: 3)
    try live.show(root: "\"id\": \"v\", \"frame\": [0, 0, 20, 10], \(turned)")
    #expect(view.transform == CGAffineTransform(scaleX: 3, y: 3))
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
  }

  @Test func whatTheLayerObjectSaysGoesOverTheViewsKeysInEveryOrder() throws {
    func shown(_ keys: String) throws -> String {
      try live.show(root: "\"id\": \"v\", \(keys)")
      return live.dumpViews()
    }
    let both =
      #""alpha": 0.5, "center": [1, 1], "backgroundColor": "red", "layer": {"opacity": 0.25, "position": [9, 9], "backgroundColor": "blue"}"#
    let first = try shown(both)
    #expect(first.contains("alpha 0.25") && first.contains("#0000FFFF"))
    let moved = try shown(both.replacing("[1, 1]", with: "[2, 2]").replacing("0.5,", with: "0.75,"))
    #expect(moved == first)
    let without = try shown(#""alpha": 0.5, "center": [1, 1], "backgroundColor": "red""#)
    #expect(without.contains("alpha 0.5") && without.contains("#FF0000FF"))
    #expect(try shown(both) == first)
    #expect(try shown(#""tag": 0"#) == "UIView 'v' (0 0 390 844)\n")
  }

  // MARK: Appearance

  private func show(_ appearance: String, _ keys: String = "") throws {
    try live.show(
      #"""
      {"canvas": {"appearance": "\#(appearance)"}, "define": {"ink": {"light": "white", "dark": "black"}},
       "root": {"id": "v", "backgroundColor": "$ink", "borderColor": "$ink",
        "sublayers": [{"id": "l", "backgroundColor": "systemBackground"}],
        "actions": {"tap": [{"set": {"w.borderColor": "$ink"}}]}, "subviews": [{"id": "w"}]\#(keys)}}
      """#)
  }

  @Test func anotherAppearanceChangesTheColoursOfViewsAndLayers() throws {
    let paths = ["v.backgroundColor", "v.borderColor", "l.backgroundColor"]
    try show("light")
    #expect(paths.map { live.text($0) } == ["#FFFFFFFF", "#FFFFFFFF", "#FFFFFFFF"])
    try show("dark")
    #expect(paths.map { live.text($0) } == ["#000000FF", "#000000FF", "#000000FF"])
    try show("light")
    #expect(paths.map { live.text($0) } == ["#FFFFFFFF", "#FFFFFFFF", "#FFFFFFFF"])
  }

  @Test func aColourOfTheRunStaysInAnotherAppearanceUnlessItFollowsIt() throws {
    try show("light")
    try view("v").layer.borderColor = UIColor.red.cgColor
    live.perform(.tap, of: try #require(live.node(named: "v")))
    #expect(live.text("w.borderColor") == "#FFFFFFFF")
    try show("dark")
    #expect(live.text("v.borderColor") == "#FF0000FF")
    #expect(live.text("w.borderColor") == "#000000FF")
    try show("dark", ", \"tag\": 4")
    #expect(live.text("w.borderColor") == "#000000FF")
  }
}
