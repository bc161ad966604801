import Foundation
import Glibc
import Synchronization
import Testing

@testable import PreviewHost

extension WatchingTests {
  /// The kernel's side: descriptors, watches, overflow, the waking thread, polling.
  struct Kernel {
    let folder: TestFolder
    let path: String

    init() throws {
      folder = try TestFolder()
      try folder.write("first", to: "scene.json")
      path = folder["scene.json"]
    }

    /// What this process has open, by the kernel's names for it.
    private func openInotifies() -> Int {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
      return names.count { name in
        let target = try? FileManager.default.destinationOfSymbolicLink(
          atPath: "/proc/self/fd/" + name)
        return target?.contains("inotify") == true
      }
    }

    @Test func closingGivesAllDescriptorsBack() throws {
      let before = openInotifies()
      let lowest = dup(0)
      close(lowest)
      for _ in 0..<50 {
        let watcher = FileWatcher()
        try watcher.startWaking {}
        watcher.update(dependencies: [Dependency(path: path)])
      }
      #expect(openInotifies() == before)
      let next = dup(0)
      close(next)
      // Other tests of the process may hold a few more than before, not one for each watcher.
      #expect(next < lowest + 25)
    }

    @Test func watchesStayConstantOverAThousandUpdates() throws {
      let rig = WatchRig([path, folder["missing/x.json"]])
      let watches = rig.watcher.watchCount
      for _ in 0..<1_000 { rig.build() }
      #expect(rig.watcher.watchCount == watches)
      for save in 0..<20 { try folder.replace("scene.json", with: "save \(save)") }
      rig.run { rig.content() == "save 19" }
      rig.settle()
      #expect(rig.watcher.watchCount == watches)
    }

    @Test func overflowOfTheQueueLosesNothing() throws {
      let rig = WatchRig([path])
      let limit =
        (try? String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8))
        .flatMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) } ?? 16_384
      try #require(limit <= 100_000)
      // Alternating events, which the kernel cannot merge.
      for _ in 0...limit / 2 {
        link(path, folder["l"])
        unlink(folder["l"])
      }
      try folder.write("after", to: "scene.json")
      rig.expect("after")
      #expect(rig.trace.watch.contains { $0.contains("Q_OVERFLOW") })
      try folder.write("second edit", to: "scene.json")
      rig.expect("second edit")
    }

    @Test func eventWakesOnceUntilRearmed() throws {
      let watcher = FileWatcher()
      let wakes = Counter()
      try watcher.startWaking { wakes.increment() }
      watcher.update(dependencies: [Dependency(path: path)])
      try folder.write("edit", to: "scene.json")
      #expect(wakes.reaches(1))
      try folder.write("edit 2", to: "scene.json")
      // Not taken yet, so it is still the same wake.
      #expect(!wakes.reaches(2, within: 0.05))
      _ = watcher.poll(now: MonotonicClock.now())
      try folder.write("edit 3", to: "scene.json")
      #expect(wakes.reaches(2))
    }

    @Test func idleWatcherDoesNotWake() throws {
      let watcher = FileWatcher()
      let wakes = Counter()
      try watcher.startWaking { wakes.increment() }
      watcher.update(dependencies: [Dependency(path: path)])
      let start = MonotonicClock.now()
      #expect(!wakes.reaches(1, within: 0.1))
      let deadline = try #require(watcher.nextDeadline)
      #expect(deadline > start + 1_500_000_000)
      watcher.close()
      try folder.write("after the end", to: "scene.json")
      #expect(!wakes.reaches(1, within: 0.05))
      #expect(watcher.nextDeadline == nil)
    }

    @Test func pollingFindsEditsWithoutEvents() throws {
      let rig = WatchRig([path], mode: .polling(every: 30_000_000))
      #expect(rig.watcher.pollDescriptor == nil)
      for text in ["edit", "other", "third"] {
        try folder.replace("scene.json", with: text)
        rig.expect(text)
      }
      folder.remove("scene.json")
      rig.expect("missing")
      try folder.write("back", to: "scene.json")
      rig.expect("back")
      #expect(rig.trace.log.isEmpty)
    }

    /// How often the handler of the test below has run.
    private static let interruptions = Atomic(0)

    @Test func signalsDoNotDisturb() throws {
      // A handler without restart makes the sleeping calls of the thread end early.
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { _ in
        Kernel.interruptions.add(1, ordering: .sequentiallyConsistent)
      }
      var old = sigaction()
      sigaction(SIGURG, &action, &old)
      defer { sigaction(SIGURG, &old, nil) }
      // A new thread inherits the mask, and the ones that run tests let no signal through: of all
      // threads with a watcher, only the one of this test is interrupted.
      var urgent = sigset_t()
      sigemptyset(&urgent)
      sigaddset(&urgent, SIGURG)
      var mask = sigset_t()
      pthread_sigmask(SIG_UNBLOCK, &urgent, &mask)
      let watcher = FileWatcher()
      let wakes = Counter()
      try watcher.startWaking { wakes.increment() }
      pthread_sigmask(SIG_SETMASK, &mask, nil)
      watcher.update(dependencies: [Dependency(path: path)])
      // Until the thread was interrupted in its sleep often enough, however long it takes to begin: a
      // busy machine may let it wait for seconds. The deadline is for a thread that never comes.
      let wanted = Self.interruptions.load(ordering: .sequentiallyConsistent) + 20
      let deadline = MonotonicClock.now() + 120_000_000_000
      var (rounds, signals) = (0, 0)
      while true {
        let missing = wanted - Self.interruptions.load(ordering: .sequentiallyConsistent)
        guard missing > 0 else { break }
        try #require(
          MonotonicClock.now() < deadline,
          "\(missing) of 20 are missing after \(signals) signals in \(rounds) rounds")
        let threads = Self.sleepingThreads(named: "preview-watch")
        for thread in threads where Self.signal(SIGURG, thread) { signals += 1 }
        rounds += 1
        sched_yield()
      }
      try folder.write("edit", to: "scene.json")
      #expect(wakes.reaches(1, within: 120))
    }

    private static func sleepingThreads(named name: String) -> [pid_t] {
      let ids = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
      return ids.compactMap { id in
        // `17 (preview-watch) S …`: the number, the name, what the thread does.
        let text = try? String(contentsOfFile: "/proc/self/task/\(id)/stat", encoding: .utf8)
        return text?.contains(" (\(name)) S ") == true ? pid_t(id) : nil
      }
    }

    private static func signal(_ number: Int32, _ thread: pid_t) -> Bool {
      typealias Tgkill = @convention(c) (pid_t, pid_t, Int32) -> Int32
      guard let symbol = dlsym(nil, "tgkill") else { return false }
      return unsafeBitCast(symbol, to: Tgkill.self)(getpid(), thread, number) == 0
    }

    @Test func eventlessFileSystemsAreKnown() {
      let table = """
        21 1 253:0 / / rw,relatime - ext4 /dev/vda rw
        36 21 0:42 / /mnt/far\\040away rw,relatime shared:7 - nfs4 server:/x rw
        """
      #expect(MountTable.eventlessKind(ofDevice: 0xFD00, in: table) == nil)
      #expect(MountTable.eventlessKind(ofDevice: 42, in: table) == "nfs4")
      #expect(MountTable.eventlessKind(ofDevice: 43, in: table) == nil)
      #expect(!MountTable.current().isEmpty)
    }

    @Test func timeFromSaveToReadyIsPrinted() throws {
      let rig = WatchRig([path])
      for (name, save) in [("rename", true), ("close", false)] {
        var times: [Double] = []
        for number in 0..<50 {
          let text = "\(name) \(number)"
          if save {
            try folder.replace("scene.json", with: text)
          } else {
            try folder.write(text, to: "scene.json")
          }
          let start = MonotonicClock.now()
          let before = rig.rebuilds
          #expect(rig.run { rig.rebuilds > before })
          #expect(rig.content() == text)
          times.append(Double(MonotonicClock.now() - start) / 1e6)
        }
        times.sort()
        print("\(name) to rebuilt: p50 \(times[25]) ms, p95 \(times[47]) ms, max \(times[49]) ms")
      }
    }
  }

  /// Counts from another thread, and lets a test wait for a count.
  final class Counter: @unchecked Sendable {
    private let condition = NSCondition()
    private var count = 0

    func increment() {
      condition.withLock {
        count += 1
        condition.broadcast()
      }
    }

    func reaches(_ number: Int, within seconds: Double = 3) -> Bool {
      let end = Date(timeIntervalSinceNow: seconds)
      return condition.withLock {
        while count < number { if !condition.wait(until: end) { break } }
        return count >= number
      }
    }
  }
}
