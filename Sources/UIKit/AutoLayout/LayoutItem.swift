import CoreGraphics

/// What constraints can speak of: views and guides.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view that the item is, or is in.
  var layoutView: UIView? { get }
  /// The view in whose space the item has its place; nil for the root of a tree.
  var layoutSpace: UIView? { get }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }
  var layoutSpace: UIView? { superviewReference }
}

extension UILayoutGuide: LayoutItem {
  var layoutView: UIView? { owningView }
  var layoutSpace: UIView? { owningView }
}

/// What a view that has to do with constraints remembers.
final class LayoutTies {
  /// The constraints that are installed on the view.
  var held: [NSLayoutConstraint] = []
  /// The same as they count: an order that was kept for one may be before those of others that came first.
  @MainActor var heldInOrder: [NSLayoutConstraint] {
    let isInOrder = zip(held, held.dropFirst()).allSatisfy { $0.order <= $1.order }
    return isInOrder ? held : held.sorted { $0.order < $1.order }
  }
  /// The active constraints that speak of the view, or of its guides, wherever they are installed.
  var references: [NSLayoutConstraint] = []
  var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var resistance = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  /// What a stack has between the view and the next one; nil for its own spacing.
  var gapAfter: CGFloat?
  /// What holds the view where a bar or a cell places it.
  var pins: PlacePins?
  /// What reports call the view.
  var name: String?
  /// The engine of the tree that the view is the root of.
  var engine: LayoutEngine?
}

struct AxisPriorities {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

extension UIView {
  func ensureTies() -> LayoutTies {
    let extras = ensureExtras()
    if let ties = extras.ties { return ties }
    let made = LayoutTies()
    extras.ties = made
    return made
  }
}
