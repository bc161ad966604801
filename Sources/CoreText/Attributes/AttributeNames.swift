import CoreGraphics

// The attributes that text is set with, by Core Text's names. UIKit's values serve as well: a `UIFont`,
// a `UIColor`, an `NSParagraphStyle`, under UIKit's keys.

/// A `CTFont`; 12 points of the font for text without it.
public let kCTFontAttributeName: CFString = "NSFont"
/// A `CTParagraphStyle`.
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// A `CGColor`; black without it.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// Whether the context's fill colour is taken instead.
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// A `CGColor`, as high as the line.
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
/// Points after each character; 0 switches the font's own kerning off.
public let kCTKernAttributeName: CFString = "NSKern"
/// Points after each character, kerning untouched.
public let kCTTrackingAttributeName: CFString = "CTTracking"
/// 0 for none.
public let kCTLigatureAttributeName: CFString = "NSLigature"
/// A `CTUnderlineStyle`'s number.
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
/// A `CGColor`; the text's without it.
public let kCTUnderlineColorAttributeName: CFString = "NSUnderlineColor"
/// In hundredths of the font's size; negative fills too.
public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
/// A `CGColor`; the text's without it.
public let kCTStrokeColorAttributeName: CFString = "NSStrokeColor"
/// Points upwards.
public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"

/// A line under text. The modifiers for patterns are not there.
public struct CTUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  public static let single = CTUnderlineStyle(rawValue: 1)
  public static let thick = CTUnderlineStyle(rawValue: 2)
  public static let double = CTUnderlineStyle(rawValue: 9)
}
