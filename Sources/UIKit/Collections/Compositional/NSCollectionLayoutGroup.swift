import CoreGraphics
import Foundation

/// The place of one item, from a client that places those of a group itself.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  open private(set) var frame: CGRect
  open private(set) var zIndex: Int

  public init(frame: CGRect, zIndex: Int = 0) {
    (self.frame, self.zIndex) = (frame.settled, zIndex)
    super.init()
  }
}

public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items side by side or one below the other; a section repeats it.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case row
    case column
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  open private(set) var subitems: [NSCollectionLayoutItem]
  /// As many as fit where nobody says.
  let count: Int?
  /// Whether the items share the length of the group evenly.
  let sharesLength: Bool
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ arrangement: Arrangement, _ size: NSCollectionLayoutSize,
    _ subitems: [NSCollectionLayoutItem], count: Int? = nil, sharesLength: Bool = false
  ) {
    (self.arrangement, self.subitems) = (arrangement, subitems)
    (self.count, self.sharesLength) = (count.map { max(1, $0) }, sharesLength)
    super.init(layoutSize: size, supplementaryItems: [])
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { made(NSCollectionLayoutGroup(.row, layoutSize, subitems)) }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { made(NSCollectionLayoutGroup(.column, layoutSize, subitems)) }

  /// So many items that share the width evenly.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    made(NSCollectionLayoutGroup(.row, layoutSize, [subitem], count: count, sharesLength: true))
  }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    made(NSCollectionLayoutGroup(.column, layoutSize, [subitem], count: count, sharesLength: true))
  }

  /// So many items, as wide as they say.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { made(NSCollectionLayoutGroup(.row, layoutSize, [subitem], count: count)) }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { made(NSCollectionLayoutGroup(.column, layoutSize, [subitem], count: count)) }

  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { made(NSCollectionLayoutGroup(.custom(itemProvider), layoutSize, [])) }

  private static func made(_ group: NSCollectionLayoutGroup) -> Self {
    guard let group = group as? Self else {
      refuse("a subclass of NSCollectionLayoutGroup cannot be made by the methods of the class")
    }
    return group
  }

  override var hasGuesses: Bool { super.hasGuesses || subitems.contains { $0.hasGuesses } }
}

/// What a layout is made in.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  var contentSize: CGSize { get }
  /// Without the insets.
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

final class LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets, _ traits: UITraitCollection) {
    (contentSize, contentInsets, traitCollection) = (size, insets, traits)
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize { contentSize.inside(contentInsets) }
}

extension CGSize {
  /// What is left inside insets, which may be nothing.
  func inside(_ insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(0, (width - insets.leading - insets.trailing).settled),
      height: max(0, (height - insets.top - insets.bottom).settled))
  }
}
