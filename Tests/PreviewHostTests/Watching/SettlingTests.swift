import Glibc
import Testing

@testable import PreviewHost

extension WatchingTests {
  /// The rules of settling at a virtual time, with events told by the test.
  struct SettlingRules {
    let folder: TestFolder
    let rig: ScriptedRig
    let path: String

    init() throws {
      folder = try TestFolder()
      try folder.write("1", to: "a")
      try folder.write("1", to: "b")
      path = folder["a"]
      rig = ScriptedRig([path, folder["b"]])
    }

    private func tell(_ flags: EventFlags, _ name: String = "a") {
      rig.source.tell(flags, name, in: folder.path)
    }

    /// As if `stat` said of a file what it said before its last edit.
    private func trustIdentity(of name: String) {
      rig.watcher.trustIdentity(of: folder[name])
    }

    @Test func quietFilesAreNothing() {
      #expect(rig.advance(to: 100) == .nothing)
    }

    @Test(arguments: [EventFlags.closeWrite, .movedTo])
    func closeOrRenameIsReadyAfterTheGather(_ flags: EventFlags) throws {
      try folder.write("2", to: "a")
      tell(flags)
      #expect(rig.moment(rig.advance(to: 0)) == 12)
      #expect(rig.moment(rig.advance(to: 11)) == 12)
      #expect(rig.advance(to: 12) == .ready([path]))
      #expect(rig.advance(to: 13) == .nothing)
    }

    @Test func writeWithoutCloseSettles() throws {
      try folder.write("2", to: "a")
      tell(.modify)
      #expect(rig.moment(rig.advance(to: 0)) == 40)
      tell(.modify)
      #expect(rig.moment(rig.advance(to: 30)) == 70)
      #expect(rig.advance(to: 70) == .ready([path]))
    }

    @Test func endlessWriterIsReportedAtTheLimit() throws {
      try folder.write("2", to: "a")
      for time in stride(from: UInt64(0), to: 250, by: 10) {
        tell(.modify)
        #expect(rig.moment(rig.advance(to: time)) != nil)
      }
      tell(.modify)
      #expect(rig.advance(to: 250) == .ready([path]))
    }

    @Test func removalWaitsForASuccessor() throws {
      folder.remove("a")
      tell(.delete)
      #expect(rig.moment(rig.advance(to: 0)) == 150)
      #expect(rig.advance(to: 150) == .ready([path]))
    }

    @Test func successorShortensTheWait() throws {
      try folder.replace("a", with: "2")
      tell(.movedFrom)
      #expect(rig.moment(rig.advance(to: 0)) == 150)
      tell(.create)
      #expect(rig.moment(rig.advance(to: 5)) == 45)
      tell(.closeWrite)
      #expect(rig.moment(rig.advance(to: 8)) == 20)
      #expect(rig.advance(to: 20) == .ready([path]))
    }

    @Test func emptyFileWaitsOnceThenIsReported() throws {
      try folder.write("", to: "a")
      tell(.closeWrite)
      #expect(rig.moment(rig.advance(to: 0)) == 12)
      #expect(rig.moment(rig.advance(to: 12)) == 62)
      #expect(rig.advance(to: 62) == .ready([path]))
    }

    /// A writer that empties the file each time just before somebody looks.
    @Test func aFileThatIsEmptiedAgainAndAgainIsNotEmpty() throws {
      try folder.write("", to: "a")
      tell(.closeWrite)
      var now: MonotonicNanoseconds = 12
      #expect(rig.moment(rig.advance(to: 0)) == 12)
      for _ in 0..<20 {
        #expect(rig.moment(rig.advance(to: now)) == now + 50)
        now += 50
        try folder.write("2", to: "a")
        try folder.write("", to: "a")
      }
      #expect(rig.moment(rig.advance(to: now)) == now + 50)
      #expect(rig.advance(to: now + 50) == .ready([path]))
    }

    @Test func emptyFileThatFillsIsOneChange() throws {
      try folder.write("", to: "a")
      tell(.modify)
      _ = rig.advance(to: 0)
      #expect(rig.moment(rig.advance(to: 40)) == 90)
      try folder.write("2", to: "a")
      tell(.closeWrite)
      #expect(rig.moment(rig.advance(to: 50)) == 62)
      #expect(rig.advance(to: 62) == .ready([path]))
    }

    @Test func touchAndSameBytesAreNothing() throws {
      try folder.write("1", to: "a")
      tell(.attributes)
      tell(.closeWrite)
      #expect(rig.moment(rig.advance(to: 0)) == 12)
      #expect(rig.advance(to: 12) == .nothing)
    }

    @Test func touchDoesNotPostpone() throws {
      try folder.write("2", to: "a")
      tell(.closeWrite)
      _ = rig.advance(to: 0)
      tell(.attributes)
      #expect(rig.moment(rig.advance(to: 10)) == 12)
    }

    @Test func filesOfOneSaveAreReportedTogether() throws {
      try folder.write("2", to: "a")
      tell(.closeWrite)
      #expect(rig.moment(rig.advance(to: 0)) == 12)
      try folder.write("2", to: "b")
      tell(.closeWrite, "b")
      #expect(rig.moment(rig.advance(to: 10)) == 22)
      #expect(rig.advance(to: 22) == .ready([path, folder["b"]]))
    }

    @Test func otherNamesAreNothing() throws {
      for _ in 0..<100 { tell(.closeWrite, "c") }
      #expect(rig.advance(to: 0) == .nothing)
      #expect(rig.watcher.isSettled)
    }

    @Test func overflowLooksAtEverything() throws {
      try folder.write("2", to: "b")
      // Even where `stat` says nothing new.
      trustIdentity(of: "b")
      rig.source.tell(WatchEvent(watch: -1, flags: .overflow))
      #expect(rig.moment(rig.advance(to: 0)) == 40)
      #expect(rig.advance(to: 40) == .ready([folder["b"]]))
    }

    @Test func safetyScanFindsWhatNoEventTold() throws {
      try folder.write("2", to: "a")
      #expect(rig.advance(to: 1_999) == .nothing)
      #expect(rig.moment(rig.advance(to: 2_000)) == 2_040)
      #expect(rig.advance(to: 2_040) == .ready([path]))
      #expect(rig.watcher.nextDeadline == 1_000_000_000 + 4_000_000_000)
    }

    @Test func timeThatGoesBackwardsIsAChange() throws {
      try folder.write("2", to: "a")
      var times = [timespec(tv_sec: 1_000, tv_nsec: 0), timespec(tv_sec: 1_000, tv_nsec: 0)]
      utimensat(AT_FDCWD, path, &times, 0)
      _ = rig.advance(to: 2_000)
      #expect(rig.advance(to: 2_040) == .ready([path]))
    }

    @Test func editWithinTheTickOfTheFileSystemIsFoundLater() throws {
      let tracked = try #require(rig.watcher.file(path))
      #expect(tracked.needsSecondReading)
      try folder.write("2", to: "a")
      trustIdentity(of: "a")
      #expect(rig.moment(rig.advance(to: 2_000)) == 2_040)
      #expect(rig.advance(to: 2_040) == .ready([path]))
      #expect(rig.advance(to: 4_000) == .nothing)
    }

    @Test func fileThatIsStillWrittenWithoutEventsIsNotWhole() throws {
      try folder.write("2", to: "a")
      _ = rig.advance(to: 2_000)
      try folder.write("22", to: "a")
      #expect(rig.moment(rig.advance(to: 2_040)) == 2_080)
      #expect(rig.advance(to: 2_080) == .ready([path]))
    }

    @Test func lostWatchIsSetAnew() throws {
      let number = try #require(rig.source.watches[folder.path])
      rig.source.unwatch(number)
      rig.source.tell(WatchEvent(watch: number, flags: .ignored))
      _ = rig.advance(to: 0)
      #expect(rig.source.watches[folder.path] != nil)
    }

    @Test func lateIgnoredDoesNotEndTheWatchThatReusesItsNumber() throws {
      let old = try #require(rig.source.watches[folder.path])
      // Watching elsewhere gives the number back; coming here again gets the same one.
      rig.watcher.update(dependencies: [Dependency(path: "/nowhere/x")])
      rig.source.renumber(folder.path, to: old)
      rig.watcher.update(dependencies: [Dependency(path: path)])
      rig.source.tell(WatchEvent(watch: old, flags: .ignored))
      try folder.write("2", to: "a")
      tell(.closeWrite)
      _ = rig.advance(to: 0)
      #expect(rig.advance(to: 12) == .ready([path]))
    }

    @Test func directoryMadeWhileWatchesAreSetIsWatched() throws {
      rig.source.beforeWatch = { [folder] in try? folder.makeDirectory("x") }
      rig.watcher.update(dependencies: [Dependency(path: folder["x/a"])])
      #expect(rig.source.watches[folder["x"]] != nil)
    }

    @Test func updateWithTheSamePathsTakesTheNamesThatAppearedSince() throws {
      let dependencies = [Dependency(path: folder["x/a"])]
      rig.watcher.update(dependencies: dependencies)
      try folder.makeDirectory("x")
      tell(.create, "x")
      rig.watcher.update(dependencies: dependencies)
      #expect(rig.source.watches[folder["x"]] != nil)
    }

    @Test func pathsOfOneDirectoryShareAWatchForAllTheirEvents() throws {
      // As after a bind mount: two paths, one inode, once passed through and once looked into.
      let names = ["one", "two", "three", "four"]
      for name in names {
        try folder.makeDirectory(name + "/deep")
        try folder.write("1", to: name + "/a")
      }
      // Whichever comes last, its flags must not be the only ones.
      for (upper, lower) in zip(names, names.reversed()) {
        rig.source.renumber(folder[upper], to: 100)
        rig.source.renumber(folder[lower], to: 100)
        rig.watcher.update(dependencies: [
          Dependency(path: folder[upper + "/a"]), Dependency(path: folder[lower + "/deep/a"]),
        ])
        #expect(rig.source.flags[100]?.contains([.closeWrite, .moveSelf]) == true)
        rig.watcher.update(dependencies: [])
      }
    }

    @Test func changeDuringTheBuildIsFoundByTheUpdate() throws {
      var recorder = DependencyRecorder()
      _ = try recorder.read(path)
      try folder.write("2", to: "a")
      #expect(rig.watcher.update(dependencies: recorder.dependencies) == [path])
      #expect(rig.advance(to: 40) == .ready([path]))
    }

    @Test func checkoutIsAwaitedWhileGitHoldsItsLock() throws {
      try folder.makeDirectory(".git")
      try folder.write("", to: ".git/index.lock")
      try folder.write("2", to: "a")
      tell(.closeWrite)
      _ = rig.advance(to: 0)
      #expect(rig.moment(rig.advance(to: 12)) == 24)
      folder.remove(".git/index.lock")
      #expect(rig.advance(to: 24) == .ready([path]))
    }

    @Test func lockThatACrashLeftIsNotHeeded() throws {
      try folder.makeDirectory(".git")
      try folder.write("", to: ".git/index.lock")
      var times = [timespec(tv_sec: 1_000, tv_nsec: 0), timespec(tv_sec: 1_000, tv_nsec: 0)]
      utimensat(AT_FDCWD, folder[".git/index.lock"], &times, 0)
      try folder.write("2", to: "a")
      tell(.closeWrite)
      _ = rig.advance(to: 0)
      #expect(rig.advance(to: 12) == .ready([path]))
    }

    @Test(arguments: [EMFILE, ENOSPC])
    func withoutEventsItPollsAndSaysSoOnce(_ number: Int32) throws {
      let error = SystemError(call: "inotify_add_watch", number: number)
      let blind = ScriptedRig([path, folder["b"]], watchFailure: error)
      try folder.write("2", to: "a")
      #expect(blind.advance(to: 999) == .nothing)
      #expect(blind.moment(blind.advance(to: 1_000)) == 1_040)
      #expect(blind.advance(to: 1_040) == .ready([path]))
      #expect(blind.lines.log.count == 1)
    }

    @Test func withoutInotifyItPollsAndSaysSoOnce() throws {
      let error = SystemError(call: "inotify_init1", number: EMFILE)
      let blind = ScriptedRig([path], initFailure: error)
      #expect(blind.watcher.pollDescriptor == nil)
      try folder.write("2", to: "a")
      #expect(blind.moment(blind.advance(to: 1_000)) == 1_040)
      #expect(blind.advance(to: 1_040) == .ready([path]))
      #expect(blind.lines.log.count == 1)
    }

    @Test func eventsAndDecisionsAreTold() throws {
      try folder.write("2", to: "a")
      tell(.closeWrite)
      _ = rig.advance(to: 0)
      _ = rig.advance(to: 12)
      #expect(rig.lines.watch.contains("+0.000000 event CLOSE_WRITE a in \(folder.path)"))
      #expect(rig.lines.watch.contains("+0.012000 ready \(path)"))
    }
  }
}
