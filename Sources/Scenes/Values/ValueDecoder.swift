import CoreGraphics

/// Reads values of a file into `PropertyValue`s and reports those that are wrong.
struct ValueDecoder {
  var diagnostics: DiagnosticList
  /// Brings pictures; nil where a value can name no file, as in a script of events.
  var images: ImageReader?

  init(diagnostics: DiagnosticList, images: ImageReader? = nil) {
    self.diagnostics = diagnostics
    self.images = images
  }

  /// Nil after an error has been reported.
  mutating func decode(_ value: JSONValue, as kind: ValueKind) -> PropertyValue? {
    switch kind {
    case .bool:
      return value.bool.map { .bool($0) } ?? mismatch(value, kind)
    case .number(let range):
      return number(value, in: range, kind).map { .number($0) }
    case .integer:
      return integer(value, kind)
    case .text:
      return value.string.map { .text($0) } ?? mismatch(value, kind)
    case .texts:
      return texts(value)
    case .color:
      return color(value).map { .color($0) }
    case .optionalColor:
      return value.isNull ? .color(nil) : color(value).map { .color($0) }
    case .point, .size:
      return pair(value, kind).map { .pair($0) }
    case .rect:
      return rect(value, kind)
    case .unitPoint, .vector:
      return numbers(value, count: 2, kind).map {
        .pair(LengthPair(CGPoint(x: $0[0], y: $0[1])))
      }
    case .unitRect, .insets:
      return numbers(value, count: 4, kind).map {
        .rect(CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]))
      }
    case .affine:
      return affine(value).map { .affine($0) }
    case .transform3D:
      return transform3D(value).map { .transform3D($0) }
    case .flags(let flags):
      return self.flags(value, flags, kind)
    case .choice(let names):
      return choice(value, among: names)
    case .numbers(let range):
      return list(value, in: range)
    case .colors:
      return colors(value)
    case .path:
      return path(value)
    case .image:
      return image(value)
    case .blendMode:
      return blendMode(value)
    case .filters:
      return filters(value)
    case .cells:
      return cells(value).map { .cells($0) }
    case .font:
      return font(value).map { .font($0) }
    case .runs:
      return runs(value).map { .runs($0) }
    }
  }

  /// Reports that a value is of another kind than was asked for; always nil.
  mutating func mismatch<Value>(_ value: JSONValue, _ kind: ValueKind) -> Value? {
    diagnostics.error(
      .wrongValue, "expected \(kind.expectation), found \(value.kindName)", at: value.range)
    return nil
  }

  mutating func number(
    _ value: JSONValue, in range: ClosedRange<Double>, _ kind: ValueKind
  ) -> Double? {
    guard let number = value.number else { return mismatch(value, kind) }
    guard range.contains(number) else {
      outOfRange(value, number, range)
      return nil
    }
    return number
  }

  private mutating func outOfRange(
    _ value: JSONValue, _ number: Double, _ range: ClosedRange<Double>
  ) {
    diagnostics.error(
      .valueOutOfRange,
      "\(JSONText.number(number)) is out of range: expected a number from"
        + " \(JSONText.number(range.lowerBound)) to \(JSONText.number(range.upperBound))",
      at: value.range)
  }

  private mutating func integer(_ value: JSONValue, _ kind: ValueKind) -> PropertyValue? {
    guard let number = value.number else { return mismatch(value, kind) }
    guard number == number.rounded() else {
      diagnostics.error(
        .wrongValue, "expected \(kind.expectation), found \(JSONText.number(number))",
        at: value.range)
      return nil
    }
    guard ValueKind.integers.contains(number) else {
      outOfRange(value, number, ValueKind.integers)
      return nil
    }
    return .number(number)
  }

  /// A list of just so many plain numbers.
  mutating func numbers(_ value: JSONValue, count: Int, _ kind: ValueKind) -> [Double]? {
    guard let elements = value.elements, elements.count == count else {
      return mismatch(value, kind)
    }
    var numbers: [Double] = []
    for element in elements {
      guard let number = number(element, in: ValueKind.geometry, .number(ValueKind.geometry))
      else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  // MARK: Lengths

  private mutating func length(_ value: JSONValue) -> Length? {
    guard let text = value.string else {
      return number(value, in: ValueKind.geometry, .number(ValueKind.geometry))
        .map { .points($0) }
    }
    guard text.hasSuffix("%"), let percent = Double(decimal: text.dropLast()),
      ValueKind.geometry.contains(percent)
    else {
      diagnostics.error(
        .wrongValue, "expected a number, or a share of the superview's size such as \"50%\"",
        at: value.range)
      return nil
    }
    return .share(percent / 100)
  }

  private mutating func lengths(
    _ value: JSONValue, count: Int, _ kind: ValueKind
  ) -> [Length]? {
    guard let elements = value.elements, elements.count == count else {
      return mismatch(value, kind)
    }
    var lengths: [Length] = []
    for element in elements {
      guard let length = length(element) else { return nil }
      lengths.append(length)
    }
    return lengths
  }

  private mutating func pair(_ value: JSONValue, _ kind: ValueKind) -> LengthPair? {
    lengths(value, count: 2, kind).map { LengthPair(x: $0[0], y: $0[1]) }
  }

  private mutating func rect(_ value: JSONValue, _ kind: ValueKind) -> PropertyValue? {
    lengths(value, count: 4, kind).map {
      .rect(origin: LengthPair(x: $0[0], y: $0[1]), size: LengthPair(x: $0[2], y: $0[3]))
    }
  }

  // MARK: Colours and flags

  mutating func color(_ value: JSONValue) -> ColorValue? {
    if let text = value.string { return color(text, at: value.range) }
    guard let members = value.members, Set(members.map(\.key)) == ["light", "dark"],
      let light = value["light"], let dark = value["dark"]
    else { return mismatch(value, .color) }
    guard let lightColor = color(light), let darkColor = color(dark) else { return nil }
    return .adaptive(light: lightColor, dark: darkColor)
  }

  private mutating func color(_ text: String, at range: SourceRange) -> ColorValue? {
    if let color = ColorText.parse(text) { return color }
    if ColorValue.system[text] != nil { return .named(text) }
    diagnostics.error(
      .wrongValue,
      "\(Diagnostic.quoted(text)) is no colour: expected '#RRGGBB', 'rgb(…)', 'hsl(…)' or a name",
      at: range, suggestion: closestMatch(to: text, among: ColorValue.system.keys.sorted()))
    return nil
  }

  private mutating func flags(
    _ value: JSONValue, _ flags: [ValueKind.Flag], _ kind: ValueKind
  ) -> PropertyValue? {
    guard let elements = value.elements else { return mismatch(value, kind) }
    var bits: UInt = 0
    for element in elements {
      guard let name = element.string else { return mismatch(element, .text) }
      guard let flag = flags.first(where: { $0.name == name }) else {
        diagnostics.error(
          .wrongValue,
          "unknown name \(Diagnostic.quoted(name)) in a list of "
            + flags.map(\.name).joined(separator: ", "), at: element.range,
          suggestion: closestMatch(to: name, among: flags.map(\.name)))
        return nil
      }
      bits |= flag.bits
    }
    return .flags(bits)
  }
}

extension DiagnosticCode {
  package static let wrongValue = Self("wrong-value")
  package static let valueOutOfRange = Self("value-out-of-range")
}
