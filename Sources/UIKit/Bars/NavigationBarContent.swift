import QuartzCore

/// What a navigation bar shows for one item: title, buttons, the way back, and the large title below.
final class NavigationBarContent: UIView {
  let item: UINavigationItem
  /// What the back button goes to; nil for no back button.
  private(set) var backItem: UINavigationItem?
  private let first = BarItemRow()
  private let left = BarItemRow()
  private let right = BarItemRow()
  let back = BackButton()
  let title = UILabel()
  private var prompt: UILabel?
  let large = LargeTitle()
  private var look = NavigationBarLook()
  private weak var titleView: UIView?
  private weak var search: UISearchBar?
  /// How high the field to search with is, and whether it is all that is left.
  var searchRoom: CGFloat = 0 {
    didSet { if searchRoom != oldValue { setNeedsLayout() } }
  }
  var isSearching = false {
    didSet {
      guard isSearching != oldValue else { return }
      for view in buttonViews + [back, large] { view.fadeInBar(isSearching ? 0 : 1) }
      prompt?.alpha = isSearching ? 0 : 1
      showTitleStrength()
      setNeedsLayout()
    }
  }

  init(_ item: UINavigationItem) {
    self.item = item
    super.init(frame: .zero)
    title.textAlignment = .center
    title.lineBreakMode = .byTruncatingTail
    title.accessibilityTraits = .header
    for part in [large, title, back] { addSubview(part) }
    back.addAction(UIAction { [weak self] _ in self?.onBack() }, for: .touchUpInside)
  }

  var onBack: () -> Void = {}

  required init?(coder: NSCoder) { nil }

  /// Takes what the item says now.
  func show(back backItem: UINavigationItem?, _ look: NavigationBarLook) {
    (self.backItem, self.look) = (backItem, look)
    showTitles()
    showPrompt()
    showSearch()
    let hidesBack =
      item.hidesBackButton || backItem == nil
      || !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
    back.isHidden = hidesBack
    if hidesBack { back.clear(keepsLook: backItem != nil) }
    if let backItem {
      var attributes = look.appearance.backButtonAppearance.attributes(for: .normal)
      for (key, value) in backItem.backBarButtonItem?.titleTextAttributes(for: .normal) ?? [:] {
        attributes[key] = value
      }
      back.show(
        backItem.wayBack, fontSize: look.fontSize, indicator: look.appearance.backIndicatorImage,
        attributes)
      if back.extras?.tint != backItem.backBarButtonItem?.tintColor {
        back.tintColor = backItem.backBarButtonItem?.tintColor
      }
    }
    let buttons = BarButtonLook(
      plain: look.appearance.buttonAppearance, done: look.appearance.doneButtonAppearance,
      fontSize: look.fontSize)
    let rows = [
      (first, [look.columnItem].compactMap(\.self)), (left, item.leftBarButtonItems ?? []),
      (right, item.rightBarButtonItems ?? []),
    ]
    var standing = parts
    for (row, items) in rows {
      var elsewhere = rows.filter { $0.0 !== row }.flatMap(\.1).compactMap(\.customView)
      if let titleView { elsewhere.append(titleView) }
      row.take(items, in: self, above: standing, besides: elsewhere, buttons)
      standing += row.all
    }
    setNeedsLayout()
  }

  /// What lies below the buttons, in this order, whenever each has come.
  private var parts: [UIView?] { [large, title, back, titleView, prompt, search] }

  private func showTitles() {
    var attributes: StyledText.Attributes = [
      .font: UIFont.systemFont(ofSize: look.fontSize, weight: .semibold),
      .foregroundColor: UIColor.label,
    ]
    for (key, value) in look.appearance.titleTextAttributes { attributes[key] = value }
    title.setStyledText(item.title.map { StyledText($0, attributes) })
    title.lineBreakMode = .byTruncatingTail
    title.textAlignment = .center
    large.show(look.showsLarge ? item.title : nil, look.appearance.largeTitleTextAttributes)
    guard titleView !== item.titleView else { return }
    let items = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    if let titleView, titleView.superviewReference === self,
      !items.contains(where: { $0.customView === titleView })
    {
      titleView.removeFromSuperview()
    }
    titleView = item.titleView
    if let titleView { addPart(titleView, above: [large, title, back]) }
    title.isHidden = titleView != nil
  }

  private func showSearch() {
    let wanted = item.searchController?.searchBar
    if search !== wanted {
      if search?.superviewReference === self { search?.removeFromSuperview() }
      search = wanted
    }
    guard let wanted else { return }
    if wanted.superviewReference !== self { addPart(wanted, above: parts) }
  }

  private func showPrompt() {
    guard item.prompt != nil else {
      prompt?.removeFromSuperview()
      prompt = nil
      return
    }
    let label = prompt ?? UILabel()
    if prompt == nil { addPart(label, above: [large, title, back, titleView]) }
    prompt = label
    label.font = .systemFont(ofSize: 13)
    label.textColor = .label
    label.textAlignment = .center
    label.text = item.prompt
  }

  // MARK: Layout

  /// How much of the title is seen in the line of buttons: none while the large one is.
  var inlineStrength: CGFloat = 1 {
    didSet { showTitleStrength() }
  }

  /// A view in the title's place stays while a large title is seen, and goes for a search.
  var titleStrength: CGFloat { titleView == nil ? inlineStrength : isSearching ? 0 : 1 }

  private func showTitleStrength() {
    for view in [title, titleView] { view?.fadeInBar(titleStrength) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let promptHeight = item.prompt == nil ? 0 : NavigationBarLook.promptHeight
    prompt?.lie(in: CGRect(x: 0, y: 6, width: bounds.width, height: promptHeight - 6))
    // Everything is laid out from left to right, and turned round where that is the way of reading.
    let mirror = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width : nil
    let insets = look.insets
    let sides = mirror == nil ? (insets.left, insets.right) : (insets.right, insets.left)
    let margin: CGFloat = bounds.width >= 414 ? 20 : 16
    search?.margin = margin
    // A button's own padding lies in the margin.
    let space = margin - BarButton.padding
    var line = CGRect(
      x: sides.0 + space, y: promptHeight,
      width: max(0, bounds.width - sides.0 - sides.1 - 2 * space), height: look.lineHeight)
    let firstWidth = min(first.width(in: line.height), line.width)
    first.lay(
      in: CGRect(x: line.minX, y: line.minY, width: firstWidth, height: line.height),
      fromRight: false, mirror)
    line.origin.x += firstWidth
    line.size.width -= firstWidth
    let rightWidth = right.width(in: line.height)
    let backWidth = layBack(in: line, room: line.width - rightWidth, mirror)
    let leftWidth = left.width(in: line.height)
    left.lay(
      in: CGRect(x: line.minX + backWidth, y: line.minY, width: leftWidth, height: line.height),
      fromRight: false, mirror)
    right.lay(
      in: CGRect(x: line.maxX - rightWidth, y: line.minY, width: rightWidth, height: line.height),
      fromRight: true, mirror)
    layTitle(
      in: line, between: line.minX + max(backWidth + leftWidth, BarButton.padding),
      line.maxX - max(rightWidth, BarButton.padding), mirror)
    large.margin = (margin + insets.left, margin + insets.right)
    let end = bounds.height - searchRoom
    large.lie(
      in: CGRect(x: 0, y: line.maxY, width: bounds.width, height: max(0, end - line.maxY)))
    search?.lie(in: CGRect(x: 0, y: end, width: bounds.width, height: searchRoom))
  }

  /// Tells how much room the way back takes.
  private func layBack(in line: CGRect, room: CGFloat, _ mirror: CGFloat?) -> CGFloat {
    guard !back.isHidden else {
      back.lie(in: .zero)
      return 0
    }
    // The title of this item is to keep its place in the middle.
    let half = title.isHidden ? 0 : title.intrinsicContentSize.width / 2
    let most = min(max(line.width / 2 - half - 12, 60), room * 0.6)
    let width = back.fit(most.settled, mayBeWord: true).settled
    let place = CGRect(x: line.minX, y: line.minY, width: width, height: line.height)
    back.lie(in: place.mirrored(in: mirror))
    return width + BarButton.padding
  }

  /// In the middle of the bar where there is room, else in the middle of the room that there is.
  private func layTitle(
    in line: CGRect, between left: CGFloat, _ right: CGFloat, _ mirror: CGFloat?
  ) {
    let room = max(0, right - left - 12)
    let shift = look.appearance.titlePositionAdjustment
    func place(_ size: CGSize) -> CGRect {
      let width = min(size.width, room)
      let x = max(min(bounds.midX - width / 2, right - 6 - width), left + 6)
      return CGRect(
        x: x + shift.horizontal, y: line.midY - size.height / 2 + shift.vertical, width: width,
        height: size.height
      ).mirrored(in: mirror)
    }
    let size = title.sizeThatFits(CGSize(width: CGFloat.infinity, height: line.height))
    title.lie(in: place(CGSize(width: size.width.rounded(.up), height: line.height)))
    guard let titleView else { return }
    var wanted = titleView.ownSizeInBar
    let natural = titleView.intrinsicContentSize
    if natural.width >= 0, natural.height >= 0 { wanted = natural }
    if !titleView.translatesAutoresizingMaskIntoConstraints {
      wanted = titleView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    if wanted.width <= 0 { wanted.width = room }
    wanted.height = wanted.height > 0 ? min(wanted.height, line.height) : line.height
    titleView.squeeze { titleView.lie(asLargeAsWanted: place(wanted.settled)) }
  }

  /// What moves when another item takes this one's place.
  var buttonViews: [UIView] { first.all + left.all + right.all }
  var movedTitle: UIView { titleView ?? title }
  /// What goes with the content below the bar.
  var below: [UIView] { [large, search].compactMap(\.self) }

  /// Between the parts there is nothing to touch.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { view in
      !view.isHidden && view !== large
        && view.point(inside: view.convert(point, from: self), with: event)
    }
  }

  override class var keepsTouchesToBounds: Bool { false }
}

extension CGRect {
  /// The same seen in a mirror, in a room of a width; nil for no mirror.
  func mirrored(in width: CGFloat?) -> CGRect {
    guard let width else { return self }
    return CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}

/// The title in large letters, which goes up under the line of buttons as the content scrolls.
final class LargeTitle: UIView {
  private let label = UILabel()
  var margin: (left: CGFloat, right: CGFloat) = (16, 16) {
    didSet { if margin != oldValue { setNeedsLayout() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
    label.lineBreakMode = .byTruncatingTail
    label.accessibilityTraits = .header
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String?, _ given: [NSAttributedString.Key: Any]) {
    isHidden = text == nil
    var attributes: StyledText.Attributes = [
      .font: UIFont.systemFont(ofSize: 34, weight: .bold), .foregroundColor: UIColor.label,
    ]
    for (key, value) in given { attributes[key] = value }
    label.setStyledText(text.map { StyledText($0, attributes) })
    label.lineBreakMode = .byTruncatingTail
  }

  /// The letters keep their distance from below.
  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - margin.left - margin.right)
    let size = label.sizeThatFits(CGSize(width: width, height: .infinity)).settled
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let shown = min(size.width.rounded(.up), width)
    label.lie(
      in: CGRect(
        x: isMirrored ? bounds.width - margin.right - shown : margin.left,
        y: bounds.height - 8 - size.height, width: shown, height: size.height))
  }
}

/// What items are shown by.
@MainActor
struct NavigationBarLook {
  var appearance = UINavigationBarAppearance()
  var fontSize: CGFloat = 17
  var lineHeight: CGFloat = 44
  /// What of the bar's sides is covered.
  var insets = UIEdgeInsets.zero
  var showsLarge = false
  /// Stands before everything else.
  var columnItem: UIBarButtonItem?

  static let promptHeight: CGFloat = 30
  static let largeHeight: CGFloat = 52
  static let searchHeight: CGFloat = 52
}
