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
    guard bounds.isEmpty else { return InlineBox(size: bounds.size, bottom: bounds.minY) }
    let image = shown(beside: font)
    return InlineBox(
      size: image?.size ?? .zero, bottom: -(image?.baselineOffsetFromBottom ?? 0))
  }

  /// What is drawn there; a stencil in the text's colour.
  package func textImage(beside font: Typography.Font, in color: CGColor) -> CGImage? {
    guard let image = shown(beside: font) else { return nil }
    return image.isStencil ? image.cgImage?.tinted(color) : image.cgImage
  }

  /// A symbol that says nothing of its size has that of the text.
  private func shown(beside font: Typography.Font) -> UIImage? {
    guard let image, image.isSymbolImage else { return image }
    return image.preferring(
      UIImage.SymbolConfiguration(font: UIFont(font)), traits: UITraitCollection.current)
  }
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
