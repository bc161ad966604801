import UIKit

/// Where the items of a collection's section lie, as a scene says it.
struct ItemLayout: Hashable, Sendable {
  var columns = 1
  var width: Double?
  var height: Double?
  var aspect: Double?
  var spacing = 0.0
  var lineSpacing = 0.0
  /// Top, left, bottom, right.
  var insets: [Double] = [0, 0, 0, 0]
  var scrolling = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  static let scrollings = Choices<UICollectionLayoutSectionOrthogonalScrollingBehavior>(
    .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging,
    .groupPagingCentered)

  /// The section in a collection of a width.
  @MainActor
  func section(in width: CGFloat, hasHeader: Bool) -> NSCollectionLayoutSection {
    let room = max(1, width - insets[1] - insets[3])
    let itemWidth = scrolling == .none ? share(of: room) : self.width ?? share(of: room)
    let known = height ?? aspect.map { itemWidth / $0 }
    let line: NSCollectionLayoutDimension = known.map { .absolute($0) } ?? .estimated(44)
    let isRow = scrolling == .none
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: isRow ? .fractionalWidth(1 / CGFloat(columns)) : .fractionalWidth(1),
        heightDimension: line))
    let group: NSCollectionLayoutGroup
    if isRow {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: line)
      group = .horizontal(layoutSize: size, subitem: item, count: columns)
      group.interItemSpacing = .fixed(spacing)
    } else {
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(itemWidth), heightDimension: line)
      group = .horizontal(layoutSize: size, subitems: [item])
    }
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = isRow ? lineSpacing : spacing
    section.contentInsets = NSDirectionalEdgeInsets(
      top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])
    section.orthogonalScrollingBehavior = scrolling
    section.supplementariesFollowContentInsets = false
    if hasHeader { section.boundarySupplementaryItems = [Self.header] }
    return section
  }

  private func share(of room: CGFloat) -> CGFloat {
    max(1, (room - CGFloat(columns - 1) * spacing) / CGFloat(columns))
  }

  @MainActor private static var header: NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }
}
