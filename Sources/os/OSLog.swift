import Foundation

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  public static let `default` = OSLogType(rawValue: 0x00)
  public static let info = OSLogType(rawValue: 0x01)
  public static let debug = OSLogType(rawValue: 0x02)
  public static let error = OSLogType(rawValue: 0x10)
  public static let fault = OSLogType(rawValue: 0x11)
}

/// Where messages come from. They are lines on standard error, for there is no log that a system keeps:
/// errors and faults, and others as the variable `OS_ACTIVITY_MODE` says (`default`, `info`, `debug`, or
/// `disable` for none at all).
public final class OSLog: NSObject, Sendable {
  let subsystem: String
  let category: String
  private let isDisabled: Bool

  private init(_ subsystem: String, _ category: String, isDisabled: Bool) {
    (self.subsystem, self.category, self.isDisabled) = (subsystem, category, isDisabled)
    super.init()
  }

  public convenience init(subsystem: String, category: String) {
    self.init(subsystem, category, isDisabled: false)
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem, category.rawValue, isDisabled: false)
  }

  public static let `default` = OSLog("", "", isDisabled: false)
  /// No message is shown.
  public static let disabled = OSLog("", "", isDisabled: true)

  /// Categories that Apple's instruments know.
  public struct Category: Sendable {
    let rawValue: String
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  public func isEnabled(type: OSLogType) -> Bool {
    !isDisabled && LogThreshold.current.shows(type)
  }

  /// Nothing is recorded of signposts.
  public var signpostsEnabled: Bool { false }

  func write(_ type: OSLogType, _ message: () -> String) {
    guard isEnabled(type: type) else { return }
    LogSink.shared.write(line(type, message()))
  }

  private func line(_ type: OSLogType, _ message: String) -> String {
    let name = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    return "\(type.word): " + (name.isEmpty ? "" : "[\(name)] ") + message + "\n"
  }
}

extension OSLogType {
  fileprivate var word: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "default"
    }
  }
}
