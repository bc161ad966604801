import CoreGraphics

// Where the bars lie, and what of the content they cover.

extension UINavigationController: BottomBarKeeper {
  func contentDidMove() {
    guard change == nil else { return }
    UIView.performWithoutAnimation { followBottom() }
  }
}

extension UINavigationController {
  /// What covers the top of the view before the bar does.
  var topOfBar: CGFloat { viewIfLoaded?.safeAreaInsets.top ?? 0 }

  /// What is below at the bottom: the window's edge, or the tabs.
  private var bottomOfTools: CGFloat { viewIfLoaded?.safeAreaInsets.bottom ?? 0 }

  private var isTooLow: Bool {
    hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
  }
  private var isBarShown: Bool { !isBarHidden && !barSwipe.isHiding && !isTooLow }
  private var areToolsShown: Bool { !isToolsHidden && !barSwipe.isHiding && !isTooLow }

  /// Whether nothing of the content shows through a bar, so that it lies beside it.
  private func liesBeside(_ isTranslucent: Bool, _ controller: UIViewController) -> Bool {
    !isTranslucent && !controller.extendedLayoutIncludesOpaqueBars
  }

  func contentFrame(of controller: UIViewController) -> CGRect {
    var frame = area.bounds
    let edges = controller.edgesForExtendedLayout
    if isBarShown, liesBeside(bar.isTranslucent, controller) || !edges.contains(.top) {
      let height = topOfBar + (page(of: controller)?.coveredHeight ?? 0)
      frame.origin.y += height
      frame.size.height = max(0, frame.height - height)
    }
    if areToolsShown, liesBeside(tools.isTranslucent, controller) || !edges.contains(.bottom) {
      frame.size.height = max(0, frame.height - tools.lineHeight - bottomOfTools)
    }
    return frame.settled
  }

  /// What bars cover of a controller's view, beside what covers the view of this one.
  func insets(of controller: UIViewController) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    let frame = contentFrame(of: controller)
    if isBarShown, frame.minY == area.bounds.minY {
      insets.top = page(of: controller)?.coveredHeight ?? 0
    }
    if areToolsShown, frame.maxY == area.bounds.maxY { insets.bottom = tools.lineHeight }
    return insets
  }

  /// Puts everything in its place.
  func placeBars() {
    guard let view = viewIfLoaded else { return }
    let bounds = view.bounds
    area.lie(in: bounds)
    // Above nothing there is an empty bar.
    let page = stack.last.flatMap { self.page(of: $0) }
    let height = page?.barHeight ?? bar.smallHeight(of: nil)
    let y = isBarShown ? topOfBar : -height
    (bar.searchRoom, bar.isSearching) = (page?.searchRoom, page?.isSearching ?? false)
    // The ground reaches up to the edge from wherever the bar is.
    if bar.layer.frame.minY != y { bar.setNeedsLayout() }
    bar.lie(in: CGRect(x: 0, y: y, width: bounds.width, height: height))
    bar.groundStrength = page?.groundStrength ?? 0
    if !barsMove { bar.isHidden = !isBarShown && change == nil }
    let toolsHeight = tools.lineHeight
    let toolsTop =
      areToolsShown ? bounds.maxY - bottomOfTools - toolsHeight : bounds.maxY
    tools.lie(in: CGRect(x: 0, y: toolsTop, width: bounds.width, height: toolsHeight))
    tools.below = bottomOfTools
    if !barsMove { tools.isHidden = !areToolsShown }
    followBottom()
    for controller in stack {
      // Who is not seen lies where it is going to be.
      guard let inner = controller.viewIfLoaded,
        inner.superviewReference === area || inner.superviewReference == nil
      else { continue }
      // Who is on the way is placed by whoever moves it.
      if controller.transition?.takesTime != true { inner.lie(in: contentFrame(of: controller)) }
      controller.containerInsets = insets(of: controller)
      controller.navigationItem.searchController?.containerInsets = controller.containerInsets
    }
  }

  /// What an item shows has changed.
  func barItemDidChange() {
    guard isViewLoaded else { return }
    for controller in stack {
      page(of: controller)?.follow()
      controller.navigationItem.searchController?.host = controller
    }
    layOutBars()
  }

  func didScroll(_ page: NavigationPage) {
    guard page.controller === stack.last, change == nil else { return }
    UIView.performWithoutAnimation { placeBars() }
  }

  /// A search has begun or ended above the topmost controller.
  func searchDidChange(
    alongside: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    for controller in stack { page(of: controller)?.updateRoom() }
    UIView.animate(withDuration: 0.3) { [self] in
      alongside()
      placeBars()
      view.layoutIfNeeded()
    } completion: { _ in
      completion()
    }
  }

  /// Goes by where the topmost content ends.
  private func followBottom() {
    let content = stack.last?.contentAboveBars
    if content?.barKeeper !== self { content?.barKeeper = self }
    if !isToolsHidden {
      tools.groundStrength = tools.groundStrength(above: content)
    } else if !barsMove {
      // As before they were ever seen.
      tools.groundStrength = 1
    }
    tabBarController?.contentDidMove()
  }

  // MARK: Hiding

  func setBar(hidden: Bool, animated: Bool) {
    barSwipe.isHiding = false
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    noteStatusBar()
    moveBars(animated: animated)
  }

  func setTools(hidden: Bool, animated: Bool) {
    guard hidden != isToolsHidden else { return }
    isToolsHidden = hidden
    if !hidden { showTools(animated: false) }
    moveBars(animated: animated)
  }

  /// Bars go to where they are to be, with whatever change is under way.
  func moveBars(animated: Bool) {
    guard let view = viewIfLoaded else { return }
    guard animated, view.windowReference != nil else { return settleBars() }
    barsMove = true
    bar.isHidden = isBarHidden && bar.isHidden
    tools.isHidden = isToolsHidden && tools.isHidden
    UIView.animate(withDuration: Self.hideShowBarDuration) { [self] in
      placeBars()
      view.layoutIfNeeded()
    } completion: { [weak self] _ in
      self?.barsMove = false
      self?.settleBars()
    }
  }

  private func settleBars() {
    if isToolsHidden { showTools(animated: false) }
    layOutBars()
  }

  /// Shows the tools of the topmost controller; a toolbar that is out of sight has none, as before it was ever seen:
  /// what their items show may be wanted elsewhere.
  func showTools(animated: Bool) {
    let isSeen = !isToolsHidden || barsMove
    tools.setItems(isSeen ? stack.last?.toolbarItems : nil, animated: animated && isSeen)
  }

  func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
    if controller === stack.last { showTools(animated: animated) }
  }
}

extension UIViewController {
  /// Has the bars around it go by what it scrolls now, and by where that lies, though nobody has scrolled.
  package func updateBarsAround() {
    (self as? UITabBarController)?.contentDidMove()
    guard let navigation = navigationController, navigation.change == nil else { return }
    navigation.page(of: self)?.follow()
    UIView.performWithoutAnimation { navigation.placeBars() }
  }
}

/// Makes bars go and come with swipes and taps.
@MainActor
final class BarSwipe {
  var isHiding = false
  private var tap: UITapGestureRecognizer?

  private static let least: CGFloat = 300

  func didEndDragging(velocity: CGFloat, in navigation: UINavigationController) {
    guard navigation.hidesBarsOnSwipe, velocity.magnitude > Self.least else { return }
    hide(velocity > 0, in: navigation)
  }

  private func hide(_ hides: Bool, in navigation: UINavigationController) {
    guard hides != isHiding else { return }
    isHiding = hides
    navigation.moveBars(animated: true)
  }

  func follow(taps: Bool, of navigation: UINavigationController) {
    guard taps != (tap != nil) else { return }
    if let tap {
      navigation.area.removeGestureRecognizer(tap)
      self.tap = nil
      return
    }
    let made = UITapGestureRecognizer()
    made.addAction { [weak self, weak navigation] _ in
      if let self, let navigation { hide(!isHiding, in: navigation) }
    }
    navigation.area.addGestureRecognizer(made)
    tap = made
  }
}
