import CoreText
import Testing

/// Fonts by name and purpose, their measures and glyphs.
@Suite struct FontTests {
  private let inter = CTFontCreateWithName("Inter", 20, nil)

  private func glyphs(_ text: String, _ font: CTFont) -> [CGGlyph] {
    let units = Array(text.utf16)
    var glyphs = [CGGlyph](repeating: 7, count: units.count)
    _ = CTFontGetGlyphsForCharacters(font, units, &glyphs, units.count)
    return glyphs
  }

  @Test("measures are the font's, descent downwards") func measures() {
    #expect(CTFontGetSize(inter) == 20)
    #expect(CTFontGetUnitsPerEm(inter) > 0 && CTFontGetGlyphCount(inter) > 1_000)
    #expect(CTFontGetDescent(inter) > 0)
    #expect(CTFontGetCapHeight(inter) > CTFontGetXHeight(inter))
    #expect(CTFontGetAscent(inter) > CTFontGetCapHeight(inter))
    #expect(CTFontGetUnderlinePosition(inter) < 0 && CTFontGetUnderlineThickness(inter) > 0)
    #expect(CTFontGetMatrix(inter) == .identity)
    #expect(CTFontGetSlantAngle(inter) == 0)
    #expect(CTFontGetSlantAngle(CTFontCreateWithName("Inter-Italic", 20, nil)) < 0)
  }

  @Test("the system's font has Apple's lines") func systemFont() throws {
    let font = try #require(CTFontCreateUIFontForLanguage(.system, 17, nil))
    #expect(abs(CTFontGetAscent(font) - 16.187) < 0.001)
    #expect(abs(CTFontGetDescent(font) - 4.101) < 0.001)
    #expect(CTFontGetLeading(font) == 0)
    #expect(CTFontGetSymbolicTraits(font).contains(.traitUIOptimized))
    let bold = try #require(CTFontCreateUIFontForLanguage(.emphasizedSystem, 0, "de"))
    #expect(CTFontGetSize(bold) == 13 && CTFontGetSymbolicTraits(bold).contains(.traitBold))
    let fixed = try #require(CTFontCreateUIFontForLanguage(.userFixedPitch, 10, nil))
    #expect(CTFontGetSymbolicTraits(fixed).contains(.traitMonoSpace))
    #expect(CTFontCreateUIFontForLanguage(.none, 10, nil) == nil)
  }

  @Test("names are the face's") func names() {
    let font = CTFontCreateWithName("Inter-SemiBold", 10, nil)
    #expect(CTFontCopyPostScriptName(font) as String == "Inter-SemiBold")
    #expect(CTFontCopyFamilyName(font) as String == "Inter")
    #expect(CTFontCopyFullName(font) as String == "Inter SemiBold")
    #expect(CTFontCopyName(font, kCTFontSubFamilyNameKey) == "SemiBold")
    #expect(CTFontCopyName(font, "nothing") == nil)
    #expect(CTFontCopyPostScriptName(CTFontCreateWithName("Nobody's", 10, nil)) == "Inter-Regular")
  }

  @Test("traits make other faces of a family") func traits() throws {
    let bold = try #require(
      CTFontCreateCopyWithSymbolicTraits(inter, 0, nil, .traitBold, .traitBold))
    #expect(CTFontCopyPostScriptName(bold) == "Inter-Bold" && CTFontGetSize(bold) == 20)
    let both = try #require(
      CTFontCreateCopyWithSymbolicTraits(bold, 9, nil, .traitItalic, .traitItalic))
    #expect(CTFontCopyPostScriptName(both) == "Inter-BoldItalic" && CTFontGetSize(both) == 9)
    let plain = try #require(
      CTFontCreateCopyWithSymbolicTraits(both, 0, nil, [], [.traitBold, .traitItalic]))
    #expect(CTFontGetSymbolicTraits(plain) == [])
    #expect(
      CTFontCreateCopyWithSymbolicTraits(inter, 0, nil, .traitExpanded, .traitExpanded) == nil)
    let sans = CTFontCreateWithName("DejaVu Sans", 10, nil)
    #expect(CTFontCreateCopyWithSymbolicTraits(sans, 0, nil, .traitItalic, .traitItalic) == nil)
    #expect(CTFontCreateCopyWithFamily(bold, 0, nil, "Nobody's") == nil)
  }

  @Test("a descriptor is what it was asked for") func descriptors() {
    let named = CTFontDescriptorCreateWithNameAndSize("Inter-Bold", 14)
    let font = CTFontCreateWithFontDescriptor(named, 0, nil)
    #expect(CTFontGetSize(font) == 14 && CTFontCopyPostScriptName(font) == "Inter-Bold")
    #expect(CTFontCopyFontDescriptor(font) == named)
    let asked = CTFontDescriptorCreateWithAttributes(
      [
        kCTFontFamilyNameAttribute: "Inter", kCTFontSizeAttribute: 11,
        kCTFontTraitsAttribute: [
          kCTFontSymbolicTrait: CTFontSymbolicTraits.traitItalic.rawValue, kCTFontWeightTrait: 0.4,
        ],
      ] as CFDictionary)
    #expect(
      CTFontCopyPostScriptName(CTFontCreateWithFontDescriptor(asked, 0, nil)) == "Inter-BoldItalic")
    #expect(CTFontDescriptorCopyAttribute(asked, kCTFontSizeAttribute) as? Double == 11)
    #expect(CTFontDescriptorCopyAttribute(asked, kCTFontFamilyNameAttribute) as? String == "Inter")
    let wrong = CTFontDescriptorCreateWithAttributes([
      kCTFontNameAttribute: 5, kCTFontSizeAttribute: "large", kCTFontTraitsAttribute: [1],
    ])
    #expect(CTFontGetSize(CTFontCreateWithFontDescriptor(wrong, .nan, nil)) == 12)
    let copy = CTFontCreateCopyWithAttributes(inter, 0, nil, asked)
    #expect(CTFontGetSize(copy) == 11)
  }

  @Test("glyphs, advances and outlines belong together") func glyphMeasures() throws {
    let units = Array("Hx".utf16)
    let found = glyphs("Hx", inter)
    var advances = [CGSize](repeating: .zero, count: 2)
    let sum = CTFontGetAdvancesForGlyphs(inter, .horizontal, found, &advances, 2)
    #expect(abs(sum - Double(advances[0].width + advances[1].width)) < 1e-9)
    var rects = [CGRect](repeating: .zero, count: 2)
    let all = CTFontGetBoundingRectsForGlyphs(inter, .default, found, &rects, 2)
    #expect(all == rects[0].union(rects[1]))
    #expect(abs(rects[0].height - CTFontGetCapHeight(inter)) < 0.01 && rects[0].minY == 0)
    let path = try #require(CTFontCreatePathForGlyph(inter, found[0], nil))
    #expect(abs(path.boundingBoxOfPath.maxX - rects[0].maxX) < 1e-9)
    var moved = CGAffineTransform(translationX: 5, y: 0)
    let other = try #require(CTFontCreatePathForGlyph(inter, found[0], &moved))
    #expect(abs(other.boundingBoxOfPath.minX - rects[0].minX - 5) < 1e-9)
    #expect(CTFontCreatePathForGlyph(inter, glyphs(" ", inter)[0], nil) == nil)
    #expect(units.count == 2)
  }

  @Test("a transform is the glyphs', not the measures'") func matrix() {
    var twice = CGAffineTransform(scaleX: 2, y: 2)
    let font = CTFontCreateWithName("Inter", 20, &twice)
    let glyph = glyphs("H", font)
    let own = CTFontGetBoundingRectsForGlyphs(inter, .default, glyph, nil, 1)
    #expect(
      abs(CTFontGetBoundingRectsForGlyphs(font, .default, glyph, nil, 1).height - 2 * own.height)
        < 1e-9)
    #expect(CTFontGetAscent(font) == CTFontGetAscent(inter))
    #expect(font != inter && font == CTFontCreateWithName("Inter", 20, &twice))
  }

  @Test("pairs of surrogates are one character") func surrogates() {
    let font = CTFontCreateWithName("Noto Color Emoji", 20, nil)
    let found = glyphs("😀", font)
    #expect(found[0] != 0 && found[1] == 0)
    let line = CTLineCreateWithAttributedString(Sample.text("😀", [kCTFontAttributeName: font]))
    let width = CTFontGetAdvancesForGlyphs(font, .horizontal, found, nil, 1)
    #expect(width > 20 && abs(CGFloat(width) - Sample.width(line)) < 1e-6)
    var one: [CGGlyph] = [1]
    #expect(!CTFontGetGlyphsForCharacters(font, [0xD83D], &one, 1) && one == [0])
    #expect(!CTFontGetGlyphsForCharacters(inter, [0xFDD0], &one, 1))
    one = [5]
    #expect(CTFontGetGlyphsForCharacters(inter, [0x41], &one, 0) && one == [5])
  }

  @Test("a font knows its characters") func coverage() {
    let characters = CTFontCopyCharacterSet(inter)
    #expect(characters.contains("A") && characters.contains("ж") && !characters.contains("漢"))
  }

  @Test("sizes, transforms and counts that are none do no harm") func badInput() {
    for size in [CGFloat.nan, .infinity, -.infinity, -1, 0, .greatestFiniteMagnitude] {
      let font = CTFontCreateWithName("", size, nil)
      #expect(CTFontGetAscent(font).isFinite && CTFontGetSize(font) > 0)
      var broken = CGAffineTransform(a: .nan, b: 0, c: 0, d: .infinity, tx: 0, ty: 0)
      #expect(
        CTFontGetMatrix(CTFontCreateCopyWithAttributes(font, size, &broken, nil)) == .identity)
      #expect(CTFontCreatePathForGlyph(font, 3, &broken) == nil)
      #expect(CTFontCreateUIFontForLanguage(.label, size, "") != nil)
    }
    #expect(CTFontCreatePathForGlyph(inter, .max, nil) == nil)
    var advance = CGSize(width: 1, height: 1)
    #expect(CTFontGetAdvancesForGlyphs(inter, .horizontal, [.max], &advance, 1) == 0)
    #expect(CTFontGetAdvancesForGlyphs(inter, .horizontal, [3], nil, -4) == 0)
    #expect(CTFontGetBoundingRectsForGlyphs(inter, .horizontal, [.max], nil, 1).isEmpty)
  }
}
