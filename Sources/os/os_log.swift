/// Writes a message in the form of C's, where `%{public}@` shows a text and `%@` does not.
///
/// Arguments may be of any kind: texts of Swift's are no C arguments on Linux.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: Any...
) {
  log.write(type) { FormattedMessage("\(message)", args).text }
}

public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ args: Any...
) {
  log.write(type) { FormattedMessage("\(message)", args).text }
}

@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(type) { message.text }
}

@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {
  OSLog.default.write(.default) { message.text }
}
