import Foundation

@testable import SnapshotTesting

/// A folder for the snapshots of one test, and what a run leaves where it fails.
final class Folder {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "snapshots-\(UUID().uuidString)"
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// What verifying says, with all that it writes in here.
  func verify<Value, Format>(
    _ value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
    named name: String? = "it", record: SnapshotTestingConfiguration.Record? = .missing,
    test: String = "test()"
  ) -> String? {
    let value = Result { try value() }
    let variables = ["SNAPSHOT_ARTIFACTS": path + "/artifacts"]
    return SnapshotPlace.$environment.withValue(variables) { () throws(Never) -> String? in
      verifySnapshot(
        of: try value.get(), as: strategy, named: name, record: record,
        snapshotDirectory: path + "/kept", file: "/somewhere/CardTests.swift", testName: test)
    }
  }

  /// The files that there are, by their paths in the folder.
  var files: [String] {
    let enumerator = FileManager.default.enumerator(atPath: path)
    return (enumerator?.allObjects as? [String] ?? []).filter { $0.contains(".") }.sorted()
  }

  func text(_ file: String) -> String? {
    FileManager.default.contents(atPath: path + "/" + file).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
