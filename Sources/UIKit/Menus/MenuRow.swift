import CoreGraphics

/// One line of a menu.
final class MenuRow: UIView {
  /// What a line stands for.
  enum Kind {
    case action(UIAction)
    /// Opens a menu.
    case menu(UIMenu)
    /// Goes back to the menu that this one was opened from.
    case back(UIMenu)
    /// What the whole menu is called.
    case title(String)
  }

  let kind: Kind
  private let title = UILabel()
  private var subtitle: UILabel?
  private let image = UIImageView()
  private let mark = UIImageView()
  private let ground = ControlPart()
  private let hasMarks: Bool

  private static let margin: CGFloat = 16
  private static let markWidth: CGFloat = 20

  init(_ kind: Kind, hasMarks: Bool) {
    (self.kind, self.hasMarks) = (kind, hasMarks)
    super.init(frame: .zero)
    for part in [ground, title, image, mark] { addSubview(part) }
    image.contentMode = .center
    mark.contentMode = .center
    title.font = .systemFont(ofSize: 17)
    fill()
  }

  required init?(coder: NSCoder) { nil }

  private func fill() {
    var color = UIColor.label
    switch kind {
    case .action(let action):
      take(action)
      if action.attributes.contains(.destructive) { color = .systemRed }
      if action.attributes.contains(.disabled) { color = .tertiaryLabel }
      if action.state != .off {
        mark.image = Self.sign(action.state == .on ? "checkmark" : "minus")
      }
    case .menu(let menu):
      take(menu)
      if menu.options.contains(.destructive) { color = .systemRed }
      mark.image = Self.sign("chevron.forward")
    case .back(let menu):
      take(menu)
      title.font = .systemFont(ofSize: 17, weight: .semibold)
      image.image = nil
      mark.image = Self.sign("chevron.down")
    case .title(let text):
      title.text = text
      title.font = .systemFont(ofSize: 13)
      color = .secondaryLabel
    }
    title.textColor = color
    image.tintColor = color
    mark.tintColor = color
  }

  private func take(_ element: UIMenuElement) {
    title.text = element.title
    image.image = element.image
    guard let text = element.subtitle else { return }
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 12)
    label.textColor = .secondaryLabel
    addSubview(label)
    subtitle = label
  }

  private static func sign(_ name: String) -> UIImage? {
    UIImage(
      systemName: name,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold))
  }

  /// Whether it can be chosen.
  var isEnabled: Bool {
    switch kind {
    case .action(let action): !action.attributes.contains(.disabled)
    case .menu, .back: true
    case .title: false
    }
  }

  var isHighlighted = false {
    didSet { ground.backgroundColor = isHighlighted && isEnabled ? .systemFill : nil }
  }

  var height: CGFloat {
    if case .title = kind { return 34 }
    return subtitle == nil ? 44 : 56
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let mirror = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width : nil
    ground.lie(in: bounds)
    var isBehind = false
    if case .menu = kind { isBehind = true }
    let markPlace = CGRect(
      x: isBehind ? bounds.width - Self.margin - Self.markWidth : 10, y: 0, width: Self.markWidth,
      height: bounds.height)
    mark.lie(in: markPlace.mirrored(in: mirror))
    let start = hasMarks ? 36 : Self.margin
    var end = bounds.width - Self.margin
    if isBehind { end -= Self.markWidth + 4 }
    if image.image != nil {
      let place = CGRect(x: end - 24, y: 0, width: 24, height: bounds.height)
      image.lie(in: place.mirrored(in: mirror))
      end -= 34
    }
    let width = max(0, end - start)
    guard let subtitle else {
      return title.lie(
        in: CGRect(x: start, y: 0, width: width, height: bounds.height).mirrored(in: mirror))
    }
    title.lie(in: CGRect(x: start, y: 8, width: width, height: 22).mirrored(in: mirror))
    subtitle.lie(in: CGRect(x: start, y: 31, width: width, height: 16).mirrored(in: mirror))
  }
}
