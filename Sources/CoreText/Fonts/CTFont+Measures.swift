import CoreGraphics
import Typography

// In points, along the font's own axes: its transform counts for glyphs alone.

public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.font.size }
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { font.matrix }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.metrics.ascender }
/// Below the baseline: positive, other than `UIFont.descender`.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.metrics.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.metrics.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.metrics.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.metrics.xHeight }
/// From the baseline: negative below it.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat {
  font.metrics.underlinePosition
}
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
  font.metrics.underlineThickness
}
/// In degrees; negative for faces that lean to the right.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat { font.face.slantAngle }
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.face.unitsPerEm) }
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.face.glyphCount }

// MARK: - Names and traits

/// Such as `Inter-SemiBold`.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString {
  font.font.typeface.postScriptName
}

public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.font.typeface.family.name }

/// Such as `Inter SemiBold`.
public func CTFontCopyFullName(_ font: CTFont) -> CFString {
  CTFontCopyFamilyName(font) + " " + font.styleName
}

public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }

public let kCTFontPostScriptNameKey: CFString = "CTFontPostScriptName"
public let kCTFontFamilyNameKey: CFString = "CTFontFamilyName"
public let kCTFontFullNameKey: CFString = "CTFontFullName"
/// Such as `SemiBold`.
public let kCTFontSubFamilyNameKey: CFString = "CTFontSubFamilyName"
public let kCTFontStyleNameKey: CFString = "CTFontSubFamilyName"

/// Nil for names that are not known here, such as its maker's.
public func CTFontCopyName(_ font: CTFont, _ nameKey: CFString) -> CFString? {
  switch nameKey {
  case kCTFontPostScriptNameKey: CTFontCopyPostScriptName(font)
  case kCTFontFamilyNameKey: CTFontCopyFamilyName(font)
  case kCTFontFullNameKey: CTFontCopyFullName(font)
  case kCTFontSubFamilyNameKey: font.styleName
  default: nil
  }
}

public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
  let typeface = font.font.typeface
  var traits: CTFontSymbolicTraits = []
  if typeface.isBold { traits.insert(.traitBold) }
  if typeface.isItalic && typeface.family.hasItalics { traits.insert(.traitItalic) }
  if typeface.family == .mono { traits.insert(.traitMonoSpace) }
  if font.face.hasPictures { traits.insert(.traitColorGlyphs) }
  if font.font.isSystem { traits.insert(.traitUIOptimized) }
  return traits
}

public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary {
  let traits = CTFontGetSymbolicTraits(font)
  return [
    kCTFontSymbolicTrait: NSNumber(value: traits.rawValue),
    kCTFontWeightTrait: NSNumber(value: Double(font.font.typeface.weight.step)),
    kCTFontSlantTrait: NSNumber(value: traits.contains(.traitItalic) ? 0.07 : 0),
    kCTFontWidthTrait: NSNumber(value: 0.0),
  ]
}

/// The characters that the font itself has.
public func CTFontCopyCharacterSet(_ font: CTFont) -> CFCharacterSet {
  var characters = CharacterSet()
  for range in font.face.coverage {
    guard let first = Unicode.Scalar(range.lowerBound), let last = Unicode.Scalar(range.upperBound)
    else { continue }
    characters.insert(charactersIn: first...last)
  }
  return characters
}

extension CTFont {
  /// What comes after the dash of the full name.
  fileprivate var styleName: String {
    let parts = font.typeface.postScriptName.split(separator: "-", maxSplits: 1)
    return parts.count > 1 ? String(parts[1]) : "Regular"
  }
}
