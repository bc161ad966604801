import CoreGraphics

/// One item of a navigation bar taking another one's place: both are there until it has ended.
@MainActor
final class NavigationBarChange {
  let old: NavigationBarContent?
  private let new: NavigationBarContent?
  private let isPush: Bool
  private let way: CGFloat
  private var isOver = false
  /// What a client has turned, such as a title of its own, stays turned.
  private var turned: [ObjectIdentifier: CGAffineTransform] = [:]
  var onEnd: (Bool) -> Void = { _ in }

  init(
    from old: NavigationBarContent?, to new: NavigationBarContent?, in bar: UINavigationBar,
    isPush: Bool, isAnimated: Bool
  ) {
    self.old = old === new ? nil : old
    self.new = old === new ? nil : new
    self.isPush = isPush
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    way = bar.bounds.width * (isMirrored ? -1 : 1) * (isPush ? 1 : -1)
    // Where nobody sees it nothing moves, and what is around the bar is not laid out before its time.
    guard isAnimated, let new = self.new, bar.windowReference != nil else { return }
    UIView.performWithoutAnimation {
      bar.layoutIfNeeded()
      new.layoutIfNeeded()
      shift(new, by: way)
      new.fade(0)
    }
  }

  /// A title goes to where the way back to it is seen, and comes from there.
  private func shift(_ content: NavigationBarContent, by way: CGFloat) {
    shift(content.movedTitle, by: way * 0.35)
    shift(content.back.titleView, by: way * 0.3)
    for view in content.below { shift(view, by: way) }
  }

  private func shift(_ view: UIView, by way: CGFloat) {
    let id = ObjectIdentifier(view)
    let own = turned[id] ?? view.transform
    turned[id] = own
    view.transform = own.concatenating(CGAffineTransform(translationX: way, y: 0))
  }

  func animate() {
    guard !isOver else { return }
    if let old {
      shift(old, by: -way)
      old.fade(0)
    }
    if let new {
      shift(new, by: 0)
      new.fade(1)
    }
  }

  func end(_ isDone: Bool) {
    guard !isOver else { return }
    isOver = true
    UIView.performWithoutAnimation {
      let (stays, goes) = isDone ? (new, old) : (old, new)
      goes?.removeFromSuperview()
      for content in [stays, goes].compactMap(\.self) {
        shift(content, by: 0)
        content.fade(1)
      }
      onEnd(isDone)
    }
  }
}

extension NavigationBarContent {
  fileprivate func fade(_ alpha: CGFloat) {
    for view in below { view.alpha = alpha }
    // Of a bar that is searched in nothing comes back but the field.
    for view in buttonViews + [back, large] { view.fadeInBar(isSearching ? 0 : alpha) }
    movedTitle.fadeInBar(alpha == 0 ? 0 : titleStrength)
  }
}
