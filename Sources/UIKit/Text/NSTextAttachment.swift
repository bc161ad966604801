import CoreGraphics
import Typography

/// A picture in a line of text, at the character U+FFFC.
open class NSTextAttachment: NSObject, TextAttachmentValue {
  private let foundationMark = FoundationMark.value

  /// The character that an attachment is the attribute of.
  public static let character = 0xFFFC

  open var image: UIImage?
  /// From the baseline, y pointing up; empty for the image's own size.
  open var bounds = CGRect.zero

  public override init() {
    super.init()
  }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The room that it takes in a line.
  package func textBox(beside font: Typography.Font) -> InlineBox {
    let size = bounds.isEmpty ? image?.size ?? .zero : bounds.size
    return InlineBox(size: size, bottom: bounds.isEmpty ? 0 : bounds.minY)
  }

  /// What is drawn there.
  package var textImage: CGImage? { image?.cgImage }
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
