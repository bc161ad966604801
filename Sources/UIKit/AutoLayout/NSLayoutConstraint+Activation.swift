extension NSLayoutConstraint {
  func activate() {
    guard holder == nil else { return }
    guard let first else {
      if firstAttribute == .notAnAttribute {
        refuse("A constraint of nothing cannot be activated.")
      }
      return
    }
    if hasSecondItem, second == nil { return }
    guard let near = first.layoutView,
      let view = second == nil ? near : second?.layoutView.flatMap(near.nearestCommonSuperview)
    else {
      refuse(
        "Unable to activate constraint with anchors \(words) because they have no common ancestor. "
          + "Does the constraint or its anchors reference items in different view hierarchies? "
          + "That's illegal.")
    }
    install(on: view)
  }

  /// Whether both items are in one tree, so that the constraint may be activated.
  package var isPossible: Bool {
    guard let first = first?.layoutView else { return false }
    guard hasSecondItem else { return true }
    guard let second = second?.layoutView else { return false }
    return first.nearestCommonSuperview(with: second) != nil
  }

  /// Whether a scene has it for an attribute of a view.
  fileprivate func isDeclared(for attribute: Attribute, of view: UIView) -> Bool {
    source != nil && first === view && second !== view && firstAttribute == attribute
  }

  func install(on view: UIView) {
    holder = view
    noteActivation()
    view.ensureTies().held.append(self)
    for view in spokenOf {
      view.ensureTies().references.append(self)
      // What it is in is to end the constraint when it leaves.
      if !view.constraintMarks.contains(.constrained) { view.markConstrained() }
    }
    view.markConstrained()
    view.engineIfAny?.add(self)
  }

  func deactivate() {
    guard let holder else { return }
    engine?.remove(self)
    holder.extras?.ties?.held.removeLast { $0 === self }
    for view in spokenOf { view.extras?.ties?.references.removeLast { $0 === self } }
    self.holder = nil
  }

  /// The views that the items are, or are in.
  private var spokenOf: [UIView] {
    [first, second].compactMap { $0 }.flatMap { item in
      (item as? LayoutSpan)?.ends ?? [item.layoutView].compactMap { $0 }
    }
  }

  func speaks(of item: AnyObject) -> Bool {
    first === item || second === item || spans.contains { $0.reaches(item) }
  }
}

extension Array {
  /// Takes out the last element of a kind: what came last most often goes first.
  mutating func removeLast(where isMeant: (Element) -> Bool) {
    if let index = lastIndex(where: isMeant) { remove(at: index) }
  }
}

extension UIView {
  /// The first constraint that a scene has for an attribute of this view, other than those that
  /// compare the view with itself: the first of the file, whichever came first.
  package func declaredConstraint(
    for attribute: NSLayoutConstraint.Attribute
  ) -> NSLayoutConstraint? {
    extras?.ties?.references.filter { $0.isDeclared(for: attribute, of: self) }
      .min { $0.order < $1.order }
  }

  /// The deepest view that is above or at both this view and another one.
  func nearestCommonSuperview(with other: UIView) -> UIView? {
    // What is near is found without a look at how deep both are.
    let (above, aboveOther) = (superviewReference, other.superviewReference)
    if other === self || above === other { return other }
    if aboveOther === self { return self }
    if let above, above === aboveOther { return above }
    var (mine, others) = (self, other)
    var (depth, otherDepth) = (mine.depth, others.depth)
    while depth > otherDepth, let above = mine.superviewReference {
      (mine, depth) = (above, depth - 1)
    }
    while otherDepth > depth, let above = others.superviewReference {
      (others, otherDepth) = (above, otherDepth - 1)
    }
    while mine !== others {
      guard let above = mine.superviewReference, let otherAbove = others.superviewReference else {
        return nil
      }
      (mine, others) = (above, otherAbove)
    }
    return mine
  }

  private var depth: Int {
    var count = 0
    var view = superviewReference
    while let above = view {
      count += 1
      view = above.superviewReference
    }
    return count
  }
}
