import Foundation
import Glibc
import Testing

@testable import PreviewHost

extension WatchingTests {
  /// Several files at once, and the set itself changing.
  struct Sets {
    let folder: TestFolder

    init() throws {
      folder = try TestFolder()
      try folder.makeDirectory("images")
      try folder.write("scene", to: "scene.json")
      try folder.write("include", to: "theme.json")
      try folder.write("image", to: "images/a.png")
    }

    private var three: [String] {
      [folder["scene.json"], folder["theme.json"], folder["images/a.png"]]
    }

    @Test func threeFilesSavedTogetherAreOneRebuild() throws {
      let rig = WatchRig(three)
      try folder.write("scene 2", to: "scene.json")
      try folder.replace("theme.json", with: "include 2")
      rig.turn(until: MonotonicClock.now())
      try folder.write("image 2", to: "images/a.png")
      rig.expect("image 2", at: three[2])
      #expect(rig.readyPaths == [three])
    }

    @Test(.enabled(if: Shell.has("git"), "git is not installed"))
    func checkoutOfThreeFilesIsOneRebuild() throws {
      let rig = WatchRig(three)
      let git = "git -c user.name=t -c user.email=t@t -c init.defaultBranch=main"
      try Shell.run(
        """
        \(git) init -q . && \(git) add . && \(git) commit -qm one && \(git) checkout -qb two \
        && printf 'scene 2' > scene.json && printf 'include 2' > theme.json \
        && printf 'image 2' > images/a.png && \(git) commit -qam two
        """, in: folder, turning: rig)
      rig.settle()
      rig.forgetCount()
      try Shell.run("\(git) checkout -q main", in: folder, turning: rig)
      rig.expect("image", at: three[2])
      #expect(rig.content(three[0]) == "scene" && rig.content(three[1]) == "include")
      try Shell.run("\(git) checkout -q two", in: folder, turning: rig)
      rig.expect("image 2", at: three[2])
      #expect(rig.readyPaths.last == three)
    }

    @Test func unrelatedFilesAreNothing() throws {
      // In memory where that is possible: a disk takes seconds.
      let folder =
        access("/dev/shm", W_OK) == 0 ? try TestFolder(within: "/dev/shm") : self.folder
      try folder.write("scene", to: "scene.json")
      let rig = WatchRig([folder["scene.json"]])
      for number in 0..<5_000 {
        try folder.write("x", to: "other\(number)")
        if number % 500 == 0 { rig.run(milliseconds: 1) }
      }
      rig.expectNothing()
      try folder.write("edit", to: "scene.json")
      rig.expect("edit")
    }

    @Test func lookedForAndNotFoundThenMade() throws {
      var rig = WatchRig([folder["scene.json"], folder["maybe.json"]])
      try folder.write("made", to: "maybe.json")
      rig.expect("made", at: folder["maybe.json"])
      // The next build has another set: what left it no longer counts, what came does.
      rig = WatchRig([folder["scene.json"]])
      rig.paths = [folder["scene.json"], folder["theme.json"]]
      rig.build()
      rig.forgetCount()
      try folder.write("edit", to: "theme.json")
      rig.expect("edit", at: folder["theme.json"])
      rig.paths = [folder["scene.json"]]
      rig.build()
      rig.forgetCount()
      try folder.write("edit 2", to: "theme.json")
      rig.expectNothing()
      try folder.write("edit", to: "scene.json")
      rig.expect("edit")
    }

    @Test func includeRenamedAndItsSceneEdited() throws {
      let rig = WatchRig(three)
      try folder.move("theme.json", to: "style.json")
      try folder.write("uses style", to: "scene.json")
      rig.expect("uses style")
      #expect(rig.content(three[1]) == "missing")
    }

    @Test func halfWrittenImageIsNotSeenBeforeItsClose() throws {
      let rig = WatchRig(three)
      do {
        let file = try WritableFile(three[2], O_WRONLY | O_TRUNC)
        file.write("half")
        rig.run(milliseconds: 15)
        file.write(" whole")
      }
      rig.expect("half whole", at: three[2])
    }

    @Test func imageReplacedAndRemoved() throws {
      let rig = WatchRig(three)
      try folder.replace("images/a.png", with: "new")
      rig.expect("new", at: three[2])
      folder.remove("images/a.png")
      rig.expect("missing", at: three[2])
      try folder.write("back", to: "images/a.png")
      rig.expect("back", at: three[2])
    }

    @Test func fileThatChangesDuringTheBuildIsBuiltAgain() throws {
      let rig = WatchRig(three)
      var recorder = DependencyRecorder()
      for path in three { _ = try recorder.read(path) }
      try folder.write("meanwhile", to: "theme.json")
      #expect(rig.watcher.update(dependencies: recorder.dependencies) == [three[1]])
      rig.expect("meanwhile", at: three[1])
    }

    @Test func recorderKeepsFailuresAndTheFirstLook() throws {
      var recorder = DependencyRecorder(baseDirectory: folder.path)
      #expect(throws: FileReadError.self) { try recorder.read("nothing.json") }
      _ = try recorder.read("scene.json")
      try folder.write("newer", to: "scene.json")
      _ = try recorder.read("scene.json")
      let rig = WatchRig([], base: folder.path)
      #expect(recorder.dependencies.map(\.path) == ["nothing.json", "scene.json"])
      #expect(rig.watcher.update(dependencies: recorder.dependencies) == ["scene.json"])
    }
  }
}
