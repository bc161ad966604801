import Foundation

/// Names one element of a collection: a cell, or a view beside the cells.
struct CollectionElement: Hashable {
  var category: UICollectionView.ElementCategory
  /// Empty for cells.
  var kind: String
  var path: IndexPath

  init(_ category: UICollectionView.ElementCategory, _ kind: String, _ path: IndexPath) {
    (self.category, self.kind, self.path) = (category, kind, path)
  }

  static func cell(_ path: IndexPath) -> CollectionElement { CollectionElement(.cell, "", path) }
}

struct CollectionAxes: OptionSet, Hashable {
  var rawValue = 0
  static let horizontal = CollectionAxes(rawValue: 1)
  static let vertical = CollectionAxes(rawValue: 2)
}
