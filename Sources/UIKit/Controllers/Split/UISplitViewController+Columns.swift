import CoreGraphics

// What is in the columns.

extension UISplitViewController {
  var isClassic: Bool { style == .unspecified }
  var isTriple: Bool { style == .tripleColumn }

  /// The columns that there can be beside the compact one, from the edge inwards.
  var order: [Column] {
    isTriple ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  var seenControllers: [UIViewController] {
    if isClassic {
      if let fold { return [fold.host.shown] }
      return order.compactMap { columns[$0]?.shown }
    }
    if let fold { return [fold.host.shown] }
    return order.filter { seen(in: mode).contains($0) }.compactMap { columns[$0]?.shown }
  }

  func takeClassic(_ controllers: [UIViewController]) {
    guard isClassic else {
      return complain("The columns of a split view controller are set by setViewController(_:for:)")
    }
    for (column, index) in zip(order, 0...) {
      exchange(column, controllers.indices.contains(index) ? controllers[index] : nil)
    }
    settle()
  }

  func take(_ controller: UIViewController?, for column: Column) {
    guard !isClassic, column != .supplementary || isTriple else {
      return complain("A split view controller of the style \(style) has no column \(column)")
    }
    exchange(column, controller)
    settle()
  }

  /// Puts a controller into a column, and takes away who was there; whoever asks for it settles the rest.
  private func exchange(_ kind: Column, _ controller: UIViewController?) {
    let old = columns[kind]
    guard old?.given !== controller else { return }
    change?.end()
    generation += 1
    // Stacks that move have their bars laid out, and what is around these: not while they are torn apart.
    rebuild { replace(old, in: kind, with: controller) }
  }

  private func replace(
    _ old: SplitColumn?, in kind: Column, with controller: UIViewController?
  ) {
    if let controller {
      for (other, column) in columns
      where other != kind && (column.given === controller || column.shown === controller) {
        exchange(other, nil)
      }
      // What stands on a stack of another column leaves it, as it would for any other parent.
      if let navigation = controller.parentReference as? UINavigationController,
        navigation.splitViewController === self
      {
        navigation.change?.end()
        navigation.setViewControllers(
          navigation.stack.filter { $0 !== controller }, animated: false)
        navigation.change?.end()
      }
    }
    let wasSeen = old?.isInView ?? false
    if let fold, let old { leaveFold(old, fold) }
    if let old { drop(old) }
    guard let controller else {
      if fold != nil { refold() }
      return
    }
    let column = SplitColumn(controller, kind, wraps: !isClassic && kind != .compact)
    addChild(column.shown)
    columns[kind] = column
    dress(column)
    column.shown.didMove(toParent: self)
    if fold != nil { refold(with: kind) }
    if fold == nil, wasSeen || seen(in: mode).contains(kind), isViewLoaded, isSettled {
      bring(column)
    }
  }

  private func drop(_ column: SplitColumn) {
    column.shown.willMove(toParent: nil)
    column.clear()
    columns[column.kind] = nil
    setOverrideTraitCollection(nil, forChild: column.shown)
    column.navigation?.bar.columnItem = nil
    column.shown.removeFromParent()
  }

  /// Puts a column where it belongs without any way to it.
  private func bring(_ column: SplitColumn) {
    UIView.performWithoutAnimation {
      if isInSight { column.shown.beginAppearing(false) }
      attach(column)
      placeColumns()
    }
    updateButton()
  }

  /// Narrow columns are compact by themselves.
  func dress(_ column: SplitColumn) {
    let isNarrow = column.kind == .primary || column.kind == .supplementary
    setOverrideTraitCollection(
      isNarrow && fold == nil ? UITraitCollection(horizontalSizeClass: .compact) : nil,
      forChild: column.shown)
  }

  // MARK: Showing controllers

  func showMain(_ controller: UIViewController) {
    if isClassic, !isCollapsed { return takeClassic([controller] + seenControllers.dropFirst()) }
    if let navigation = fold?.host.navigation ?? columns[.primary]?.navigation {
      return navigation.show(controller, sender: nil)
    }
    present(controller, animated: UIView.areAnimationsEnabled)
  }

  func showDetail(_ controller: UIViewController) {
    if let fold {
      if isClassic {
        if let navigation = fold.host.navigation {
          return navigation.pushDetail(controller)
        }
        return present(controller, animated: UIView.areAnimationsEnabled)
      }
      if columns[.compact] === fold.host {
        return present(controller, animated: UIView.areAnimationsEnabled)
      }
    }
    if isClassic {
      takeClassic([columns[.primary]?.given, controller].compactMap(\.self))
    } else {
      exchange(.secondary, controller)
      settle()
    }
    reveal(.secondary)
  }

  // MARK: The button

  func makeButton() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "sidebar.leading"),
      primaryAction: UIAction { [weak self] _ in self?.pressButton() })
    return item
  }

  private func pressButton() {
    guard !isCollapsed else { return }
    let asked = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    let next = asked == .automatic ? oppositeMode : fitted(asked, behavior)
    wanted = next
    go(to: next, animated: true)
  }

  /// What the button goes to.
  private var oppositeMode: DisplayMode {
    switch mode.count {
    case 0: DisplayMode(count: 1, behavior)
    case 1: isTriple ? DisplayMode(count: 2, behavior) : .secondaryOnly
    default: DisplayMode(count: 1, behavior)
    }
  }

  /// The outermost bar has the button.
  func updateButton() {
    let isShown =
      switch displayModeButtonVisibility {
      case .automatic: presentsWithGesture
      case .never: false
      case .always: true
      }
    let outermost = order.first { columns[$0]?.isInView ?? false }
    for (kind, column) in columns {
      let has = isShown && !isClassic && !isCollapsed && kind == outermost && order.count > 1
      let item = has && columns.count > 1 ? displayModeButtonItem : nil
      if column.navigation?.bar.columnItem !== item { column.navigation?.bar.columnItem = item }
    }
  }
}
