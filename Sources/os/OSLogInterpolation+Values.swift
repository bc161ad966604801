import Foundation

// What messages may hold. Values are taken when the message is shown.

extension OSLogInterpolation {
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(privacy, isPublic: false) { align.padded(argumentString()) }
  }

  @_disfavoredOverload
  public mutating func appendInterpolation<Value: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> Value,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(privacy, isPublic: false) { align.padded(value().description) }
  }

  public mutating func appendInterpolation<Number: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> Number,
    format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(privacy, isPublic: true) { align.padded(format.text(number())) }
  }

  public mutating func appendInterpolation<Number: BinaryFloatingPoint & CustomStringConvertible>(
    _ number: @autoclosure @escaping () -> Number,
    format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(privacy, isPublic: true) { align.padded(format.text(Double(number()))) }
  }

  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    append(privacy, isPublic: true) { format.text(boolean()) }
  }

  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject, privacy: OSLogPrivacy = .auto
  ) {
    append(privacy, isPublic: false) { argumentObject().description }
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto
  ) {
    append(privacy, isPublic: false) { String(describing: value()) }
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> Any.Type,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(privacy, isPublic: true) { align.padded(String(reflecting: value())) }
  }

  public mutating func appendInterpolation(
    _ pointer: @autoclosure @escaping () -> UnsafeRawPointer, privacy: OSLogPrivacy = .auto
  ) {
    append(privacy, isPublic: true) { "\(pointer())" }
  }
}

/// How wide a text is at least, and where it lies in that width.
public struct OSLogStringAlignment: Sendable {
  private let columns: (@Sendable () -> Int)?
  private let isRight: Bool

  public static let none = OSLogStringAlignment(columns: nil, isRight: false)
  public static func left(columns: @autoclosure @escaping @Sendable () -> Int) -> Self {
    OSLogStringAlignment(columns: columns, isRight: false)
  }
  public static func right(columns: @autoclosure @escaping @Sendable () -> Int) -> Self {
    OSLogStringAlignment(columns: columns, isRight: true)
  }

  func padded(_ text: String) -> String {
    // A line is no page: who asks for more gets this.
    let missing = min(columns?() ?? 0, 1_000) - text.count
    guard missing > 0 else { return text }
    let space = String(repeating: " ", count: missing)
    return isRight ? space + text : text + space
  }
}
