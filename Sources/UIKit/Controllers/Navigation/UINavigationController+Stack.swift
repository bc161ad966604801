import CoreGraphics

// Who is on the stack, and what each hears as that changes. The order is UIKit's: the one that comes
// appears before the one that goes has disappeared, and each has its parent until the end.

extension UINavigationController {
  func push(_ controller: UIViewController, animated: Bool) {
    if controller is UINavigationController {
      refuse("Pushing a navigation controller is not supported")
    }
    if controller is UISplitViewController {
      refuse("Split View Controllers cannot be pushed to a Navigation Controller (\(self))")
    }
    if stack.contains(where: { $0 === controller }) {
      refuse(
        "Pushing the same view controller instance more than once is not supported (\(controller))")
    }
    change(to: stack + [controller], by: .push, animated: animated)
  }

  func pop(to index: Int, animated: Bool) -> [UIViewController] {
    let popped = Array(stack[(index + 1)...])
    guard !popped.isEmpty else { return [] }
    change(to: Array(stack[...index]), by: .pop, animated: animated)
    return popped
  }

  func take(_ controllers: [UIViewController], animated: Bool) {
    for (index, controller) in controllers.enumerated()
    where controllers[..<index].contains(where: { $0 === controller }) {
      refuse(
        "All view controllers in a navigation controller must be distinct (\(controllers))")
    }
    guard !controllers.elementsEqual(stack, by: ===) else { return }
    // What was on the stack already is gone back to.
    let isPop = controllers.last.map { top in stack.contains { $0 === top } } ?? true
    change(to: controllers, by: isPop ? .pop : .push, animated: animated)
  }

  /// What is under way ends first.
  private func change(
    to newStack: [UIViewController], by operation: Operation, animated: Bool
  ) {
    change?.end()
    let oldStack = stack
    let (from, to) = (oldStack.last, newStack.last)
    let coming = newStack.filter { new in !oldStack.contains { $0 === new } }
    let going = oldStack.filter { old in !newStack.contains { $0 === old } }
    for controller in coming { addChild(controller) }
    for controller in going { controller.willMove(toParent: nil) }
    stack = newStack
    for controller in coming {
      pages[ObjectIdentifier(controller)] = NavigationPage(controller, in: self)
    }
    let end = { [weak self] in
      guard let self else { return }
      for controller in coming where stack.contains(where: { $0 === controller }) {
        controller.didMove(toParent: self)
      }
      for controller in going { leave(controller) }
    }
    guard isViewLoaded, from !== to else {
      bar.beginChange(
        to: newStack.map(\.navigationItem), isPush: operation == .push, animated: false)
      if isViewLoaded { layOutBars() }
      return end()
    }
    let step = NavigationStep(
      from: from, to: to, operation: operation, oldStack: oldStack, end: end)
    run(step, animated: animated)
  }

  private func leave(_ controller: UIViewController) {
    pages.removeValue(forKey: ObjectIdentifier(controller))?.letGo()
    controller.containerInsets = .zero
    controller.removeFromParent()
  }

  // MARK: The change of views

  /// From one controller to another one.
  struct NavigationStep {
    let from: UIViewController?
    let to: UIViewController?
    let operation: Operation
    let oldStack: [UIViewController]
    /// Tells parents and children of it.
    let end: () -> Void
  }

  private func run(_ step: NavigationStep, animated: Bool) {
    let (from, to) = (step.from, step.to)
    let isSeen = view.windowReference != nil
    let isAnimated = animated && isSeen && from != nil && to != nil && UIView.areAnimationsEnabled
    let transition = Transition(from: from, to: to, in: area, animated: isAnimated)
    change = transition
    var barChange: NavigationBarChange?
    // Whoever hears of the change may begin another one, which ends this one at once.
    transition.onEnd = { [self] isDone in
      barChange?.end(isDone)
      finish(step, isDone: isDone, isSeen: isSeen, isAnimated)
    }
    chooseAnimator(for: transition, step)
    to?.loadViewIfNeeded()
    guard !transition.isOver else { return }
    if step.operation == .push { to?.moving = .toParent } else { from?.moving = .fromParent }
    guard announce(step, transition, isSeen: isSeen) else { return }
    if let to {
      transition.views[.to] = to.view
      transition.finalFrames[ObjectIdentifier(to)] = contentFrame(of: to)
    }
    if let from, let view = from.viewIfLoaded {
      transition.views[.from] = view
      transition.initialFrames[ObjectIdentifier(from)] = view.frame
    }
    let bars = bar.beginChange(
      to: stack.map(\.navigationItem), isPush: step.operation == .push, animated: isAnimated)
    barChange = bars
    // What lies around the bar is laid out with it, and may have had the change end.
    guard !transition.isOver else { return bars.end(true) }
    transition.animate(
      alongsideTransition: { [weak self] _ in
        guard let self else { return }
        bars.animate()
        placeBars()
        bar.layoutIfNeeded()
        tabBarController?.placeBar()
      }, completion: nil)
    showTools(animated: isAnimated)
    transition.place = { [weak self] in
      from?.viewIfLoaded?.removeFromSuperview()
      if let to { self?.put(to) }
    }
    if isSeen {
      transition.start()
    } else {
      transition.place()
      transition.completeTransition(true)
    }
  }

  /// Tells both that they come and go, as well as the delegate; false where one of them has begun
  /// another change.
  private func announce(
    _ step: NavigationStep, _ transition: Transition, isSeen: Bool
  ) -> Bool {
    if isSeen { step.from?.beginDisappearing(transition.isAnimated) }
    guard !transition.isOver, let to = step.to else { return !transition.isOver }
    prepare(to)
    guard isSeen else { return true }
    to.beginAppearing(transition.isAnimated)
    guard !transition.isOver else { return false }
    delegate?.navigationController(self, willShow: to, animated: transition.isAnimated)
    return !transition.isOver
  }

  private func chooseAnimator(for transition: Transition, _ step: NavigationStep) {
    guard transition.isAnimated, let from = step.from, let to = step.to else { return }
    let own = delegate?.navigationController(
      self, animationControllerFor: step.operation, from: from, to: to)
    transition.animator = own ?? NavigationAnimator(isPush: step.operation == .push)
    if let own {
      transition.interactor = delegate?.navigationController(self, interactionControllerFor: own)
    } else {
      transition.interactor = swipe.handAtBeginning
    }
  }

  private func finish(
    _ step: NavigationStep, isDone: Bool, isSeen: Bool, _ isAnimated: Bool
  ) {
    change = nil
    let (from, to) = (step.from, step.to)
    guard isDone else { return takeBack(step, isAnimated) }
    if let to { put(to) }
    from?.viewIfLoaded?.removeFromSuperview()
    if isSeen {
      from?.endTransition()
      to?.endTransition()
    }
    step.end()
    layOutBars()
    if let to, isSeen { delegate?.navigationController(self, didShow: to, animated: isAnimated) }
  }

  /// The change was cancelled: all is as it was.
  private func takeBack(_ step: NavigationStep, _ isAnimated: Bool) {
    stack = step.oldStack
    step.from?.moving = nil
    step.to?.moving = nil
    step.to?.beginDisappearing(isAnimated)
    step.to?.viewIfLoaded?.removeFromSuperview()
    step.to?.endTransition()
    step.from?.beginAppearing(isAnimated)
    if let from = step.from { put(from) }
    step.from?.endTransition()
    for controller in step.oldStack where controller.parent !== self { addChild(controller) }
    // Who was to come has a page; other children are a client's.
    for controller in children
    where page(of: controller) != nil && !stack.contains(where: { $0 === controller }) {
      leave(controller)
    }
    showTools(animated: false)
    layOutBars()
    tabBarController?.placeBar()
  }

  /// Puts the view of the topmost controller in its place.
  func showTop() {
    guard let top = stack.last else { return }
    prepare(top)
    put(top)
    showTools(animated: false)
    placeBars()
  }

  /// What a view is to know before it is seen: where it lies, and what covers it.
  private func prepare(_ controller: UIViewController) {
    controller.loadViewIfNeeded()
    page(of: controller)?.follow()
    controller.navigationItem.searchController?.host = controller
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.lie(in: contentFrame(of: controller))
    controller.containerInsets = insets(of: controller)
  }

  private func put(_ controller: UIViewController) {
    guard let view = controller.viewIfLoaded else { return }
    view.lie(in: contentFrame(of: controller))
    if view.superviewReference !== area { area.addSubview(view) }
  }

  func page(of controller: UIViewController) -> NavigationPage? {
    pages[ObjectIdentifier(controller)]
  }
}
