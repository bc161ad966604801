import QuartzCore

/// What month it is, and the ways to others.
final class MonthHeader: UIView {
  let title = MonthTitle()
  let back = MonthArrow("chevron.backward")
  let forward = MonthArrow("chevron.forward")

  static let height: CGFloat = 44

  override init(frame: CGRect) {
    super.init(frame: frame)
    for part in [title, back, forward] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  /// Whether another month is being chosen by wheels.
  var isOpen = false {
    didSet {
      title.isOpen = isOpen
      back.alpha = isOpen ? 0 : 1
      forward.alpha = isOpen ? 0 : 1
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let mirror = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width : nil
    let side = bounds.height
    let right = CGRect(x: bounds.width - side, y: 0, width: side, height: side)
    forward.lie(in: right.mirrored(in: mirror))
    back.lie(in: right.offsetBy(dx: -side, dy: 0).mirrored(in: mirror))
    let width = min(title.width, max(0, bounds.width - 2 * side))
    title.lie(in: CGRect(x: 0, y: 0, width: width, height: side).mirrored(in: mirror))
  }
}

/// The month's name, which opens wheels to choose another one.
final class MonthTitle: UIControl {
  private let label = UILabel()
  private let sign = UIImageView()

  private static let inset: CGFloat = 12
  private static let signWidth: CGFloat = 16

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    sign.contentMode = .center
    sign.image = MonthArrow.sign("chevron.forward", size: 13)
    addSubview(label)
    addSubview(sign)
  }

  required init?(coder: NSCoder) { nil }

  override var answersKeys: Bool { true }

  var text: String? {
    get { label.text }
    set {
      label.text = newValue
      setNeedsLayout()
      superviewReference?.setNeedsLayout()
    }
  }

  var isOpen = false {
    didSet { stateDidChange() }
  }

  override func stateDidChange() {
    label.textColor = isOpen ? tintColor : .label
    label.alpha = isHighlighted ? 0.4 : 1
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    sign.transform =
      isOpen ? CGAffineTransform(rotationAngle: isMirrored ? -.pi / 2 : .pi / 2) : .identity
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    stateDidChange()
  }

  var width: CGFloat {
    Self.inset + label.intrinsicContentSize.width.rounded(.up) + Self.signWidth + 4
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let mirror = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width : nil
    let end = max(Self.inset, bounds.width - Self.signWidth - 4)
    label.lie(
      in: CGRect(x: Self.inset, y: 0, width: end - Self.inset, height: bounds.height)
        .mirrored(in: mirror))
    let place = CGRect(x: end + 2, y: 0, width: Self.signWidth, height: bounds.height)
      .mirrored(in: mirror)
    sign.lie(around: CGPoint(x: place.midX, y: place.midY), size: place.size)
  }
}

/// The way to the next month, or to the one before.
final class MonthArrow: UIControl {
  private let image = UIImageView()

  init(_ name: String) {
    super.init(frame: .zero)
    image.contentMode = .center
    image.image = Self.sign(name, size: 20)
    addSubview(image)
    stateDidChange()
  }

  required init?(coder: NSCoder) { nil }

  override var answersKeys: Bool { true }

  static func sign(_ name: String, size: CGFloat) -> UIImage? {
    UIImage(
      systemName: name,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .semibold))
  }

  override func stateDidChange() {
    image.tintColor = isEnabled ? nil : .tertiaryLabel
    image.alpha = isHighlighted ? 0.3 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    image.lie(in: bounds)
  }
}
