import QuartzCore

/// A filter of a scene file: one kind, with its one number.
package struct FilterValue: Hashable, Sendable {
  let kind: Kind
  /// As the file has it: points for a blur, degrees for a hue, 1 for what has no number.
  let amount: Double

  enum Kind: String, CaseIterable, Sendable {
    case blur, saturation, brightness, contrast, hue, invert
  }

  init(_ kind: Kind, _ amount: Double) {
    self.kind = kind
    self.amount = amount
  }

  /// Nil for a filter that scenes have no name for.
  init?(_ filter: CAFilter) {
    guard let kind = Kind.allCases.first(where: { $0.name == filter.name }) else { return nil }
    let input = kind.input.flatMap { filter.value(forKey: $0) as? CGFloat } ?? 1
    self.init(kind, input / kind.unit)
  }

  var filter: CAFilter {
    let filter = CAFilter(name: kind.name)
    if let input = kind.input { filter.setValue(CGFloat(amount * kind.unit), forKey: input) }
    return filter
  }

  /// As a dump shows it.
  var text: String {
    kind.input == nil ? kind.rawValue : "\(kind.rawValue) \(CGFloat(amount).text)"
  }
}

extension FilterValue.Kind {
  /// Core Animation's name of the filter.
  fileprivate var name: String {
    switch self {
    case .blur: "gaussianBlur"
    case .saturation: "colorSaturate"
    case .brightness: "colorBrightness"
    case .contrast: "colorContrast"
    case .hue: "colorHueRotate"
    case .invert: "colorInvert"
    }
  }

  /// The key of its number; nil where it has none.
  fileprivate var input: String? {
    switch self {
    case .blur: "inputRadius"
    case .saturation, .brightness, .contrast: "inputAmount"
    case .hue: "inputAngle"
    case .invert: nil
    }
  }

  /// What a number of the file is in the filter: radians for degrees.
  fileprivate var unit: Double { self == .hue ? .pi / 180 : 1 }

  /// What the number may be; nil where it has none.
  var range: ClosedRange<Double>? {
    switch self {
    case .blur: ValueKind.length
    case .saturation, .contrast: 0...100
    case .brightness: -1...1
    case .hue: ValueKind.geometry
    case .invert: nil
    }
  }
}
