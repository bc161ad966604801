import QuartzCore

/// A date or a time on a plate, which opens what it can be changed by.
final class DateChip: UIControl {
  enum Part {
    case date
    case time
  }

  let part: Part
  private let ground = ControlPart(.tertiarySystemFill)
  private let label = UILabel()

  override var keepsTaps: Bool { true }

  static let height: CGFloat = 34
  private static let padding: CGFloat = 11
  private static let font = UIFont.systemFont(ofSize: 17)

  init(_ part: Part) {
    self.part = part
    super.init(frame: .zero)
    label.font = Self.font
    addSubview(ground)
    addSubview(label)
    label.textAlignment = .center
    show()
  }

  required init?(coder: NSCoder) { nil }

  var text: String? {
    get { label.text }
    set {
      label.text = newValue
      setNeedsLayout()
    }
  }

  /// Whether what it opens is open.
  var isOpen = false {
    didSet { show() }
  }

  override var answersKeys: Bool { true }
  override func stateDidChange() { show() }
  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  var textColor: UIColor? { label.textColor }

  private func show() {
    label.textColor = !isEnabled ? .tertiaryLabel : isOpen ? tintColor : .label
    label.alpha = isHighlighted ? 0.4 : 1
  }

  /// Whole points, the same on each screen.
  var width: CGFloat {
    let words = (text ?? "").size(withAttributes: [.font: Self.font])
    return words.width.rounded(.up) + 2 * Self.padding
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.lie(in: bounds)
    ground.round(8, curve: .continuous)
    label.lie(in: bounds)
  }
}
