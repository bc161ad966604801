import CoreGraphics
import Foundation

/// One stretch's attributes, read by the names that UIKit and Core Text give them.
struct TextAttributes {
  private(set) var style: TextStyle
  private(set) var paint: TextPaint
  private(set) var paragraph: TextParagraph

  init(_ attributes: [NSAttributedString.Key: Any], _ defaults: AttributedText.Defaults) {
    style = TextStyle(font: defaults.font)
    paint = TextPaint(color: defaults.color)
    paragraph = defaults.paragraph
    guard !attributes.isEmpty else { return }
    func value(_ name: String) -> Any? { attributes[NSAttributedString.Key(rawValue: name)] }
    if let font = value("NSFont") as? any TextFontValue { style.font = font.textFont }
    if let own = value("NSParagraphStyle") as? any TextParagraphValue {
      paragraph = own.textParagraph
      if let breaking = defaults.breaking, paragraph.breaking == .words {
        paragraph.breaking = breaking
      }
    }
    readStyle(value)
    readPaint(value)
    if let attachment = value("NSAttachment") as? any TextAttachmentValue {
      style.box = attachment.textBox(beside: style.font)
      paint.image = attachment.textImage(beside: style.font, in: paint.color)
    }
  }

  private mutating func readStyle(_ value: (String) -> Any?) {
    style.kern = Self.number(value("NSKern"))
    style.tracking = Self.number(value("CTTracking")) ?? 0
    style.hasLigatures = (Self.number(value("NSLigature")) ?? 1) != 0
    style.baselineOffset = Self.number(value("NSBaselineOffset")) ?? 0
    style.obliqueness = max(-4, min(4, Self.number(value("NSObliqueness")) ?? 0))
    style.expansion = Self.number(value("NSExpansion")) ?? 0
  }

  private mutating func readPaint(_ value: (String) -> Any?) {
    if let color = Self.color(value("NSColor")) { paint.color = color }
    paint.background = Self.color(value("NSBackgroundColor"))
    paint.underline = Self.number(value("NSUnderline")).map(Self.whole) ?? 0
    paint.underlineColor = Self.color(value("NSUnderlineColor"))
    paint.strike = Self.number(value("NSStrikethrough")).map(Self.whole) ?? 0
    paint.strikeColor = Self.color(value("NSStrikethroughColor"))
    paint.strokeWidth = Self.number(value("NSStrokeWidth")) ?? 0
    paint.strokeColor = Self.color(value("NSStrokeColor"))
    paint.shadow = (value("NSShadow") as? any TextShadowValue)?.textShadow
  }

  /// Numbers come as whatever a client wrote; those that are none count as missing.
  private static func number(_ value: Any?) -> CGFloat? {
    let number: CGFloat? =
      switch value {
      case let value as CGFloat: value
      case let value as Int: CGFloat(value)
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    return number.flatMap { $0.isFinite ? max(-1e6, min(1e6, $0)) : nil }
  }

  private static func whole(_ number: CGFloat) -> Int { Int(number) }

  private static func color(_ value: Any?) -> CGColor? { (value as? any TextColorValue)?.textColor }
}
