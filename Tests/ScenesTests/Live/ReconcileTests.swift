import CoreGraphics
import QuartzCore
import Testing
import UIKit

@testable import Scenes

@MainActor @Suite struct ReconcileTests {
  private let live = LiveScene()

  private func commit() -> Int { live.window.layer.commitTree().report.recommitted }

  private var dump: [String] {
    live.dumpViews().split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  @Test func theSameSceneChangesNothingAndCommitsNothing() throws {
    let text = #"""
      {"canvas": {"background": "systemBackground"}, "components": {"C": {"view": {"id": "c",
        "subviews": [{"tag": 1}]}}},
       "root": {"subviews": [{"id": "a", "frame": [0, 0, "50%", 10], "layer": {"opacity": 0.5}},
         {"component": "C"}, {"component": "C"}, {"transform": [{"rotate": 3}], "alpha": 0.5}],
         "sublayers": [{"bounds": [0, 0, 5, 5]}]}}
      """#
    #expect(try live.show(text) == LiveScene.Changes(changed: 8, total: 8))
    #expect(commit() == 9)
    #expect(try live.show(text) == LiveScene.Changes(changed: 0, total: 8))
    #expect(commit() == 0)
    #expect(try live.show("// another line\n" + text.replacing("0.5", with: "0.50")).changed == 0)
    #expect(commit() == 0)
  }

  @Test func oneChangedValueCommitsOnlyItsPath() throws {
    let rows = (0..<20).map { #"{"subviews": [{"tag": \#($0), "frame": [0, 0, 1, 1]}]}"# }
    let text = "{\"root\": {\"subviews\": [\(rows.joined(separator: ","))]}}"
    try live.show(text)
    _ = commit()
    let changes = try live.show(
      text.replacing(
        "\"tag\": 7, \"frame\": [0, 0, 1, 1]", with: "\"tag\": 7, \"frame\": [0, 0, 2, 1]"))
    #expect(changes.changed == 1)
    // The leaf, the view around it, the root and the window.
    #expect(commit() == 4)
    #expect(try live.show(text.replacing("\"tag\": 9,", with: "\"tag\": 99,")).changed == 2)
  }

  @Test func nodesAreMatchedByIDWhereverTheyStand() throws {
    try live.show(root: #""subviews": [{"id": "a"}, {"id": "b"}, {"id": "c"}]"#)
    let views = ["a", "b", "c"].map { live.node(named: $0)?.view }
    try live.show(root: #""subviews": [{"id": "c"}, {"id": "x"}, {"id": "a"}, {}, {"id": "b"}]"#)
    #expect(["a", "b", "c"].map { live.node(named: $0)?.view } == views)
    #expect(dump.map { $0.split(separator: " ")[1] } == ["(0", "'c'", "'x'", "'a'", "(0", "'b'"])
    let root = try #require(live.root?.view)
    let shown: [UIView] = live.root?.subviews.compactMap(\.view) ?? []
    #expect(root.subviews == shown)
    #expect(root.layer.sublayers == shown.map(\.layer))
  }

  @Test func nodesWithoutAnIDAreMatchedByTheirPlaceAmongTheirClass() throws {
    try live.show(root: #""sublayers": [{}], "subviews": [{"tag": 1}, {"id": "n"}, {"tag": 2}]"#)
    let before = try #require(live.root)
    let (views, layers) = (before.subviews.compactMap(\.view), before.sublayers.map(\.layer))
    try live.show(
      root: #""sublayers": [{}, {}], "subviews": [{"id": "n"}, {"tag": 5}, {"tag": 6}, {"tag": 7}]"#
    )
    let after = try #require(live.root)
    #expect(after.view === before.view)
    #expect(after.subviews[0].view === views[1])
    #expect(after.subviews[1].view === views[0])
    #expect(after.subviews[2].view === views[2])
    #expect(after.sublayers[0].layer === layers[0])
    #expect(after.sublayers.count == 2)
  }

  @Test func instancesThatBringTheSameIDAreAllKept() throws {
    let text = #"""
      {"components": {"C": {"view": {"id": "c"}}}, "root": {"subviews": [{"component": "C"},
      {"component": "C"}, {"component": "C"}]}}
      """#
    try live.show(text)
    let views = live.root?.subviews.map(\.view)
    #expect(try live.show(text).changed == 0)
    #expect(live.root?.subviews.map(\.view) == views)
  }

  @Test func bareSublayersLieBelowSubviewsInTheOrderOfTheFile() throws {
    try live.show(
      root: #""sublayers": [{"id": "l1"}, {"id": "l2"}], "subviews": [{"id": "v1"}, {"id": "v2"}]"#)
    try live.show(
      root: #"""
        "subviews": [{"id": "v2"}, {"id": "v3"}, {"id": "v1"}],
        "sublayers": [{"id": "l2"}, {"id": "l3"}, {"id": "l1"}], "layer": {"sublayers": [{"id": "l4"}]}
        """#)
    let names = ["l2", "l3", "l1", "l4", "v2", "v3", "v1"]
    #expect(live.root?.layer.sublayers == names.compactMap { live.node(named: $0)?.layer })
  }

  @Test func removedNodesLeaveTheTreeAndAreFreed() throws {
    try live.show(
      root: #""subviews": [{"id": "a", "subviews": [{"id": "b"}]}, {}], "sublayers": [{"id": "l"}]"#
    )
    weak let a = live.node(named: "a")?.view
    weak let b = live.node(named: "b")?.view
    weak let layer = live.node(named: "l")?.layer
    #expect(a != nil && b != nil && layer != nil)
    #expect(try live.show(root: #""subviews": [{}]"#).changed == 2)
    #expect(a == nil && b == nil && layer == nil)
    #expect(live.node(named: "a") == nil)
    #expect(live.names.isEmpty)
    #expect(live.root?.layer.sublayers?.count == 1)
  }

  @Test func aThousandReloadsLeaveNoLayersBehind() throws {
    for index in 0..<1000 {
      try live.show(root: "\"subviews\": [{\"id\": \"v\(index % 7)\"}, {}], \"tag\": \(index)")
    }
    #expect(live.window.layer.sublayers?.count == 1)
    #expect(live.root?.layer.sublayers?.count == 2)
  }

  @Test func aRootOfAnotherIDIsStillTheRoot() throws {
    try live.show(root: #""id": "a", "tag": 1"#)
    let view = try #require(live.root?.view)
    try live.show(root: #""id": "b""#)
    #expect(live.root?.view === view)
    #expect(live.node(named: "b")?.view === view)
    #expect(view.tag == 0)
    #expect(view.superview === live.window)
  }

  @Test func theRootFillsTheCanvasUnlessTheFilePlacesIt() throws {
    func show(_ size: String, _ keys: String) throws -> CGRect? {
      try live.show("{\"canvas\": {\"size\": \(size)}, \"root\": {\(keys)}}")
      return live.root?.view?.frame
    }
    #expect(try show("[100, 50]", "") == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(try show("[40, 30]", "") == CGRect(x: 0, y: 0, width: 40, height: 30))
    #expect(live.window.bounds.size == CGSize(width: 40, height: 30))
    #expect(
      try show("[40, 30]", #""frame": [1, 2, "50%", "100%"]"#)
        == CGRect(x: 1, y: 2, width: 20, height: 30))
    #expect(
      try show("[80, 60]", #""frame": [1, 2, "50%", "100%"]"#)
        == CGRect(x: 1, y: 2, width: 40, height: 60))
    #expect(try show("[40, 30]", #""center": [5, 5]"#) == CGRect(x: 5, y: 5, width: 0, height: 0))
    #expect(try show("[40, 30]", #""tag": 1"#) == CGRect(x: 0, y: 0, width: 40, height: 30))
  }

  @Test func sharesAreTakenAnewWhenTheSuperviewsSizeChanges() throws {
    func show(_ width: Int) throws -> [String?] {
      try live.show(
        #"""
        {"canvas": {"size": [\#(width), 100]}, "root": {"subviews": [{"id": "a",
          "frame": ["10%", 0, "50%", "50%"], "subviews": [{"id": "b", "bounds": [0, 0, "50%", 4],
          "center": ["100%", "50%"]}], "sublayers": [{"id": "l", "frame": [0, 0, "100%", "10%"]}]}]}}
        """#)
      return ["a.frame", "b.frame", "l.frame"].map { live.text($0) }
    }
    #expect(try show(200) == ["(20 0 100 50)", "(75 23 50 4)", "(0 0 100 5)"])
    #expect(try show(100) == ["(10 0 50 50)", "(37.5 23 25 4)", "(0 0 50 5)"])
    #expect(try show(200) == ["(20 0 100 50)", "(75 23 50 4)", "(0 0 100 5)"])
  }
}
