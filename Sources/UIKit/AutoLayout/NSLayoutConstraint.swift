import Constraints
import CoreGraphics
import Foundation

/// A relation between lengths or places of two views or guides, or between a length and a number:
/// `first.attribute relation multiplier · second.attribute + constant`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  public var firstItem: AnyObject? { first }
  public var secondItem: AnyObject? { second }
  /// The items as what they were seen to be when the constraint was made.
  private(set) weak var first: (any LayoutItem)?
  private(set) weak var second: (any LayoutItem)?
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  /// Whether there was a second item, which may be gone by now.
  let hasSecondItem: Bool
  /// The ways between edges among the items, which live as long as the constraint.
  let spans: [LayoutSpan]
  /// How many lines of text the constant is more, where the distance follows fonts.
  var lines: CGFloat = 0

  /// The view that the constraint is installed on; nil while it is not active.
  weak var holder: UIView?
  /// The constraint in the engine, and the engine.
  var key: ConstraintKey?
  weak var engine: LayoutEngine?
  /// What the engine adds to the constant.
  var offset = 0.0
  /// When it was activated, among all, or when it counts as activated: later than whatever views bring
  /// with them.
  private(set) var order = 0
  /// The order that was kept for it, of which engines hear when it is added to one; nil for one that
  /// counts from when it is activated.
  package var keptOrder: Int? { didSet { if let keptOrder { order = keptOrder } } }
  private static var lastOrder = 1 << 40
  /// For whom the constraint speaks: a name that is better than its own words in reports.
  package var source: String?

  /// A constraint between two items, or, with no second one, of a length and a number.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let items = (view1 as? any LayoutItem, view2 as? any LayoutItem)
    (first, second) = items
    hasSecondItem = view2 != nil
    firstAttribute = attr1
    secondAttribute = view2 == nil ? .notAnAttribute : attr2
    spans = [items.0, items.1].compactMap { $0 as? LayoutSpan }
    self.relation = relation
    self.multiplier = multiplier
    value = c
    super.init()
    if first == nil { refuseItem(view1) }
    if let view2, second == nil { refuseItem(view2) }
    refuseMisuse(view1, view2, attr2)
  }

  /// A constraint of nothing, for variables that are given a better one; it cannot be activated.
  public override init() {
    hasSecondItem = false
    firstAttribute = .notAnAttribute
    secondAttribute = .notAnAttribute
    spans = []
    relation = .equal
    multiplier = 1
    value = 0
    super.init()
  }

  /// The number that is added. Setting it is the quickest change of a layout.
  open var constant: CGFloat {
    get { value }
    set {
      Self.refuseInfinite(newValue, "constant")
      guard newValue != value else { return }
      value = newValue
      if let engine { engine.noteConstant(of: self) } else { holder?.noteConstraintAway() }
    }
  }
  private var value: CGFloat

  /// The constant as a solver has it, with what an engine adds.
  func constant(with offset: Double) -> Double {
    Double(CGFloat(Double(value.settled) + offset).settled)
  }

  /// How much the constraint matters; one that is active cannot come to be required or cease to be.
  open var priority: UILayoutPriority {
    get { rank }
    set { setPriority(newValue) }
  }
  private var rank = UILayoutPriority.required

  private func setPriority(_ priority: UILayoutPriority) {
    guard priority.rawValue > 0, priority.rawValue <= UILayoutPriority.required.rawValue else {
      refuse(
        "It's illegal to set priority:\(priority.rawValue). Priorities must be greater than 0 and "
          + "less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
    }
    guard priority != rank else { return }
    if holder != nil, priority == .required || rank == .required {
      refuse(
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is "
          + "not supported. You passed priority \(priority.rawValue) and the existing priority was "
          + "\(rank.rawValue).")
    }
    rank = priority
    if let engine { engine.notePriority(of: self) } else { holder?.noteConstraintAway() }
  }

  /// A name for people who look for mistakes.
  open var identifier: String?
  open var shouldBeArchived = false

  /// Whether the constraint takes part: it is installed on the nearest view that both items are in.
  open var isActive: Bool {
    get { holder != nil }
    set {
      if newValue { activate() } else { deactivate() }
    }
  }

  /// The anchor of the first item that the constraint speaks of.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(firstItem ?? self, firstAttribute)
  }

  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor($0, secondAttribute) }
  }

  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    // What came last is found first.
    for constraint in constraints.reversed() { constraint.isActive = false }
  }

  /// Relations between items by lines of text such as `H:|-[name]-8-[value(>=44)]-|`.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    VisualFormat.constraints(format, options: opts, metrics: metrics ?? [:], views: views)
  }

  /// Has it count as activated now, unless an order was kept for it.
  func noteActivation() {
    order = keptOrder ?? Self.keepOrders(1).lowerBound
  }

  /// Keeps orders for as many constraints, which count as activated now, one after the other, whenever
  /// that happens.
  package static func keepOrders(_ count: Int) -> Range<Int> {
    let first = lastOrder + 1
    lastOrder += count
    return first..<first + count
  }

  open override nonisolated var description: String {
    guard Thread.isMainThread else { return super.description }
    return MainActor.assumeIsolated { debugText }
  }
}

// MARK: - Misuse, in Apple's words

extension NSLayoutConstraint {
  static func refuseInfinite(_ number: CGFloat, _ what: String) {
    guard !number.isFinite else { return }
    refuse("NSLayoutConstraint \(what) is not finite! That's illegal. \(what): \(number)")
  }

  private func refuseItem(_ item: Any) {
    refuse(
      "NSLayoutConstraint for \(item): Constraint items must each be a view or layout guide.")
  }

  private func refuseMisuse(_ first: Any, _ second: Any?, _ given: Attribute) {
    Self.refuseInfinite(multiplier, "multiplier")
    Self.refuseInfinite(constant, "constant")
    if firstAttribute == .notAnAttribute {
      refuse("A constraint cannot be made without a first attribute.")
    }
    if second != nil, given == .notAnAttribute {
      refuse("A constraint cannot be made that has a second item and no second attribute.")
    }
    let (left, right) = (firstAttribute.kind, secondAttribute.kind)
    let areOnOneAxis = (left == .verticalPlace) == (right == .verticalPlace)
    let isPlain = multiplier == 0 || right == .nothing
    if isPlain, left != .length {
      refuse(
        "NSLayoutConstraint for \(first): A multiplier of 0 or a nil second item together with a "
          + "location for the first attribute creates an illegal constraint of a location equal to "
          + "a constant. Location attributes must be specified in pairs.")
    }
    // Apple lets a place across be compared with one down.
    let isPair =
      left == right || right == .nothing
      || (left != .length && right != .length && !areOnOneAxis)
      || (firstAttribute.isCenterX && right == .readingPlace)
      || (left == .readingPlace && secondAttribute.isCenterX)
    if !isPair {
      refuse(
        "NSLayoutConstraint for \(first): Invalid pairing of layout attributes: \(firstAttribute.name)"
          + " and \(secondAttribute.name).")
    }
  }
}
