import CoreGraphics

/// An edge, a centre, a baseline or a length of a view or guide, from which constraints are made.
///
/// The type parameter keeps what lies along different axes apart.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// Held by the anchor only as long as the item lives by itself.
  weak var itemReference: AnyObject?
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    itemReference = item
    self.attribute = attribute
    super.init()
  }

  open var name: String { attribute.name }
  open var item: AnyObject? { itemReference }

  func relation(
    _ relation: NSLayoutConstraint.Relation, _ item: AnyObject?,
    _ attribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat
  ) -> NSLayoutConstraint {
    guard let itemReference else { refuse("The item of the anchor \(name) is gone.") }
    return NSLayoutConstraint(
      item: itemReference, attribute: self.attribute, relatedBy: relation, toItem: item,
      attribute: attribute, multiplier: multiplier, constant: constant)
  }

  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 0)
  }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: 0)
  }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: 0)
  }

  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relation(.equal, anchor.itemReference, anchor.attribute, constant: c)
  }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relation(.greaterThanOrEqual, anchor.itemReference, anchor.attribute, constant: c)
  }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, anchor.itemReference, anchor.attribute, constant: c)
  }

  /// The constraints that the item's place and size along the anchor's axis come from, and whether
  /// there are too few of them.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let item = itemReference as? any LayoutItem, let view = item.layoutView else { return [] }
    return view.decidingConstraints(attribute.isVertical ? .vertical : .horizontal, of: item)
  }

  open var hasAmbiguousLayout: Bool {
    guard let item = itemReference as? any LayoutItem else { return false }
    return item.layoutView?.isAmbiguous(item) ?? false
  }
}

extension NSLayoutConstraint.Attribute {
  var isVertical: Bool { kind == .verticalPlace || self == .height }
}

/// A vertical edge, or the middle between two.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A horizontal edge, the middle between two, or a baseline.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or a height.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    relation(.equal, nil, .notAnAttribute, constant: c)
  }

  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relation(.greaterThanOrEqual, nil, .notAnAttribute, constant: c)
  }

  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, nil, .notAnAttribute, constant: c)
  }

  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    relation(.equal, anchor.itemReference, anchor.attribute, multiplier: m, constant: c)
  }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    relation(
      .greaterThanOrEqual, anchor.itemReference, anchor.attribute, multiplier: m, constant: c)
  }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, anchor.itemReference, anchor.attribute, multiplier: m, constant: c)
  }
}
