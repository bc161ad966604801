import Foundation

// The attributes that strings are drawn with.

extension NSAttributedString.Key {
  /// A `UIFont`; 12 points of the system's font without it.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// 0 for none.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// Points after each character; 0 switches the font's own kerning off.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key(
    rawValue: "NSStrikethroughColor")
  /// In hundredths of the font's size; negative fills too.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// How far the glyphs lean to the right, for each point up.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The logarithm of how much wider the glyphs are.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// Points upwards.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}

/// A line under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
}
