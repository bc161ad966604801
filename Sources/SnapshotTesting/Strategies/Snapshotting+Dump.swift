import Foundation

extension Snapshotting where Format == String {
  /// What a value consists of, as `dump` writes it, but the same in each run: without addresses, and
  /// what has no order of its own sorted.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { ValueDump().text(of: $0) }
  }
}

/// A type that says for itself what the strategy `dump` writes of it.
public protocol AnySnapshotStringConvertible {
  /// Whether what the value consists of follows; it does not unless a type says so.
  static var renderChildren: Bool { get }

  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// To the second, in UTC.
  public var snapshotDescription: String {
    formatted(Date.ISO8601FormatStyle(timeZone: .gmt))
  }
}

extension NSObject: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription.withoutAddresses }
}

extension String: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension String {
  /// Without the addresses of objects, which are others in each run.
  var withoutAddresses: String {
    replacing(/:?\s*0x[0-9a-f]+/, with: "")
  }
}
