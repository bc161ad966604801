import CoreGraphics

/// The region that a text view lays its text out in.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// Left and right of the lines.
  open var lineFragmentPadding: CGFloat = 5 { didSet { onChange?() } }
  /// 0 for as many as there are.
  open var maximumNumberOfLines = 0 { didSet { onChange?() } }
  /// How the last line ends where there are more.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { onChange?() } }
  open internal(set) weak var textView: UITextView?
  var onChange: (() -> Void)?

  public override init() {
    super.init()
  }
}
