import CoreGraphics
import Foundation
import QuartzCore

// Elements get views when they come into sight, and lose them when they leave it.
//
// A pass asks the layout what is in sight and gives it views. Views that want another size than the
// layout guessed have it laid out anew; then another pass follows.

extension UICollectionView {
  // MARK: Loading

  /// More than can be scrolled through, and so few that the items of all sections can be counted.
  private static let mostItems = 1 << 40

  func loadIfNeeded() {
    guard !isLoaded, let dataSource else { return }
    let sections = max(0, dataSource.numberOfSections(in: self))
    counts = (0..<sections).map {
      min(max(0, dataSource.collectionView(self, numberOfItemsInSection: $0)), Self.mostItems)
    }
    isLoaded = true
    if !isIndexKnown {
      isIndexKnown = true
      askIndex()
    }
  }

  func holds(_ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path.section)
      && (0..<counts[path.section]).contains(path.item)
  }

  /// Everything may be another one.
  func reloadItems() {
    generation += 1
    dropSwipe()
    (isLoaded, counts, isIndexKnown) = (false, [], false)
    movement = nil
    fill.prefetched = []
    selection = CollectionSelection()
    let views = shown.values.sorted { ($0.element?.path ?? []) < ($1.element?.path ?? []) }
    shown = [:]
    for view in views { retire(view) }
    let context = collectionViewLayout.makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
    setNeedsLayout()
  }

  // MARK: The layout

  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.contentOffsetAdjustment.isFinite {
      fill.offsetAdjustment.x += context.contentOffsetAdjustment.x
      fill.offsetAdjustment.y += context.contentOffsetAdjustment.y
    }
    if !fill.isUnderWay { setNeedsLayout() }
  }

  /// Has the layout be valid, and the content as large as it says.
  func prepareIfNeeded() {
    loadIfNeeded()
    guard !collectionViewLayout.isPrepared, !fill.isPreparing else { return }
    fill.isPreparing = true
    collectionViewLayout.isPrepared = true
    collectionViewLayout.prepare()
    let size = collectionViewLayout.collectionViewContentSize.settled
    fill.isPreparing = false
    let given = CGSize(width: max(0, size.width), height: max(0, size.height))
    if given != contentSize { keepingBeginning { contentSize = given } }
    let way = fill.offsetAdjustment
    fill.offsetAdjustment = .zero
    if way != .zero {
      contentOffset = CGPoint(x: contentOffset.x + way.x, y: contentOffset.y + way.y)
    }
  }

  /// Asks the layout whether other bounds make another one of it.
  func followBounds() {
    let bounds = layer.bounds
    if collectionViewLayout.hasOtherRoom { collectionViewLayout.invalidateLayout() }
    guard let last = fill.lastBounds, last != bounds else {
      fill.lastBounds = bounds
      return
    }
    fill.lastBounds = bounds
    guard collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
  }

  // MARK: Passes

  func layOutElements() {
    guard !fill.isUnderWay, dataSource != nil || !shown.isEmpty else { return }
    if swipe != nil, isDragging { closeSwipe(animated: true) }
    fill.isUnderWay = true
    defer { (fill.isUnderWay, fill.losses) = (false, 0) }
    followBounds()
    // Each pass that fails has made sizes known that were not, so that few are needed. Where items turn
    // out next to nothing, each brings only the next into sight: then more and more are asked ahead, so
    // that a later layout finds nothing new.
    for pass in 0..<16 {
      let isAhead = pass >= 8
      if fillOnce(ahead: isAhead ? CGFloat(64 << (pass - 8)) : 0) {
        // What is ahead has only been measured.
        if isAhead { _ = fillOnce() }
        break
      }
      followBounds()
    }
    placeBackground()
    placeIndex()
    prefetch()
  }

  /// Gives what is in sight views, and what comes some way after it; tells whether all lies where it stays.
  private func fillOnce(ahead: CGFloat = 0) -> Bool {
    prepareIfNeeded()
    fill.pass += 1
    let started = generation
    updateScrollViews()
    let anchor = anchorElement
    var visible = layoutBounds.settled
    if looksAtBeginning, visible.minX <= 0, visible.minY <= 0 {
      visible.size.width -= visible.minX
      visible.size.height -= visible.minY
    }
    visible.size.width += ahead
    visible.size.height += ahead
    var wanted = (collectionViewLayout.layoutAttributesForElements(in: visible) ?? []).filter {
      isInSight($0, visible)
    }
    if collectionViewLayout.changesVisibleItems(wanted) { wanted.removeAll(where: \.isHidden) }
    retire(unless: Set(wanted.map(\.element)))
    var isSettled = true
    for attributes in wanted {
      isSettled = show(attributes) && isSettled
      guard generation == started else { return false }
    }
    orderViews()
    guard !isSettled || collectionViewLayout.hasOtherRoom else { return true }
    prepareIfNeeded()
    if let anchor { keep(anchor) }
    return false
  }

  private func isInSight(
    _ attributes: UICollectionViewLayoutAttributes, _ visible: CGRect
  ) -> Bool {
    if attributes.isHidden || attributes.element.path.isEmpty { return false }
    // What a section scrolls by itself is in its own space, of which the layout knows.
    if attributes.scroller != nil { return true }
    let frame = attributes.frame
    return frame.maxX > visible.minX && frame.minX < visible.maxX && frame.maxY > visible.minY
      && frame.minY < visible.maxY
      || frame.isEmpty && visible.contains(frame.origin)
  }

  private func retire(unless wanted: Set<CollectionElement>) {
    let gone = shown.keys.filter { !wanted.contains($0) && movement?.element != $0 }
    guard !gone.isEmpty else { return }
    for element in gone.sorted(by: { $0.path < $1.path }) {
      if let view = shown.removeValue(forKey: element) { retire(view) }
    }
  }

  /// Gives an element its view, and the view its place; tells whether the size is the one it wants.
  private func show(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let element = attributes.element
    let attributes = carried(attributes)
    if let view = shown[element] {
      view.pass = fill.pass
      place(view, attributes)
      return attributes.guessed.isEmpty || measure(view, attributes)
    }
    let started = generation
    var made: UICollectionReusableView?
    UIView.performWithoutAnimation { made = newView(element, attributes) }
    guard let view = made, generation == started else { return generation == started }
    view.element = element
    view.collection = self
    view.pass = fill.pass
    shown[element] = view
    UIView.performWithoutAnimation {
      prepareState(view)
      view.applied = nil
      put(view, attributes)
      place(view, attributes)
    }
    let asks = !attributes.guessed.isEmpty || collectionViewLayout.asksForPreferredSizes
    let isSettled = !asks || measure(view, attributes)
    tellDisplayed(view, element)
    return isSettled
  }

  private func tellDisplayed(_ view: UICollectionReusableView, _ element: CollectionElement) {
    switch element.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      delegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
    case .supplementaryView:
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.kind, at: element.path)
    case .decorationView: break
    }
  }

  /// Asks the data source, or the layout, for a view.
  func newView(
    _ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionReusableView? {
    fill.made = attributes
    defer { fill.made = nil }
    let view: UICollectionReusableView
    switch element.category {
    case .cell:
      guard let dataSource else { return nil }
      view = dataSource.collectionView(self, cellForItemAt: dataPath(element.path))
      guard view.reuseIdentifier != nil else {
        refuse(
          "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
            + "reuseIdentifier - cells must be retrieved by calling "
            + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:")
      }
    case .supplementaryView:
      guard let dataSource else { return nil }
      view = dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: element.kind, at: element.path)
      guard view.reuseIdentifier != nil else {
        refuse(
          "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
            + "(\(element.kind), \(element.path)) was not retrieved by calling "
            + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil")
      }
    case .decorationView: view = decorationView(element)
    }
    return view
  }

  // MARK: Sizes

  /// Asks a view what size it prefers; tells whether it is the one that it has.
  private func measure(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let preferred = view.preferredLayoutAttributesFitting(attributes.copied)
    guard
      collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return true }
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    return false
  }

  private struct Anchor {
    var element: CollectionElement
    /// As the layout has it.
    var frame: CGRect
  }

  /// The first item that was seen already: it stays where it is, whatever is found out above it.
  private var anchorElement: Anchor? {
    let visible = layer.bounds
    let first = shown.values.filter {
      $0.element?.category == .cell && $0.superview === self && $0.frame.intersects(visible)
    }.min { ($0.element?.path ?? []) < ($1.element?.path ?? []) }
    guard let first, let element = first.element else { return nil }
    return Anchor(element: element, frame: first.frame.mirrored(in: mirror))
  }

  private func keep(_ anchor: Anchor) {
    guard let now = collectionViewLayout.layoutAttributesForItem(at: anchor.element.path)?.frame
    else { return }
    let way = CGPoint(x: now.minX - anchor.frame.minX, y: now.minY - anchor.frame.minY)
    let (offset, insets) = (layoutBounds.origin, layoutInsets)
    // Content at its beginning stays there, and what the program asks for is about the place.
    guard motion.destination == nil else { return }
    var kept = offset
    if way.x.magnitude > 0.001, offset.x > -insets.left, contentSize.width > layer.bounds.width {
      kept.x += way.x
    }
    if way.y.magnitude > 0.001, offset.y > -insets.top, contentSize.height > layer.bounds.height {
      kept.y += way.y
    }
    guard kept != offset else { return }
    let along = kept.x - offset.x
    contentOffset = CGPoint(x: contentOffset.x + (mirror == nil ? along : -along), y: kept.y)
  }

  // MARK: Places

  /// Puts a view among the subviews; those that lie before others come after them.
  private func put(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    view.isHidden = false
    let home: UIView = attributes.scroller.flatMap { scrollViews[$0] } ?? self
    if view.superview !== home { insert(view, in: home) }
  }

  /// Elements lie on each other as they come, and behind whatever else was added.
  func insert(_ view: UIView, in home: UIView) {
    home.addPart(view, aboveLast: Self.isElement, else: countBehindElements(in: home))
  }

  func countBehindElements(in home: UIView) -> Int {
    [backgroundView, refreshControl].count { $0?.superview === home }
  }

  /// Whether a subview is an element, or has those of a section.
  static func isElement(_ view: UIView) -> Bool {
    view is UICollectionReusableView || view is SectionScrollView
  }

  func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    if let scroller = attributes.scroller, let home = scrollViews[scroller] {
      if view.superview !== home { insert(view, in: home) }
      return view.take(attributes, shiftedBy: home.place.origin, in: home.mirror)
    }
    if view.superview !== self { insert(view, in: self) }
    view.take(attributes, in: mirror)
  }

  /// Brings the views into the order that the layout says, where they are not in it.
  func orderViews() {
    orderViews { view -> Int? in
      if let view = view as? UICollectionReusableView, !view.isHidden {
        return view.applied?.zIndex
      }
      return view is SectionScrollView ? 0 : nil
    }
  }

  /// Brings what is seen into the order in which it is read, whichever was seen first.
  package func orderViewsByPath() { orderViews { ElementOrder(of: $0) } }

  /// Those that are alike stay in the order that they have; what lies before them all stays there.
  private func orderViews<Key: Comparable>(by key: (UIView) -> Key?) {
    for home in [self] + scrollViews.values.map({ $0 as UIView }) {
      let keys = home.subviews.compactMap(key)
      guard zip(keys, keys.dropFirst()).contains(where: { $0 > $1 }) else { continue }
      let ordered = home.subviews.enumerated().compactMap { place, view in
        key(view).map { (key: $0, place: place, view: view) }
      }.sorted { ($0.key, $0.place) < ($1.key, $1.place) }
      let before = home.subviews.reversed().prefix { key($0) == nil }
      home.bringToFront(ordered.map(\.view) + before.reversed())
    }
  }

  func placeBackground() {
    guard let backgroundView, backgroundView.superview === self else { return }
    if backgroundView.frame != layer.bounds { backgroundView.lie(in: layer.bounds) }
    if subviews.first !== backgroundView { sendSubviewToBack(backgroundView) }
  }
}
