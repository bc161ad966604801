import CoreGraphics

// Where there is no room for columns they become one: the stacks of all lie on the stack of the first,
// which each gets back when there is room again.

/// What is seen in place of several columns.
@MainActor
final class SplitFold {
  /// Whose controller is shown.
  let host: SplitColumn
  /// The columns whose controllers are, or were, on the host's stack, from below to above.
  var guests: [SplitColumn] = []

  init(_ host: SplitColumn) { self.host = host }
}

extension UISplitViewController {
  // MARK: Several become one

  func collapse() {
    guard rebuild({ foldAll() }) else { return }
    isSettled = true
    updateButton()
    dropShade()
    delegate?.splitViewControllerDidCollapse(self)
  }

  /// False where there is no column.
  private func foldAll() -> Bool {
    generation += 1
    let top = topColumn
    let host = isClassic ? classicHost : columns[.compact] !== top ? firstColumn : top
    guard let host else { return false }
    let made = SplitFold(host)
    fold = made
    for column in columns.values { dress(column) }
    UIView.performWithoutAnimation {
      let others = order.compactMap { columns[$0] }.filter { $0 !== host }
      for column in others {
        let wasSeen = column.isInView
        column.clear()
        if wasSeen { delegate?.splitViewController(self, willHide: column.kind) }
      }
      if isClassic {
        for column in others { collapseClassic(column, onto: host) }
      } else if host.kind != .compact {
        for kind in order.dropFirst() where kind.rawValue <= top?.kind.rawValue ?? 0 {
          if let column = columns[kind], column !== host { lend(column, to: host, animated: false) }
        }
      }
      if !host.isInView {
        delegate?.splitViewController(self, willShow: host.kind)
        if isInSight { host.shown.beginAppearing(false) }
        attach(host)
      }
      placeFolded()
    }
    return true
  }

  private var firstColumn: SplitColumn? { order.compactMap { columns[$0] }.first }

  /// The column that is seen when all are one.
  private var topColumn: SplitColumn? {
    guard !isClassic else { return nil }
    let last = order.reversed().compactMap { columns[$0] }.first
    guard let proposed = columns[.compact] ?? last else { return nil }
    let said =
      delegate?.splitViewController(
        self, topColumnForCollapsingToProposedTopColumn: proposed.kind) ?? proposed.kind
    return columns[said] ?? proposed
  }

  private var classicHost: SplitColumn? {
    guard let given = delegate?.primaryViewController(forCollapsing: self) else {
      return firstColumn
    }
    if let column = columns.values.first(where: { $0.given === given }) { return column }
    return replacePrimary(given)
  }

  /// The delegate has another controller for the primary column.
  private func replacePrimary(_ controller: UIViewController) -> SplitColumn {
    if let old = columns[.primary] {
      old.shown.willMove(toParent: nil)
      old.clear()
      old.shown.removeFromParent()
    }
    let column = SplitColumn(controller, .primary, wraps: false)
    addChild(controller)
    columns[.primary] = column
    controller.didMove(toParent: self)
    return column
  }

  private func collapseClassic(_ column: SplitColumn, onto host: SplitColumn) {
    let isDone =
      delegate?.splitViewController(
        self, collapseSecondary: column.given, onto: host.given) ?? false
    if !isDone { host.given.collapseSecondaryViewController(column.given, for: self) }
  }

  /// Puts the controllers of a column on the stack of another one.
  private func lend(_ column: SplitColumn, to host: SplitColumn, animated: Bool) {
    guard let outer = host.navigation, let inner = column.navigation, let fold else { return }
    if !fold.guests.contains(where: { $0 === column }) { fold.guests.append(column) }
    outer.takeStack(of: inner, animated: animated)
  }

  func placeFolded() {
    guard let fold else { return }
    fold.host.fill()
    placeColumns()
  }

  // MARK: One becomes several

  func expand() {
    guard let fold else { return }
    rebuild { unfold(fold) }
    updateButton()
    delegate?.splitViewControllerDidExpand(self)
  }

  private func unfold(_ fold: SplitFold) {
    generation += 1
    UIView.performWithoutAnimation {
      for guest in fold.guests.reversed() { guest.navigation?.comeHome() }
      let host = fold.host
      self.fold = nil
      if isClassic { expandClassic(host) }
      if host.kind == .compact || columns[host.kind] !== host { host.clear() }
      for column in columns.values { dress(column) }
      wanted = nil
      behavior = chosenBehavior(in: roomSize)
      let proposed = proposedMode
      let said =
        delegate?.splitViewController(
          self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
      let next = said == .automatic ? proposed : fitted(said, behavior)
      if next != proposed { wanted = next }
      if next != mode { delegate?.splitViewController(self, willChangeTo: next) }
      mode = next
      showSeen()
    }
  }

  /// Has exactly the columns in the view that are seen in the mode.
  func showSeen() {
    let seen = seen(in: mode)
    for kind in order where !seen.contains(kind) {
      guard let column = columns[kind], column.isInView else { continue }
      delegate?.splitViewController(self, willHide: kind)
      column.clear()
    }
    for kind in seen {
      guard let column = columns[kind] else { continue }
      if !column.isInView {
        delegate?.splitViewController(self, willShow: kind)
        if isInSight { column.shown.beginAppearing(false) }
      }
      attach(column)
    }
    placeColumns()
    dropShade()
  }

  private func expandClassic(_ host: SplitColumn) {
    let primary = delegate?.primaryViewController(forExpanding: self) ?? host.given
    let secondary =
      delegate?.splitViewController(self, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: self)
    if columns[.primary]?.given !== primary { _ = replacePrimary(primary) }
    guard let secondary else { return }
    if columns[.secondary]?.given === secondary {
      guard secondary.parentReference !== self else { return }
      addChild(secondary)
      return secondary.didMove(toParent: self)
    }
    if let old = columns[.secondary] {
      old.shown.willMove(toParent: nil)
      old.clear()
      old.shown.removeFromParent()
    }
    let column = SplitColumn(secondary, .secondary, wraps: false)
    addChild(secondary)
    columns[.secondary] = column
    secondary.didMove(toParent: self)
  }

  // MARK: While they are one

  func revealFolded(_ kind: Column) {
    revealFolded(kind, animated: UIView.areAnimationsEnabled && isInSight)
  }

  private func revealFolded(_ kind: Column, animated: Bool) {
    guard let fold, let column = columns[kind], column !== fold.host || kind != .compact else {
      return
    }
    guard let outer = fold.host.navigation, !isClassic, fold.host.kind != .compact else { return }
    guard kind != .compact else { return }
    // What stands above it goes, what stands between comes, below what is there of the others.
    func isMissing(_ column: SplitColumn) -> Bool {
      column !== fold.host && !(column.navigation?.isOnStack(of: outer) ?? false)
    }
    let wanted = order.filter { $0.rawValue <= kind.rawValue }.compactMap { columns[$0] }
    let lowest = wanted.first(where: isMissing)?.kind ?? kind
    func goes(_ guest: SplitColumn) -> Bool {
      guest.kind.rawValue > min(kind.rawValue, lowest.rawValue)
    }
    for other in fold.guests where goes(other) {
      other.navigation?.comeHome(animated: animated && other.kind.rawValue > kind.rawValue)
    }
    fold.guests.removeAll(where: goes)
    if column === fold.host { return }
    let missing = wanted.filter(isMissing)
    for other in missing { lend(other, to: fold.host, animated: animated && other === column) }
  }

  /// Whether all columns lie on the stack that is seen in place of them, as when they became one; a compact
  /// column has them on none.
  package var isFoldedWhole: Bool {
    guard let fold, !isClassic, fold.host.kind != .compact, let outer = fold.host.navigation else {
      return true
    }
    return order.compactMap { columns[$0] }.allSatisfy { column in
      column === fold.host || column.navigation?.wholeStack.isEmpty ?? true
        || column.navigation?.isOnStack(of: outer) ?? false
    }
  }

  /// Puts the columns that are not there yet onto the stack that is seen in place of them.
  package func foldWhole() {
    guard let last = order.last(where: { columns[$0] != nil }) else { return }
    UIView.performWithoutAnimation { revealFolded(last, animated: false) }
  }

  func concealFolded(_ kind: Column) {
    guard let fold, let column = columns[kind], column !== fold.host, !isClassic else { return }
    let below = order.filter { $0.rawValue < kind.rawValue && columns[$0] != nil }
    if let last = below.last { revealFolded(last) }
  }

  /// A column is about to go, or to be another one.
  func leaveFold(_ column: SplitColumn, _ fold: SplitFold) {
    column.navigation?.comeHome()
    if fold.host === column { for guest in fold.guests { guest.navigation?.comeHome() } }
  }

  /// The columns are others: they become one anew, with as many on the stack as before. A compact
  /// column that comes is the one that is seen.
  func refold(with new: Column? = nil) {
    guard let old = fold, !isClassic else {
      if let fold, !columns.values.contains(where: { $0 === fold.host }) { self.fold = nil }
      return
    }
    rebuild { refold(old, with: new) }
  }

  private func refold(_ old: SplitFold, with new: Column?) {
    let wasOn = Set(old.guests.map(\.kind))
    for guest in old.guests.reversed() { guest.navigation?.comeHome() }
    old.guests = []
    let stays = columns.values.contains { $0 === old.host }
    let first = columns[.compact] ?? firstColumn
    let isKept = stays && (old.host.kind == .compact || old.host === firstColumn)
    let host = isKept && new != .compact ? old.host : first
    guard let host else {
      fold = nil
      return
    }
    UIView.performWithoutAnimation {
      if host !== old.host {
        old.host.clear()
        fold = SplitFold(host)
      }
      if isInSight, !host.isInView { host.shown.beginAppearing(false) }
      if isViewLoaded { attach(host) }
      for kind in order where wasOn.contains(kind) && host.kind != .compact {
        if let column = columns[kind], column !== host { lend(column, to: host, animated: false) }
      }
      if isViewLoaded { placeFolded() }
    }
  }
}
