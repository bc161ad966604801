import CoreGraphics
import Typography

/// A line of text that can be edited.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, TextEditing {
  public enum BorderStyle: Int, Sendable {
    case none
    case line
    case bezel
    case roundedRect
  }

  public enum ViewMode: Int, Sendable {
    case never
    case whileEditing
    case unlessEditing
    case always
  }

  var editing = EditableText()
  var look = TextFieldLook()
  /// How far the text is moved to the left so that the caret shows.
  var scroll: CGFloat = 0
  /// Whether hands have moved the caret in this text: then it lies where they left it, and else as far
  /// to the right as the caret lets it, whatever was seen before.
  var isScrolledByHand = false
  let caret = TextCaret()

  open weak var delegate: (any UITextFieldDelegate)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareField()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareField()
  }

  // MARK: Text

  /// Never nil once it was read, as UIKit's.
  open var text: String? {
    get { edited.string }
    set { setText(newValue ?? "") }
  }

  /// The text with its attributes; a plain one has those of the field. Setting it brings the font,
  /// the colour and the alignment of its beginning.
  open var attributedText: NSAttributedString? {
    get { currentStyledText.attributed }
    set { setStyledText(newValue.map { StyledText($0) }) }
  }

  /// What all of the text looks like; setting it takes the text's own attributes away.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { currentDefaults }
    set { setDefaults(newValue) }
  }

  /// What is typed next looks like this; nil, and not to be set, while nothing is edited. Another
  /// selection makes it the text's before the caret again.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { currentTyping }
    set { setTyping(newValue) }
  }

  open var placeholder: String? {
    get { look.placeholder?.string }
    set { setPlaceholder(newValue.map { StyledText($0) }, isStyled: false) }
  }

  /// What its attributes leave open is as in a plain placeholder.
  open var attributedPlaceholder: NSAttributedString? {
    get { look.placeholder?.attributed }
    set { setPlaceholder(newValue.map { StyledText($0) }, isStyled: newValue != nil) }
  }

  /// Setting it changes all of an attributed text, as does `textColor`.
  open var font: UIFont? {
    get { currentFont }
    set {
      change(\.font, to: newValue ?? TextFieldLook().font)
      override(.font)
    }
  }

  open var textColor: UIColor? {
    get { currentTextColor }
    set {
      change(\.textColor, to: newValue ?? .label)
      override(.foregroundColor)
    }
  }

  open var textAlignment: NSTextAlignment {
    get { look.alignment }
    set { setAlignment(newValue) }
  }

  open var borderStyle: BorderStyle {
    get { look.border }
    set { change(\.border, to: newValue) }
  }

  /// Whether dots stand for the characters.
  open var isSecureTextEntry: Bool {
    get { look.isSecure }
    set { change(\.isSecure, to: newValue) }
  }

  open var clearsOnBeginEditing: Bool {
    get { look.clearsOnBegin }
    set { look.clearsOnBegin = newValue }
  }

  open var clearButtonMode: ViewMode {
    get { look.clearButton }
    set { change(\.clearButton, to: newValue) }
  }

  open private(set) var isEditing = false

  /// Whether text that is too wide is written smaller, down to `minimumFontSize`.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { noteChange() } }
  }

  /// In points; 0 for as small as it takes.
  open var minimumFontSize: CGFloat = 0 {
    didSet { if minimumFontSize != oldValue { noteChange() } }
  }

  // MARK: Views beside the text

  open var leftView: UIView? {
    get { look.leftView }
    set { changeOverlay(\.leftView, to: newValue) }
  }

  open var rightView: UIView? {
    get { look.rightView }
    set { changeOverlay(\.rightView, to: newValue) }
  }

  open var leftViewMode: ViewMode {
    get { look.leftMode }
    set { change(\.leftMode, to: newValue) }
  }

  open var rightViewMode: ViewMode {
    get { look.rightMode }
    set { change(\.rightMode, to: newValue) }
  }

  // MARK: Places

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func textRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(in: bounds) }

  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: isMirrored ? bounds.minX + 5 : bounds.maxX - 24, y: bounds.midY - 9.5, width: 19,
      height: 19)
  }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    overlayRect(look.leftView, in: bounds, isLeft: true)
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    overlayRect(look.rightView, in: bounds, isLeft: false)
  }

  open func drawText(in rect: CGRect) { drawField(in: rect) }

  open func drawPlaceholder(in rect: CGRect) { drawHint(in: rect) }

  open override func draw(_ rect: CGRect) { drawAll() }

  open override var intrinsicContentSize: CGSize { fieldSize }

  override func baseline(_ end: BaselinePlace.End) -> BaselinePlace { baselineOfLine }
  override var heightOfLine: CGFloat? { look.font.lineHeight }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fieldSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeOverlays()
    placeCaret()
  }

  override func refreshColors() {
    super.refreshColors()
    setNeedsDisplay()
    placeCaret()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
    placeCaret()
  }

  // MARK: The first responder

  open override var canBecomeFocused: Bool { isEnabled }
  open override var canBecomeFirstResponder: Bool {
    isEnabled && (delegate?.textFieldShouldBeginEditing(self) ?? true)
  }

  open override var canResignFirstResponder: Bool {
    delegate?.textFieldShouldEndEditing(self) ?? true
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    guard super.becomeFirstResponder() else { return false }
    if !wasFirst { setEditing(true) }
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    guard super.resignFirstResponder() else { return false }
    if wasFirst { setEditing(false) }
    return true
  }

  private func setEditing(_ isOn: Bool) {
    guard isEditing != isOn else { return }
    isEditing = isOn
    if isOn { beginEditing() } else { endEditing() }
  }

  // MARK: Entering text

  open var hasText: Bool { edited.count > 0 }

  open func insertText(_ text: String) { enter(text) }

  open func deleteBackward() { delete(edited.deletion(.back, .character)) }

  /// Shows what an input method has not settled; nil takes it away.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    showMarked(markedText ?? "", selectedRange)
  }

  // MARK: Text by place (the work is in TextEditing+Input)

  open func text(in range: UITextRange) -> String? { string(in: range) }
  open func replace(_ range: UITextRange, withText text: String) { exchange(range, text) }

  open var selectedTextRange: UITextRange? {
    get { selectedSpan }
    set { selectedSpan = newValue }
  }

  open var markedTextRange: UITextRange? { markedSpan }
  open func unmarkText() { settleMarked() }
  open var beginningOfDocument: UITextPosition { TextPlace(0) }
  open var endOfDocument: UITextPosition { TextPlace(edited.count) }

  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    range(fromPosition, toPosition)
  }

  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    place(position, offset: offset)
  }

  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    place(position, direction, offset)
  }

  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    order(position, other)
  }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    distance(from, toPosition)
  }

  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    farthest(range, direction)
  }

  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    extended(position, direction)
  }

  open func firstRect(for range: UITextRange) -> CGRect { firstLine(of: range) }
  open func caretRect(for position: UITextPosition) -> CGRect { rect(of: position) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { rects(of: range) }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { nearest(point) }
  open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }

  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    nearest(point, range)
  }

  // MARK: What is offered to somebody who types

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType!

  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  /// Another one shows when editing begins, or by `reloadInputViews()`.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if isEnabled, let touch = touches.oldest { beginSelecting(touch, event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    if let touch = touches.oldest { goOnSelecting(touch) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.oldest { clearIfTouched(touch) }
  }
}
