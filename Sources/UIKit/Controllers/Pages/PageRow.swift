import CoreGraphics

/// The page that is seen and its neighbours, side by side in a scroll view.
@MainActor
final class PageRow: NSObject, UIScrollViewDelegate {
  /// Weak for whoever comes in to ask whether it is there; what is done for them may rely on it.
  private weak var owner: UIPageViewController!
  private let scroll = PageScroll()
  private var dots: UIPageControl?
  private(set) var current: UIViewController?
  /// Who comes into sight; it becomes the current one when the row comes to rest there.
  private var pending: UIViewController?
  /// Who was asked for beside the current one; `.some(nil)` where there is nobody.
  private var before: UIViewController??
  private var after: UIViewController??
  private var isLaying = false
  private var turn: Turn?
  private var change: Transition?

  /// A turn that the program makes.
  private struct Turn {
    let page: UIViewController
    let isForward: Bool
    let completion: ((Bool) -> Void)?
  }

  init(of owner: UIPageViewController) {
    self.owner = owner
    super.init()
    scroll.isPagingEnabled = true
    scroll.scrollsToTop = false
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delegate = self
  }

  private var isVertical: Bool { owner.navigationOrientation == .vertical }
  private var isMirrored: Bool {
    !isVertical && scroll.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  func attach(to view: UIView) {
    view.addPart(scroll, above: [])
    if let current { put(current) }
    lay()
  }

  // MARK: Places

  /// How far it is from one page to the next.
  private var step: CGFloat {
    (isVertical ? scroll.bounds.height : scroll.bounds.width)
  }

  /// Asked only while hands turn pages; a row that does not scroll has the current one alone.
  private var hasBefore: Bool {
    turn.map { !$0.isForward } ?? (owner.dataSource != nil && (neighbour(isAfter: false) != nil))
  }
  private var hasAfter: Bool {
    turn.map(\.isForward) ?? (owner.dataSource != nil && (neighbour(isAfter: true) != nil))
  }

  private func neighbour(isAfter: Bool) -> UIViewController? {
    guard let current, let source = owner.dataSource else { return nil }
    if isAfter {
      if case .some(let known) = after { return known }
      let page = source.pageViewController(owner, viewControllerAfter: current)
      after = .some(page)
      return page
    }
    if case .some(let known) = before { return known }
    let page = source.pageViewController(owner, viewControllerBefore: current)
    before = .some(page)
    return page
  }

  /// Lays the row about the current page, with room for those beside it.
  func lay() {
    guard let view = owner.viewIfLoaded, !isLaying else { return }
    isLaying = true
    defer { isLaying = false }
    let bounds = view.bounds
    let room =
      isVertical
      ? bounds.inside(dx: 0, dy: -owner.spacing / 2)
      : bounds.inside(dx: -owner.spacing / 2, dy: 0)
    let isMoving = !scroll.isAtRest || turn != nil
    if scroll.frame != room.settled { scroll.lie(in: room) }
    let (isBefore, isAfter) = (hasBefore, hasAfter)
    let count = 1 + (isBefore ? 1 : 0) + (isAfter ? 1 : 0)
    let length = step * CGFloat(count)
    scroll.contentSize =
      isVertical
      ? CGSize(width: room.width, height: length) : CGSize(width: length, height: room.height)
    place(current, at: 0)
    if let pending { place(pending, at: pendingSlot) }
    if !isMoving { scroll.contentOffset = offset(of: 0) }
    layDots(in: bounds)
  }

  private var pendingSlot: Int {
    if let turn { return turn.isForward ? 1 : -1 }
    if case .some(let page) = before, page === pending { return -1 }
    return 1
  }

  /// Where the row is for a page beside the current one by so many.
  private func offset(of slot: Int) -> CGPoint {
    let start = isMirrored ? (hasAfter ? 1 : 0) : (hasBefore ? 1 : 0)
    let index = CGFloat(isMirrored ? start - slot : start + slot)
    return isVertical ? CGPoint(x: 0, y: index * step) : CGPoint(x: index * step, y: 0)
  }

  private func place(_ page: UIViewController?, at slot: Int) {
    guard let page, let view = page.viewIfLoaded, view.superviewReference === scroll else { return }
    let (origin, size) = (offset(of: slot), owner.view.bounds.size)
    let gap = owner.spacing / 2
    view.lie(
      pinnedIn: CGRect(
        x: origin.x + (isVertical ? 0 : gap), y: origin.y + (isVertical ? gap : 0),
        width: size.width, height: size.height))
  }

  private func put(_ page: UIViewController) {
    page.loadViewIfNeeded()
    if page.view.superviewReference !== scroll { scroll.addSubview(page.view) }
  }

  // MARK: Dots

  private func layDots(in bounds: CGRect) {
    guard let source = owner.dataSource, !isVertical else { return }
    let count = source.presentationCount(for: owner)
    guard count > 0 else {
      dots?.removeFromSuperview()
      dots = nil
      return
    }
    let made = dots ?? UIPageControl()
    // Only a page that there is can be marked.
    made.numberOfPages = count
    if dots == nil {
      made.isUserInteractionEnabled = false
      made.currentPage = source.presentationIndex(for: owner)
      owner.view.addPart(made, above: [scroll])
      dots = made
    }
    let bottom = owner.view.safeAreaInsets.bottom
    made.lie(in: CGRect(x: 0, y: bounds.height - bottom - 37, width: bounds.width, height: 37))
  }

  /// Asks which page it is that a program has shown.
  private func markPage() {
    guard let dots, let source = owner.dataSource else { return }
    dots.currentPage = source.presentationIndex(for: owner)
  }

  // MARK: Pages that are set

  /// What the source says is to be asked anew.
  func reload() {
    (before, after) = (nil, nil)
    dots?.removeFromSuperview()
    dots = nil
    owner.view.setNeedsLayout()
    lay()
  }

  func show(
    _ page: UIViewController, _ direction: UIPageViewController.NavigationDirection,
    animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    endTurn(false)
    guard page !== current else {
      completion?(true)
      return
    }
    let isSeen = owner.viewIfLoaded?.windowReference != nil
    guard animated, isSeen, current != nil, UIView.areAnimationsEnabled else {
      replace(with: page)
      completion?(true)
      return
    }
    scroll.motion.end()
    dropPending()
    turn = Turn(page: page, isForward: direction == .forward, completion: completion)
    bring(page)
    lay()
    UIView.performWithoutAnimation { scroll.contentOffset = offset(of: 0) }
    scroll.setContentOffset(offset(of: pendingSlot), animated: true)
  }

  /// At once, without a motion.
  private func replace(with page: UIViewController) {
    scroll.motion.end()
    dropPending()
    let old = current
    take(page)
    current = page
    (before, after) = (nil, nil)
    if owner.isViewLoaded {
      old?.viewIfLoaded?.removeFromSuperview()
      put(page)
      lay()
    }
    markPage()
    page.didMove(toParent: owner)
    if let old { leave(old) }
  }

  /// Shows no page any more.
  func clear() {
    endTurn(false)
    scroll.motion.end()
    dropPending()
    guard let old = current else { return }
    current = nil
    leave(old)
    reload()
  }

  private func take(_ page: UIViewController) { if page.parent !== owner { owner.addChild(page) } }

  private func leave(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }

  // MARK: Pages that are turned

  /// Both pages are on their way until the row comes to rest.
  private func bring(_ page: UIViewController) {
    pending = page
    take(page)
    page.loadViewIfNeeded()
    change = Transition(from: current, to: page, in: scroll, animated: true)
    page.beginAppearing(true)
    current?.beginDisappearing(true)
    put(page)
  }

  /// The page that was to come does not.
  private func dropPending() {
    guard let pending else { return }
    self.pending = nil
    change?.completeTransition(false)
    change = nil
    pending.beginDisappearing(true)
    pending.viewIfLoaded?.removeFromSuperview()
    pending.endTransition()
    current?.beginAppearing(true)
    current?.endTransition()
    leave(pending)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    if let owner { withExtendedLifetime(owner) { endTurn(true) } }
  }

  /// The page that comes into sight is brought when it does.
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let owner, !isLaying, turn == nil, step > 0 else { return }
    let offset = isVertical ? scroll.contentOffset.y : scroll.contentOffset.x
    let rest = isVertical ? self.offset(of: 0).y : self.offset(of: 0).x
    let way = (offset - rest) * (isMirrored ? -1 : 1)
    guard way != 0 else { return }
    guard let page = neighbour(isAfter: way > 0) else { return }
    if pending !== page {
      dropPending()
      bring(page)
      place(page, at: way > 0 ? 1 : -1)
      owner.delegate?.pageViewController(owner, willTransitionTo: [page])
    }
    // A wheel puts the row elsewhere and tells nobody when it is there.
    if scroll.isAtRest, pending === page, scroll.contentOffset == self.offset(of: pendingSlot) {
      self.rest()
    }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rest() }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { rest() }
  }

  /// Here comes to rest what a key has turned to, as what the program turns to does.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    guard let owner else { return }
    withExtendedLifetime(owner) {
      if turn == nil { rest() } else { endTurn(true) }
    }
  }

  /// The row has come to rest: at the next page, or where it was.
  private func rest() {
    guard let owner, let pending, let current, turn == nil else { return }
    let offset = scroll.contentOffset
    let target = self.offset(of: pendingSlot)
    let isTurned =
      isVertical
      ? (offset.y - target.y).magnitude < step / 2 : (offset.x - target.x).magnitude < step / 2
    let isForward = pendingSlot > 0
    if isTurned {
      settle(on: pending)
      if let dots { dots.currentPage += isForward ? 1 : -1 }
    } else {
      dropPending()
    }
    owner.delegate?.pageViewController(
      owner, didFinishAnimating: true, previousViewControllers: [current],
      transitionCompleted: isTurned)
  }

  private func settle(on page: UIViewController) {
    let old = current
    (pending, current) = (nil, page)
    (before, after) = (nil, nil)
    change?.completeTransition(true)
    change = nil
    old?.viewIfLoaded?.removeFromSuperview()
    old?.endTransition()
    page.endTransition()
    page.didMove(toParent: owner)
    if let old { leave(old) }
    lay()
    scroll.contentOffset = offset(of: 0)
  }

  private func endTurn(_ isFinished: Bool) {
    guard let turn else { return }
    self.turn = nil
    scroll.motion.end()
    settle(on: turn.page)
    markPage()
    turn.completion?(isFinished)
  }
}

/// What pages lie in is as large as they are many, whatever constraints say in which a page is.
private final class PageScroll: UIScrollView {
  override var contentSaysItsSize: Bool { true }
}
