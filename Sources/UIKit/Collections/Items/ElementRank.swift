import Foundation

/// Which elements of a collection lie before which: as the layout says, else in the order of the data,
/// whichever came into sight first.
struct ElementRank: Comparable {
  private let level: Int
  private let path: IndexPath
  private let category: Int

  private init(level: Int, path: IndexPath, category: Int) {
    (self.level, self.path, self.category) = (level, path, category)
  }

  @MainActor
  init(of attributes: UICollectionViewLayoutAttributes) {
    level = attributes.zIndex
    path = attributes.indexPath
    category =
      switch attributes.representedElementCategory {
      case .decorationView: 0
      case .cell: 1
      case .supplementaryView: 2
      }
  }

  /// Nil where the view is no element, or is one that waits to be used again.
  @MainActor
  init?(of view: UIView) {
    if let view = view as? UICollectionReusableView {
      guard !view.isHidden, let place = view.applied else { return nil }
      self.init(of: place)
    } else if let scroller = view as? SectionScrollView {
      self.init(level: 0, path: [scroller.section], category: 0)
    } else {
      return nil
    }
  }

  static func < (one: ElementRank, other: ElementRank) -> Bool {
    (one.level, one.path, one.category) < (other.level, other.path, other.category)
  }
}
