import UIKit

/// The constraints of a view, by the attribute that they speak of.
struct ConstraintKeys: KeyTable {
  let attributes = SceneConstraint.attributes.map { entry in
    Key.raw(entry.name, .constraintSides, doc(entry.attribute), example(entry.attribute))
  }
  let aspect = Key.number(
    "aspect", in: 1e-3...1e3, "The width, in heights.", 1.5)
  let edges = Key.raw(
    "edges", .constraintSide, "All four edges: of what, or how far inside the superview's.", 16)
  let center = Key.raw(
    "center", .constraintSide, "The middle: of what, or how far from the superview's.", "superview")

  private static func doc(_ attribute: NSLayoutConstraint.Attribute) -> String {
    switch attribute {
    case .leading: "Where reading begins: another place, or how far from the superview's."
    case .trailing: "Where reading ends; minus is inwards."
    case .left: "The left edge."
    case .right: "The right edge; minus is inwards."
    case .top: "The upper edge: another place, or how far from the superview's."
    case .bottom: "The lower edge; minus is inwards."
    case .width: "How wide: a number, or another length."
    case .height: "How high: a number, or another length."
    case .centerX: "The middle between the sides."
    case .centerY: "The middle between top and bottom."
    case .firstBaseline: "The line that the first line of text stands on."
    default: "The line that the last line of text stands on."
    }
  }

  private static func example(_ attribute: NSLayoutConstraint.Attribute) -> JSONValue {
    switch attribute {
    case .width: ">= 44 @750"
    case .height: 44
    case .leading, .left: 16
    case .trailing, .right: -16
    case .top: "safeArea + 8"
    case .bottom: "<= superview - 8"
    default: "superview"
    }
  }
}

enum ConstraintForm {
  static let keys = ConstraintKeys()
  static let form = ObjectForm(
    .constraints,
    "Where a view lies and how large it is, in relation to others: `superview`, `self`, ids, and "
      + "their `margins`, `safeArea`, `readable`, `keyboard`, `content` or `frame`, which by "
      + "themselves are the superview's. What has no attribute means the same attribute."
      + " A factor stands before or behind.",
    noun: "attribute", place: " in 'constraints'", strictness: .error, keys: keys,
    example: ["top": "superview + 8", "leading": 16, "width": ">= 44 @750"])
}

extension ValueForm {
  static let constraintSide = ValueForm.any([.number(ValueKind.geometry), .text(.constraintSide)])
  /// One, or several of the same attribute.
  static let constraintSides = ValueForm.any([
    constraintSide, .list(of: constraintSide, words: "a list of constraints"),
  ])
}
