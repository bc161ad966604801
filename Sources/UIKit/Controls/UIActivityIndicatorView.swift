import QuartzCore

/// Spokes that go round while something of unknown length goes on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  private static let spokeCount = 8
  private static let turn: TimeInterval = 0.8

  private let wheel = ControlPart(nil)
  private var spokes: [ControlPart] = []
  private var isTurning = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    frame.size = style.size
  }

  private func setUp() {
    isUserInteractionEnabled = false
    addSubview(wheel)
    for index in 0..<Self.spokeCount {
      let spoke = ControlPart(color)
      spoke.alpha = 0.25 + 0.75 * pow(CGFloat(index) / CGFloat(Self.spokeCount - 1), 1.5)
      spokes.append(spoke)
      wheel.addSubview(spoke)
    }
    isHidden = true
  }

  open var style = Style.medium {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// Grey unless it is set; nil is grey again.
  open var color: UIColor! {
    get { ownColor ?? .secondaryLabel }
    set {
      ownColor = newValue
      for spoke in spokes { spoke.backgroundColor = color }
    }
  }

  private var ownColor: UIColor?
  /// Whether it was given a colour, and does not follow its style.
  package var hasOwnColor: Bool { ownColor != nil }

  /// Whether the view is hidden unless it turns.
  open var hidesWhenStopped = true {
    didSet { showOrHide() }
  }

  /// Whether the view stays hidden while it turns, too. What a program says by `isHidden` holds until the
  /// wheel starts or stops; a file says it once and for all.
  package var staysHidden = false {
    didSet { showOrHide() }
  }

  open var isAnimating: Bool { isTurning }

  open func startAnimating() {
    isTurning = true
    showOrHide()
    turn()
  }

  open func stopAnimating() {
    isTurning = false
    showOrHide()
    turn()
  }

  /// How many of the spokes are there, where something brings them out one after the other.
  var share: CGFloat = 1 {
    didSet {
      let count = (share * CGFloat(Self.spokeCount)).rounded()
      for (index, spoke) in spokes.enumerated() { spoke.isHidden = CGFloat(index) >= count }
    }
  }

  private func showOrHide() {
    isHidden = staysHidden || !isTurning && hidesWhenStopped
  }

  private func turn() {
    let isRunning = wheel.layer.animation(forKey: Self.key) != nil
    if isTurning, !isRunning { wheel.layer.add(Self.rotation, forKey: Self.key) }
    if !isTurning, isRunning { wheel.layer.removeAnimation(forKey: Self.key) }
  }

  private static let key = "turn"

  /// From spoke to spoke.
  private static var rotation: CAAnimation {
    let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    animation.values = (0..<spokeCount).map {
      NSNumber(value: 2 * Double.pi * Double($0) / Double(spokeCount))
    }
    animation.calculationMode = .discrete
    animation.duration = turn
    animation.repeatCount = .infinity
    return animation
  }

  /// Layers lose their animations out of sight.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { turn() }
  }

  override func moveInMask() { turn() }

  open override var intrinsicContentSize: CGSize { style.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = style.size.width
    wheel.lie(
      around: CGPoint(x: bounds.midX, y: bounds.midY), size: CGSize(width: side, height: side))
    let (width, length) = (side * 0.11, side * 0.27)
    for (index, spoke) in spokes.enumerated() {
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(Self.spokeCount)
      let radius = (side - length) / 2
      spoke.lie(
        around: CGPoint(x: side / 2 + radius * sin(angle), y: side / 2 - radius * cos(angle)),
        size: CGSize(width: width, height: length))
      spoke.transform = CGAffineTransform(rotationAngle: angle)
      spoke.round()
    }
  }
}

extension UIActivityIndicatorView.Style {
  fileprivate var size: CGSize {
    switch self {
    case .medium: CGSize(width: 20, height: 20)
    case .large: CGSize(width: 37, height: 37)
    }
  }
}
