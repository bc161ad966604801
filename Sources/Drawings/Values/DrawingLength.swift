import Foundation

/// A length with its unit, before it is known what shares are of.
struct DrawingLength: Equatable {
  enum Unit {
    case points
    /// Of the viewport, or of a gradient's box.
    case share
    /// Of the font's size.
    case em
    case ex
  }

  var number: Double
  var unit: Unit

  static let zero = DrawingLength(number: 0, unit: .points)

  /// Nil for what is no length.
  init?(_ text: some StringProtocol) {
    var scanner = NumberScanner(text)
    scanner.skipSpace()
    guard let number = scanner.number() else { return nil }
    if scanner.take("%") {
      self.init(number: number / 100, unit: .share)
    } else {
      let word = scanner.word().lowercased()
      switch word {
      case "em", "rem": self.init(number: number, unit: .em)
      case "ex", "ch": self.init(number: number, unit: .ex)
      default:
        guard let factor = Self.factors[word] else { return nil }
        self.init(number: number * factor, unit: .points)
      }
    }
    guard scanner.isAtEnd else { return nil }
  }

  init(number: Double, unit: Unit) {
    (self.number, self.unit) = (number, unit)
  }

  /// Points a unit, with 96 to an inch as in CSS.
  private static let factors: [String: Double] = [
    "": 1, "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
    "q": 96 / 101.6,
  ]

  /// In points, where `whole` is what shares are of.
  func points(of whole: Double, fontSize: Double = 16) -> Double {
    switch unit {
    case .points: number
    case .share: number * whole
    case .em: number * fontSize
    case .ex: number * fontSize / 2
    }
  }
}
