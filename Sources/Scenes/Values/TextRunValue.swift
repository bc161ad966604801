import UIKit

/// A stretch of a text with attributes of its own.
package struct TextRunValue: Hashable, Sendable {
  var text = ""
  var font: FontValue?
  var color: ColorValue?
  var background: ColorValue?
  /// Numbers by their names: `kern`, `baselineOffset`, `lineSpacing` …
  var numbers: [String: Double] = [:]
  var underline = false
  var strikethrough = false
  var alignment: NSTextAlignment?

  var followsAppearance: Bool {
    color?.followsAppearance ?? false || background?.followsAppearance ?? false
  }

  /// As a dump shows it.
  var dumpText: String {
    ([JSONText.quoted(text)] + [font?.text, color?.text].compactMap { $0 })
      .joined(separator: " ")
  }

  /// The attributes; what the run does not say is left to its owner.
  private var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = font?.font
    attributes[.foregroundColor] = color?.uiColor
    attributes[.backgroundColor] = background?.uiColor
    attributes[.kern] = numbers["kern"]
    attributes[.baselineOffset] = numbers["baselineOffset"]
    attributes[.strokeWidth] = numbers["strokeWidth"]
    if underline { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if strikethrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    attributes[.paragraphStyle] = paragraph
    return attributes
  }

  private var paragraph: NSParagraphStyle? {
    let style = NSMutableParagraphStyle()
    if let alignment { style.alignment = alignment }
    style.firstLineHeadIndent = numbers["firstLineHeadIndent"] ?? 0
    style.headIndent = numbers["headIndent"] ?? 0
    style.tailIndent = numbers["tailIndent"] ?? 0
    style.lineHeightMultiple = numbers["lineHeightMultiple"] ?? 0
    style.lineSpacing = numbers["lineSpacing"] ?? 0
    style.paragraphSpacing = numbers["paragraphSpacing"] ?? 0
    return style == NSParagraphStyle.default || style == NSMutableParagraphStyle() ? nil : style
  }

  /// The runs as one text; nil for none.
  static func text(_ runs: [TextRunValue]) -> StyledText? {
    guard !runs.isEmpty else { return nil }
    var text = StyledText()
    for run in runs { text.append(StyledText(run.text, run.attributes)) }
    return text
  }
}
