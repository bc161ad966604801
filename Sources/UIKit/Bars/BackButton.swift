import QuartzCore

/// A chevron, and the title of what it goes back to.
final class BackButton: BarControl {
  private let chevron = UIImageView()
  private let label = UILabel()
  private(set) var wanted: String?
  private var font = UIFont.systemFont(ofSize: 17)
  private var attributes: [NSAttributedString.Key: Any] = [:]

  private static let gap: CGFloat = 5

  override init(frame: CGRect) {
    super.init(frame: frame)
    for part in [chevron, label] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    chevron.contentMode = .center
    label.lineBreakMode = .byTruncatingTail
  }

  required init?(coder: NSCoder) { nil }

  /// The title that there is to show, and how.
  func show(
    _ title: String?, fontSize: CGFloat, indicator: UIImage?,
    _ attributes: [NSAttributedString.Key: Any]
  ) {
    wanted = title
    self.attributes = attributes
    font = attributes[.font] as? UIFont ?? .systemFont(ofSize: fontSize)
    let symbol = UIImage(
      systemName: "chevron.backward",
      withConfiguration: UIImage.SymbolConfiguration(
        pointSize: fontSize + 1, weight: .semibold, scale: .medium))
    chevron.image = (indicator ?? symbol)?.withRenderingMode(.alwaysTemplate)
    label.font = font
    colour()
    setNeedsLayout()
  }

  /// Says nothing, as one that was never seen; one without anything to go back to was never given a look.
  func clear(keepsLook: Bool) {
    label.text = nil
    guard !keepsLook else { return }
    (wanted, chevron.image) = (nil, nil)
    if extras?.tint != nil { tintColor = nil }
  }

  private func colour() {
    label.textColor = attributes[.foregroundColor] as? UIColor ?? tintColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    colour()
  }

  override var isHighlighted: Bool {
    didSet { for part in [chevron, label] { part.alpha = isHighlighted ? 0.2 : 1 } }
  }

  private func width(_ title: String?) -> CGFloat {
    let chevron = chevron.intrinsicContentSize.width.settled
    guard let title else { return chevron }
    let text = title.size(withAttributes: [.font: font]).width
    return chevron + Self.gap + text.rounded(.up)
  }

  /// Takes what fits a room: the title, a word for it where `mayBeWord`, or the chevron alone. Tells
  /// how wide that is.
  func fit(_ room: CGFloat, mayBeWord: Bool) -> CGFloat {
    var choices = [wanted]
    if mayBeWord { choices.append(UINavigationItem.genericBack) }
    choices.append(nil)
    let fitting = choices.first { width($0) <= room } ?? nil
    label.text = fitting
    return width(fitting)
  }

  /// Where the title begins, from which it comes when something is pushed.
  var titleStart: CGFloat { chevron.frame.maxX + Self.gap }
  var titleView: UIView { label }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = chevron.intrinsicContentSize.settled
    let text = max(0, bounds.width - size.width - Self.gap)
    func place(_ x: CGFloat, _ width: CGFloat) -> CGRect {
      CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
    }
    chevron.lie(in: place(0, size.width))
    label.lie(in: place(size.width + Self.gap, text))
  }
}
