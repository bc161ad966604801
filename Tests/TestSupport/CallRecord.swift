import Synchronization

/// What the recording classes of a test did, in order.
public final class CallRecord: Sendable {
  @TaskLocal public static var current: CallRecord?
  private let entries = Mutex<[String]>([])

  /// Adds a line to the record of the test that runs; without one nothing happens.
  public static func note(_ entry: String) {
    current?.entries.withLock { $0.append(entry) }
  }

  /// The lines that were noted while `body` ran.
  public static func of(_ body: () throws -> Void) rethrows -> [String] {
    let record = CallRecord()
    try $current.withValue(record) { try body() }
    return record.entries.withLock { $0 }
  }
}
