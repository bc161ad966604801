import Constraints
import CoreGraphics

// Which items take part, and what they bring with them.

extension LayoutEngine {
  /// The entry of an item, made when it is first needed.
  func entry(of item: any LayoutItem) -> LayoutEntry {
    if let entry = entries[ObjectIdentifier(item)] { return entry }
    let entry = LayoutEntry(item, &solver)
    entries[ObjectIdentifier(item)] = entry
    for variable in entry.variables {
      while owners.count <= variable.index { owners.append(nil) }
      owners[variable.index] = entry
    }
    if item === root || !isInset(item) {
      for length in [entry.width, entry.height] {
        entry.least.append(solver.add([Term(length)], .atLeast, 0, .required))
      }
    }
    if let view = item as? UIView {
      if !isProbe { view.constraintMarks.insert(.hasEntry) }
      adopt(view, entry)
    } else if let guide = item as? UILayoutGuide {
      adopt(guide, entry)
    }
    markDirty()
    return entry
  }

  /// Whether an item is a view less what is around its inside, which may be less than nothing. What is shown then has
  /// no size.
  private func isInset(_ item: any LayoutItem) -> Bool {
    if let view = item as? UIView { return view.cellAround != nil }
    guard let guide = item as? UILayoutGuide, let view = guide.owningView else { return false }
    return guide.area?.insets(in: view) != nil
  }

  private func adopt(_ view: UIView, _ entry: LayoutEntry) {
    if view === root || view.translatesAutoresizingMaskIntoConstraints {
      fix(view, entry)
    } else {
      updateWishes(of: view, entry)
    }
  }

  /// Holds a view where it is.
  private func fix(_ view: UIView, _ entry: LayoutEntry) {
    // A root that constraints size is as large as they say; its place is nobody's business.
    if view === root, isProbe || !view.translatesAutoresizingMaskIntoConstraints {
      entry.place = [
        solver.add([Term(entry.x)], .equal, 0, .required),
        solver.add([Term(entry.y)], .equal, 0, .required),
      ]
      updateWishes(of: view, entry)
      return
    }
    let outer = followedSuperview(of: view)
    let numbers = fixedNumbers(of: view)
    func hold(_ variable: Variable, by length: Variable?, _ number: Double) {
      let terms = [Term(variable)] + (length.map { [Term($0, -1)] } ?? [])
      entry.place.append(solver.add(terms, .equal, number, .required))
    }
    hold(entry.x, by: nil, numbers[0])
    hold(entry.y, by: nil, numbers[1])
    hold(entry.width, by: outer.width.map { self.entry(of: $0).width }, numbers[2])
    hold(entry.height, by: outer.height.map { self.entry(of: $0).height }, numbers[3])
  }

  /// Where a view lies and how large it is, or by how much it is larger than the superview that it follows.
  private func fixedNumbers(of view: UIView) -> [Double] {
    let (rect, outer) = (fixedRectangle(of: view), followedSuperview(of: view))
    var (x, y) = (rect.minX, rect.minY)
    var width = rect.width - (outer.width.map { fixedRectangle(of: $0).width } ?? 0)
    var height = rect.height - (outer.height.map { fixedRectangle(of: $0).height } ?? 0)
    if outer.width != nil || outer.height != nil, let insets = view.cellAround?.contentInsets {
      // It is so before the cell is laid out, and where there is too little room for it.
      if outer.width != nil { (x, width) = (insets.left, -insets.left - insets.right) }
      if outer.height != nil { (y, height) = (insets.top, -insets.top - insets.bottom) }
    }
    return [x, y, width.settled, height.settled].map { Double($0) }
  }

  /// The superview whose width and height a view follows by its autoresizing mask, where these are solved for.
  private func followedSuperview(of view: UIView) -> (width: UIView?, height: UIView?) {
    guard view !== root, view.followsByMask, let outer = view.superviewReference,
      outer.isPlacedByConstraints || isProbe && outer === root
    else { return (nil, nil) }
    let sideways: UIView.AutoresizingMask = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin,
    ]
    let upright: UIView.AutoresizingMask = [
      .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin,
    ]
    let mask = view.autoresizingMask
    return (
      mask.intersection(sideways) == .flexibleWidth ? outer : nil,
      mask.intersection(upright) == .flexibleHeight ? outer : nil
    )
  }

  private func fixedRectangle(of view: UIView) -> CGRect {
    let rect = view.alignmentRect(forFrame: view.placeForLayout)
    return view === root ? CGRect(origin: .zero, size: rect.size) : rect
  }

  /// A view comes to be placed by constraints, or ceases to be.
  func adoptAnew(_ view: UIView) {
    guard let entry = entries[ObjectIdentifier(view)] else { return }
    for key in entry.place { solver.remove(key) }
    entry.place = []
    removeWishes(entry)
    adopt(view, entry)
    refreshGuides(of: view)
    // What goes by its size may follow it from now on, or stay as it is.
    for subview in view.subviewList where subview.followsByMask { adoptAnew(subview) }
    markDirty()
  }

  // MARK: Content

  private func removeWishes(_ entry: LayoutEntry) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      guard let wish = entry.wishes[axis] else { continue }
      solver.remove(wish.least)
      solver.remove(wish.most)
    }
    entry.wishes = [:]
  }

  /// Asks a view anew how large its content is.
  func updateWishes(of view: UIView, _ entry: LayoutEntry) {
    var size = view.intrinsicContentSize
    entry.naturalWidth = size.width
    if view.wrapsContent, entry.wrappedWidth != nil { wrapped.append(entry) }
    if let width = entry.trimmedWidth { size.width = width }
    // How wide it happens to be is not what a probe asks.
    let width = entry.wrappedWidth ?? (isProbe && view === root ? .infinity : nil)
    if let width, let height = view.wrappedHeight(forWidth: width) { size.height = height }
    wish(size.width, .horizontal, view, entry)
    wish(size.height, .vertical, view, entry)
  }

  private func wish(
    _ length: CGFloat, _ axis: NSLayoutConstraint.Axis, _ view: UIView, _ entry: LayoutEntry
  ) {
    guard length != UIView.noIntrinsicMetric, length.isFinite else {
      if let wish = entry.wishes.removeValue(forKey: axis) {
        solver.remove(wish.least)
        solver.remove(wish.most)
      }
      return
    }
    let number = Double(max(0, length).settled)
    let hugging = view.contentHuggingPriority(for: axis).strength
    var resistance = view.contentCompressionResistancePriority(for: axis).strength
    // What cannot be drawn in another size gives way after others of its priority.
    if view.hasFixedContent, !resistance.isRequired { resistance.priority += 0.5 }
    if let wish = entry.wishes[axis] {
      solver.setConstant(number, of: wish.least)
      solver.setConstant(number, of: wish.most)
      solver.setStrength(resistance, of: wish.least)
      solver.setStrength(hugging, of: wish.most)
    } else {
      let terms = [Term(entry.length(axis))]
      entry.wishes[axis] = LayoutEntry.Wish(
        least: solver.add(terms, .atLeast, number, resistance),
        most: solver.add(terms, .atMost, number, hugging))
    }
  }

  // MARK: Guides

  private func adopt(_ guide: UILayoutGuide, _ entry: LayoutEntry) {
    guard let view = guide.owningView, guide.area != nil else { return }
    let owner = self.entry(of: view)
    guard let numbers = numbers(of: guide, in: view) else { return }
    entry.place = [
      solver.add([Term(entry.x)], .equal, numbers.x, .required),
      solver.add([Term(entry.y)], .equal, numbers.y, .required),
    ]
    // What is scrolled is as large as what shows it, unless anything else is said.
    let strength = guide.area == .scrolledContent ? Strength.weakest : .required
    entry.place += [
      solver.add([Term(entry.width), Term(owner.width, -1)], .equal, numbers.width, strength),
      solver.add([Term(entry.height), Term(owner.height, -1)], .equal, numbers.height, strength),
    ]
  }

  /// Where a guide of the system's begins, and by how much it is larger than its view.
  private func numbers(
    of guide: UILayoutGuide, in view: UIView
  ) -> (x: Double, y: Double, width: Double, height: Double)? {
    guard guide.area != nil else { return nil }
    if guide.area == .scrolledContent { return (0, 0, 0, 0) }
    let bounds = view.layer.bounds
    // How large the view is that is yet to be solved must not count.
    let isFixed = entries[ObjectIdentifier(view)]?.place.count == 4
    if !isFixed, let insets = guide.area?.insets(in: view) {
      return (
        Double((bounds.minX + insets.left).settled), Double((bounds.minY + insets.top).settled),
        Double(-insets.left - insets.right), Double(-insets.top - insets.bottom)
      )
    }
    let frame = guide.layoutFrame.settled
    return (
      Double(frame.minX), Double(frame.minY), Double((frame.width - bounds.width).settled),
      Double((frame.height - bounds.height).settled)
    )
  }

  // MARK: Changes

  /// Brings what the solver knows of an item up to date.
  func refresh(_ entry: LayoutEntry, _ staleness: Staleness) {
    if let guide = entry.item as? UILayoutGuide, let view = guide.owningView {
      guard let numbers = numbers(of: guide, in: view) else { return }
      for (key, number) in zip(entry.place, [numbers.x, numbers.y, numbers.width, numbers.height]) {
        solver.setConstant(number, of: key)
      }
      return
    }
    guard let view = entry.item as? UIView else { return }
    if staleness.contains(.place), entry.place.count == 4 {
      for (key, number) in zip(entry.place, fixedNumbers(of: view)) {
        solver.setConstant(number, of: key)
      }
    }
    if staleness.contains(.content), !entry.wishes.isEmpty || entry.place.count < 4 {
      updateWishes(of: view, entry)
    }
    if !staleness.isDisjoint(with: [.numbers, .scrolled]) { refreshGuides(of: view) }
    if !staleness.isDisjoint(with: [.numbers, .content]) { refreshNumbers(of: view) }
    if staleness.contains(.scrolled) { refreshCrossings(of: view) }
  }

  private func refreshGuides(of view: UIView) {
    for guide in view.layoutGuides {
      if let entry = entries[ObjectIdentifier(guide)] { refresh(entry, .place) }
    }
  }

  /// The margins and baselines that stand as numbers in constraints, also in those of stacks whose
  /// text this view is.
  private func refreshNumbers(of view: UIView) {
    // Whoever came to this stack before has been on the whole way up from it.
    if view is UIStackView, !renumbered.insert(ObjectIdentifier(view)).inserted { return }
    for constraint in view.extras?.ties?.references ?? []
    where constraint.engine === self && constraint.hasNumbers {
      noteOffset(of: constraint)
    }
    if let stack = view.superviewReference as? UIStackView { refreshNumbers(of: stack) }
  }

  private func refreshCrossings(of view: UIView) {
    // What scrolls by nature is noted with each constraint.
    if !(view is UIScrollView), crossings[ObjectIdentifier(view)] == nil { findCrossings(of: view) }
    let keys = crossings[ObjectIdentifier(view)] ?? []
    for key in keys.sorted(by: { $0.index < $1.index }) {
      if let constraint = active[key] {
        noteOffset(of: constraint)
      } else {
        crossings[ObjectIdentifier(view)]?.remove(key)
      }
    }
  }

  /// A plain view is scrolled for the first time, which nobody had to expect.
  private func findCrossings(of view: UIView) {
    for (key, constraint) in active
    where equation(of: constraint)?.crossed.contains(where: { $0 === view }) == true {
      crossings[ObjectIdentifier(view), default: []].insert(key)
    }
  }

  // MARK: Leaving

  /// Takes an item out, of which no constraint speaks any more.
  func removeEntry(of item: any LayoutItem) {
    guard let entry = entries.removeValue(forKey: ObjectIdentifier(item)) else { return }
    withdrawBaselines(through: item)
    forgetNumbers()
    dropStale(item)
    crossings[ObjectIdentifier(item)] = nil
    removeWishes(entry)
    for key in entry.place + entry.least { solver.remove(key) }
    for variable in entry.variables {
      owners[variable.index] = nil
      solver.removeVariable(variable)
    }
    (item as? UIView)?.constraintMarks.remove(.hasEntry)
  }
}
