import Foundation

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let hasSign: Bool
  private let hasPrefix: Bool
  private let isUppercase: Bool
  private let digits: Int

  private init(
    radix: Int, hasSign: Bool = false, hasPrefix: Bool = false, isUppercase: Bool = false,
    digits: Int = 0
  ) {
    (self.radix, self.hasSign, self.hasPrefix) = (radix, hasSign, hasPrefix)
    (self.isUppercase, self.digits) = (isUppercase, digits)
  }

  public static let decimal = OSLogIntegerFormatting(radix: 10)
  public static let hex = OSLogIntegerFormatting(radix: 16)
  public static let octal = OSLogIntegerFormatting(radix: 8)

  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
  ) -> Self {
    Self(radix: 10, hasSign: explicitPositiveSign, digits: minDigits())
  }

  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> Self {
    Self(
      radix: 16, hasSign: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase,
      digits: minDigits())
  }

  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> Self {
    Self(
      radix: 8, hasSign: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase,
      digits: minDigits())
  }

  func text(_ number: some FixedWidthInteger) -> String {
    let numerals = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, min(digits, 100) - numerals.count))
    let prefix = !hasPrefix ? "" : radix == 16 ? "0x" : radix == 8 ? "0o" : ""
    return (number < 0 ? "-" : hasSign ? "+" : "") + prefix + zeros + numerals
  }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  private enum Form { case fixed, exponential, hybrid }
  private let form: Form
  private let precision: Int
  private let hasSign: Bool
  private let isUppercase: Bool

  private init(
    _ form: Form, precision: Int = 6, hasSign: Bool = false, isUppercase: Bool = false
  ) {
    (self.form, self.hasSign, self.isUppercase) = (form, hasSign, isUppercase)
    self.precision = max(0, min(precision, 100))
  }

  /// Six places after the point.
  public static let fixed = OSLogFloatFormatting(.fixed)
  public static let exponential = OSLogFloatFormatting(.exponential)
  public static let hybrid = OSLogFloatFormatting(.hybrid)

  public static func fixed(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> Self {
    Self(
      .fixed, precision: precision(), hasSign: explicitPositiveSign, isUppercase: uppercase)
  }

  public static func exponential(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> Self {
    Self(
      .exponential, precision: precision(), hasSign: explicitPositiveSign, isUppercase: uppercase)
  }

  public static func hybrid(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> Self {
    Self(
      .hybrid, precision: precision(), hasSign: explicitPositiveSign, isUppercase: uppercase)
  }

  func text(_ number: Double) -> String {
    let letter =
      switch form {
      case .fixed: "f"
      case .exponential: "e"
      case .hybrid: "g"
      }
    let format = "%" + (hasSign ? "+" : "") + ".\(precision)" + letter
    let text = String(format: format, number)
    return isUppercase ? text.uppercased() : text
  }
}

/// How a truth value is written.
public enum OSLogBoolFormat: Sendable {
  case truth
  case answer

  func text(_ value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "YES" : "NO"
    }
  }
}
