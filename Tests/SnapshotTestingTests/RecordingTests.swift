import Foundation
import Testing

@testable import SnapshotTesting

struct RecordingTests {
  private let folder = Folder()

  @Test func whatIsMissingIsRecordedAndFails() throws {
    let message = try #require(folder.verify("one", as: .lines))
    #expect(message.hasPrefix("No reference was found on disk. Automatically recorded snapshot: …"))
    #expect(message.contains("open \"file://\(folder.path)/kept/test.it.txt\""))
    #expect(message.contains("Re-run \"test\" to assert against the newly-recorded snapshot."))
    #expect(folder.text("kept/test.it.txt") == "one")
    #expect(folder.verify("one", as: .lines) == nil)
    #expect(folder.files == ["kept/test.it.txt"])
  }

  @Test func whatDiffersFailsAndIsLeftAside() throws {
    _ = folder.verify("one\ntwo", as: .lines)
    let message = try #require(folder.verify("one\n2", as: .lines))
    #expect(message.hasPrefix("Snapshot \"it\" does not match reference.\n\n@−\n\"file://"))
    #expect(message.hasSuffix("@@ -1,2 +1,2 @@\n one\n-two\n+2"))
    #expect(folder.text("kept/test.it.txt") == "one\ntwo")
    #expect(folder.text("artifacts/CardTests/test.it.txt") == "one\n2")
    #expect(folder.text("artifacts/CardTests/test.it.difference.patch")?.contains("-two") == true)
  }

  @Test func neverWritesNothing() {
    let message = folder.verify("one", as: .lines, record: .never)
    #expect(
      message
        == "No reference was found on disk. New snapshot was not recorded because recording is disabled"
    )
    #expect(folder.files == [])
  }

  @Test func allRecordsAlwaysAndFails() throws {
    _ = folder.verify("one", as: .lines)
    let message = try #require(folder.verify("two", as: .lines, record: .all))
    #expect(message.hasPrefix("Record mode is on. Automatically recorded snapshot: …"))
    #expect(folder.text("kept/test.it.txt") == "two")
    #expect(folder.verify("two", as: .lines, record: .all) != nil)
  }

  @Test func failedRecordsWhatDiffers() throws {
    #expect(folder.verify("one", as: .lines, record: .failed) != nil)
    #expect(folder.verify("one", as: .lines, record: .failed) == nil)
    let message = try #require(folder.verify("two", as: .lines, record: .failed))
    #expect(
      message.contains("does not match reference. A new snapshot was automatically recorded."))
    #expect(folder.verify("two", as: .lines, record: .never) == nil)
  }

  @Test func aFileWithTheSameBytesStays() throws {
    _ = folder.verify("one", as: .lines)
    func number() throws -> UInt64? {
      let path = folder.path + "/kept/test.it.txt"
      return try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? UInt64
    }
    let before = try number()
    _ = folder.verify("one", as: .lines, record: .all)
    #expect(try number() == before)
  }

  @Test func whatThrowsOrComesLateIsSaid() {
    struct Broken: Error, CustomStringConvertible { let description = "it is broken" }
    func broken() throws -> String { throw Broken() }
    #expect(folder.verify(try broken(), as: .lines) == "it is broken")
    let never = Snapshotting<String, String>(pathExtension: nil, diffing: .lines) { _ in
      Async { _ in }
    }
    let message = verifySnapshot(
      of: "", as: never, snapshotDirectory: folder.path, timeout: 0.01)
    #expect(message?.hasPrefix("Exceeded timeout of 0.01 seconds") == true)
  }

  @Test func theDiffToolIsTold() throws {
    _ = folder.verify("one", as: .lines)
    let message = withSnapshotTesting(diffTool: "compare") { folder.verify("two", as: .lines) }
    #expect(
      message?.contains(
        "compare \(folder.path)/kept/test.it.txt \(folder.path)/artifacts/CardTests/test.it.txt")
        == true)
  }

  // MARK: What holds where nothing is said

  @Test(arguments: [
    ([:], "missing"), (["CI": "true"], "never"), (["CI": "1"], "never"),
    (["CI": "false"], "missing"),
    (["SNAPSHOT_TESTING_RECORD": "failed"], "failed"),
    (["SNAPSHOT_TESTING_RECORD": "all", "CI": "true"], "all"),
    (["SNAPSHOT_TESTING_RECORD": "some"], "missing"),
  ])
  func variablesSayWhatIsRecorded(_ environment: [String: String], _ mode: String) {
    #expect(
      SnapshotTestingConfiguration.Record.standard(in: environment)
        == SnapshotTestingConfiguration.Record(rawValue: mode))
  }

  @Test func theInnermostHolds() {
    withSnapshotTesting(record: .all) {
      #expect(SnapshotTestingConfiguration.Record.current == .all)
      withSnapshotTesting(record: false, diffTool: .ksdiff) {
        #expect(SnapshotTestingConfiguration.Record.current == .missing)
        withSnapshotTesting {
          let words = SnapshotTestingConfiguration.DiffTool.current(
            currentFilePath: "a", failedFilePath: "b")
          #expect(words == "ksdiff \"a\" \"b\"")
        }
      }
      #expect(SnapshotTestingConfiguration.Record.current == .all)
    }
  }

  @Test(.snapshots(record: .never))
  func aTraitHoldsForItsTest() {
    #expect(
      folder.verify("one", as: .lines, record: nil)?.contains("recording is disabled") == true)
  }

  @Test func assertingFailsTheTestAtItsPlace() {
    let line = #line + 2
    withKnownIssue {
      assertSnapshot(of: "one", as: .lines, record: .never)
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileID == "SnapshotTestingTests/RecordingTests.swift"
        && issue.comments.contains { "\($0)".contains("No reference was found on disk") }
    }
  }

  @Test func severalStrategiesHaveTheirNames() {
    let strategies: [String: Snapshotting<String, String>] = ["a": .lines, "b": .description]
    withKnownIssue {
      assertSnapshots(of: "one", as: strategies, record: .never)
      assertSnapshots(of: "one", as: [.lines, .description], record: .never)
    } matching: { _ in
      true
    }
  }
}
