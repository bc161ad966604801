import CoreGraphics
import Typography

/// Lines of text that can be edited and scrolled.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, TextEditing {
  var editing = EditableText()
  var look = TextViewLook()
  /// Nil once something about them has changed.
  var held: TextViewLines?
  var shownSelection = ShownSelection()
  /// Where moving up and down keeps to.
  var column: CGFloat?
  let caret = TextCaret()
  let canvas = TextCanvas(frame: .zero)
  let container: NSTextContainer
  /// The text for those who asked for it as TextKit has it.
  var kit: TextKit?

  /// A view of what a container shows of a storage's text, or of a text of its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    container = textContainer ?? .ownOfView
    super.init(frame: frame)
    prepareTextView()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    container = .ownOfView
    super.init(coder: coder)
    prepareTextView()
  }

  /// The scroll view's, which as Apple's is one for text as well.
  @_nonoverride
  open var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  // MARK: Text

  /// Never nil once it was read, as UIKit's.
  open var text: String! {
    get { edited.string }
    set { setText(newValue ?? "", nil) }
  }

  /// The text with its attributes; a plain one has those of the view.
  open var attributedText: NSAttributedString! {
    get { currentAttributedText }
    set { setText(newValue?.string ?? "", newValue.map { StyledText($0) }) }
  }

  /// Setting it changes all of an attributed text, as do `textColor` and `textAlignment`.
  open var font: UIFont? {
    get { look.font }
    set { setFont(newValue) }
  }

  open var textColor: UIColor? {
    get { look.textColor }
    set { setTextColor(newValue) }
  }

  open var textAlignment: NSTextAlignment {
    get { look.alignment }
    set { setAlignment(newValue) }
  }

  /// What is typed next looks like this; the text before the caret, until it is set.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { typedLook }
    set { editing.typing = newValue }
  }

  // MARK: TextKit (the work is in UITextView+Kit)

  open var textContainer: NSTextContainer {
    noteContainerSize()
    return container
  }

  /// Made when it or the storage is first asked for; until then there is no attributed string.
  open var layoutManager: NSLayoutManager { textKit.manager }

  /// The text: what is changed in it shows in the view, and what the user types is in it.
  open var textStorage: NSTextStorage { textKit.storage }

  // MARK: Editing

  open var isEditable: Bool {
    get { look.isEditable }
    set {
      guard newValue != look.isEditable else { return }
      look.isEditable = newValue
      guard isFirstResponder else { return }
      if newValue { beginEditing() } else { resignFirstResponder() }
    }
  }

  open var isSelectable: Bool {
    get { look.isSelectable }
    set {
      look.isSelectable = newValue
      noteSelection()
    }
  }

  open var selectedRange: NSRange {
    get { NSRange(location: edited.selection.lowerBound, length: edited.selection.count) }
    set {
      guard newValue.location != NSNotFound else { return }
      // Numbers beyond every text must not overflow.
      let start = max(0, min(newValue.location, edited.count))
      editing.select {
        $0.select(start..<start + max(0, min(newValue.length, $0.count - start)))
      }
      noteSelection()
    }
  }

  /// Scrolls until a part of the text is seen.
  open func scrollRangeToVisible(_ range: NSRange) { show(range) }

  // MARK: Places

  /// Between the view's edges and the text's region.
  open var textContainerInset: UIEdgeInsets {
    get { look.inset }
    set {
      guard newValue != look.inset else { return }
      look.inset = newValue
      noteLayout()
    }
  }

  package override var contentSaysItsSize: Bool { true }
  /// Until it is laid out nothing brings the text back from beyond an end that it does not have.
  override var hasKnownEnd: Bool { placedSize != .zero }

  open override var intrinsicContentSize: CGSize { fittingSize }

  override var wrapsContent: Bool { !isScrollEnabled }

  override func wrappedHeight(forWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : fittingSize(in: CGSize(width: width, height: .infinity)).height
  }

  override func baseline(_ end: BaselinePlace.End) -> BaselinePlace { baselineOfText(end) }
  override var heightOfLine: CGFloat? { look.shownFont.lineHeight }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) }

  open override var isScrollEnabled: Bool {
    get { super.isScrollEnabled }
    set {
      super.isScrollEnabled = newValue
      invalidateIntrinsicContentSize()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeText()
  }

  /// Whoever asks may ask before the next layout, which brings the content there.
  open override var contentSize: CGSize {
    get { layer.needsLayout() && bounds.width > 0 ? textSize : super.contentSize }
    set { super.contentSize = newValue }
  }

  override func refreshColors() {
    super.refreshColors()
    noteLook()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    noteLook()
  }

  // MARK: The first responder

  open override var canBecomeFocused: Bool { look.isEditable }

  open override var canBecomeFirstResponder: Bool {
    guard look.isEditable else { return look.isSelectable }
    return delegate?.textViewShouldBeginEditing(self) ?? true
  }

  open override var canResignFirstResponder: Bool {
    guard isEditing else { return true }
    return delegate?.textViewShouldEndEditing(self) ?? true
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    guard super.becomeFirstResponder() else { return false }
    if !wasFirst { beginEditing() }
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    guard super.resignFirstResponder() else { return false }
    if wasFirst { endEditing() }
    return true
  }

  /// Whether the user edits the text now.
  private(set) var isEditing = false

  func setEditing(_ isOn: Bool) { isEditing = isOn }

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
    guard look.isSelectable, let touch = touches.oldest else {
      return super.touchesBegan(touches, with: event)
    }
    if touch.type == .indirectPointer { beginSelecting(touch, event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard look.isSelectable, let touch = touches.oldest else {
      return super.touchesMoved(touches, with: event)
    }
    if touch.type == .indirectPointer { goOnSelecting(touch) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard look.isSelectable, let touch = touches.oldest else {
      return super.touchesEnded(touches, with: event)
    }
    // Where a finger was lifted it has not scrolled.
    if touch.type != .indirectPointer { beginSelecting(touch, event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !look.isSelectable { super.touchesCancelled(touches, with: event) }
  }
}
