import Foundation
import Glibc
import Testing

@testable import PreviewHost

extension WatchingTests {
  /// What a path can be called, and what can become of its name.
  struct Names {
    let folder: TestFolder

    init() throws {
      folder = try TestFolder()
      try folder.makeDirectory("a")
      try folder.write("first", to: "scene.json")
    }

    private func expectTwoEdits(
      of name: String, _ rig: WatchRig, _ location: SourceLocation = #_sourceLocation
    ) throws {
      try folder.write("edit", to: name)
      rig.expect("edit", location)
      try folder.replace(name, with: "second edit")
      rig.expect("second edit", location)
    }

    @Test(arguments: ["scene.json", "./scene.json", "a/../scene.json", "a//./..//scene.json"])
    func relativePaths(_ path: String) throws {
      let rig = WatchRig([path], base: folder.path)
      try expectTwoEdits(of: "scene.json", rig)
      #expect(rig.readyPaths == [[path], [path]])
    }

    @Test(arguments: ["with space.json", "é.json", "e\u{301}.json", "日本語 🎈.json", "-'\"$.json"])
    func unusualNames(_ name: String) throws {
      try folder.write("first", to: name)
      let rig = WatchRig([folder[name]])
      try expectTwoEdits(of: name, rig)
    }

    @Test func namesThatOnlyLookAlikeAreTwoFiles() throws {
      try folder.write("one", to: "é")
      try folder.write("two", to: "e\u{301}")
      let rig = WatchRig([folder["é"]])
      try folder.write("three", to: "e\u{301}")
      rig.expectNothing()
      rig.watcher.update(dependencies: [
        Dependency(path: folder["é"]), Dependency(path: folder["e\u{301}"]),
      ])
      #expect(rig.watcher.trackedCount == 2)
    }

    @Test func deletedAndBackAtOnceIsOneChange() throws {
      let rig = WatchRig([folder["scene.json"]])
      folder.remove("scene.json")
      rig.run(milliseconds: 10)
      try folder.write("back", to: "scene.json")
      rig.expect("back")
      try expectTwoEdits(of: "scene.json", rig)
    }

    @Test func deletedAndBackLaterIsTwo() throws {
      let rig = WatchRig([folder["scene.json"]])
      folder.remove("scene.json")
      rig.expect("missing")
      try folder.write("first", to: "scene.json")
      rig.expect("first")
      try expectTwoEdits(of: "scene.json", rig)
    }

    @Test func renamedAwayAndBack() throws {
      let rig = WatchRig([folder["scene.json"]])
      try folder.move("scene.json", to: "away")
      rig.run(milliseconds: 20)
      try folder.move("away", to: "scene.json")
      rig.expectNothing()
      try folder.move("scene.json", to: "away")
      rig.expect("missing")
      try folder.move("away", to: "scene.json")
      rig.expect("first")
      try expectTwoEdits(of: "scene.json", rig)
    }

    @Test func replacedByWhatIsNoFile() throws {
      let path = folder["scene.json"]
      let rig = WatchRig([path])
      folder.remove("scene.json")
      mkfifo(path, 0o600)
      rig.expect("\(FileReadError.Reason.notRegular(.fifo))")
      folder.remove("scene.json")
      try folder.makeDirectory("scene.json")
      rig.expect("\(FileReadError.Reason.notRegular(.directory))")
      rmdir(path)
      try folder.write("file again", to: "scene.json")
      rig.expect("file again")
      try expectTwoEdits(of: "scene.json", rig)
    }

    @Test func missingAtTheStart() throws {
      let rig = WatchRig([folder["new.json"]])
      #expect(rig.content() == "missing")
      try folder.write("made", to: "new.json")
      rig.expect("made")
      try expectTwoEdits(of: "new.json", rig)
    }

    @Test func missingWithItsDirectories() throws {
      let rig = WatchRig([folder["x/y/z/new.json"]])
      try folder.makeDirectory("x")
      rig.expectNothing()
      try folder.makeDirectory("x/y/z")
      try folder.write("made", to: "x/y/z/new.json")
      rig.expect("made")
      try expectTwoEdits(of: "x/y/z/new.json", rig)
    }

    @Test func directoryThatArrivesWithItsFile() throws {
      let rig = WatchRig([folder["x/new.json"]])
      try folder.write("made", to: "a/new.json")
      try folder.move("a", to: "x")
      rig.expect("made")
      try expectTwoEdits(of: "x/new.json", rig)
    }

    @Test func directoryRenamedAndMadeAnew() throws {
      try folder.write("first", to: "a/scene.json")
      let rig = WatchRig([folder["a/scene.json"]])
      try folder.move("a", to: "b")
      rig.expect("missing")
      try folder.write("not ours", to: "b/scene.json")
      rig.expectNothing()
      try folder.makeDirectory("a")
      try folder.write("anew", to: "a/scene.json")
      rig.expect("anew")
      try expectTwoEdits(of: "a/scene.json", rig)
    }

    @Test func directoryAboveRenamedAndBack() throws {
      try folder.makeDirectory("a/b/c")
      try folder.write("first", to: "a/b/c/scene.json")
      let rig = WatchRig([folder["a/b/c/scene.json"]])
      try folder.move("a", to: "z")
      rig.expect("missing")
      try folder.move("z", to: "a")
      rig.expect("first")
      try expectTwoEdits(of: "a/b/c/scene.json", rig)
    }

    @Test func wholeTreeRemovedAndMadeAnew() throws {
      try folder.makeDirectory("a/b")
      try folder.write("first", to: "a/b/scene.json")
      let rig = WatchRig([folder["a/b/scene.json"]])
      try Shell.run("rm -r a", in: folder, turning: rig)
      rig.expect("missing")
      try Shell.run("mkdir -p a/b; printf anew > a/b/scene.json", in: folder, turning: rig)
      rig.expect("anew")
      try expectTwoEdits(of: "a/b/scene.json", rig)
    }

    @Test func permissionTakenAndGivenBack() throws {
      let folder = try TestFolder(within: "/tmp")
      try folder.write("first", to: "scene.json")
      try OrdinaryUser.run {
        let rig = WatchRig([folder["scene.json"]])
        try OrdinaryUser.pause { chmod(folder["scene.json"], 0) }
        rig.expect("permission")
        try OrdinaryUser.pause { chmod(folder["scene.json"], 0o644) }
        rig.expect("first")
        try OrdinaryUser.pause { try folder.write("edit", to: "scene.json") }
        rig.expect("edit")
      }
    }

    @Test func directoryWithoutPermissionToListIsPolled() throws {
      let folder = try TestFolder(within: "/tmp")
      try folder.write("first", to: "scene.json")
      chmod(folder.path, 0o711)
      try OrdinaryUser.run {
        guard geteuid() == 0 else { return }
        let rig = WatchRig([folder["scene.json"]])
        #expect(rig.trace.log.count == 1)
        rig.allowsScans = true
        try OrdinaryUser.pause { try folder.replace("scene.json", with: "edit") }
        rig.expect("edit")
      }
    }

    @Test func hugeFileIsReportedAndMended() throws {
      let rig = WatchRig([folder["scene.json"]])
      truncate(folder["scene.json"], 100 << 20)
      let reason = FileReadError.Reason.tooLarge(size: 100 << 20, limit: 64 << 20)
      rig.expect("\(reason)")
      try expectTwoEdits(of: "scene.json", rig)
    }
  }
}
