import QuartzCore

/// A decoded value of a property: comparable, so that a reload can tell what the file changed.
///
/// What is large and rare stands apart, so that the many others are small.
package enum PropertyValue: Hashable, Sendable {
  case bool(Bool)
  case number(Double)
  case text(String)
  case texts([String])
  case textLists([[String]])
  /// A point or a size.
  case pair(LengthPair)
  /// The origin and the size of a rectangle, or four numbers.
  case rectangle(LengthRect)
  /// Nil is the `null` of the file: no colour.
  case color(ColorValue?)
  indirect case affine(CGAffineTransform)
  indirect case transform3D(CATransform3D)
  /// An option set's names by their bits.
  case flags(UInt)
  /// Nil is the `null` of the file.
  case numbers([Double]?)
  case colors([ColorValue])
  case path(FixedPath?)
  indirect case image(ImageValue?)
  case filters([FilterValue])
  case cells([CellValue])
  indirect case font(FontValue)
  /// None is the `null` of the file.
  case runs([TextRunValue])
}

extension PropertyValue {
  /// The value as a dump and a failed expectation show it.
  package var text: String {
    switch self {
    case .bool(let value): String(value)
    case .number(let value): CGFloat(value).text
    case .text(let value): JSONText.quoted(value)
    case .texts(let values): Self.text(values)
    case .textLists(let lists): "[\(lists.map { Self.text($0) }.joined(separator: ", "))]"
    case .pair(let pair): "(\(pair.x.text) \(pair.y.text))"
    case .rectangle(let rect): "(\(rect.lengths.map(\.text).joined(separator: " ")))"
    case .color(let color): color?.text ?? "null"
    case .affine(let map): map.text
    case .transform3D(let map): map.text
    case .flags(let bits): String(bits)
    case .numbers(let numbers):
      numbers.map { "[\($0.map { CGFloat($0).text }.joined(separator: " "))]" } ?? "null"
    case .colors(let colors): "[\(colors.map(\.text).joined(separator: ", "))]"
    case .path(let path): path.map { JSONText.quoted(CGPath($0).dumpText) } ?? "null"
    case .image(let image): image?.text ?? "null"
    case .cells(let cells): "[\(cells.map(\.text).joined(separator: ", "))]"
    case .filters(let filters): "[\(filters.map(\.text).joined(separator: ", "))]"
    case .font(let font): font.text
    case .runs(let runs): "[\(runs.map(\.dumpText).joined(separator: ", "))]"
    }
  }

  private static func text(_ values: [String]) -> String {
    "[\(values.map { JSONText.quoted($0) }.joined(separator: ", "))]"
  }

  /// Whether the value is a colour that is another one in the dark.
  var followsAppearance: Bool {
    switch self {
    case .color(let color?): color.followsAppearance
    case .colors(let colors): colors.contains(where: \.followsAppearance)
    case .cells(let cells): cells.contains(where: \.followsAppearance)
    case .runs(let runs): runs.contains(where: \.followsAppearance)
    case .bool, .number, .text, .texts, .textLists, .pair, .rectangle, .color(nil), .affine,
      .transform3D, .flags, .numbers, .path, .image, .filters, .font:
      false
    }
  }

  /// The value as an object has it: points for shares, and a colour of one appearance.
  package func resolved(in context: ApplyContext) -> PropertyValue {
    let whole = context.superSize
    switch self {
    case .pair(let pair): return .pair(LengthPair(pair.point(in: whole)))
    case .rectangle(let rect): return .rect(rect.rect(in: whole))
    case .color(let color?): return .color(ColorValue(color.cgColor(for: context.traits)))
    case .colors(let colors):
      return .colors(colors.map { ColorValue($0.cgColor(for: context.traits)) })
    case .cells(let cells): return .cells(cells.map { $0.resolved(in: context) })
    case .bool, .number, .text, .texts, .textLists, .color(nil), .affine, .transform3D, .flags,
      .numbers, .path, .image, .filters, .font, .runs:
      return self
    }
  }

  /// Where a rectangle puts a view or layer; one of a negative size lies before its corner. Nil for what
  /// is none.
  package func place(in whole: CGSize) -> CGRect? {
    guard case .rectangle(let rect) = self else { return nil }
    return rect.rect(in: whole).standardized
  }

  /// Whether two resolved values are the same but for what the last digits of a calculation leave.
  package func isClose(to other: PropertyValue) -> Bool {
    guard let (a, b) = Self.numbers(self, other) else { return self == other }
    return a.count == b.count && zip(a, b).allSatisfy { ($0 - $1).magnitude <= 0.001 }
  }

  /// The numbers of two values of a kind; nil where they do not consist of numbers alone.
  private static func numbers(
    _ left: PropertyValue, _ right: PropertyValue
  ) -> ([CGFloat], [CGFloat])? {
    switch (left, right) {
    case (.number, .number), (.pair, .pair), (.rectangle, .rectangle), (.affine, .affine),
      (.transform3D, .transform3D), (.color(.some), .color(.some)), (.numbers, .numbers):
      guard let a = left.numbers, let b = right.numbers else { return nil }
      return (a, b)
    default: return nil
    }
  }

  private var numbers: [CGFloat]? {
    func points(_ lengths: [Length]) -> [CGFloat]? {
      let points = lengths.compactMap { if case .points(let points) = $0 { points } else { nil } }
      return points.count == lengths.count ? points : nil
    }
    switch self {
    case .number(let number): return [number]
    case .pair(let pair): return points([pair.x, pair.y])
    case .rectangle(let rect): return points(rect.lengths)
    case .affine(let map): return [map.a, map.b, map.c, map.d, map.tx, map.ty]
    case .transform3D(let map): return map.numbers
    case .color(let color?): return color.components.map { [$0.x, $0.y, $0.z, $0.w] }
    case .numbers(let numbers): return numbers.map { $0.map { CGFloat($0) } }
    case .color(nil), .colors, .bool, .text, .texts, .textLists, .flags, .path, .image, .filters,
      .cells,
      .font, .runs:
      return nil
    }
  }
}

extension Length {
  fileprivate var text: String {
    switch self {
    case .points(let points): points.text
    case .share(let share): "\((share * 100).text)%"
    }
  }
}

extension CATransform3D {
  /// As a dump shows it: as a map of the plane where it is one, else sixteen numbers row by row.
  package var text: String {
    if CATransform3DIsAffine(self) { return planar.text }
    return "matrix3d (\(numbers.map(\.text).joined(separator: " ")))"
  }
}
