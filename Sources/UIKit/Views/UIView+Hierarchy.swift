import QuartzCore

extension UIView {
  /// A place among the subviews.
  enum Place {
    case top
    case index(Int)
    case above(UIView)
    case below(UIView)
  }

  func insert(_ view: UIView, at place: Place) {
    refuseCycle(with: view)
    guard view.superviewReference !== self else { return reorder(view, place) }
    let oldWindow = view.windowReference
    let newWindow = windowReference
    // What comes into a mask comes to a screen as what comes to a window does.
    let wearer = newWindow == nil && oldWindow == nil ? wearer : nil
    let entersMask = wearer != nil && view.wearer == nil
    let mayAdapt =
      oldWindow !== newWindow || Self.hasTraitOverrides || Self.hasTints || entersMask
    let surroundings = mayAdapt ? view.surroundings : nil
    if oldWindow !== newWindow {
      oldWindow?.release(view)
      view.announceMove(to: newWindow)
    }
    view.willMove(toSuperview: self)
    view.superviewReference?.willRemoveSubview(view)
    if view.superviewReference != nil { view.leaveEngine() }
    view.superviewReference?.subviewList.remove(view)
    put(view, at: place)
    view.superviewReference = self
    view.enterTree()
    if oldWindow !== newWindow { view.moveSubtree(to: newWindow) }
    if Self.hasSafeAreas { expectSafeArea(of: view) }
    if let wearer, entersMask { view.comeToScreenInMask(wearer.windowReference?.screen.scale) }
    if let surroundings {
      view.noteSurroundings(
        since: surroundings, hasEntered: entersMask || oldWindow == nil && newWindow != nil)
    }
    if view.constraintMarks.contains(.below) { view.passOnConstraintMarks() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// What a view takes over from above.
  private struct Surroundings {
    let traits: UITraitCollection
    let tint: UIColor?
    let tintMode: TintAdjustmentMode
    let hasLeftTint: Bool
  }

  private var surroundings: Surroundings {
    Surroundings(
      traits: currentTraits, tint: Self.hasTints ? currentTint : nil,
      tintMode: Self.hasTints ? currentTintMode : .normal,
      hasLeftTint: Self.hasTints && hasLeftTint)
  }

  /// Whether it, or what it is in, still shows a tint that it was taken out of.
  private var hasLeftTint: Bool {
    sequence(first: self, next: \.superviewReference).contains { $0.extras?.hasLeftTint == true }
  }

  /// Tells the subtree what is different where it has come to.
  private func noteSurroundings(since old: Surroundings, hasEntered: Bool) {
    if hasEntered { noteTraitsOfWindow(since: old.traits) } else { noteTraits(since: old.traits) }
    guard Self.hasTints else { return }
    extras?.hasLeftTint = false
    let isColorOther = old.hasLeftTint || currentTint != old.tint
    let isModeOther = old.hasLeftTint || currentTintMode != old.tintMode
    guard isColorOther || isModeOther else { return }
    announceTint(isColorOther: isColorOther, isModeOther: isModeOther)
  }

  /// Ends the program if `view` is this view or above it; one without subviews is above none.
  private func refuseCycle(with view: UIView) {
    guard view === self || !view.subviewList.isEmpty, isDescendant(of: view) else { return }
    refuse(
      "\(type(of: view)) cannot be added to \(type(of: self)): it is the same view or one of its "
        + "superviews")
  }

  /// Moves a subview among its siblings; of somebody else's view nothing happens.
  func reorder(_ view: UIView, _ place: Place) {
    guard let index = subviewList.index(of: view) else { return }
    if case .above(let sibling) = place, sibling === view { return }
    if case .below(let sibling) = place, sibling === view { return }
    subviewList.remove(at: index)
    put(view, at: place)
  }

  /// Brings subviews before all others, the last of them foremost: one change, however many they are.
  func bringToFront(_ views: [UIView]) {
    let moving = Set(views.map { ObjectIdentifier($0) })
    subviewList.removeAll { moving.contains(ObjectIdentifier($0)) }
    subviewList += views
    layer.bringToFront(views.map(\.layer))
  }

  func exchange(_ first: Int, _ second: Int) {
    guard subviewList.indices.contains(first), subviewList.indices.contains(second) else {
      refuse("exchangeSubview(at:withSubviewAt:) takes indices of subviews")
    }
    guard first != second else { return }
    layer.exchange(subviewList[first].layer, subviewList[second].layer)
    subviewList.swapAt(first, second)
  }

  /// The subview at a place, if there are so many: nobody holds on to the list, which would be copied when
  /// it changes.
  package func subview(at place: Int) -> UIView? {
    subviewList.indices.contains(place) ? subviewList[place] : nil
  }

  /// Puts the view in the list and its layer in the same place between the subviews' layers.
  private func put(_ view: UIView, at place: Place) {
    switch place {
    case .top:
      subviewList.append(view)
      layer.addSublayer(view.layer)
    case .index(let index) where index >= subviewList.count:
      put(view, at: .top)
    case .index(let index):
      let above = subviewList[max(0, index)]
      subviewList.insert(view, at: max(0, index))
      layer.insertSublayer(view.layer, below: above.layer)
    case .above(let sibling):
      guard let index = subviewList.index(of: sibling) else {
        return put(view, at: .top)
      }
      subviewList.insert(view, at: index + 1)
      layer.insertSublayer(view.layer, above: sibling.layer)
    case .below(let sibling):
      // Beside a stranger it goes on top, on whichever side.
      guard let index = subviewList.index(of: sibling) else {
        return put(view, at: .top)
      }
      subviewList.insert(view, at: index)
      layer.insertSublayer(view.layer, below: sibling.layer)
    }
  }

  func leaveSuperview() {
    guard let superview = superviewReference else { return }
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    leaveEngine()
    let wasInWindow = windowReference != nil
    if wasInWindow {
      windowReference?.release(self)
      announceMove(to: nil)
    }
    let tintBefore = Self.hasTints ? (currentTint, currentTintMode, hasLeftTint) : nil
    superview.subviewList.remove(self)
    layer.removeFromSuperlayer()
    superviewReference = nil
    if let tintBefore { noteTintLeft(tintBefore) }
    if wasInWindow { moveSubtree(to: nil) }
    didMoveToSuperview()
  }

  /// Who goes by a tint hears of another one where the view comes to, whatever that is there.
  private func noteTintLeft(_ before: (tint: UIColor, mode: TintAdjustmentMode, isLeft: Bool)) {
    guard before.isLeft || before.tint != currentTint || before.mode != currentTintMode else {
      return
    }
    ensureExtras().hasLeftTint = true
  }

  /// `willMove(toWindow:)` for the whole subtree, this view first.
  private func announceMove(to window: UIWindow?) {
    owner?.viewWillMove(to: window)
    willMove(toWindow: window)
    if window == nil { knownTraits = currentTraits }
    for subview in subviewList {
      subview.announceMove(to: window)
    }
  }

  /// Takes the subtree to a window, then tells every view of it, this one first.
  private func moveSubtree(to window: UIWindow?) {
    setWindow(window, scale: window?.screen.scale)
    window?.onEntry?(self)
    announceMoved()
  }

  private func setWindow(_ window: UIWindow?, scale: CGFloat?) {
    windowReference = window
    if let scale {
      followScreen(scale)
    }
    heldMask?.comeToScreenInMask(scale)
    refreshColors()
    for subview in subviewList {
      subview.setWindow(window, scale: scale)
    }
  }

  /// A view that one of these calls takes out has been told already.
  private func announceMoved() {
    didMoveToWindow()
    if windowReference == nil { dropSafeArea() }
    owner?.viewDidMove(to: windowReference)
    for subview in subviewList where subview.superviewReference === self {
      subview.announceMoved()
    }
  }

  func firstView(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviewList {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }
}
