import CoreGraphics
import Typography

/// The shadow of a text.
open class NSShadow: NSObject, NSCopying, TextShadowValue {
  private let foundationMark = FoundationMark.value
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; black at a third of full strength at first.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  public override init() {
    super.init()
  }

  /// As text is drawn with; nil without a colour.
  package var textShadow: TextPaint.Shadow? {
    guard let color = (shadowColor as? any TextColorValue)?.textColor else { return nil }
    return TextPaint.Shadow(offset: shadowOffset, blur: shadowBlurRadius, color: color)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }
}

extension UIColor: TextColorValue {
  /// Of a colour that goes by the appearance, what it is in the current one.
  package var textColor: CGColor { cgColor }
}
