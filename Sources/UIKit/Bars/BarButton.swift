import QuartzCore

/// How the buttons of a bar look where their items say nothing.
@MainActor
struct BarButtonLook {
  var plain: UIBarButtonItemAppearance?
  var done: UIBarButtonItemAppearance?
  var fontSize: CGFloat = 17
}

/// The button that an item of a bar shows: its image, or else its title.
final class BarButton: BarControl {
  let item: UIBarButtonItem
  private let picture = UIImageView()
  private let label = UILabel()
  private var look = BarButtonLook()
  /// Left and right of what it shows; a hand has more room than an eye.
  static let padding: CGFloat = 8

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    for part in [picture, label] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    picture.contentMode = .center
    label.textAlignment = .center
    let tap = UIAction { [weak self] _ in self?.item.perform(for: nil) }
    addAction(tap, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ look: BarButtonLook) {
    self.look = look
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    isHidden = item.isHidden
    if ownMenu !== item.menu { ownMenu = item.menu }
    showsMenuAsPrimaryAction =
      item.menu != nil && item.primaryAction == nil && item.action == nil
    if extras?.tint != item.tintColor { tintColor = item.tintColor }
    refresh()
  }

  /// Shows what holds for the present state.
  private func refresh() {
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: look.fontSize, weight: item.style == .done ? .semibold : .regular, scale: .large)
    let image = item.image
    picture.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    let tint = item.isEnabled ? nil : UIColor.tertiaryLabel
    if picture.extras?.tint != tint { picture.tintColor = tint }
    label.setStyledText(image == nil ? item.title.map { StyledText($0, attributes) } : nil)
    label.textAlignment = .center
    for part in [picture, label] { part.alpha = isHighlighted ? 0.2 : 1 }
    setNeedsLayout()
  }

  /// What the item says goes over what the bar says.
  private var attributes: StyledText.Attributes {
    let isDone = item.style == .done
    let color = item.isEnabled ? tintColor ?? .systemBlue : UIColor.tertiaryLabel
    var attributes: StyledText.Attributes = [
      .font: UIFont.systemFont(ofSize: look.fontSize, weight: isDone ? .semibold : .regular),
      .foregroundColor: color,
    ]
    let appearance = isDone ? look.done : look.plain
    for source in [appearance?.attributes(for: state), item.titleTextAttributes(for: state)] {
      for (key, value) in source ?? [:] { attributes[key] = value }
    }
    return attributes
  }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { refresh() } }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }

  /// As wide as the widest of the titles that it may show.
  func width(in height: CGFloat) -> CGFloat {
    if item.width > 0 { return item.width.settled }
    var width: CGFloat = 0
    if item.image != nil {
      width = picture.intrinsicContentSize.width
    } else {
      let attributes = attributes
      for text in [item.title ?? ""] + (item.possibleTitles ?? []) {
        width = max(width, text.size(withAttributes: attributes).width)
      }
    }
    return width.settled.rounded(.up) + 2 * Self.padding
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = CGRect(origin: .zero, size: bounds.size)
    picture.lie(in: room.inset(by: item.imageInsets))
    label.lie(in: room)
  }
}

/// What lies in a bar for its items, from one side on.
@MainActor
final class BarItemRow {
  private(set) var items: [UIBarButtonItem] = []
  private var views: [UIView?] = []

  /// Brings the views of a bar in line with the items, above what else there is in it. Views that have gone
  /// to somewhere else in the bar stay there.
  func take(
    _ newItems: [UIBarButtonItem], in bar: UIView, above others: [UIView?],
    besides elsewhere: [UIView] = [], _ look: BarButtonLook
  ) {
    if !newItems.elementsEqual(items, by: ===) || hasOtherViews(newItems) {
      for case let view? in views
      where view.superviewReference === bar && !elsewhere.contains(where: { $0 === view }) {
        view.removeFromSuperview()
      }
      var standing = others
      items = newItems
      views = newItems.map { item in
        guard item.space == nil else { return nil }
        let view = item.customView ?? BarButton(item)
        item.shownView = view
        bar.addPart(view, above: standing)
        standing.append(view)
        return view
      }
    }
    for case let button as BarButton in views { button.show(look) }
  }

  func clear() {
    for view in views { view?.removeFromSuperview() }
    (items, views) = ([], [])
  }

  private func hasOtherViews(_ newItems: [UIBarButtonItem]) -> Bool {
    zip(newItems, views).contains { item, view in
      if item.space != nil { return view != nil }
      return item.customView != nil ? view !== item.customView : !(view is BarButton)
    }
  }

  var isEmpty: Bool { !items.contains { $0.space == nil && !$0.isHidden } }

  var all: [UIView] { views.compactMap(\.self) }

  private func width(_ index: Int, _ height: CGFloat) -> CGFloat {
    let item = items[index]
    if item.isHidden { return 0 }
    switch views[index] {
    case let button as BarButton: return button.width(in: height)
    case let view?: return item.width > 0 ? item.width.settled : Self.size(of: view).width
    case nil: return item.space == .fixed ? max(item.width.settled, 0) : 0
    }
  }

  /// A custom view has its own size, or what its constraints or its content come to.
  private static func size(of view: UIView) -> CGSize {
    let own = view.ownSizeInBar
    let natural = view.intrinsicContentSize
    if view.translatesAutoresizingMaskIntoConstraints, own.width > 0, own.height > 0 {
      return own.settled
    }
    if natural.width >= 0, natural.height >= 0 { return natural.settled }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return (fitting.width > 0 ? fitting : own).settled
  }

  /// How much room the items take without what is flexible.
  func width(in height: CGFloat) -> CGFloat {
    items.indices.reduce(0) { $0 + width($1, height) }
  }

  /// Lays the items out in a room; `fromRight` puts the first one outermost on the right. What is left
  /// over goes to flexible spaces. `mirror` is the width that all is turned round in.
  func lay(in room: CGRect, fromRight: Bool, _ mirror: CGFloat?) {
    let widths = items.indices.map { width($0, room.height) }
    let flexible = items.filter { $0.space == .flexible && !$0.isHidden }.count
    let spare = max(0, room.width - widths.reduce(0, +))
    var x = fromRight ? room.maxX : room.minX
    for (index, item) in items.enumerated() {
      let isFlexible = item.space == .flexible && !item.isHidden
      let width = isFlexible ? spare / CGFloat(flexible) : widths[index]
      if fromRight { x -= width }
      let part = CGRect(x: x, y: room.minY, width: width, height: room.height)
      if let view = views[index] { place(view, in: part.mirrored(in: mirror)) }
      if !fromRight { x += width }
    }
  }

  private func place(_ view: UIView, in room: CGRect) {
    guard !(view is BarButton) else { return view.lie(in: room) }
    let height = min(Self.size(of: view).height, room.height)
    view.squeeze {
      view.lie(
        in: CGRect(x: room.minX, y: room.midY - height / 2, width: room.width, height: height))
    }
  }
}

extension UIView {
  /// Shows so much of what a client shows of it.
  func fadeInBar(_ strength: CGFloat) {
    var own = alpha
    if let faded = extras?.faded, faded.shown == own { own = faded.own }
    alpha = own * strength
    if strength != 1 || extras?.faded != nil {
      ensureExtras().faded = strength == 1 ? nil : (own, alpha)
    }
  }

  /// The size that an item's view was given, whatever a bar without room for it has made of it.
  var ownSizeInBar: CGSize {
    let size = bounds.size
    guard let squeezed = extras?.squeezed, squeezed.laid == size else { return size }
    return squeezed.own
  }

  /// Places it as a bar has room for it, of which the next layout knows.
  func squeeze(_ place: () -> Void) {
    let own = ownSizeInBar
    place()
    let laid = bounds.size
    if own != laid || extras?.squeezed != nil { ensureExtras().squeezed = (own, laid) }
  }
}

extension UIBarButtonItem {
  /// What shows the item in a window; nil while no bar there does.
  package func shownView(in window: UIView) -> UIView? {
    if let customView { return customView }
    var pending = [window]
    while let view = pending.popLast() {
      if let button = view as? BarButton, button.item === self { return button }
      pending += view.subviews
    }
    return nil
  }
}
