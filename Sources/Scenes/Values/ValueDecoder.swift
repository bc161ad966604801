import CoreGraphics

/// Reads values of a file into `PropertyValue`s and reports those that are wrong.
package struct ValueDecoder {
  /// Where mistakes are reported, and the files that values stand in.
  package var diagnostics: DiagnosticList
  /// Brings pictures; nil where a value can name no file, as in a script of events.
  var images: ImageReader?
  /// How many keys had values that could not be read; see ``whole(_:)``.
  var failures = 0
  /// How much the values may take.
  var budget = ValueBudget()

  package init(diagnostics: DiagnosticList) { self.init(diagnostics: diagnostics, images: nil) }

  init(diagnostics: DiagnosticList, images: ImageReader?) {
    self.diagnostics = diagnostics
    self.images = images
  }

  /// Nil after an error has been reported.
  package mutating func decode(_ value: JSONValue, as kind: ValueKind) -> PropertyValue? {
    switch kind {
    case .bool:
      return value.bool.map { .bool($0) } ?? mismatch(value, kind)
    case .number(let range):
      return number(value, in: range, kind).map { .number($0) }
    case .optionalNumber(let range):
      return value.isNull ? .numbers(nil) : number(value, in: range, kind).map { .number($0) }
    case .integer:
      return integer(value, in: ValueKind.integers).map { .number($0) }
    case .text:
      return plainText(value, kind).map { .text($0) }
    case .texts:
      return texts(value)
    case .textLists:
      return textLists(value)
    case .date:
      return date(value, kind)
    case .optionalDate:
      return value.isNull ? .text("") : date(value, kind)
    case .integers(let range):
      return integers(value, in: range)
    case .color:
      return color(value).map { .color($0) }
    case .optionalColor:
      return value.isNull ? .color(nil) : color(value).map { .color($0) }
    case .point, .size:
      return pair(value, kind).map { .pair($0) }
    case .rect:
      return rect(value, kind)
    case .unitPoint, .vector:
      return numbers(value, count: 2, kind.expectation).map {
        .pair(LengthPair(CGPoint(x: $0[0], y: $0[1])))
      }
    case .unitRect, .insets:
      return numbers(value, count: 4, kind.expectation).map {
        .rect(CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]))
      }
    case .affine:
      return affine(value).map { .affine($0) }
    case .transform3D:
      return transform3D(value).map { .transform3D($0) }
    case .flags(let flags):
      return self.flags(value, flags, kind)
    case .choice(let names):
      return name(value, among: names).map { .text($0) }
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

  /// A text, which counts.
  mutating func plainText(_ value: JSONValue, _ kind: ValueKind = .text) -> String? {
    guard let text = value.string else { return mismatch(value, kind) }
    guard let complaint = budget.takeText(text) else { return text }
    diagnostics.error(.tooManyValues, complaint, at: value.range)
    return nil
  }

  /// Reports that a value is of another kind than was asked for; always nil.
  mutating func mismatch<Value>(_ value: JSONValue, _ kind: ValueKind) -> Value? {
    diagnostics.error(
      .wrongValue, "expected \(kind.expectation), found \(value.kindName)", at: value.range)
    return nil
  }

  package mutating func number(
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

  mutating func integer(_ value: JSONValue, in range: ClosedRange<Double>) -> Double? {
    guard let number = value.number else { return mismatch(value, .integer) }
    guard number == number.rounded() else {
      diagnostics.error(
        .wrongValue, "expected \(ValueKind.integer.expectation), found \(JSONText.number(number))",
        at: value.range)
      return nil
    }
    guard range.contains(number) else {
      outOfRange(value, number, range)
      return nil
    }
    return number
  }

  // MARK: Lengths

  /// Points, or a share of a size.
  package mutating func length(_ value: JSONValue) -> Length? {
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
    list(value, kind.expectation, atLeast: count, atMost: count) { $0.length($1) }
  }

  private mutating func pair(_ value: JSONValue, _ kind: ValueKind) -> LengthPair? {
    lengths(value, count: 2, kind).map { LengthPair(x: $0[0], y: $0[1]) }
  }

  private mutating func rect(_ value: JSONValue, _ kind: ValueKind) -> PropertyValue? {
    if let rect = value.plainRect { return .rect(rect) }
    return lengths(value, count: 4, kind).map {
      .rect(origin: LengthPair(x: $0[0], y: $0[1]), size: LengthPair(x: $0[2], y: $0[3]))
    }
  }

  // MARK: Colours and flags

  mutating func color(_ value: JSONValue) -> ColorValue? {
    if let text = value.string { return color(text, at: value.range) }
    guard value.members != nil else { return mismatch(value, .color) }
    guard variant(of: value, as: ColorPairForm.form) != nil else { return nil }
    let keys = ColorPairForm.keys
    guard let light = read(keys.light, of: value), let dark = read(keys.dark, of: value) else {
      return nil
    }
    return .adaptive(light: light, dark: dark)
  }

  private mutating func color(_ text: String, at range: SourceRange) -> ColorValue? {
    if let color = ColorText.parse(text) { return color }
    if ColorValue.system[text] != nil { return .named(text) }
    diagnostics.error(
      .wrongValue,
      "\(Diagnostic.quoted(text)) is no colour: expected '#RRGGBB', 'rgb(…)', 'hsl(…)' or a name",
      at: range,
      suggestion: ColorText.parse("#" + text) != nil
        ? "#" + text : closestMatch(to: text, among: ColorValue.system.keys.sorted()))
    return nil
  }

  private mutating func flags(
    _ value: JSONValue, _ flags: [ValueKind.Flag], _ kind: ValueKind
  ) -> PropertyValue? {
    let names = flags.map(\.name)
    guard let given = list(value, kind.expectation, { $0.name($1, among: names) }) else {
      return nil
    }
    return .flags(flags.filter { given.contains($0.name) }.reduce(0) { $0 | $1.bits })
  }
}

extension JSONValue {
  /// Four points in a list, as nearly all rectangles are; nil for all else.
  fileprivate var plainRect: CGRect? {
    guard case .array(let elements) = content, elements.count == 4,
      let x = elements[0].plainLength, let y = elements[1].plainLength,
      let width = elements[2].plainLength, let height = elements[3].plainLength
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private var plainLength: Double? {
    guard case .number(let number) = content, ValueKind.geometry.contains(number) else {
      return nil
    }
    return number
  }
}

extension DiagnosticCode {
  /// A value of another kind or form than its place takes.
  package static let wrongValue = Self("wrong-value")
  /// A number of the right kind that is too small or too large.
  package static let valueOutOfRange = Self("value-out-of-range")
}
