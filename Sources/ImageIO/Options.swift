import CoreGraphics
import Foundation

/// What a caller's dictionary asks for; what is of another kind counts as not there.
struct Options {
  private let values: CFDictionary

  init(_ values: CFDictionary?) {
    self.values = values ?? [:]
  }

  func number(_ key: CFString) -> Double? {
    let number =
      switch values[key] {
      case let value as NSNumber: value.doubleValue
      case let value as CGFloat: Double(value)
      default: Double.nan
      }
    return number.isFinite ? number : nil
  }

  /// False where it is not there, unless it is said to be true then.
  func flag(_ key: CFString, usually usual: Bool = false) -> Bool {
    number(key).map { $0 != 0 } ?? usual
  }

  func color(_ key: CFString) -> CGColor? { values[key] as? CGColor }

  /// These, and of others what these do not say.
  func completed(by others: Options) -> Options {
    Options(values.merging(others.values) { own, _ in own })
  }
}
