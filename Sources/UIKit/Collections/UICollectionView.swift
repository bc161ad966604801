import CoreGraphics
import Foundation
import QuartzCore

/// Items in sections, which a layout places and of which only those have a view that are seen.
///
/// What can be overridden stands in this file; the work is in the themed extensions. `counts` is what
/// the data source said, `shown` what has a view, `reuse` the views that wait for other elements.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  private var currentLayout: UICollectionViewLayout
  /// The items of each section; true to the data source once `isLoaded`.
  var counts: [Int] = []
  var isLoaded = false
  /// Goes up whenever items become others, so that whoever is in the middle of something gives up.
  var generation = 0
  var shown: [CollectionElement: UICollectionReusableView] = [:]
  var reuse = CollectionPool()
  var fill = CollectionFill()
  var selection = CollectionSelection()
  var updates = CollectionUpdates()
  /// The item that a finger carries.
  var movement: CollectionMovement?
  /// Scroll views of sections that scroll by themselves.
  var scrollViews: [Int: SectionScrollView] = [:]
  /// The row of a list that is swiped aside.
  var swipe: RowSwipe?
  var swiper: UIPanGestureRecognizer?
  /// Titles that a finger goes along, and whether they have been asked for.
  var index: TableIndex?
  var isIndexKnown = false
  private var hasOwnColor = false

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    currentLayout = layout
    super.init(frame: frame)
    take(layout)
  }

  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    take(currentLayout)
  }

  private func take(_ layout: UICollectionViewLayout) {
    layout.collection = self
    layout.isPrepared = false
    takeColor(.systemBackground)
  }

  /// Without one that is given, a list has what suits it.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      hasOwnColor = true
      super.backgroundColor = newValue
    }
  }

  package override var contentSaysItsSize: Bool { true }

  /// Room that goes a second time while the views are found comes back ever again: then it stays.
  override func adjustmentForContent(_ needed: UIEdgeInsets) -> UIEdgeInsets {
    let most = adjustment.atLeast(needed)
    guard fill.isUnderWay, most != needed else { return needed }
    fill.losses += 1
    return fill.losses > 1 ? most : needed
  }

  /// Whether a layout also asks for what would be seen with the content at the upper edge.
  package var looksAtBeginning = false

  private func takeColor(_ color: UIColor) {
    if !hasOwnColor, super.backgroundColor != color { super.backgroundColor = color }
  }

  /// The first section is a list, or none.
  func takeList(_ list: ListSection?) {
    let given = list?.configuration.backgroundColor
    takeColor(given ?? list?.configuration.appearance.ground ?? .systemBackground)
    if list?.configuration.leadingSwipeActionsConfigurationProvider != nil
      || list?.configuration.trailingSwipeActionsConfigurationProvider != nil
    {
      prepareSwiping()
    }
  }

  // MARK: Who says what is shown

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      if dataSource !== oldValue { reloadItems() }
    }
  }

  /// The scroll view's, which as Apple's is one for collections as well.
  @_nonoverride
  open var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set {
      guard newValue !== super.delegate else { return }
      super.delegate = newValue
      if newValue != nil, menus == nil { menus = RowMenu(of: self) }
      collectionViewLayout.invalidateLayout()
    }
  }

  private var menus: RowMenu?
  /// Opens the menus that the delegate has for items.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true

  // MARK: Layout

  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    changeLayout(to: layout, animated: animated, nil)
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    changeLayout(to: layout, animated: animated, completion)
  }

  func exchangeLayout(_ layout: UICollectionViewLayout) {
    currentLayout.collection = nil
    currentLayout = layout
    layout.collection = self
    layout.isPrepared = false
  }

  /// Lies behind the items and does not scroll with them.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      placeBackground()
    }
  }

  // MARK: Views

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, .cell, "", identifier)
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(viewClass, .supplementaryView, elementKind, identifier)
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { reusedCell(identifier, indexPath) }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    reusedView(CollectionElement(.supplementaryView, elementKind, indexPath), identifier)
  }

  // MARK: What there is, and what is seen

  /// Whether changes are being collected that do not show yet.
  open var hasUncommittedUpdates: Bool { updates.depth > 0 }

  open var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }

  open func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// Asks the data source for everything anew.
  open func reloadData() { reloadItems() }

  /// In no order that can be relied on, as Apple's.
  open var visibleCells: [UICollectionViewCell] {
    seenCells.map(\.cell)
  }
  open var indexPathsForVisibleItems: [IndexPath] { seenCells.map(\.path) }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[.cell(indexPath)] as? UICollectionViewCell
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cell.collection === self ? cell.element?.path : nil
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? { itemPath(at: point) }

  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown[CollectionElement(.supplementaryView, elementKind, indexPath)]
  }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    seenElements(elementKind).map(\.view)
  }

  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    seenElements(elementKind).map(\.path)
  }

  open func indexPath(forSupplementaryView view: UICollectionReusableView) -> IndexPath? {
    view.collection === self && view.element?.category == .supplementaryView
      ? view.element?.path : nil
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return asSeen(collectionViewLayout.layoutAttributesForItem(at: indexPath))
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return asSeen(
      collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath))
  }

  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Selection

  open var allowsSelection = true {
    didSet { if !allowsSelection { dropSelection(keepingOne: false) } }
  }
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { dropSelection(keepingOne: true) } }
  }

  /// Whether the user edits what is shown; lists show it.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      closeSwipe(animated: true)
      for case let cell as UICollectionViewCell in shown.values { cell.isInEditing = isEditing }
    }
  }
  /// Whether keys take the focus to items.
  open var allowsFocus = true
  /// Whether items are selected as they have the focus.
  open var selectionFollowsFocus = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false

  open var indexPathsForSelectedItems: [IndexPath]? { selection.ordered }

  /// Nobody is told, as the program knows; nil selects nothing.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated, scrollPosition)
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  // MARK: Changes

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    update({ updates?() }, completion)
  }

  open func insertItems(at indexPaths: [IndexPath]) {
    update { updates.changes.insertedItems.formUnion(indexPaths) }
  }
  open func deleteItems(at indexPaths: [IndexPath]) {
    update { updates.changes.deletedItems.formUnion(indexPaths) }
  }
  open func reloadItems(at indexPaths: [IndexPath]) {
    update { updates.changes.reloadedItems.formUnion(indexPaths) }
  }
  /// Has the data source dress the cells anew, which stay the same.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    update { updates.reconfigured.formUnion(indexPaths) }
  }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { updates.changes.movedItems[indexPath] = newIndexPath }
  }
  open func insertSections(_ sections: IndexSet) {
    update { updates.changes.insertedSections.formUnion(sections) }
  }
  open func deleteSections(_ sections: IndexSet) {
    update { updates.changes.deletedSections.formUnion(sections) }
  }
  open func reloadSections(_ sections: IndexSet) {
    update { updates.changes.reloadedSections.formUnion(sections) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { updates.changes.movedSections[section] = newSection }
  }

  // MARK: Items that a finger carries

  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(indexPath)
  }
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveCarried(to: targetPosition)
  }
  open func endInteractiveMovement() { endMovement(isKept: true) }
  open func cancelInteractiveMovement() { endMovement(isKept: false) }

  // MARK: UIView

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutElements()
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if isOnIndex(gestureRecognizer) { return false }
    if let swiper, gestureRecognizer === swiper { return swipeMayBegin(swiper) }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func safeAreaHasChanged() {
    super.safeAreaHasChanged()
    collectionViewLayout.invalidateLayout()
  }

  override func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.oldest, touchBegan(touch) else {
      return super.touchesBegan(touches, with: event)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.oldest, selection.touched != nil else {
      return super.touchesMoved(touches, with: event)
    }
    touchMoved(touch)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard selection.touched != nil else { return super.touchesEnded(touches, with: event) }
    touchEnded(isTap: true)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard selection.touched != nil else { return super.touchesCancelled(touches, with: event) }
    touchEnded(isTap: false)
  }
}
