import CoreGraphics
import Typography

/// Lines of text.
///
/// A label is laid out and drawn when something about it changed, and else costs nothing.
@preconcurrency @MainActor
open class UILabel: UIView {
  var state = LabelState()
  /// What was made of the state; nil once it has changed.
  var prepared: AttributedText?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareLabel()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareLabel()
  }

  private func prepareLabel() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  // MARK: Text

  open var text: String? {
    get { state.text }
    set { setText(newValue) }
  }

  /// The text with its attributes; a plain one has those of the label.
  open var attributedText: NSAttributedString? {
    get { currentAttributedText }
    set { setStyledText(newValue.map { StyledText($0) }) }
  }

  /// Setting it changes all of an attributed text, as do `textColor` and `textAlignment`.
  open var font: UIFont! {
    get { state.font }
    set { setFont(newValue) }
  }

  open var textColor: UIColor! {
    get { state.textColor }
    set { setTextColor(newValue) }
  }

  open var textAlignment: NSTextAlignment {
    get { state.alignment }
    set { setAlignment(newValue) }
  }

  /// How the lines are broken, or the last one cut.
  open var lineBreakMode: NSLineBreakMode {
    get { state.lineBreakMode }
    set { setLineBreakMode(newValue) }
  }

  /// 0 for as many as there is room for.
  open var numberOfLines: Int {
    get { state.numberOfLines }
    set { change(\.numberOfLines, to: newValue, .layout) }
  }

  // MARK: Appearance

  open var isEnabled: Bool {
    get { state.isEnabled }
    set { change(\.isEnabled, to: newValue, .look) }
  }

  open var isHighlighted: Bool {
    get { state.isHighlighted }
    set { change(\.isHighlighted, to: newValue, .look) }
  }

  /// The colour of a highlighted label; without one, the usual.
  open var highlightedTextColor: UIColor? {
    get { state.highlightedTextColor }
    set { change(\.highlightedTextColor, to: newValue, .look) }
  }

  open var shadowColor: UIColor? {
    get { state.shadowColor }
    set { change(\.shadowColor, to: newValue, .look) }
  }

  /// A point upwards at first.
  open var shadowOffset: CGSize {
    get { state.shadowOffset }
    set { change(\.shadowOffset, to: newValue, .look) }
  }

  // MARK: Size

  /// Whether a text that is too long is written smaller.
  open var adjustsFontSizeToFitWidth: Bool {
    get { state.fitsWidth }
    set { change(\.fitsWidth, to: newValue, .look) }
  }

  /// How small, as a part of the font's size.
  open var minimumScaleFactor: CGFloat {
    get { state.minimumScaleFactor }
    set { change(\.minimumScaleFactor, to: newValue, .look) }
  }

  open var baselineAdjustment: UIBaselineAdjustment {
    get { state.baselineAdjustment }
    set { change(\.baselineAdjustment, to: newValue, .look) }
  }

  /// The width that the intrinsic size is found for; 0 for no limit.
  open var preferredMaxLayoutWidth: CGFloat {
    get { state.preferredMaxLayoutWidth }
    set { change(\.preferredMaxLayoutWidth, to: newValue, .layout) }
  }

  /// Whether a font of a text style follows the size of text that the user prefers.
  open var adjustsFontForContentSizeCategory: Bool {
    get { state.followsContentSize }
    set { state.followsContentSize = newValue }
  }

  open override var intrinsicContentSize: CGSize {
    fittingSize(width: state.preferredMaxLayoutWidth)
  }

  override var wrapsContent: Bool {
    state.numberOfLines != 1 && state.preferredMaxLayoutWidth == 0
  }

  override func wrappedHeight(forWidth width: CGFloat) -> CGFloat? {
    wrapsContent ? fittingSize(width: width).height : nil
  }

  override func wrappedWidth(forWidth width: CGFloat) -> CGFloat? {
    wrapsContent ? fittingSize(width: width).width : nil
  }

  override func baseline(_ end: BaselinePlace.End) -> BaselinePlace {
    let (first, last) = baselineDistances
    return end == .first
      ? BaselinePlace(share: 0, offset: first) : BaselinePlace(share: 1, offset: -last)
  }

  override var heightOfLine: CGFloat? { state.font.lineHeight }

  /// A single line takes the width that it needs, several that of the size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: state.numberOfLines == 1 ? 0 : size.width)
  }

  /// Where the text is drawn in bounds of a size.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    fittingRect(in: bounds, lines: numberOfLines)
  }

  /// Draws the text, in the middle of the rectangle's height.
  open func drawText(in rect: CGRect) { drawLabel(in: rect) }

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  // MARK: Changes around it

  override func refreshColors() {
    super.refreshColors()
    invalidate(.look)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    invalidate(.look)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followContentSize(previousTraitCollection)
  }
}
