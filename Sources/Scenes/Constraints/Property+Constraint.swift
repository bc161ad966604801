import UIKit

extension Property {
  /// What stands between a node's id and an attribute in a target: `card.constraints.top`.
  static let constraintPart = "constraints"

  /// The number in the first constraint that a scene has for an attribute of a view, as the target of
  /// an action: `card.constraints.top`.
  static func constraint(_ name: String) -> Property? {
    guard let attribute = SceneConstraint.attribute(named: name) else { return nil }
    return .number(
      "\(constraintPart).\(name)", UIView.self, in: ValueKind.geometry, initial: 0,
      doc: "The number in the view's first constraint for \(name).",
      get: { Double($0.declaredConstraint(for: attribute)?.constant ?? 0) },
      set: { $0.declaredConstraint(for: attribute)?.constant = $1 })
  }

  /// A property by what follows the id in a target: one of the class, or a constraint's number.
  static func target(_ name: String, isConstraint: Bool, of sceneClass: SceneClass) -> Property? {
    guard isConstraint else { return sceneClass.property(name) }
    return sceneClass.isView ? constraint(name) : nil
  }

  /// What the first class that has a target's property takes for it; for who does not know the node.
  package static func anyKind(ofTarget text: String) -> ValueKind? {
    guard let (_, name, isConstraint) = split(target: text) else { return nil }
    if isConstraint { return constraint(name)?.kind }
    return SceneClass.all.lazy.compactMap { $0.property(name)?.kind }.first
  }

  /// Splits `card.alpha` and `card.constraints.top`.
  static func split(
    target text: String
  ) -> (node: String, name: String, isConstraint: Bool)? {
    guard let dot = text.lastIndex(of: ".") else { return nil }
    let (node, name) = (text[..<dot], String(text[text.index(after: dot)...]))
    guard node.hasSuffix(".\(constraintPart)") else { return (String(node), name, false) }
    return (String(node.dropLast(constraintPart.count + 1)), name, true)
  }
}
