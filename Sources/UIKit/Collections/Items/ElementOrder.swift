import Foundation

/// What lies on what among a collection's elements: by the level that the layout gives them; on one
/// level as they are read, whichever was seen first.
struct ElementOrder: Comparable {
  private var zIndex: Int
  private var section: Int
  private var rank: Rank
  private var item: Int
  private var kind: String

  private enum Rank: Int, Comparable {
    case decoration, header, scroller, cell, other

    static func < (one: Rank, other: Rank) -> Bool { one.rawValue < other.rawValue }
  }

  private init(_ zIndex: Int, _ section: Int, _ rank: Rank, _ item: Int, _ kind: String) {
    (self.zIndex, self.section, self.rank) = (zIndex, section, rank)
    (self.item, self.kind) = (item, kind)
  }

  @MainActor
  private init(_ element: CollectionElement, zIndex: Int) {
    let rank: Rank =
      switch element.category {
      case .decorationView: .decoration
      case .cell: .cell
      case .supplementaryView:
        element.kind == UICollectionView.elementKindSectionHeader ? .header : .other
      }
    self.init(zIndex, element.path.first ?? 0, rank, element.path.last ?? 0, element.kind)
  }

  /// Nil for what is no element, and for those that wait for another use.
  @MainActor
  init?(of view: UIView) {
    if let view = view as? UICollectionReusableView {
      guard !view.isHidden, let element = view.element, let applied = view.applied else {
        return nil
      }
      self.init(element, zIndex: applied.zIndex)
    } else if let view = view as? SectionScrollView {
      self.init(0, view.section, .scroller, 0, "")
    } else {
      return nil
    }
  }

  static func < (one: ElementOrder, other: ElementOrder) -> Bool {
    if one.zIndex != other.zIndex { return one.zIndex < other.zIndex }
    if one.section != other.section { return one.section < other.section }
    if one.rank != other.rank { return one.rank < other.rank }
    return one.item != other.item ? one.item < other.item : one.kind < other.kind
  }
}
