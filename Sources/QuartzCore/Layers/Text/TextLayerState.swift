import CoreGraphics
import Typography

/// All that can be set on a text layer beyond what every layer has.
struct TextLayerState: Equatable {
  /// A string as it was set.
  struct Text: Equatable {
    let plain: String
    let attributed: NSAttributedString?

    var value: Any {
      if let attributed { return attributed }
      return plain
    }

    init?(_ value: Any?) {
      switch value {
      case let string as NSAttributedString:
        let copy = NSAttributedString(attributedString: string)
        (plain, attributed) = (copy.string, copy)
      case let string as String: (plain, attributed) = (string, nil)
      case let string as NSString: (plain, attributed) = (String(string), nil)
      default: return nil
      }
    }
  }

  /// A font as it was set, and its face.
  struct FontChoice: Equatable {
    let value: Any?
    let typeface: Typeface?

    init(_ value: Any?) {
      self.value = value
      switch value {
      case let name as String: typeface = FontNames.typeface(named: name)
      case let font as any TextFontValue: typeface = font.textFont.typeface
      default: typeface = nil
      }
    }

    private var size: CGFloat? { (value as? any TextFontValue)?.textFont.size }

    static func == (left: FontChoice, right: FontChoice) -> Bool {
      left.typeface == right.typeface && (left.value as? String) == (right.value as? String)
        // The size is not drawn, but read again.
        && left.size == right.size
    }
  }

  var string: Text?
  var font = FontChoice("Helvetica")
  var fontSize: CGFloat = 36
  var color: CGColor? = .whiteOfLayers
  var isWrapped = false
  var alignment = CATextLayerAlignmentMode.natural
  var truncation = CATextLayerTruncationMode.none
  var quantizes = false

  /// The lines and colours of the text in a size; nil where there is nothing to show.
  func drawing(in size: CGSize) -> (layout: TextLayout, paints: TextPaints)? {
    guard let string, !string.plain.isEmpty, fontSize > 0, size.width > 0, size.height > 0 else {
      return nil
    }
    let typeface = font.typeface ?? Typeface(.inter)
    let defaults = AttributedText.Defaults(
      font: FontNames.resized(Font(typeface, size: fontSize), to: fontSize),
      color: color ?? .clear, paragraph: paragraph)
    let text =
      string.attributed.map { AttributedText($0, defaults: defaults) }
      ?? AttributedText(string.plain, attributes: nil, defaults: defaults)
    let options = LayoutOptions(
      width: size.width, height: isWrapped ? size.height : .infinity,
      endsWithEllipsis: truncation != .none)
    return (LayoutCache.shared.layout(text.content, options), text.paints)
  }

  private var paragraph: TextParagraph {
    var paragraph = TextParagraph()
    paragraph.alignment =
      switch alignment {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      default: .natural
      }
    paragraph.breaking =
      switch truncation {
      case _ where isWrapped: .words
      case .start: .truncateHead
      case .end: .truncateTail
      case .middle: .truncateMiddle
      default: .clip
      }
    return paragraph
  }
}
