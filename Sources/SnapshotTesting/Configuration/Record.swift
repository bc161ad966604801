import Foundation
import Synchronization

extension SnapshotTestingConfiguration {
  /// What is written to the disk.
  public struct Record: Equatable, Sendable {
    private enum Mode: String {
      case all, failed, missing, never
    }

    private let mode: Mode

    private init(_ mode: Mode) {
      self.mode = mode
    }

    /// `all`, `failed`, `missing` or `never`; nil for another word.
    public init?(rawValue: String) {
      guard let mode = Mode(rawValue: rawValue) else { return nil }
      self.mode = mode
    }

    /// Everything is recorded, and fails.
    public static let all = Self(.all)
    /// What differs or is missing is recorded, and fails.
    public static let failed = Self(.failed)
    /// What is missing is recorded, and fails.
    public static let missing = Self(.missing)
    /// Nothing is recorded; what is missing fails.
    public static let never = Self(.never)
  }
}

/// The older way to say it: true for all, false for what is missing.
extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: BooleanLiteralType) {
    self = value ? .all : .missing
  }
}

extension SnapshotTestingConfiguration.Record {
  /// What holds where nobody has said anything: the variable `SNAPSHOT_TESTING_RECORD`, else what is missing,
  /// but nothing on a machine that checks changes.
  static func standard(in environment: [String: String]) -> Self {
    let named = environment["SNAPSHOT_TESTING_RECORD"].flatMap(Self.init(rawValue:))
    let isCI = ["true", "1"].contains((environment["CI"] ?? "").lowercased())
    return named ?? (isCI ? .never : .missing)
  }

  /// What holds now.
  static var current: Self { SnapshotTestingConfiguration.current?.record ?? ofProcess }

  /// What holds in tests for which nothing else is said.
  static var ofProcess: Self {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }

  private static let stored = Mutex(standard(in: ProcessInfo.processInfo.environment))
}
