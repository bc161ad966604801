import Synchronization

/// Counts the snapshots of a test that have no names.
final class SnapshotCounter: Sendable {
  /// Of the tests of Swift Testing; each test with the trait `snapshots` has one of its own.
  @TaskLocal static var ofTest = SnapshotCounter()
  /// Of what runs elsewhere; XCTest begins anew with each case.
  static let ofProcess = SnapshotCounter()

  private let counts = Mutex<[String: Int]>([:])

  /// 1 for the first of a name.
  func next(for name: String) -> Int {
    counts.withLock {
      $0[name, default: 0] += 1
      return $0[name, default: 0]
    }
  }

  func reset() { counts.withLock { $0 = [:] } }
}
