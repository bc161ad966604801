// Lists of one kind of value, texts, and names of which one is chosen.

extension ValueDecoder {
  /// A list, each of whose elements is read alike; the words name it in messages. Nil after the
  /// first error.
  mutating func list<Element>(
    _ value: JSONValue, _ words: String, atLeast least: Int = 0, atMost most: Int = .max,
    _ read: (inout ValueDecoder, JSONValue) -> Element?
  ) -> [Element]? {
    guard let elements = value.elements else { return mismatch(value, expected: words) }
    guard elements.count >= least, elements.count <= most else {
      diagnostics.error(
        .wrongValue, "expected \(words), found a list of \(elements.count)", at: value.range)
      return nil
    }
    var list: [Element] = []
    list.reserveCapacity(elements.count)
    for element in elements {
      guard let element = read(&self, element) else { return nil }
      list.append(element)
    }
    return list
  }

  /// So many plain numbers.
  mutating func numbers(
    _ value: JSONValue, in range: ClosedRange<Double> = ValueKind.geometry,
    count: ClosedRange<Int>, _ words: String
  ) -> [Double]? {
    list(value, words, atLeast: count.lowerBound, atMost: count.upperBound) {
      $0.number($1, in: range, .number(range))
    }
  }

  /// A list of just so many plain numbers.
  mutating func numbers(_ value: JSONValue, count: Int, _ words: String) -> [Double]? {
    numbers(value, count: count...count, words)
  }

  /// Plain numbers, as many as there are; `null` stands for none.
  mutating func list(_ value: JSONValue, in range: ClosedRange<Double>) -> PropertyValue? {
    if value.isNull { return .numbers(nil) }
    let words = ValueKind.numbers(range).expectation
    return numbers(value, in: range, count: 0...Int.max, words).map { .numbers($0) }
  }

  mutating func texts(_ value: JSONValue) -> PropertyValue? {
    list(value, ValueKind.texts.expectation) { $0.plainText($1) }.map { .texts($0) }
  }

  /// Lists of texts, each with one at least.
  mutating func textLists(_ value: JSONValue) -> PropertyValue? {
    list(value, ValueKind.textLists.expectation) { decoder, element in
      guard element.elements?.isEmpty != true else {
        decoder.diagnostics.error(
          .wrongValue, "expected at least one string in this list", at: element.range)
        return nil
      }
      return decoder.list(element, ValueKind.texts.expectation) { $0.plainText($1) }
    }.map { .textLists($0) }
  }

  /// Whole numbers, as many as there are.
  mutating func integers(_ value: JSONValue, in range: ClosedRange<Double>) -> PropertyValue? {
    list(value, ValueKind.integers(range).expectation) { $0.integer($1, in: range) }
      .map { .numbers($0) }
  }

  mutating func colors(_ value: JSONValue) -> PropertyValue? {
    if value.isNull { return .colors([]) }
    return list(value, ValueKind.colors.expectation) { $0.color($1) }.map { .colors($0) }
  }

  /// A text; one of which a form takes not every one has a letter at least.
  mutating func text(_ value: JSONValue, _ form: TextForm) -> String? {
    guard value.string != nil else { return mismatch(value, expected: form.words) }
    guard let text = plainText(value) else { return nil }
    guard form.pattern == nil || !text.isEmpty else {
      diagnostics.error(
        .wrongValue, "expected \(form.words), found an empty string", at: value.range)
      return nil
    }
    return text
  }

  mutating func name(_ value: JSONValue, among names: [String]) -> String? {
    guard let name = value.string else { return mismatch(value, .choice(names)) }
    guard names.contains(name) else {
      diagnostics.error(
        .wrongValue,
        "unknown name \(Diagnostic.quoted(name)): expected one of "
          + names.joined(separator: ", "), at: value.range,
        suggestion: closestMatch(to: name, among: names))
      return nil
    }
    return name
  }

  /// A curve of time.
  mutating func timing(_ value: JSONValue) -> SceneAnimation.TimingValue? {
    typealias Timing = SceneAnimation.TimingValue
    if value.elements != nil {
      return numbers(value, count: 4, Timing.points.expectation).map { .points($0) }
    }
    return name(value, among: Timing.curves.names).flatMap { Timing.curves[$0] }
      .map { .named($0) }
  }
}
