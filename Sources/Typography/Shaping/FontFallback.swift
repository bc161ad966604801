/// Which face writes a character that a text's own font lacks.
struct FontFallback {
  private let library: FontLibrary
  let primary: FontFace
  private let style: Typeface
  private var others: [FontFace?] = []
  private lazy var families: [FontFamily] =
    [.dejaVuSans] + FontFamily.optional + [.emoji]
  private lazy var emoji: FontFace? = library.optionalFace(Typeface(.emoji))

  init(_ style: Typeface, library: FontLibrary = .shared) {
    self.library = library
    self.style = style
    primary = library.bestFace(style)
  }

  /// The face for a character of a text; `last` wrote what is before it.
  mutating func face(
    for scalar: Unicode.Scalar, next: Unicode.Scalar?, last: FontFace?
  ) -> FontFace {
    if scalar.value < 0x80, next.map({ $0.value < 0x80 }) ?? true { return primary }
    let properties = scalar.properties
    if let last, joins(scalar, properties) { return last }
    if isPicture(scalar, properties, next, last), let emoji, emoji.glyph(for: scalar) != 0 {
      return emoji
    }
    if primary.glyph(for: scalar) != 0 { return primary }
    if let last, last !== emoji, last.glyph(for: scalar) != 0 { return last }
    return firstOther(with: scalar) ?? primary
  }

  /// Marks, joiners and selectors go with what they change.
  private func joins(_ scalar: Unicode.Scalar, _ properties: Unicode.Scalar.Properties) -> Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: properties.isDefaultIgnorableCodePoint || properties.isEmojiModifier
    }
  }

  private mutating func isPicture(
    _ scalar: Unicode.Scalar, _ properties: Unicode.Scalar.Properties, _ next: Unicode.Scalar?,
    _ last: FontFace?
  ) -> Bool {
    guard properties.isEmoji else { return false }
    if next == "\u{FE0F}" || next == "\u{20E3}" { return true }
    if next == "\u{FE0E}" { return false }
    return properties.isEmojiPresentation
  }

  private mutating func firstOther(with scalar: Unicode.Scalar) -> FontFace? {
    for (index, family) in families.enumerated() {
      if index >= others.count {
        let face = Typeface(family, style.weight)
        others.append(
          family.isOptional ? library.faceIfInstalled(face) : library.optionalFace(face))
      }
      if let face = others[index], face.glyph(for: scalar) != 0 { return face }
    }
    return nil
  }
}
