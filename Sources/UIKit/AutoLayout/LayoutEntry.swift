import Constraints
import CoreGraphics

/// An item in the engine: its rectangle as four variables, and the constraints that come with it.
///
/// The rectangle is the item's alignment rectangle in its superview's space, without transforms.
@MainActor
final class LayoutEntry {
  weak var item: (any LayoutItem)?
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable

  /// Where the item is, for one that constraints do not place: x, y, width and height.
  var place: [ConstraintKey] = []
  /// No side is shorter than nothing.
  var least: [ConstraintKey] = []
  /// What the content wants, along each axis.
  var wishes: [NSLayoutConstraint.Axis: Wish] = [:]
  /// The width that the height of wrapped text was found for.
  var wrappedWidth: CGFloat?

  /// The width of wrapped text's longest line, where that is what the text wants.
  var trimmedWidth: CGFloat?
  /// The width of the content in one line.
  var naturalWidth: CGFloat = 0

  /// What a content's length is worth: no less rather than no more.
  struct Wish {
    let least: ConstraintKey
    let most: ConstraintKey
  }

  init(_ item: any LayoutItem, _ solver: inout Solver) {
    self.item = item
    (x, y) = (solver.addVariable(), solver.addVariable())
    (width, height) = (solver.addVariable(), solver.addVariable())
  }

  var variables: [Variable] { [x, y, width, height] }

  func length(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }
  func origin(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? x : y }
}

/// A sum of variables and a number.
struct LayoutSum {
  var terms: [Term] = []
  var constant: Double = 0
  /// Views that the sum reaches out of or into, and whose content may be scrolled.
  var crossed: [UIView] = []
  /// Views in the items whose text a baseline is that of.
  var texts: [UIView] = []

  static func + (first: LayoutSum, second: LayoutSum) -> LayoutSum {
    LayoutSum(
      terms: first.terms + second.terms, constant: first.constant + second.constant,
      crossed: first.crossed + second.crossed, texts: first.texts + second.texts)
  }

  static func * (sum: LayoutSum, factor: Double) -> LayoutSum {
    LayoutSum(
      terms: sum.terms.map { Term($0.variable, $0.coefficient * factor) },
      constant: sum.constant * factor, crossed: sum.crossed, texts: sum.texts)
  }
}
