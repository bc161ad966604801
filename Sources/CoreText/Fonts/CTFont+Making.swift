import CoreGraphics
import Typography

/// A font by its full name or its family's; the one for text where no family has the name, as Apple's
/// gives one that stands in. A size of 0 is 12 points.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  CTFont(Font(FontNames.typeface(named: name) ?? Typeface(.inter), size: size), matrix)
}

/// A size of 0 is the descriptor's.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  CTFont(descriptor.font(size: size), matrix)
}

/// The font for a part of an interface. The language counts for nothing: characters that a font lacks
/// are written with others, whatever it is.
public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  guard uiType != .none else { return nil }
  let size = size > 0 ? size : uiType.standardSize
  if uiType == .userFixedPitch { return CTFont(Font(Typeface(.mono), size: size)) }
  return CTFont(.system(size: size, weight: uiType.isEmphasized ? .bold : .regular))
}

/// The same font with what a descriptor says; a size of 0 and no transform are the font's own.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  let size = size > 0 ? size : attributes?.size ?? font.font.size
  let changed = attributes?.changed(font.font) ?? font.font
  return CTFont(
    FontNames.resized(changed, to: size), matrix: matrix?.pointee ?? font.matrix)
}

/// The same family with other traits; nil where it has no such face.
public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
  let wanted = CTFontGetSymbolicTraits(font).subtracting(symTraitMask)
    .union(symTraitValue.intersection(symTraitMask))
  guard let changed = font.font.with(wanted, changing: symTraitMask) else { return nil }
  return CTFont(
    FontNames.resized(changed, to: size > 0 ? size : font.font.size),
    matrix: matrix?.pointee ?? font.matrix)
}

/// The same weight and slant of another family; nil where there is no such family.
public func CTFontCreateCopyWithFamily(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ family: CFString
) -> CTFont? {
  guard let other = FontNames.typeface(named: family) else { return nil }
  let own = font.font.typeface
  return CTFont(
    Font(
      Typeface(other.family, own.weight, isItalic: own.isItalic),
      size: size > 0 ? size : font.font.size), matrix: matrix?.pointee ?? font.matrix)
}

/// A size of 0 is 12 points.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  let font = CTFontCreateWithName(graphicsFont.postScriptName ?? "", size, matrix)
  return attributes.map { CTFontCreateCopyWithAttributes(font, size, matrix, $0) } ?? font
}

/// The font without its size; `attributes` gets its descriptor.
public func CTFontCopyGraphicsFont(
  _ font: CTFont, _ attributes: UnsafeMutablePointer<CTFontDescriptor?>?
) -> CGFont {
  attributes?.pointee = CTFontCopyFontDescriptor(font)
  return CGFont(font.face, of: font.font.typeface)
}

extension Font {
  /// The face of the same family that has traits, of which some are asked for.
  func with(_ traits: CTFontSymbolicTraits, changing mask: CTFontSymbolicTraits) -> Font? {
    var font = self
    if mask.contains(.traitBold) {
      let isBold = font.typeface.isBold
      if traits.contains(.traitBold) != isBold {
        font.typeface.weight = isBold ? .regular : .bold
      }
      guard font.typeface.isBold == traits.contains(.traitBold) else { return nil }
    }
    if mask.contains(.traitItalic) {
      font.typeface.isItalic = traits.contains(.traitItalic)
      guard !font.typeface.isItalic || font.typeface.family.hasItalics else { return nil }
    }
    if mask.contains(.traitMonoSpace),
      traits.contains(.traitMonoSpace) != (typeface.family == .mono)
    {
      return nil
    }
    let unknown: CTFontSymbolicTraits = [.traitExpanded, .traitCondensed, .traitVertical]
    guard traits.isDisjoint(with: mask.intersection(unknown)) else { return nil }
    return font
  }
}

extension Typeface {
  /// Whether what is drawn is bold: the family may have no such weight.
  var isBold: Bool { postScriptName.contains("Bold") || postScriptName.contains("Black") }
}
