import QuartzCore

/// A row of segments, one of which is selected.
///
/// The look is in `UISegmentedControl+Look`.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  override var keepsTaps: Bool { true }

  /// Stands for no selected segment.
  public nonisolated static let noSegment = -1
  static let height: CGFloat = 32

  var segments: [Segment] = []
  let ground = ControlPart(.tertiarySystemFill)
  let pill = ControlPart(nil)
  private var selection = UISegmentedControl.noSegment
  /// The segment that a touch is on.
  private(set) var touchedIndex: Int?
  var titleAttributes = StateTable<[NSAttributedString.Key: Any]>()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Segments with strings and images; what is neither is left out.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      if let title = item as? String {
        insert(Segment(title: title), at: .max)
      } else if let image = item as? UIImage {
        insert(Segment(image: image), at: .max)
      }
    }
    sizeToFit()
  }

  /// A segment for each action, which performs it when it is selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: .zero)
    for action in actions { insert(Segment(action: action), at: .max) }
    if frame == .zero { sizeToFit() } else { self.frame = frame }
  }

  private func setUp() {
    addSubview(ground)
    addSubview(pill)
    takeColors()
    pill.round(7, curve: .continuous)
    show()
  }

  // MARK: Segments; an index past the end means the last one, or behind it

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(action: action), at: segment)
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = min(max(segment, 0), segments.count - 1)
    segments.remove(at: index).leave()
    if selection == index {
      selection = Self.noSegment
    } else if selection > index {
      selection -= 1
    }
    segmentsDidChange(around: index)
  }

  open func removeAllSegments() {
    // From the back: what was put in last is found first.
    for segment in segments.reversed() { segment.leave() }
    segments = []
    selection = Self.noSegment
    segmentsDidChange(around: 0)
  }

  private func insert(_ segment: Segment, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    if selection >= index { selection += 1 }
    for view in segment.views { addSubview(view) }
    segmentsDidChange(around: index)
  }

  private func segmentsDidChange(around index: Int) {
    if touchedIndex != nil {
      touchedIndex = nil
      show()
    } else {
      show(around: index)
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func change(_ index: Int, _ change: (Segment) -> Void) {
    guard segments.indices.contains(index) else { return }
    change(segments[index])
    show(around: index)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func segment(_ index: Int) -> Segment? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.setTitle(title) }
  }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0.setImage(image) }
  }

  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { $0.take(action) }
  }

  /// 0 for the width that the others leave.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width.isFinite ? max(0, width) : 0 }
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }

  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(segment)?.isEnabled ?? false
  }

  // MARK: Selection

  /// Setting it tells nobody; an index that is none selects nothing.
  open var selectedSegmentIndex: Int {
    get { selection }
    set { select(newValue, animated: false) }
  }

  /// Whether a segment is selected only while it is touched.
  open var isMomentary = false {
    didSet {
      if isMomentary { select(Self.noSegment, animated: false) }
    }
  }

  /// Whether segments without a width are as wide as their content asks, and not all alike.
  open var apportionsSegmentWidthsByContent = false {
    didSet { setNeedsLayout() }
  }

  private func select(_ index: Int, animated: Bool) {
    let old = selection
    selection = segments.indices.contains(index) ? index : Self.noSegment
    guard selection != old else { return }
    show(around: old)
    show(around: selection)
    ControlMotion.run(animated && old != Self.noSegment, in: self) { placePill(among: places) }
  }

  // MARK: Look

  open var selectedSegmentTintColor: UIColor? {
    didSet { takeColors() }
  }

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[exactly: state] = attributes
    show()
    setNeedsLayout()
  }

  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[exactly: state]
  }

  open override var intrinsicContentSize: CGSize { fittingSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  override func stateDidChange() { show() }

  override var answersKeys: Bool { true }
  override func activate() {}

  override func adjust(by step: Int) -> Bool {
    choose(selectedSegmentIndex == Self.noSegment ? 0 : selectedSegmentIndex + step, with: nil)
    return true
  }

  // MARK: Tracking: a touch that ends on a segment selects it

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    noteTouch(on: segmentIndex(at: touch.location(in: self)))
    return super.beginTracking(touch, with: event)
  }

  /// The selected segment can be dragged along.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let index = isTouchInside ? segmentIndex(at: touch.location(in: self)) : nil
    noteTouch(on: index)
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let index = isTouchInside ? touchedIndex : nil
    noteTouch(on: nil)
    if let index { choose(index, with: event) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    noteTouch(on: nil)
  }

  private func noteTouch(on index: Int?) {
    let old = touchedIndex
    touchedIndex = index
    guard index != old else { return }
    for index in [old, index] { index.map { show(around: $0) } }
  }

  func choose(_ index: Int, with event: UIEvent?) {
    guard segments.indices.contains(index), segments[index].isEnabled, index != selection
    else { return }
    let action = segments[index].action
    select(index, animated: true)
    if let action { sendAction(action) }
    send([.valueChanged, .primaryActionTriggered], with: event)
    if isMomentary { select(Self.noSegment, animated: false) }
  }
}
