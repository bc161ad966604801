import Foundation
import Synchronization

/// From which level on messages are shown.
enum LogThreshold: Int {
  case debug, info, `default`, error, none

  /// As the program's environment says, read once.
  static let current = LogThreshold(ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"])

  init(_ mode: String?) {
    switch mode?.lowercased() {
    case "debug": self = .debug
    case "info": self = .info
    case "default": self = .default
    case "disable": self = .none
    default: self = .error
    }
  }

  /// Types that have no name count as the default.
  func shows(_ type: OSLogType) -> Bool {
    let level: LogThreshold =
      switch type {
      case .debug: .debug
      case .info: .info
      case .error, .fault: .error
      default: .default
      }
    return level.rawValue >= rawValue
  }
}

/// Where lines go.
final class LogSink: Sendable {
  static let shared = LogSink()

  private let output = Mutex<@Sendable (String) -> Void>(LogSink.toStandardError)

  private static let toStandardError: @Sendable (String) -> Void = { line in
    // Where nobody listens, nothing is said.
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }

  func write(_ line: String) {
    let output = output.withLock { $0 }
    output(line)
  }

  /// Takes other output until it is told nil.
  func redirect(_ other: (@Sendable (String) -> Void)?) {
    output.withLock { $0 = other ?? Self.toStandardError }
  }
}
