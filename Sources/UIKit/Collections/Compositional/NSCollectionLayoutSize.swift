import CoreGraphics
import Foundation

/// One side of something that a compositional layout places.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  enum Measure {
    case widthShare
    case heightShare
    case absolute
    /// Until the view has been asked.
    case estimated
  }

  let measure: Measure
  open private(set) var dimension: CGFloat

  private init(_ measure: Measure, _ dimension: CGFloat) {
    self.measure = measure
    self.dimension = max(0, dimension.settled)
    super.init()
  }

  /// A share of the width of what it is in.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.widthShare, fractionalWidth)
  }
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.heightShare, fractionalHeight)
  }
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  open var isFractionalWidth: Bool { measure == .widthShare }
  open var isFractionalHeight: Bool { measure == .heightShare }
  open var isAbsolute: Bool { measure == .absolute }
  open var isEstimated: Bool { measure == .estimated }

  /// What is guessed where somebody guesses nothing: what takes no room is never looked for.
  static let standardGuess: CGFloat = 44

  func length(in container: CGSize) -> CGFloat {
    switch measure {
    case .widthShare: (dimension * container.width).settled
    case .heightShare: (dimension * container.height).settled
    case .absolute: dimension
    case .estimated: dimension > 0 ? dimension : Self.standardGuess
    }
  }
}

/// How large something is that a compositional layout places.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  open private(set) var widthDimension: NSCollectionLayoutDimension
  open private(set) var heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
    super.init()
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  var guessed: CollectionAxes {
    var axes: CollectionAxes = []
    if widthDimension.isEstimated { axes.insert(.horizontal) }
    if heightDimension.isEstimated { axes.insert(.vertical) }
    return axes
  }
}

/// Room between things.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  open private(set) var spacing: CGFloat
  /// Whether it takes more where there is more.
  open private(set) var isFlexibleSpacing: Bool
  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing.settled
    isFlexibleSpacing = isFlexible
    super.init()
  }

  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
}

/// Room around an item, which pushes its neighbours away.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  open private(set) var leading: NSCollectionLayoutSpacing?
  open private(set) var top: NSCollectionLayoutSpacing?
  open private(set) var trailing: NSCollectionLayoutSpacing?
  open private(set) var bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top) = (leading, top)
    (self.trailing, self.bottom) = (trailing, bottom)
    super.init()
  }
}
