import Foundation
import Glibc
import Testing

@testable import PreviewHost

extension WatchingTests {
  /// Symbolic and hard links, and what can be swapped below them.
  struct Links {
    let folder: TestFolder

    init() throws {
      folder = try TestFolder()
      try folder.makeDirectory("one")
      try folder.makeDirectory("two")
      try folder.write("in one", to: "one/scene.json")
      try folder.write("in two", to: "two/scene.json")
    }

    @Test func linkedDirectorySwapped() throws {
      folder.link("current", to: "one")
      let rig = WatchRig([folder["current/scene.json"]])
      try folder.relink("current", to: "two")
      rig.expect("in two")
      try folder.write("edit", to: "two/scene.json")
      rig.expect("edit")
      try folder.write("not used", to: "one/scene.json")
      rig.expectNothing()
      folder.remove("current")
      folder.link("current", to: "one")
      rig.expect("not used")
    }

    @Test func linkToAFileSwapped() throws {
      folder.link("scene.json", to: "one/scene.json")
      let rig = WatchRig([folder["scene.json"]])
      try folder.write("edit", to: "one/scene.json")
      rig.expect("edit")
      try folder.relink("scene.json", to: folder["two/scene.json"])
      rig.expect("in two")
      try folder.replace("two/scene.json", with: "second edit")
      rig.expect("second edit")
    }

    @Test func chainOfThreeSwappedInTheMiddle() throws {
      folder.link("c", to: "one/scene.json")
      folder.link("b", to: "c")
      folder.link("a", to: "b")
      let rig = WatchRig([folder["a"]])
      try folder.relink("b", to: "two/scene.json")
      rig.expect("in two")
      try folder.relink("c", to: "nowhere")
      rig.expectNothing()
      try folder.write("edit", to: "two/scene.json")
      rig.expect("edit")
    }

    @Test func loopMended() throws {
      folder.link("a", to: "b")
      folder.link("b", to: "a")
      let rig = WatchRig([folder["a"]])
      #expect(rig.content() == "linkLoop")
      try folder.relink("b", to: "one/scene.json")
      rig.expect("in one")
      try folder.write("edit", to: "one/scene.json")
      rig.expect("edit")
      try folder.relink("b", to: "a")
      rig.expect("linkLoop")
    }

    @Test func danglingLinkMended() throws {
      folder.link("a", to: "later/scene.json")
      let rig = WatchRig([folder["a"]])
      #expect(rig.content() == "missing")
      try folder.makeDirectory("later")
      try folder.write("made", to: "later/scene.json")
      rig.expect("made")
      try folder.write("edit", to: "later/scene.json")
      rig.expect("edit")
    }

    @Test func hardLinkWrittenUnderItsOtherName() throws {
      try folder.makeDirectory("far")
      link(folder["one/scene.json"], folder["far/other"])
      let rig = WatchRig([folder["one/scene.json"]])
      try folder.write("by the other", to: "far/other")
      rig.expect("by the other")
      try folder.write("edit", to: "far/other")
      rig.expect("edit")
      // Another file takes our name and leaves the hard link alone.
      try folder.replace("one/scene.json", with: "own")
      rig.expect("own")
      try folder.write("not ours", to: "far/other")
      rig.expectNothing()
    }

    @Test func twoPathsToOneFileAreBothReported() throws {
      folder.link("alias", to: "one")
      let paths = [folder["alias/scene.json"], folder["one/scene.json"]]
      let rig = WatchRig(paths)
      try folder.write("edit", to: "one/scene.json")
      rig.expect("edit", at: paths[1])
      #expect(rig.readyPaths == [paths])
    }

    @Test func walkGoesThroughEveryHop() throws {
      folder.link("to-two", to: folder["two"])
      folder.link("one/hop", to: "../to-two/./scene.json")
      let walk = PathWalk(to: folder["one/hop"])
      let real = try #require(realpath(folder.path, nil))
      defer { free(real) }
      let root = String(cString: real)
      #expect(walk.destination?.text == root + "/two/scene.json")
      let hops = walk.steps.filter { $0.found == .link }
      #expect(hops.map(\.name).suffix(2) == ["hop", "to-two"])
    }

    @Test func walkAroundALoopEnds() {
      folder.link("a", to: "b")
      folder.link("b", to: "a")
      let walk = PathWalk(to: folder["a"])
      #expect(walk.destination == nil)
      #expect(walk.steps.count(where: { $0.found == .link }) >= PathWalk.maximumLinks)
    }
  }
}
