import UIKit

// Constraints are read when the whole tree is known, as actions are: they name nodes.

/// Constraints as they stand in the file, and what they were met with.
struct PendingConstraints {
  let value: JSONValue
  let environment: Environment
}

extension Expander {
  mutating func readConstraints() -> [[SceneConstraint]] {
    let pending = pendingConstraints
    return pending.map { constraints($0) }
  }

  private mutating func constraints(_ pending: PendingConstraints) -> [SceneConstraint] {
    guard let value = resolve(pending.value, in: pending.environment) else { return [] }
    if let elements = value.elements {
      return elements.compactMap { relation($0, pending) }
    }
    guard decoder.variant(of: value, as: ConstraintForm.form) != nil else { return [] }
    return (value.members ?? []).flatMap { constraints(of: $0, pending) }
  }

  // MARK: The short form

  private mutating func constraints(
    of member: JSONMember, _ pending: PendingConstraints
  ) -> [SceneConstraint] {
    let keys = ConstraintForm.keys
    switch member.key {
    case keys.aspect.name: return aspect(member)
    case keys.edges.name: return edges(member, pending)
    case keys.center.name:
      return [.centerX, .centerY].compactMap { side(member.value, $0, pending) }
    default: break
    }
    guard let attribute = SceneConstraint.attribute(named: member.key) else { return [] }
    guard let elements = member.value.elements else {
      return [side(member.value, attribute, pending)].compactMap { $0 }
    }
    return elements.compactMap { side($0, attribute, pending) }
  }

  private mutating func aspect(_ member: JSONMember) -> [SceneConstraint] {
    let object = JSONValue(.object([member]), range: member.value.range)
    guard let ratio = decoder.read(ConstraintForm.keys.aspect, of: object) else { return [] }
    let own = SceneConstraint.Item(node: .owner)
    return [
      SceneConstraint(
        first: own, attribute: .width, relation: .equal, second: own, secondAttribute: .height,
        multiplier: ratio, source: source(member.value.range))
    ]
  }

  /// A number counts inwards on every side.
  private mutating func edges(
    _ member: JSONMember, _ pending: PendingConstraints
  ) -> [SceneConstraint] {
    let sides: [(SceneConstraint.Attribute, Double)] = [
      (.leading, 1), (.trailing, -1), (.top, 1), (.bottom, -1),
    ]
    return sides.compactMap { attribute, sign in
      guard var constraint = side(member.value, attribute, pending) else { return nil }
      constraint.constant *= sign
      if sign < 0 { constraint.relation = constraint.relation.turned }
      return constraint
    }
  }

  /// What a view's attribute is compared with.
  private mutating func side(
    _ value: JSONValue, _ attribute: SceneConstraint.Attribute, _ pending: PendingConstraints
  ) -> SceneConstraint? {
    let own = SceneConstraint.Item(node: .owner)
    if value.number != nil {
      let range = ValueKind.geometry
      guard let number = decoder.number(value, in: range, .number(range)) else { return nil }
      return constraint(
        own, attribute, ConstraintText(constant: number), at: value.range, pending)
    }
    guard let text = decoder.text(value, .constraintSide), let parsed = ConstraintText.parse(text)
    else {
      return value.string == nil ? nil : unreadable(value, .constraintSide)
    }
    return constraint(own, attribute, parsed, at: value.range, pending)
  }

  private mutating func unreadable(
    _ value: JSONValue, _ form: TextForm
  ) -> SceneConstraint? {
    diagnostics.error(
      .wrongValue, "expected \(form.words), found \(Diagnostic.quoted(value.string ?? ""))",
      at: value.range, suggestion: Self.meant(value.string ?? ""))
    return nil
  }

  /// The same with `==` for `=`, where it is a constraint then.
  private static func meant(_ text: String) -> String? {
    guard let sign = text.firstIndex(of: "=") else { return nil }
    var meant = text
    meant.replaceSubrange(sign...sign, with: "==")
    return ConstraintText.parseRelation(meant) == nil ? nil : meant
  }

  /// Where a constraint stands, as reports of layouts say it.
  private func source(_ range: SourceRange) -> SceneConstraint.Source {
    .init(place: diagnostics.files.place(of: range))
  }

  // MARK: Whole relations

  private mutating func relation(
    _ value: JSONValue, _ pending: PendingConstraints
  ) -> SceneConstraint? {
    guard let text = decoder.text(value, .constraintRelation) else { return nil }
    guard let (path, right) = ConstraintText.parseRelation(text) else {
      return unreadable(value, .constraintRelation)
    }
    guard let name = path.last, let attribute = SceneConstraint.attribute(named: name) else {
      diagnostics.error(
        .wrongValue, "\(Diagnostic.quoted(path.joined(separator: "."))) names no attribute",
        at: value.range,
        suggestion: closestMatch(
          to: path.last ?? "", among: SceneConstraint.attributes.map(\.name)))
      return nil
    }
    guard let item = item(path.dropLast(), at: value.range, pending) else { return nil }
    return constraint(item, attribute, right, at: value.range, pending)
  }

  // MARK: Parts

  private mutating func constraint(
    _ first: SceneConstraint.Item, _ attribute: SceneConstraint.Attribute, _ text: ConstraintText,
    at range: SourceRange, _ pending: PendingConstraints
  ) -> SceneConstraint? {
    let isLength = attribute == .width || attribute == .height
    var made = SceneConstraint(
      first: first, attribute: attribute, relation: text.relation.map(Self.relation) ?? .equal,
      constant: text.constant, source: source(range))
    if text.path.isEmpty {
      guard isLength || first.node == .owner else {
        diagnostics.error(
          .wrongValue, "a place is compared with another place, not with a number", at: range)
        return nil
      }
      // A number for a place is a distance from the superview's.
      if !isLength { (made.second, made.secondAttribute) = (.init(node: .superview), attribute) }
    } else {
      guard let (item, other) = reference(text.path, attribute, at: range, pending) else {
        return nil
      }
      (made.second, made.secondAttribute) = (item, other)
    }
    made.multiplier = text.factor ?? 1
    made.priority = text.priority ?? 1000
    return isPossible(made, at: range) ? made : nil
  }

  private static func relation(_ sign: String) -> NSLayoutConstraint.Relation {
    switch sign {
    case "<=": .lessThanOrEqual
    case ">=": .greaterThanOrEqual
    default: .equal
    }
  }

  /// What cannot be a constraint is told here: a program that tries ends.
  private mutating func isPossible(_ constraint: SceneConstraint, at range: SourceRange) -> Bool {
    func refuse(_ message: String) -> Bool {
      diagnostics.error(.wrongValue, message, at: range)
      return false
    }
    if constraint.second != nil,
      !SceneConstraint.canCompare(constraint.attribute, constraint.secondAttribute)
    {
      let (first, second) = (
        SceneConstraint.axis(of: constraint.attribute),
        SceneConstraint.axis(of: constraint.secondAttribute)
      )
      return refuse(
        first == second
          ? "leading and trailing cannot be compared with left and right"
          : "\(first) cannot be compared with \(second)")
    }
    if constraint.multiplier == 0 { return refuse("a factor of 0 leaves nothing to compare with") }
    let limit = ValueKind.geometry.upperBound
    if abs(constraint.constant) > limit || abs(constraint.multiplier) > limit {
      return refuse("a number in a constraint is too large")
    }
    if constraint.priority <= 0 || constraint.priority > 1000 {
      return refuse("a priority is above 0 and at most 1000, which is required")
    }
    return true
  }

  private mutating func reference(
    _ path: [String], _ attribute: SceneConstraint.Attribute, at range: SourceRange,
    _ pending: PendingConstraints
  ) -> (SceneConstraint.Item, SceneConstraint.Attribute)? {
    if let name = path.last, path.count > 1, let other = SceneConstraint.attribute(named: name) {
      return item(path.dropLast(), at: range, pending).map { ($0, other) }
    }
    return item(path[...], at: range, pending).map { ($0, attribute) }
  }

  /// A view or a guide of it: `card`, `card.safeArea`, `safeArea`, which is the superview's.
  private mutating func item(
    _ path: ArraySlice<String>, at range: SourceRange, _ pending: PendingConstraints
  ) -> SceneConstraint.Item? {
    guard let first = path.first else {
      diagnostics.error(.wrongValue, "expected a view before the attribute", at: range)
      return nil
    }
    if path.count == 1, let part = SceneConstraint.Part(rawValue: first) {
      return .init(node: .superview, part: part)
    }
    guard let node = constraintNode(first, at: range, pending) else { return nil }
    guard let second = path.dropFirst().first else { return .init(node: node) }
    guard path.count == 2, let part = SceneConstraint.Part(rawValue: second) else {
      diagnostics.error(
        .wrongValue, "a view has no \(Diagnostic.quoted(second)) to be placed by", at: range,
        suggestion: closestMatch(
          to: second,
          among: SceneConstraint.Part.allCases.map(\.rawValue)
            + SceneConstraint.attributes.map(\.name)))
      return nil
    }
    return .init(node: node, part: part)
  }

  private mutating func constraintNode(
    _ name: String, at range: SourceRange, _ pending: PendingConstraints
  ) -> SceneConstraint.Node? {
    switch name {
    case "self": return .owner
    case "superview": return .superview
    default: break
    }
    guard let (full, sceneClass) = named(name, in: pending.environment.scope) else {
      let ids = ids
      diagnostics.error(
        .unknownTarget, "no node has the id \(Diagnostic.quoted(name))", at: range,
        suggestion: ids.nearest(to: name))
      return nil
    }
    guard sceneClass.isView else {
      diagnostics.error(
        .wrongValue, "\(Diagnostic.quoted(name)) is a layer, which constraints cannot speak of",
        at: range)
      return nil
    }
    return .named(full)
  }
}
