import QuartzCore

/// One tab of a bar: its image above or beside its title, and its badge.
final class TabButton: BarControl {
  let item: UITabBarItem
  private let picture = UIImageView()
  private let label = UILabel()
  private let spot = ControlPart(.systemRed)
  private let badge = UILabel()
  private var isInline = false

  private static let gap: CGFloat = 6

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    for part in [picture, label, spot, badge] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    picture.contentMode = .center
    label.textAlignment = .center
    badge.textAlignment = .center
  }

  required init?(coder: NSCoder) { nil }

  /// Colours where the appearance says nothing.
  struct Tint {
    var selected: UIColor
    var other: UIColor
  }

  func show(_ look: UITabBarItemAppearance, isInline: Bool, _ tint: Tint) {
    self.isInline = isInline
    isEnabled = item.isEnabled
    let state = !item.isEnabled ? look.disabled : isSelected ? look.selected : look.normal
    let color = isSelected ? state.iconColor ?? tint.selected : state.iconColor ?? tint.other
    let image = isSelected ? item.selectedImage : item.image
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: isInline ? 17 : 18, weight: .medium, scale: isInline ? .medium : .large)
    picture.image =
      image?.renderingMode == .automatic
      ? image?.withRenderingMode(.alwaysTemplate) : image
    picture.tintColor = color
    picture.alpha = item.isEnabled ? 1 : 0.4
    var attributes: StyledText.Attributes = [
      .font: UIFont.systemFont(ofSize: isInline ? 13 : 10, weight: .medium),
      .foregroundColor: isSelected ? tint.selected : tint.other,
    ]
    let own = item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]
    for source in [state.titleTextAttributes, own] {
      for (key, value) in source { attributes[key] = value }
    }
    label.setStyledText(item.title.map { StyledText($0, attributes) })
    label.textAlignment = .center
    label.alpha = picture.alpha
    showBadge(state)
    setNeedsLayout()
  }

  private func showBadge(_ state: UITabBarItemStateAppearance) {
    for part in [spot, badge] { part.isHidden = item.badgeValue == nil }
    guard let text = item.badgeValue else { return }
    spot.backgroundColor = item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed
    var attributes: StyledText.Attributes = [
      .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white,
    ]
    for (key, value) in state.badgeTextAttributes { attributes[key] = value }
    badge.setStyledText(StyledText(text, attributes))
    badge.textAlignment = .center
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let image = picture.intrinsicContentSize.settled
    let size = picture.image == nil ? .zero : image
    let text = label.sizeThatFits(bounds.size).settled
    let shift = item.titlePositionAdjustment
    if isInline {
      let width = size.width + (text.width > 0 && size.width > 0 ? Self.gap : 0) + text.width
      let x = bounds.midX - width / 2
      picture.lie(
        in: CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height))
      label.lie(
        in: CGRect(
          x: x + width - text.width + shift.horizontal,
          y: bounds.midY - text.height / 2 + shift.vertical, width: text.width,
          height: text.height))
    } else {
      let middle = text.height > 0 ? 18 : bounds.midY
      picture.lie(
        in: CGRect(
          x: bounds.midX - size.width / 2, y: middle - size.height / 2, width: size.width,
          height: size.height))
      let width = min(text.width, bounds.width)
      label.lie(
        in: CGRect(
          x: bounds.midX - width / 2 + shift.horizontal,
          y: 35 + shift.vertical, width: width, height: text.height))
    }
    layBadge()
  }

  private func layBadge() {
    guard item.badgeValue != nil else { return }
    let text = badge.sizeThatFits(bounds.size).settled
    let width = max(18, text.width + 10)
    let corner = CGPoint(x: picture.frame.maxX, y: picture.frame.minY)
    let place = CGRect(x: corner.x - 8, y: max(corner.y - 5, 1), width: width, height: 18)
    spot.lie(in: place)
    spot.round()
    badge.lie(
      in: CGRect(
        x: place.minX, y: place.midY - text.height / 2, width: width, height: text.height))
  }
}
