import Foundation

// Geometry as dictionaries of numbers, under Apple's keys.

extension CGPoint {
  /// Nil without both numbers.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let x = number(dict, "X"), let y = number(dict, "Y") else { return nil }
    self.init(x: x, y: y)
  }

  public var dictionaryRepresentation: CFDictionary { ["X": x, "Y": y] }
}

extension CGSize {
  /// Nil without both numbers.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let width = number(dict, "Width"), let height = number(dict, "Height") else {
      return nil
    }
    self.init(width: width, height: height)
  }

  public var dictionaryRepresentation: CFDictionary { ["Width": width, "Height": height] }
}

extension CGRect {
  /// Nil without all four numbers.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let origin = CGPoint(dictionaryRepresentation: dict),
      let size = CGSize(dictionaryRepresentation: dict)
    else { return nil }
    self.init(origin: origin, size: size)
  }

  public var dictionaryRepresentation: CFDictionary {
    let rect = standardized
    return rect.origin.dictionaryRepresentation.merging(
      rect.size.dictionaryRepresentation
    ) { first, _ in first }
  }
}

private func number(_ dictionary: CFDictionary, _ key: String) -> CGFloat? {
  switch dictionary[key] {
  case let value as CGFloat: value
  case let value as Double: value
  case let value as Int: CGFloat(value)
  case let value as NSNumber: value.doubleValue
  default: nil
  }
}
