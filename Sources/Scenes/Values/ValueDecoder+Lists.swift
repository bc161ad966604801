import CoreGraphics

// Lists of numbers and of colours, and names of which one is chosen.

extension ValueDecoder {
  /// Plain numbers, as many as there are; `null` stands for none.
  mutating func list(_ value: JSONValue, in range: ClosedRange<Double>) -> PropertyValue? {
    if value.isNull { return .numbers(nil) }
    let kind = ValueKind.numbers(range)
    guard let elements = value.elements else { return mismatch(value, kind) }
    var numbers: [Double] = []
    for element in elements {
      guard let number = number(element, in: range, .number(range)) else { return nil }
      numbers.append(number)
    }
    return .numbers(numbers)
  }

  mutating func texts(_ value: JSONValue) -> PropertyValue? {
    guard let elements = value.elements else { return mismatch(value, .texts) }
    var texts: [String] = []
    for element in elements {
      guard let text = element.string else { return mismatch(element, .text) }
      texts.append(text)
    }
    return .texts(texts)
  }

  mutating func colors(_ value: JSONValue) -> PropertyValue? {
    if value.isNull { return .colors([]) }
    guard let elements = value.elements else { return mismatch(value, .colors) }
    var colors: [ColorValue] = []
    for element in elements {
      guard let color = color(element) else { return nil }
      colors.append(color)
    }
    return .colors(colors)
  }

  mutating func choice(_ value: JSONValue, among names: [String]) -> PropertyValue? {
    guard let name = value.string else { return mismatch(value, .choice(names)) }
    guard names.contains(name) else {
      diagnostics.error(
        .wrongValue,
        "unknown name \(Diagnostic.quoted(name)): expected one of "
          + names.joined(separator: ", "), at: value.range,
        suggestion: closestMatch(to: name, among: names))
      return nil
    }
    return .text(name)
  }
}
