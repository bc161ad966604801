import CoreGraphics
import Foundation

/// A data source that is told what there is, and finds out itself what is different.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  /// Sections of which somebody said what lies below what.
  private(set) var outlines:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  open var reorderingHandlers = ReorderingHandlers()
  /// Makes headers, footers and other views beside the cells.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Becomes the collection's data source; the collection does not hold it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  open func snapshot() -> Snapshot { current }

  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var new = snapshot
    new.forgetRequests()
    keepOutlines(that: new)
    guard let collectionView, collectionView.dataSource === self else {
      current = new
      completion?()
      return
    }
    let difference = SnapshotDifference(from: current, to: snapshot, .automatic)
    let change = {
      collectionView.update(
        {
          self.current = new
          collectionView.updates.changes = CollectionChanges(difference.changes)
          collectionView.updates.reconfigured.formUnion(difference.reconfigured)
        }, { _ in completion?() })
    }
    if animatingDifferences { change() } else { UIView.performWithoutAnimation(change) }
    collectionView.followOutline()
  }

  /// What lies below what says no more of sections that have other items now.
  private func keepOutlines(that snapshot: Snapshot) {
    guard !outlines.isEmpty else { return }
    outlines = outlines.filter { section, outline in
      snapshot.indexOfSection(section) != nil
        && snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
    }
  }

  /// Of one section; it comes behind the others where it is new.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var whole = current
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    outlines[section] = snapshot
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Flat, where nobody said what lies below what.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var made = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if current.indexOfSection(section) != nil {
      made.append(current.itemIdentifiers(inSection: section))
    }
    return made
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    current = snapshot
    current.forgetRequests()
    keepOutlines(that: current)
    collectionView?.reloadData()
    completion?()
  }

  // MARK: What is where

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard let section = sectionIdentifier(for: indexPath.section) else { return nil }
    let items = current.itemIdentifiers(inSection: section)
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    guard let section = current.sectionIdentifier(containingItem: itemIdentifier),
      let place = current.indexOfSection(section),
      let item = current.itemIdentifiers(inSection: section).firstIndex(of: itemIdentifier)
    else { return nil }
    return IndexPath(item: item, section: place)
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = current.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: UICollectionViewDataSource

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0 }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = itemIdentifier(for: indexPath)
    guard let item, let cell = cellProvider(collectionView, indexPath, item) else {
      refuse(
        "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath) "
          + "with item identifier '\(item.map { "\($0)" } ?? "nil")', which is not allowed.")
    }
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      refuse(
        "UICollectionViewDiffableDataSource supplementary view provider returned nil for element "
          + "kind '\(kind)' at index path \(indexPath), which is not allowed.")
    }
    return view
  }

  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  /// As the handlers have it; no item where they say nothing.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let new = reorder(from: sourceIndexPath, to: destinationIndexPath) else { return }
    let transaction = NSDiffableDataSourceTransaction(from: current, to: new)
    reorderingHandlers.willReorder?(transaction)
    current = new
    keepOutlines(that: new)
    reorderingHandlers.didReorder?(transaction)
  }
}

extension CollectionChanges {
  /// The same changes as of a table, without what tables know of animations.
  init(_ changes: TableChanges) {
    deletedItems = Set(changes.deletedRows.keys)
    insertedItems = Set(changes.insertedRows.keys)
    reloadedItems = Set(changes.reloadedRows.keys)
    movedItems = changes.movedRows
    deletedSections = IndexSet(changes.deletedSections.keys)
    insertedSections = IndexSet(changes.insertedSections.keys)
    reloadedSections = IndexSet(changes.reloadedSections.keys)
    movedSections = changes.movedSections
  }
}
