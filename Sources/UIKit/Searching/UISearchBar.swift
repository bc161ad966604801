import QuartzCore

/// A field to search with, a button that ends it, and where to search.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning {
  public enum Style: Int, Sendable {
    case `default`
    case prominent
    /// Nothing is behind the field.
    case minimal
  }

  private let ground = BarBackground(lineAt: .bottom)
  private let field = UISearchTextField()
  private let cancel = UIButton(type: .system)
  private var scopes: UISegmentedControl?
  private let listener = SearchFieldListener()
  /// Who searches with the bar.
  weak var controller: UISearchController?

  private static let lineHeight: CGFloat = 56
  private static let fieldHeight: CGFloat = 36
  /// Beside the field; a navigation bar has its own.
  var margin: CGFloat = 8 {
    didSet { if margin != oldValue { setNeedsLayout() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareParts()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareParts()
  }

  private func prepareParts() {
    for part in [ground, field] { addSubview(part) }
    listener.bar = self
    field.delegate = listener
    field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    cancel.setTitle("Cancel", for: .normal)
    cancel.titleLabel?.font = .systemFont(ofSize: 17)
    cancel.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarCancelButtonClicked(self)
        controller?.searchDidCancel()
      }, for: .touchUpInside)
    cancel.alpha = 0
    addSubview(cancel)
    placeholder = "Search"
    showGround()
  }

  open weak var delegate: (any UISearchBarDelegate)?
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  // MARK: Text

  /// Setting it tells the delegate, as Apple's does.
  open var text: String? {
    get { field.text }
    set {
      guard newValue ?? "" != field.text else { return }
      field.text = newValue
      textDidChange()
    }
  }

  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  open var searchTextField: UISearchTextField { field }

  private func textDidChange() {
    delegate?.searchBar(self, textDidChange: field.text ?? "")
    controller?.textDidChange()
  }

  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { field.isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  // MARK: Cancel

  open var showsCancelButton: Bool {
    get { isCancelShown }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  private var isCancelShown = false

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != isCancelShown else { return }
    isCancelShown = showsCancelButton
    change(animated)
  }

  // MARK: Scopes

  open var scopeButtonTitles: [String]? {
    didSet {
      scopes?.removeFromSuperview()
      scopes = nil
      setNeedsLayout()
      invalidateIntrinsicContentSize()
      guard let titles = scopeButtonTitles, !titles.isEmpty else { return }
      let made = UISegmentedControl(items: titles)
      made.selectedSegmentIndex = 0
      made.addAction(
        UIAction { [weak self, weak made] _ in
          guard let self, let made else { return }
          delegate?.searchBar(
            self, selectedScopeButtonIndexDidChange: made.selectedSegmentIndex)
        }, for: .valueChanged)
      made.isHidden = !isScopeShown
      addSubview(made)
      scopes = made
    }
  }

  open var selectedScopeButtonIndex: Int {
    get { scopes?.selectedSegmentIndex ?? 0 }
    set { scopes?.selectedSegmentIndex = newValue }
  }

  open var showsScopeBar: Bool {
    get { isScopeShown }
    set { setShowsScope(newValue, animated: false) }
  }
  private var isScopeShown = false

  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard show != isScopeShown else { return }
    isScopeShown = show
    scopes?.isHidden = !show
    invalidateIntrinsicContentSize()
    change(animated)
  }

  private func change(_ animated: Bool) {
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  // MARK: Look

  open var searchBarStyle = Style.default { didSet { showGround() } }
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  open var isTranslucent = true { didSet { showGround() } }
  open var barTintColor: UIColor? { didSet { showGround() } }
  open var backgroundImage: UIImage? { didSet { showGround() } }

  private func showGround() {
    guard searchBarStyle != .minimal else { return ground.show(nil) }
    let look = UIBarAppearance()
    if let barTintColor {
      (look.backgroundEffect, look.backgroundColor) = (nil, barTintColor)
    } else if !isTranslucent {
      (look.backgroundEffect, look.backgroundColor) = (nil, .systemBackground)
    }
    if let backgroundImage {
      (look.backgroundEffect, look.shadowColor) = (nil, nil)
      look.backgroundImage = backgroundImage
    }
    ground.show(look)
  }

  // MARK: Size

  private var ownHeight: CGFloat {
    Self.lineHeight + (isScopeShown && scopes != nil ? Self.lineHeight - 12 : 0)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ownHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: ownHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let mirror = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width : nil
    ground.lie(in: CGRect(origin: .zero, size: bounds.size))
    let lineHeight = isScopeShown && scopes != nil ? Self.lineHeight : bounds.height
    // Where there is less room, what is above and below it stays.
    let height = min(Self.fieldHeight, max(0, lineHeight - 16))
    let y = (lineHeight - height) / 2
    let width = cancel.sizeThatFits(bounds.size).width.settled
    let end = bounds.width - margin
    let taken = isCancelShown ? width + margin : 0
    let place = CGRect(
      x: margin, y: y, width: max(0, end - taken - margin), height: height)
    field.lie(in: place.mirrored(in: mirror))
    let cancelPlace = CGRect(
      x: isCancelShown ? end - width : end, y: y, width: width, height: height)
    cancel.lie(in: cancelPlace.mirrored(in: mirror))
    cancel.alpha = isCancelShown ? 1 : 0
    field.alpha = min(1, height / Self.fieldHeight)
    scopes?.lie(
      in: CGRect(
        x: margin, y: Self.lineHeight - 2, width: max(0, bounds.width - 2 * margin),
        height: 32))
  }
}

/// Passes on what happens to the field.
private final class SearchFieldListener: UITextFieldDelegate {
  weak var bar: UISearchBar?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    bar.controller?.searchDidBegin()
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.map {
      $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) ?? true
    }
      ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return false
  }
}
