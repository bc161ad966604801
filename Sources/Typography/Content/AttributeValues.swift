import CoreGraphics
import Foundation

// What attributes of a string may be, for the classes of the modules above.

package protocol TextFontValue {
  var textFont: Font { get }
}

package protocol TextColorValue {
  /// The colour as things are now.
  var textColor: CGColor { get }
}

package protocol TextParagraphValue {
  var textParagraph: TextParagraph { get }
}

package protocol TextShadowValue {
  var textShadow: TextPaint.Shadow? { get }
}

package protocol TextAttachmentValue {
  func textBox(beside font: Font) -> InlineBox
  var textImage: CGImage? { get }
}

extension CGColor: TextColorValue {
  package var textColor: CGColor { self }
}
