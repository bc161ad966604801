import CoreGraphics
import Foundation

extension UICollectionView {
  public enum ElementCategory: UInt, Sendable {
    case cell
    case supplementaryView
    case decorationView
  }

  /// Where an item is scrolled to; one for each axis at most.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  public enum ScrollDirection: Int, Sendable {
    case vertical
    case horizontal
  }

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

/// What is remembered from one pass over the elements to the next.
struct CollectionFill {
  var isUnderWay = false
  var isPreparing = false
  /// How often what the safe area adds has become less in a layout.
  var losses = 0
  /// Views of elements that are seen carry the number of the last pass.
  var pass = 0
  var lastBounds: CGRect?
  /// By how much the content is to be moved when the layout is prepared.
  var offsetAdjustment = CGPoint.zero
  var prefetched: Set<IndexPath> = []
  var prefetchOrigin: CGPoint?
  /// The cell that is being dressed anew, which the data source gets when it asks for one.
  var redressed: UICollectionViewCell?
  /// Where the item lies that a cell is being made for, as the layout has it.
  var made: UICollectionViewLayoutAttributes?
}
