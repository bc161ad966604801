import QuartzCore

// Which columns are seen, and how they come and go.

extension UISplitViewController {
  private enum Length {
    static let column: CGFloat = 320
    /// The middle one of three, where there is much room.
    static let wideColumn: CGFloat = 375
    static let muchRoom: CGFloat = 1100
    /// What the secondary column has at least beside others.
    static let leastSecondary: CGFloat = 400
    /// What it has beside others although the view is upright.
    static let upright: CGFloat = 800
    /// What it has beside two others.
    static let besideTwo: CGFloat = 600
  }

  var roomSize: CGSize { viewIfLoaded?.bounds.size.settled ?? UIScreen.main.bounds.size }

  var isMirrored: Bool {
    let isRightToLeft = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (primaryEdge == .trailing) != isRightToLeft
  }

  // MARK: What there is room for

  func widths(in size: CGSize) -> (primary: CGFloat, supplementary: CGFloat) {
    let middle = size.width >= Length.muchRoom ? Length.wideColumn : Length.column
    let primary =
      columns[.primary] == nil ? 0 : primaryWidth.width(in: size.width, usual: Length.column)
    let supplementary =
      columns[.supplementary] == nil
      ? 0 : supplementaryWidth.width(in: size.width, usual: middle)
    // Both are to be seen at a time.
    return (primary, min(supplementary, max(0, size.width - primary)))
  }

  func layout(_ mode: DisplayMode, in size: CGSize) -> SplitLayout {
    let (primary, supplementary) = widths(in: size)
    return SplitLayout(
      size: size, mode: mode, primary: primary, supplementary: supplementary, isTriple: isTriple,
      isMirrored: isMirrored)
  }

  func chosenBehavior(in size: CGSize) -> SplitBehavior {
    let (primary, supplementary) = widths(in: size)
    let beside = size.width - (isTriple ? supplementary : primary)
    if preferredSplitBehavior != .automatic {
      // Columns that leave nothing of the secondary one lie over it.
      if beside < Length.leastSecondary / 2 { return .overlay }
      return preferredSplitBehavior == .displace && !isTriple ? .tile : preferredSplitBehavior
    }
    let said = preferredDisplayMode.ownBehavior
    if said != .automatic { return said == .displace && !isTriple ? .tile : said }
    let lies = size.width > size.height
    guard beside >= (lies ? Length.leastSecondary : Length.upright) else { return .overlay }
    return isTriple && size.width - primary - supplementary < Length.besideTwo ? .displace : .tile
  }

  /// A mode as a behaviour shows it.
  func fitted(_ mode: DisplayMode, _ behavior: SplitBehavior) -> DisplayMode {
    DisplayMode(count: min(mode.count, isTriple ? 2 : 1), behavior)
  }

  /// What is shown where nobody asks for anything.
  private func automaticMode(_ behavior: SplitBehavior) -> DisplayMode {
    behavior == .overlay ? .secondaryOnly : .oneBesideSecondary
  }

  func mode(in size: CGSize) -> DisplayMode {
    let behavior = chosenBehavior(in: size)
    let asked = behavior == self.behavior ? wanted : nil
    if let asked { return fitted(asked, behavior) }
    if preferredDisplayMode != .automatic { return fitted(preferredDisplayMode, behavior) }
    return automaticMode(behavior)
  }

  var proposedMode: DisplayMode { mode(in: roomSize) }

  /// The columns that are seen in a mode, of those that there are.
  func seen(in mode: DisplayMode) -> [Column] {
    let beside: [Column] =
      switch (mode.count, isTriple) {
      case (0, _): []
      case (1, true): [.supplementary]
      case (1, false): [.primary]
      default: [.primary, .supplementary]
      }
    return (beside + [.secondary]).filter { columns[$0] != nil }
  }

  // MARK: Requests

  func reveal(_ column: Column) {
    guard columns[column] != nil else {
      return complain("There is no column \(column) to show")
    }
    if isCollapsed { return revealFolded(column) }
    let behavior = chosenBehavior(in: roomSize)
    let next: DisplayMode
    switch column {
    case .primary: next = DisplayMode(count: isTriple ? 2 : 1, behavior)
    case .supplementary:
      next = mode.count > 0 ? mode : DisplayMode(count: 1, behavior)
    case .secondary:
      // The nearest mode in which nothing lies over it.
      next =
        !mode.shadesSecondary
        ? mode : behavior == .overlay ? .secondaryOnly : DisplayMode(count: 1, behavior)
    case .compact: return
    }
    ask(for: next)
  }

  func conceal(_ column: Column) {
    guard columns[column] != nil else { return }
    if isCollapsed { return concealFolded(column) }
    switch column {
    case .primary:
      if seen(in: mode).contains(.primary) { ask(for: isTriple ? one : .secondaryOnly) }
    case .supplementary: ask(for: .secondaryOnly)
    case .secondary, .compact: break
    }
  }

  private var one: DisplayMode { DisplayMode(count: 1, chosenBehavior(in: roomSize)) }

  private func ask(for next: DisplayMode) {
    behavior = chosenBehavior(in: roomSize)
    wanted = next
    go(to: next, animated: UIView.areAnimationsEnabled)
  }

  /// A tap beside what lies over the secondary column.
  func leaveShade() {
    guard !isCollapsed, mode.shadesSecondary else { return }
    ask(for: mode == .twoDisplaceSecondary ? one : .secondaryOnly)
  }

  // MARK: Changes

  /// Whether columns that come and go are to hear of it now.
  var isInSight: Bool {
    viewIfLoaded?.windowReference != nil && (appearance == .appeared || appearance == .appearing)
  }

  /// Goes to a mode; what is on its way ends first.
  func go(to next: DisplayMode, animated: Bool, byHand: Bool = false) {
    guard !isRebuilding else { return }
    change?.end()
    guard next != mode, isSettled, !isCollapsed, let view = viewIfLoaded else { return }
    generation += 1
    let started = generation
    delegate?.splitViewController(self, willChangeTo: next)
    guard generation == started else { return }
    let before = order.filter { columns[$0]?.isInView ?? false }
    let after = seen(in: next)
    let (coming, going) = (
      order.filter { after.contains($0) && !before.contains($0) },
      before.filter { !after.contains($0) }
    )
    for column in coming { delegate?.splitViewController(self, willShow: column) }
    for column in going { delegate?.splitViewController(self, willHide: column) }
    guard generation == started else { return }
    let made = SplitChange(
      of: self, from: mode, to: next, coming: coming.compactMap { columns[$0] },
      going: going.compactMap { columns[$0] },
      isAnimated: animated && view.windowReference != nil && UIView.areAnimationsEnabled)
    change = made
    made.begin(byHand: byHand)
  }

  /// Puts a column among the others, in their order from below to above.
  func attach(_ column: SplitColumn) {
    guard let view = viewIfLoaded as? SplitView else { return }
    column.view.lie(in: frame(of: column, in: mode))
    column.fill()
    guard column.view.superviewReference !== view else { return }
    view.addPart(column.view, above: parts(below: column.kind, in: view))
  }

  private func parts(below column: Column, in view: SplitView) -> [UIView?] {
    switch column {
    case .secondary, .compact: []
    case .supplementary: [columns[.secondary]?.view, columns[.compact]?.view, view.shade]
    case .primary: parts(below: .supplementary, in: view) + [columns[.supplementary]?.view]
    }
  }

  func frame(of column: SplitColumn, in mode: DisplayMode) -> CGRect {
    isCollapsed
      ? CGRect(origin: .zero, size: roomSize) : layout(mode, in: roomSize).frame(of: column.kind)
  }

  /// Puts all columns where the mode has them.
  func placeColumns() {
    guard let view = viewIfLoaded as? SplitView else { return }
    let isMirrored = isMirrored
    for column in columns.values where column.isInView {
      column.view.isLineOnLeft = isMirrored
      column.view.hasLine = !isCollapsed
      column.view.lie(in: frame(of: column, in: mode))
      let inner = column.shown.viewIfLoaded
      if inner?.superviewReference === column.view { inner?.lie(in: column.view.bounds) }
    }
    placeShade(in: view)
  }

  private func placeShade(in view: SplitView) {
    let isShaded = !isCollapsed && mode.shadesSecondary
    guard let secondary = columns[.secondary]?.view, secondary.superviewReference === view else {
      view.shade.removeFromSuperview()
      return
    }
    if isShaded, view.shade.superviewReference !== view {
      UIView.performWithoutAnimation {
        view.shade.alpha = 0
        view.shade.lie(in: view.bounds)
      }
      view.insertSubview(view.shade, aboveSubview: secondary)
    }
    guard view.shade.superviewReference === view else { return }
    view.shade.alpha = isShaded ? 1 : 0
    view.shade.lie(in: view.bounds)
  }

  /// A shade that is not seen takes no touches.
  func dropShade() {
    guard let view = viewIfLoaded as? SplitView, isCollapsed || !mode.shadesSecondary else {
      return
    }
    view.shade.removeFromSuperview()
  }

  // MARK: Layout

  /// Has everything be as the room and its traits have it.
  func settle(with traits: UITraitCollection? = nil) {
    guard let view = viewIfLoaded, !isRebuilding else { return }
    let isCompact = (traits ?? view.traitCollection).horizontalSizeClass == .compact
    if isCompact != isCollapsed, !isCompact || !columns.isEmpty {
      change?.end()
      if isCompact { collapse() } else { expand() }
    }
    guard !isCollapsed else { return UIView.performWithoutAnimation { placeFolded() } }
    guard isSettled else { return begin() }
    swipe.update()
    let next = proposedMode
    behavior = chosenBehavior(in: roomSize)
    if next != mode, change?.isByHand != true { go(to: next, animated: false) }
    if change?.isMoving != true { placeColumns() }
    updateButton()
  }

  /// The columns that a mode shows are others in another style.
  func takeStyle() {
    generation += 1
    if fold != nil {
      refold()
      return settle()
    }
    guard isSettled else { return }
    behavior = chosenBehavior(in: roomSize)
    mode = proposedMode
    UIView.performWithoutAnimation { showSeen() }
    updateButton()
  }

  /// Shows the columns for the first time.
  private func begin() {
    isSettled = true
    mode = proposedMode
    behavior = chosenBehavior(in: roomSize)
    UIView.performWithoutAnimation {
      for column in seen(in: mode) {
        if let column = columns[column] { attach(column) }
      }
      placeColumns()
    }
    swipe.update()
    updateButton()
  }
}
