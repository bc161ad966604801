import QuartzCore

/// Spokes above a scroll view's content that a pull brings out. Pulled far enough, it sends
/// `valueChanged` and turns until somebody says that what it shows is new.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  private let spinner = UIActivityIndicatorView(style: .medium)
  private var label: UILabel?
  private var isGoingOn = false
  /// Whether the pull that is under way has begun one already.
  private var hasBegun = false
  weak var scrollView: UIScrollView?

  /// What it takes of the room above the content while it refreshes.
  private static let height: CGFloat = 60
  /// How far the content is pulled for it.
  private static let threshold: CGFloat = 90

  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    spinner.hidesWhenStopped = false
    addSubview(spinner)
    showPull(0)
  }

  // MARK: What it shows

  /// A line below the spokes.
  open var attributedTitle: NSAttributedString? {
    didSet {
      guard attributedTitle != nil || label != nil else { return }
      let label = label ?? UILabel()
      self.label = label
      label.attributedText = attributedTitle
      label.textAlignment = .center
      label.alpha = spinner.alpha
      addSubview(label)
      setNeedsLayout()
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    spinner.color = ownTintColor
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let text = label?.sizeThatFits(bounds.size) ?? .zero
    let gap: CGFloat = text.height > 0 ? 6 : 0
    let top = (bounds.height - spinner.intrinsicContentSize.height - gap - text.height) / 2
    spinner.lie(
      in: CGRect(
        origin: CGPoint(x: bounds.midX - spinner.intrinsicContentSize.width / 2, y: top),
        size: spinner.intrinsicContentSize))
    label?.lie(
      in: CGRect(
        x: 0, y: spinner.frame.maxY + gap, width: bounds.width, height: text.height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  // MARK: Refreshing

  open var isRefreshing: Bool { isGoingOn }

  /// Begins without a pull: nothing is sent, and content that hides the spokes stays where it is.
  open func beginRefreshing() {
    guard !isGoingOn else { return }
    begin()
    if scrollView?.isDragging != true { makeRoom() }
  }

  /// Says that what is shown is new.
  open func endRefreshing() {
    guard isGoingOn else { return }
    isGoingOn = false
    spinner.stopAnimating()
    guard let scrollView else { return showPull(0) }
    if !scrollView.isDragging { makeRoom() }
    contentDidMove()
  }

  private func begin() {
    isGoingOn = true
    showPull(1)
    spinner.startAnimating()
  }

  /// Takes room above the content, or gives it back. Content under a finger would jump, so that waits
  /// until the finger lets go.
  func makeRoom() { scrollView?.takeRefreshRoom(isGoingOn ? Self.height : 0) }

  // MARK: Pulling

  /// Goes with the content, whose upper end it never leaves further behind than it is high.
  func contentDidMove() {
    guard let scrollView else { return }
    let bounds = scrollView.layer.bounds
    let beginning = -scrollView.adjustedContentInset.top + scrollView.refreshRoom
    let pull = beginning - bounds.minY
    lie(
      pinnedIn: CGRect(
        x: bounds.minX, y: min(bounds.minY - beginning, -Self.height), width: bounds.width,
        height: Self.height))
    if !scrollView.isDragging { hasBegun = false }
    guard !isGoingOn else { return }
    showPull(pull / Self.threshold)
    guard pull >= Self.threshold, isEnabled, scrollView.isDragging, !hasBegun else { return }
    hasBegun = true
    begin()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// One spoke after the other, until all are there. The control's own alpha is its client's.
  private func showPull(_ share: CGFloat) {
    spinner.share = min(max(share, 0), 1)
    for part in [spinner, label] { part?.alpha = share > 0 || isGoingOn ? 1 : 0 }
  }
}
