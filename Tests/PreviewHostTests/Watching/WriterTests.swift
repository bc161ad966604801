import Foundation
import Glibc
import Testing

@testable import PreviewHost

extension WatchingTests {
  /// How programs save, each by the calls that it makes.
  struct Writers {
    let folder: TestFolder
    let rig: WatchRig
    let path: String

    init() throws {
      folder = try TestFolder()
      try folder.write("first", to: "scene.json")
      path = folder["scene.json"]
      rig = WatchRig([path])
    }

    private func expectSecondEdit(_ location: SourceLocation = #_sourceLocation) throws {
      try folder.write("second edit", to: "scene.json")
      rig.expect("second edit", location)
    }

    @Test func inPlaceInOneWrite() throws {
      try folder.write("new", to: "scene.json")
      rig.expect("new")
      try expectSecondEdit()
    }

    @Test func inPlaceOfTheSameSize() throws {
      try folder.write("tsrif", to: "scene.json")
      rig.expect("tsrif")
      try expectSecondEdit()
    }

    /// A pause up to the settling is one change; a longer one shows the empty file between.
    @Test(arguments: [(5, 1), (50, 1), (300, 2)])
    func truncateThenDataLater(_ pause: UInt64, _ most: Int) throws {
      let file = try WritableFile(path, O_WRONLY | O_TRUNC)
      rig.run(milliseconds: pause)
      file.write("late")
      rig.expect("late", rebuilds: 1...most)
      withExtendedLifetime(file) {}
      try expectSecondEdit()
    }

    @Test func byteByByte() throws {
      let text = "one byte after the other"
      do {
        let file = try WritableFile(path, O_WRONLY | O_TRUNC)
        for letter in text {
          file.write(String(letter))
          rig.run(milliseconds: 2)
        }
      }
      rig.expect(text)
      try expectSecondEdit()
    }

    @Test func renameInTheSameDirectory() throws {
      try folder.replace("scene.json", with: "new", by: "scene.json.tmp")
      rig.expect("new")
      try folder.replace("scene.json", with: "newer", by: "scene.json.tmp")
      rig.expect("newer")
      try expectSecondEdit()
    }

    @Test func renameFromAnotherDirectory() throws {
      try folder.makeDirectory("elsewhere")
      try folder.replace("scene.json", with: "new", by: "elsewhere/x")
      rig.expect("new")
      try expectSecondEdit()
    }

    @Test(.enabled(if: access("/dev/shm", W_OK) == 0, "no second file system"))
    func moveFromAnotherFileSystem() throws {
      let other = "/dev/shm/watching-\(getpid())"
      try Shell.run("printf new > \(other); mv \(other) scene.json", in: folder, turning: rig)
      rig.expect("new")
      try expectSecondEdit()
    }

    @Test func backupThenNewFile() throws {
      // JetBrains: write beside, move the old one away, move the new one in, remove the old one.
      try folder.write("new", to: "scene.json___jb_tmp___")
      try folder.move("scene.json", to: "scene.json___jb_old___")
      rig.run(milliseconds: 5)
      try folder.move("scene.json___jb_tmp___", to: "scene.json")
      folder.remove("scene.json___jb_old___")
      rig.expect("new")
      try expectSecondEdit()
    }

    @Test func moveAwayThenCreate() throws {
      // Vim's way, by hand, with its pause.
      try folder.move("scene.json", to: "scene.json~")
      rig.run(milliseconds: 8)
      try folder.write("new", to: "scene.json")
      folder.remove("scene.json~")
      rig.expect("new")
      try expectSecondEdit()
    }

    @Test(
      .enabled(if: Shell.has("vim"), "vim is not installed"),
      arguments: [
        "backupcopy=auto", "backupcopy=yes", "backupcopy=no", "backup", "nowritebackup",
      ])
    func vim(_ option: String) throws {
      for text in ["by vim", "by vim again"] {
        try Shell.run(
          "vim -u NONE -N -i NONE -es -c 'set \(option)' -c '%s/.*/\(text)/' -c wq scene.json",
          in: folder, turning: rig)
        rig.expect(text + "\n")
      }
      try expectSecondEdit()
    }

    @Test func sedInPlace() throws {
      try Shell.run("sed -i s/first/sed/ scene.json", in: folder, turning: rig)
      rig.expect("sed")
      try Shell.run("sed -i s/sed/again/ scene.json", in: folder, turning: rig)
      rig.expect("again")
      try expectSecondEdit()
    }

    @Test func copyAndMove() throws {
      try Shell.run("printf copied > b; cp b scene.json", in: folder, turning: rig)
      rig.expect("copied")
      try Shell.run("printf moved > b; mv b scene.json", in: folder, turning: rig)
      rig.expect("moved")
      try Shell.run(
        "printf swapped > b; cp --remove-destination b scene.json", in: folder, turning: rig)
      rig.expect("swapped")
      try expectSecondEdit()
    }

    @Test(
      .enabled(if: Shell.has("rsync"), "rsync is not installed"), arguments: ["", "--inplace"])
    func rsync(_ option: String) throws {
      try Shell.run("printf new-long > b; rsync \(option) b scene.json", in: folder, turning: rig)
      rig.expect("new-long")
      try expectSecondEdit()
    }

    @Test func mappedWrite() throws {
      do {
        let file = try WritableFile(path, O_RDWR)
        let memory = mmap(nil, 5, PROT_READ | PROT_WRITE, MAP_SHARED, file.descriptor, 0)
        try #require(memory != MAP_FAILED)
        memory?.copyMemory(from: Array("mmap!".utf8), byteCount: 5)
        munmap(memory, 5)
      }
      rig.expect("mmap!")
      try expectSecondEdit()
    }

    @Test func append() throws {
      do { try WritableFile(path, O_WRONLY | O_APPEND).write(" and more") }
      rig.expect("first and more")
      try expectSecondEdit()
    }

    @Test func writerKilledHalfWay() throws {
      let shell = try Shell("exec 3> scene.json; printf half >&3; kill -STOP $$", in: folder)
      #expect(rig.run { rig.content() == "half" })
      kill(shell.id, SIGKILL)
      #expect(rig.run { !shell.isRunning })
      rig.expect("half", rebuilds: 1...2)
      try expectSecondEdit()
    }

    @Test func stoppedWriterThatContinues() throws {
      let shell = try Shell(
        "exec 3> scene.json; printf half >&3; kill -STOP $$; printf ' whole' >&3", in: folder)
      #expect(rig.run { rig.content() == "half" })
      rig.settle()
      kill(shell.id, SIGCONT)
      #expect(rig.run { !shell.isRunning })
      rig.expect("half whole", rebuilds: 2...3)
      try expectSecondEdit()
    }

    @Test func sameContentAndTouchAreNothing() throws {
      try folder.write("first", to: "scene.json")
      try folder.replace("scene.json", with: "first")
      utimensat(AT_FDCWD, path, nil, 0)
      chmod(path, 0o600)
      rig.expectNothing()
      try expectSecondEdit()
    }

    @Test func twentySavesInAFifthOfASecond() throws {
      for save in 1...20 {
        try folder.write("save \(save)", to: "scene.json")
        rig.run(milliseconds: 10)
      }
      rig.expect("save 20", rebuilds: 1...20)
      try expectSecondEdit()
    }

    @Test func endlessWriterIsSeenAndItsEndAsWell() throws {
      let start = MonotonicClock.now()
      var firstRebuild: MonotonicNanoseconds?
      do {
        let file = try WritableFile(path, O_WRONLY | O_APPEND)
        while firstRebuild == nil, MonotonicClock.now() < start + 2_000_000_000 {
          file.write(".")
          rig.run(milliseconds: 5)
          if rig.rebuilds > 0 { firstRebuild = MonotonicClock.now() }
        }
        file.write("!")
      }
      let waited = try #require(firstRebuild) - start
      #expect(waited >= 240_000_000 && waited < 600_000_000)
      rig.run { rig.content()?.hasSuffix("!") == true }
      #expect(rig.content()?.hasSuffix("!") == true)
      rig.settle()
      rig.forgetCount()
      try expectSecondEdit()
    }

    @Test func fullDiskLeavesWhatWasWritten() throws {
      // A limit on the file's size stops a writer as a full disk does.
      try Shell.run(
        "trap '' XFSZ; ulimit -f 1; head -c 100000 /dev/zero | tr '\\0' x > scene.json",
        in: folder, turning: rig)
      rig.run { rig.rebuilds > 0 }
      rig.settle()
      let size = try AtomicRead.read(path).stamp.identity.size
      #expect(rig.content()?.utf8.count == Int(size))
      #expect(size < 100_000)
      rig.forgetCount()
      try expectSecondEdit()
    }
  }
}
