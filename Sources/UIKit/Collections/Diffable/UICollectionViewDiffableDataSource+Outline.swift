import Foundation

/// A data source whose items lie below each other.
@MainActor
protocol OutlineKeeper: AnyObject {
  /// How deep an item lies, and whether it is expanded; nil where nothing was said of its section.
  func outline(at path: IndexPath) -> (level: Int, isExpanded: Bool)?
  func toggle(at path: IndexPath)
}

extension UICollectionViewDiffableDataSource {
  /// What is asked and told as items are expanded and collapsed by hand.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    public var shouldExpandItem: ((Item) -> Bool)?
    public var willExpandItem: ((Item) -> Void)?
    public var shouldCollapseItem: ((Item) -> Bool)?
    public var willCollapseItem: ((Item) -> Void)?
    /// Says what lies below an item that is about to be expanded.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?

    public init() {}
  }

  /// What is asked and told as items are carried.
  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    public init() {}
  }
}

extension UICollectionViewDiffableDataSource: OutlineKeeper {
  func outline(at path: IndexPath) -> (level: Int, isExpanded: Bool)? {
    guard let section = sectionIdentifier(for: path.section), let item = itemIdentifier(for: path),
      let outline = outlines[section], outline.contains(item)
    else { return nil }
    return (outline.level(of: item), outline.isExpanded(item))
  }

  func toggle(at path: IndexPath) {
    guard let section = sectionIdentifier(for: path.section), let item = itemIdentifier(for: path),
      var outline = outlines[section], outline.contains(item)
    else { return }
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let given = handlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: given(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    apply(outline, to: section, animatingDifferences: true)
  }

  /// An item was carried elsewhere, and is seen there already.
  func reorder(from source: IndexPath, to target: IndexPath) -> Snapshot? {
    guard let item = itemIdentifier(for: source),
      let section = sectionIdentifier(for: target.section)
    else { return nil }
    var new = snapshot()
    new.deleteItems([item])
    let others = new.itemIdentifiers(inSection: section)
    if others.indices.contains(target.item) {
      new.insertItems([item], beforeItem: others[target.item])
    } else {
      new.appendItems([item], toSection: section)
    }
    return new
  }
}
