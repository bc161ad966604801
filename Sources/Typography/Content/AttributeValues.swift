import CoreGraphics
import Foundation

// What attributes of a string may be, for the classes of the modules above.

/// A font, as `UIFont` is one.
package protocol TextFontValue {
  var textFont: Font { get }
}

/// A colour, as `UIColor` and `CGColor` are.
package protocol TextColorValue {
  /// The colour as things are now.
  var textColor: CGColor { get }
}

/// A paragraph style, as `NSParagraphStyle` is one.
package protocol TextParagraphValue {
  var textParagraph: TextParagraph { get }
}

/// A shadow, as `NSShadow` is one.
package protocol TextShadowValue {
  /// Nil where there is nothing to see of it.
  var textShadow: TextPaint.Shadow? { get }
}

/// Something in the line in place of a character, as `NSTextAttachment`.
package protocol TextAttachmentValue {
  /// The room that it takes beside text in a font.
  func textBox(beside font: Font) -> InlineBox
  /// What is drawn there, in the text's colour if it has none of its own.
  func textImage(beside font: Font, in color: CGColor) -> CGImage?
}

extension CGColor: TextColorValue {
  /// The colour itself: it does not go by the appearance.
  package var textColor: CGColor { self }
}
