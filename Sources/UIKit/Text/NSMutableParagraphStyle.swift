import CoreGraphics
import Typography

public final class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  public override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { values.paragraph.lineSpacing = newValue }
  }

  public override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { values.paragraph.spacing = newValue }
  }

  public override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { values.paragraph.spacingBefore = newValue }
  }

  public override var alignment: NSTextAlignment {
    get { super.alignment }
    set { values.alignment = newValue }
  }

  public override var headIndent: CGFloat {
    get { super.headIndent }
    set { values.paragraph.headIndent = newValue }
  }

  public override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { values.paragraph.tailIndent = newValue }
  }

  public override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { values.paragraph.firstLineHeadIndent = newValue }
  }

  public override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { values.paragraph.minimumLineHeight = newValue }
  }

  public override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { values.paragraph.maximumLineHeight = newValue }
  }

  public override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  public override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { values.writingDirection = newValue }
  }

  public override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { values.paragraph.lineHeightMultiple = newValue }
  }

  public override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { values.paragraph.tabInterval = newValue }
  }

  public override var tabStops: [NSTextTab] {
    get { super.tabStops }
    set { values.tabs = newValue }
  }

  public func addTabStop(_ anObject: NSTextTab) { tabStops += [anObject] }

  public func removeTabStop(_ anObject: NSTextTab) { tabStops.removeAll { $0 == anObject } }

  public func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
