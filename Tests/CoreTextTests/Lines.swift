import CoreText
import Foundation

/// Texts for lines, in one font.
enum Sample {
  static func font(_ size: CGFloat = 20) -> CTFont { CTFontCreateWithName("Inter", size, nil) }

  static func text(
    _ string: String, _ more: [CFString: Any] = [:], size: CGFloat = 20
  ) -> NSAttributedString {
    var attributes: [NSAttributedString.Key: Any] = [
      NSAttributedString.Key(kCTFontAttributeName as String): font(size)
    ]
    for (name, value) in more { attributes[NSAttributedString.Key(name as String)] = value }
    return NSAttributedString(string: string, attributes: attributes)
  }

  static func line(_ string: String, _ more: [CFString: Any] = [:]) -> CTLine {
    CTLineCreateWithAttributedString(text(string, more) as CFAttributedString)
  }

  static func width(_ line: CTLine) -> CGFloat {
    CGFloat(CTLineGetTypographicBounds(line, nil, nil, nil))
  }

  static func runs(_ line: CTLine) -> [CTRun] {
    (CTLineGetGlyphRuns(line) as? [CTRun]) ?? []
  }
}
