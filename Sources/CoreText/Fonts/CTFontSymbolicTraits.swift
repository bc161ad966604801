/// What a face looks like, in words.
public struct CTFontSymbolicTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let traitItalic = CTFontSymbolicTraits(rawValue: 1 << 0)
  public static let traitBold = CTFontSymbolicTraits(rawValue: 1 << 1)
  public static let traitExpanded = CTFontSymbolicTraits(rawValue: 1 << 5)
  public static let traitCondensed = CTFontSymbolicTraits(rawValue: 1 << 6)
  public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
  public static let traitVertical = CTFontSymbolicTraits(rawValue: 1 << 11)
  public static let traitUIOptimized = CTFontSymbolicTraits(rawValue: 1 << 12)
  public static let traitColorGlyphs = CTFontSymbolicTraits(rawValue: 1 << 13)
  public static let traitComposite = CTFontSymbolicTraits(rawValue: 1 << 14)

  // The names that they had before.

  public static let italicTrait = traitItalic
  public static let boldTrait = traitBold
  public static let expandedTrait = traitExpanded
  public static let condensedTrait = traitCondensed
  public static let monoSpaceTrait = traitMonoSpace
  public static let verticalTrait = traitVertical
  public static let colorGlyphsTrait = traitColorGlyphs
}
