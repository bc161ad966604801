import QuartzCore

/// A day of a month that is shown.
final class DayCell: UIControl {
  /// What is to be seen of a day.
  struct Look: Equatable {
    var text = ""
    var isToday = false
    var isChosen = false
    var isPossible = true
  }

  private let disc = ControlPart(nil)
  private let label = UILabel()
  /// What day of the month it is, from 1.
  var day = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    addSubview(disc)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override var answersKeys: Bool { true }

  var look = Look() {
    didSet {
      guard look != oldValue else { return }
      isEnabled = look.isPossible
      show()
    }
  }

  var textColor: UIColor? { label.textColor }
  var discColor: UIColor? { disc.backgroundColor }

  override func stateDidChange() { show() }
  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  /// The chosen day is a disc of the tint, which is pale unless it is today.
  private func show() {
    let tint: UIColor = tintColor
    let isFull = look.isChosen && look.isToday
    label.text = look.text
    label.font = .systemFont(
      ofSize: look.isChosen ? 22 : 20, weight: look.isChosen ? .medium : .regular)
    label.textColor =
      !look.isPossible
      ? .tertiaryLabel : isFull ? .white : look.isChosen || look.isToday ? tint : .label
    let isSeen = look.isChosen && look.isPossible
    disc.backgroundColor = isSeen ? tint : isHighlighted ? .tertiarySystemFill : nil
    disc.alpha = isSeen && !isFull ? 0.15 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    disc.lie(
      in: CGRect(
        x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side))
    disc.round()
    label.lie(in: bounds)
    focusEffect = UIFocusHaloEffect(
      roundedRect: disc.frame, cornerRadius: side / 2, curve: .circular)
  }
}
