/// How a section scrolls across the way that its collection does.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all.
  case none
  case continuous
  /// Freely, and comes to rest at the beginning of a group.
  case continuousGroupLeadingBoundary
  /// By the width of the collection.
  case paging
  /// Group by group.
  case groupPaging
  /// Group by group, each in the middle.
  case groupPagingCentered
}
