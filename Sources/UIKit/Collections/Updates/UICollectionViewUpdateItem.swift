import Foundation

/// One change that a layout hears of before it says where what comes and goes moves.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert
    case delete
    case reload
    case move
    case none
  }

  /// Nil for what is new. Of a section, the item is `NSNotFound`.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  open private(set) var indexPathAfterUpdate: IndexPath?
  open private(set) var updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
    super.init()
  }
}

extension CollectionChanges {
  @MainActor var updateItems: [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    var made: [UICollectionViewUpdateItem] = []
    for section in deletedSections { made.append(.init(.delete, from: whole(section), to: nil)) }
    for path in deletedItems.sorted() { made.append(.init(.delete, from: path, to: nil)) }
    for section in insertedSections { made.append(.init(.insert, from: nil, to: whole(section))) }
    for path in insertedItems.sorted() { made.append(.init(.insert, from: nil, to: path)) }
    for section in reloadedSections {
      made.append(.init(.reload, from: whole(section), to: whole(section)))
    }
    for path in reloadedItems.sorted() { made.append(.init(.reload, from: path, to: path)) }
    for (from, to) in movedSections.sorted(by: { $0.key < $1.key }) {
      made.append(.init(.move, from: whole(from), to: whole(to)))
    }
    for (from, to) in movedItems.sorted(by: { $0.key < $1.key }) {
      made.append(.init(.move, from: from, to: to))
    }
    return made
  }
}
