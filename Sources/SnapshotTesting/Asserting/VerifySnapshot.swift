import Foundation
import Testing
import Typography
import UIKit

/// What is to be said where a value is not as it is kept; nil where it is.
///
/// For functions of one's own that assert: they record the words as an issue at their caller's place.
///
/// - Parameters:
///   - snapshotDirectory: The folder that has the snapshots; nil for the one of the file of source.
///   - timeout: How long the snapshot may take, in seconds.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  let place = SnapshotPlace(
    source: "\(filePath)", test: testName, named: name,
    pathExtension: snapshotting.pathExtension, directory: snapshotDirectory,
    counter: TestCases.counter)
  // What a value does to its own snapshots goes by the same mode.
  return withSnapshotTesting(record: record) {
    do {
      if Format.self == UIImage.self { try FontLibrary.shared.requireFamilies() }
      let async = snapshotting.snapshot(try value())
      guard let found = AwaitedValue.of(async, within: timeout) else {
        return SnapshotMessage.late(timeout)
      }
      let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
      return try SnapshotTrial(
        place: place, name: name, diffing: snapshotting.diffing, caller: caller
      ).run(found)
    } catch {
      return (error as? any LocalizedError)?.errorDescription ?? "\(error)"
    }
  }
}
