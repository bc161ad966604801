import CoreGraphics
import Foundation

/// What insets are measured from.
public enum UIContentInsetsReference: Int, Sendable {
  /// What the layout's configuration says: the safe area, unless it says otherwise.
  case automatic
  case none
  case safeArea
  case layoutMargins
}

/// A group that is repeated for the items of a section, and what stands around them.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// Of a section that is a list.
  var list: ListSection?

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  open var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { contentInsets = contentInsets.settled }
  }
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var interGroupSpacing: CGFloat = 0
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open private(set) var orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers are as far from the sides as the items.
  open var supplementariesFollowContentInsets = true
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// May change what is seen of the section, each time before it is.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  var changesVisibleItems: Bool { visibleItemsInvalidationHandler != nil }
}

/// What is the same for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  public override init() { super.init() }
}

public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
