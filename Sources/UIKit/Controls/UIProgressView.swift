import QuartzCore

/// A bar that shows how much of something is done.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default`
    /// For bars of tools: thinner, on nothing.
    case bar
  }

  private let track = ControlPart(.secondarySystemFill)
  private let bar = ControlPart(nil)
  private var progressNow: Float = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: style == .bar ? 2 : 4))
    progressViewStyle = style
    // An initialiser sets without observers.
    takeColors()
  }

  private func setUp() {
    clipsToBounds = false
    for part in [track, bar] {
      addSubview(part)
    }
    takeColors()
  }

  open var progressViewStyle = Style.default {
    didSet {
      takeColors()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// From 0 to 1; what lies outside is taken for the nearer of them.
  open var progress: Float {
    get { progressNow }
    set { setProgress(newValue, animated: false) }
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else { return }
    progressNow = min(max(progress, 0), 1)
    ControlMotion.run(animated, in: self) { place() }
  }

  /// The colour of what is done; the tint without.
  open var progressTintColor: UIColor? {
    didSet { takeColors() }
  }

  open var trackTintColor: UIColor? {
    didSet { takeColors() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    takeColors()
  }

  override func refreshColors() {
    super.refreshColors()
    takeColors()
  }

  private func takeColors() {
    bar.backgroundColor = progressTintColor ?? tintColor
    track.backgroundColor =
      trackTintColor ?? (progressViewStyle == .bar ? .clear : .secondarySystemFill)
  }

  // MARK: Size

  private var height: CGFloat { progressViewStyle == .bar ? 2 : 4 }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  private func place() {
    track.lie(in: bounds)
    track.round()
    let length = bounds.width * CGFloat(progressNow)
    let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
    bar.lie(
      in: CGRect(
        x: isLeft ? bounds.minX : bounds.maxX - length, y: bounds.minY, width: length,
        height: bounds.height))
    bar.round(bounds.height / 2)
  }
}
