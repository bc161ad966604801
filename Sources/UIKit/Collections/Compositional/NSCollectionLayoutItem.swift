import CoreGraphics
import Foundation

/// What a group repeats.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  open private(set) var layoutSize: NSCollectionLayoutSize
  /// Taken from the item's own place.
  open var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { contentInsets = contentInsets.settled }
  }
  /// Around the item's place.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  open private(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    super.init()
  }

  var hasGuesses: Bool { !layoutSize.guessed.isEmpty }
}

/// Where on an item something else lies.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  open private(set) var edges: NSDirectionalRectEdge
  open private(set) var offset: CGPoint
  /// Whether the offset is in sizes of what lies there.
  open private(set) var isFractionalOffset: Bool
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    (self.edges, self.offset, isFractionalOffset) = (edges, offset.settled, isFractional)
    super.init()
  }

  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// The point that the edges name in a rectangle.
  func point(in rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
  }
}

/// A view that goes with an item, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  open private(set) var elementKind: String
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  /// The same edges of the view where none are said.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?
  open var zIndex = 1

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    (self.elementKind, self.containerAnchor) = (elementKind, containerAnchor)
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Where the view lies beside its item.
  func frame(beside item: CGRect, known: CGSize?) -> CGRect {
    var size = layoutSize.size(in: item.size)
    if let known {
      if layoutSize.guessed.contains(.horizontal) { size.width = known.width }
      if layoutSize.guessed.contains(.vertical) { size.height = known.height }
    }
    func shift(_ anchor: NSCollectionLayoutAnchor) -> CGPoint {
      anchor.isFractionalOffset
        ? CGPoint(x: anchor.offset.x * size.width, y: anchor.offset.y * size.height) : anchor.offset
    }
    let there = containerAnchor.point(in: item)
    let here = (itemAnchor ?? containerAnchor).point(in: CGRect(origin: .zero, size: size))
    let (one, two) = (shift(containerAnchor), itemAnchor.map(shift) ?? .zero)
    return CGRect(
      x: there.x - here.x + one.x + two.x, y: there.y - here.y + one.y + two.y, width: size.width,
      height: size.height)
  }
}

/// A header or a footer of a section, or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  open private(set) var alignment: NSRectAlignment
  open private(set) var offset: CGPoint
  /// Whether the section is longer by it.
  open var extendsBoundary = true
  /// Whether it stays in sight as long as the section is.
  open var pinToVisibleBounds = false

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset.settled)
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: .all), itemAnchor: nil)
  }
}

/// What lies behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  open private(set) var elementKind: String
  open var zIndex = -1

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}

/// At which edge or corner of a rectangle something lies.
public enum NSRectAlignment: Int, Sendable {
  case none
  case top
  case topLeading
  case leading
  case bottomLeading
  case bottom
  case bottomTrailing
  case trailing
  case topTrailing
}
