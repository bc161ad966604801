import QuartzCore

/// Wheels with rows, of each of which one is chosen.
///
/// A wheel is a `PickerWheel`; how they are loaded is in `UIPickerView+Loading`.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  static let rowHeight: CGFloat = 32
  static let standardSize = CGSize(width: 320, height: 216)
  /// Between the band and the picker's sides, and between wheels.
  static let margin: CGFloat = 9
  static let gap: CGFloat = 5

  let band = ControlPart(.tertiarySystemFill)
  var wheels: [PickerWheel] = []
  /// What the delegate says of wheels; nil where it leaves it to us.
  var widths: [CGFloat?] = []
  var needsLoading = true
  var isLoading = false
  /// Whether the delegate has no views for rows.
  var hasNoViews = false

  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsLoading() } }
  }

  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      hasNoViews = false
      setNeedsLoading()
    }
  }

  /// Without a size it has the standard one.
  public override init(frame: CGRect) {
    let size = frame.size == .zero ? Self.standardSize : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    addSubview(band)
  }

  // MARK: Rows

  open var numberOfComponents: Int {
    loadIfNeeded()
    return wheels.count
  }

  /// 0 for a component that there is not.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.rowCount ?? 0 }

  open func rowSize(forComponent component: Int) -> CGSize {
    guard let wheel = wheel(component) else { return .zero }
    return CGSize(width: places(in: bounds)[component].width, height: wheel.rowHeight)
  }

  /// The delegate's view of a row; nil where the row is not seen.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    wheel(component)?.rowView(row)?.custom
  }

  open func reloadAllComponents() {
    needsLoading = true
    loadIfNeeded()
  }

  open func reloadComponent(_ component: Int) {
    guard !needsLoading, !isLoading, let wheel = wheel(component) else { return loadIfNeeded() }
    load(wheel)
  }

  // MARK: Selection

  /// Tells nobody; a row that there is not is not selected.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    wheel(component)?.select(row, animated: animated)
  }

  /// The row in the middle; -1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    wheel(component)?.selectedRow ?? -1
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize { Self.standardSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.standardSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    let height = wheels.map(\.rowHeight).max() ?? Self.rowHeight
    band.lie(
      in: CGRect(
        x: Self.margin, y: bounds.midY - height / 2, width: max(0, bounds.width - 2 * Self.margin),
        height: height))
    band.round(8, curve: .continuous)
    for (wheel, place) in zip(wheels, places(in: bounds)) {
      if wheel.frame != place { wheel.setNeedsLayout() }
      wheel.lie(in: place)
      wheel.placeEye()
    }
  }
}
