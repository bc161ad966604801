import CoreGraphics
import Typography

/// How paragraphs are laid out. Lengths are in points.
public class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, TextParagraphValue,
  @unchecked Sendable
{
  private let foundationMark = FoundationMark.value

  struct Values: Hashable {
    var paragraph = TextParagraph()
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var writingDirection = NSWritingDirection.natural
  }

  /// Changed by the mutable subclass alone.
  var values: Values

  public class var `default`: NSParagraphStyle { standard }
  private static let standard = NSParagraphStyle()

  public override init() {
    values = Values()
    super.init()
  }

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// As text is laid out by.
  package var textParagraph: TextParagraph {
    var paragraph = values.paragraph
    paragraph.alignment = values.alignment.alignment
    paragraph.breaking = values.lineBreakMode.breaking
    paragraph.direction = values.writingDirection.direction
    return paragraph
  }

  public var lineSpacing: CGFloat { values.paragraph.lineSpacing }
  public var paragraphSpacing: CGFloat { values.paragraph.spacing }
  public var paragraphSpacingBefore: CGFloat { values.paragraph.spacingBefore }
  public var alignment: NSTextAlignment { values.alignment }
  public var headIndent: CGFloat { values.paragraph.headIndent }
  public var tailIndent: CGFloat { values.paragraph.tailIndent }
  public var firstLineHeadIndent: CGFloat { values.paragraph.firstLineHeadIndent }
  public var minimumLineHeight: CGFloat { values.paragraph.minimumLineHeight }
  public var maximumLineHeight: CGFloat { values.paragraph.maximumLineHeight }
  public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  public var baseWritingDirection: NSWritingDirection { values.writingDirection }
  public var lineHeightMultiple: CGFloat { values.paragraph.lineHeightMultiple }
  public var defaultTabInterval: CGFloat { values.paragraph.tabInterval }
  public var tabStops: [NSTextTab] { values.tabs }

  public func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

  public func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  public override var hash: Int { values.hashValue }
}

extension NSParagraphStyle.Values {
  var tabs: [NSTextTab] {
    get {
      paragraph.tabs.map { tab in
        let alignment: NSTextAlignment =
          switch tab.alignment {
          case .left: .left
          case .center: .center
          case .right: .right
          case .justified: .justified
          case .natural: .natural
          }
        return NSTextTab(textAlignment: alignment, location: tab.location)
      }
    }
    set {
      paragraph.tabs = newValue.map {
        TextParagraph.Tab(alignment: $0.alignment.alignment, location: $0.location)
      }
    }
  }
}
