import Foundation
import QuartzCore

/// Where one element of a collection lies, and what it looks like there.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// What says where the element is; one struct, so that a copy and a comparison miss nothing.
  struct Place: Equatable {
    var center = CGPoint.zero
    var size = CGSize.zero
    var transform = CATransform3DIdentity
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false

    static func == (one: Place, other: Place) -> Bool {
      one.center == other.center && one.size == other.size
        && CATransform3DEqualToTransform(one.transform, other.transform)
        && one.alpha == other.alpha && one.zIndex == other.zIndex
        && one.isHidden == other.isHidden
    }
  }

  var place = Place()
  var element = CollectionElement.cell([])
  /// Along which axes the size is a guess, until the view has been asked.
  var guessed: CollectionAxes = []
  /// The section that scrolls by itself with the element in it.
  var scroller: Int?
  /// Where in a list the element is.
  var list: ListPlace?

  public override init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    element = .cell(indexPath)
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    element = CollectionElement(.supplementaryView, elementKind, indexPath)
  }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    element = CollectionElement(.decorationView, decorationViewKind, indexPath)
  }

  // MARK: Whose they are

  open var indexPath: IndexPath {
    get { element.path }
    set { element.path = newValue }
  }
  open var representedElementCategory: UICollectionView.ElementCategory { element.category }
  /// Nil for cells.
  open var representedElementKind: String? { element.category == .cell ? nil : element.kind }

  // MARK: Where

  /// The box around the element; meant for elements that are not transformed.
  open var frame: CGRect {
    get {
      let box = CGRect(
        x: -place.size.width / 2, y: -place.size.height / 2, width: place.size.width,
        height: place.size.height)
      let turned =
        CATransform3DIsIdentity(place.transform)
        ? box : box.applying(CATransform3DGetAffineTransform(place.transform))
      return turned.offsetBy(dx: place.center.x, dy: place.center.y)
    }
    set {
      let rect = newValue.settled
      place.size = CGSize(width: max(0, rect.width), height: max(0, rect.height))
      place.center = CGPoint(
        x: rect.origin.x + place.size.width / 2, y: rect.origin.y + place.size.height / 2)
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: place.size) }
    set {
      guard newValue.origin == .zero else {
        refuse("UICollectionViewLayoutAttributes: -setBounds: must be called with a zero origin")
      }
      size = newValue.size
    }
  }

  open var center: CGPoint {
    get { place.center }
    set { place.center = newValue.settled }
  }

  open var size: CGSize {
    get { place.size }
    set {
      let size = newValue.settled
      place.size = CGSize(width: max(0, size.width), height: max(0, size.height))
    }
  }

  open var transform3D: CATransform3D {
    get { place.transform }
    set { place.transform = newValue }
  }

  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(place.transform) }
    set { place.transform = CATransform3DMakeAffineTransform(newValue) }
  }

  // MARK: Looks

  open var alpha: CGFloat {
    get { place.alpha }
    set { place.alpha = min(max(newValue.settled, 0), 1) }
  }

  /// What has a higher one lies before what has a lower one.
  open var zIndex: Int {
    get { place.zIndex }
    set { place.zIndex = newValue }
  }

  /// An element that is hidden has no view.
  open var isHidden: Bool {
    get { place.isHidden }
    set { place.isHidden = newValue }
  }

  // MARK: Copies and equality

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.make(type(of: self))
    copy.take(self)
    return copy
  }

  private func take(_ other: UICollectionViewLayoutAttributes) {
    (place, element) = (other.place, other.element)
    (guessed, scroller, list) = (other.guessed, other.scroller, other.list)
  }

  /// A copy that has all that a subclass adds.
  var copied: UICollectionViewLayoutAttributes {
    (copy(with: nil) as? UICollectionViewLayoutAttributes) ?? self
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated {
      self === other || (element == other.element && place == other.place && list == other.list)
    }
  }

  nonisolated open override var hash: Int {
    MainActor.assumeIsolated { element.hashValue }
  }
}

/// As with `UIView.make(_:)`: a class that is known only when the program runs.
@_spi(ViewClass)
open class AttributesWithRequiredInit: UICollectionViewLayoutAttributes {
  public required override init() { super.init() }
}

extension UICollectionViewLayoutAttributes {
  @inline(never) @_optimize(none)
  static func make(
    _ attributesClass: UICollectionViewLayoutAttributes.Type
  ) -> UICollectionViewLayoutAttributes {
    unsafeBitCast(attributesClass, to: AttributesWithRequiredInit.Type.self).init()
  }
}
