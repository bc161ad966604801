import CoreGraphics
import Foundation

// Changes are collected until the outermost of those that belong together ends. Then the data source
// says how many items there are, and everything that stays goes to its new place.

/// Changes that are being collected.
struct CollectionUpdates {
  var depth = 0
  var changes = CollectionChanges()
  /// Items that get their cells dressed anew.
  var reconfigured: Set<IndexPath> = []
  var completions: [(Bool) -> Void] = []
}

extension UICollectionView {
  /// Makes changes that belong together.
  func update(_ changes: () -> Void, _ completion: ((Bool) -> Void)? = nil) {
    // The numbers before are those before anybody changes what the data source says.
    if updates.depth == 0 { loadIfNeeded() }
    updates.depth += 1
    changes()
    if let completion { updates.completions.append(completion) }
    updates.depth -= 1
    guard updates.depth == 0 else { return }
    let done = updates
    updates = CollectionUpdates()
    apply(done.changes, done.completions)
    redress(done.reconfigured)
  }

  private func apply(_ changes: CollectionChanges, _ completions: [(Bool) -> Void]) {
    endMovement(isKept: false)
    let motion = CollectionMotion(of: self)
    let before = counts
    isLoaded = false
    loadIfNeeded()
    let map = CollectionMap(changes, before: before, after: counts)
    generation += 1
    dropSwipe()
    fill.prefetched = []
    selection.move(map.after)
    let layout = collectionViewLayout
    (layout.updateMap, layout.oldPlaces) = (map, motion.oldPlaces)
    motion.run(
      after: { element in
        element.category == .cell && changes.reloadedItems.contains(element.path)
          ? nil : map.after(element)
      },
      relayout: {
        let context = layout.makeContext()
        context.invalidateDataSourceCounts = true
        layout.invalidateLayout(with: context)
        self.prepareIfNeeded()
        layout.prepare(forCollectionViewUpdates: changes.updateItems)
      },
      ending: {
        layout.finalizeCollectionViewUpdates()
        (layout.updateMap, layout.oldPlaces) = (nil, [:])
      }
    ) { finished in
      for completion in completions { completion(finished) }
    }
  }

  /// Has the data source dress the cells of items again; they stay the same cells.
  private func redress(_ paths: Set<IndexPath>) {
    for path in paths.sorted() {
      guard let cell = cellForItem(at: path), let dataSource else { continue }
      fill.redressed = cell
      _ = dataSource.collectionView(self, cellForItemAt: path)
      fill.redressed = nil
    }
    guard !paths.isEmpty else { return }
    let context = collectionViewLayout.makeContext()
    context.invalidateItems(at: paths.sorted())
    collectionViewLayout.invalidateLayout(with: context)
  }

  // MARK: Another layout

  func changeLayout(
    to layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    let old = collectionViewLayout
    guard layout !== old else {
      completion?(true)
      return
    }
    endMovement(isKept: false)
    let motion = CollectionMotion(of: self)
    motion.isWanted = animated
    for view in shown.values { view.willTransition(from: old, to: layout) }
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    exchangeLayout(layout)
    layout.oldPlaces = motion.oldPlaces
    motion.run(
      after: { $0.category == .decorationView ? nil : $0 },
      relayout: {
        layout.invalidateLayout()
        self.prepareIfNeeded()
      },
      ending: {
        old.finalizeLayoutTransition()
        layout.finalizeLayoutTransition()
        layout.oldPlaces = [:]
      }
    ) { [weak self] finished in
      for view in self?.shown.values.map(\.self) ?? [] {
        view.didTransition(from: old, to: layout)
      }
      completion?(finished)
    }
  }
}

extension UICollectionViewLayout {
  /// Where an element of the layout comes from: from where it was, or out of nothing at its place.
  func initialPlace(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    if let map = updateMap, let old = map.before(element),
      !map.changes.reloadedItems.contains(old.path) || element.category != .cell
    {
      return oldPlaces[old]
    }
    if updateMap == nil, let old = oldPlaces[element] { return old }
    let place = self.place(of: element)?.copied
    place?.alpha = 0
    return place
  }

  /// Where an element that is gone goes: it fades where it was.
  func finalPlace(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let place = oldPlaces[element]?.copied
    place?.alpha = 0
    return place
  }

  func place(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: layoutAttributesForItem(at: element.path)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.path)
    case .decorationView:
      layoutAttributesForDecorationView(ofKind: element.kind, at: element.path)
    }
  }

  func start(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: initialLayoutAttributesForAppearingItem(at: element.path)
    case .supplementaryView:
      initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: element.kind, at: element.path)
    case .decorationView:
      initialLayoutAttributesForAppearingDecorationElement(ofKind: element.kind, at: element.path)
    }
  }

  func end(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: finalLayoutAttributesForDisappearingItem(at: element.path)
    case .supplementaryView:
      finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: element.kind, at: element.path)
    case .decorationView:
      finalLayoutAttributesForDisappearingDecorationElement(ofKind: element.kind, at: element.path)
    }
  }
}
