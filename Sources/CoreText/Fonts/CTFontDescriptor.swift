import CoreGraphics
import Typography

/// What a font is asked by: a name or a family, a size, traits.
public final class CTFontDescriptor: Hashable, Sendable {
  let name: String?
  let family: String?
  let size: CGFloat?
  /// In words.
  let traits: CTFontSymbolicTraits?
  /// From −1 to 1, 0 for regular.
  let weight: CGFloat?

  init(
    name: String? = nil, family: String? = nil, size: CGFloat? = nil,
    traits: CTFontSymbolicTraits? = nil, weight: CGFloat? = nil
  ) {
    (self.name, self.family, self.traits) = (name, family, traits)
    self.size = size.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    self.weight = weight.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The face that is nearest; a size of 0 is its own, or 12 points.
  func font(size own: CGFloat) -> Font {
    let size = own > 0 ? own : size ?? Font.standardSize
    return changed(Font(Typeface(.inter), size: size))
  }

  /// A font with all that this one says, but for the size.
  func changed(_ font: Font) -> Font {
    var font = font
    let named = name.flatMap(FontNames.typeface) ?? family.flatMap(FontNames.typeface)
    if let named { font = Font(named, size: font.size) }
    if let weight { font.typeface.weight = FontWeight(nearest: weight) }
    if let traits {
      if traits.contains(.traitBold), !font.typeface.isBold { font.typeface.weight = .bold }
      font.typeface.isItalic = font.typeface.isItalic || traits.contains(.traitItalic)
      if traits.contains(.traitMonoSpace) { font.typeface.family = .mono }
    }
    return font
  }

  public static func == (left: CTFontDescriptor, right: CTFontDescriptor) -> Bool {
    left.name == right.name && left.family == right.family && left.size == right.size
      && left.traits == right.traits && left.weight == right.weight
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(family)
    hasher.combine(size)
  }
}

extension FontWeight {
  /// The steps of Apple's scale, from ultra light to black.
  static let steps: [(CGFloat, FontWeight)] = [
    (-0.8, .thin), (-0.6, .extraLight), (-0.4, .light), (0, .regular), (0.23, .medium),
    (0.3, .semibold), (0.4, .bold), (0.56, .extraBold), (0.62, .black),
  ]

  init(nearest weight: CGFloat) {
    let step = Self.steps.min { abs($0.0 - weight) < abs($1.0 - weight) }
    self = step?.1 ?? .regular
  }

  /// Its place on Apple's scale.
  var step: CGFloat { Self.steps.first { $0.1 == self }?.0 ?? 0 }
}
