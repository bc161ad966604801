import CoreGraphics

extension Expander {
  /// The node with the objects that it uses merged under its own keys; nil after an error.
  ///
  /// Of several used objects the later ones win.
  mutating func merged(_ value: JSONValue, in environment: Environment) -> MergedNode? {
    guard let own = members(of: value, in: environment, { "expected a node, found \($0)" }) else {
      return nil
    }
    guard let use = own.first(where: { $0.key == "use" }) else {
      return MergedNode(own, range: value.range)
    }
    var lists: [[MergedNode.Member]] = []
    let outer = environment.reading(use)
    for element in use.value.elements ?? [use.value] {
      let used = members(of: element, in: outer) { "'use' takes defined objects, not \($0)" }
      if let used { lists.append(used) }
    }
    lists.append(own.filter { $0.key != "use" })
    return MergedNode(merging: lists, range: value.range)
  }

  /// The members of an object, or of the one that a `$name` stands for.
  private mutating func members(
    of value: JSONValue, in environment: Environment, _ complaint: (String) -> String
  ) -> [MergedNode.Member]? {
    guard let (object, isResolved) = referred(value, in: environment) else { return nil }
    guard let members = object.members else {
      diagnostics.error(.wrongValue, complaint(object.kindName), at: value.range)
      return nil
    }
    return members.map { MergedNode.Member(written: $0, isResolved: isResolved) }
  }

  // MARK: Conditions

  /// Whether the node's `if` holds on this canvas; a node without one is always wanted.
  mutating func isWanted(_ node: MergedNode, in environment: Environment) -> Bool {
    guard let member = node["if"] else { return true }
    guard let condition = resolve(member.value, in: environment.reading(member)) else {
      return false
    }
    guard let members = condition.members else {
      diagnostics.error(
        .wrongValue,
        "expected a condition such as { \"minWidth\": 600 }, found"
          + " \(condition.kindName)", at: condition.range)
      return false
    }
    return members.allSatisfy { holds($0) }
  }

  private static let conditions = ["appearance", "minWidth", "maxWidth", "minHeight", "maxHeight"]

  private mutating func holds(_ member: JSONMember) -> Bool {
    if member.key == "appearance" {
      guard let name = member.value.string, let appearance = Canvas.Appearance(rawValue: name)
      else {
        diagnostics.error(.wrongValue, "expected 'light' or 'dark'", at: member.value.range)
        return false
      }
      return appearance == canvas.appearance
    }
    guard Self.conditions.contains(member.key) else {
      diagnostics.error(
        .unknownKey, "unknown condition \(Diagnostic.quoted(member.key))", at: member.keyRange,
        suggestion: closestMatch(to: member.key, among: Self.conditions))
      return false
    }
    let range = ValueKind.length
    guard let limit = decoder.number(member.value, in: range, .number(range)) else { return false }
    switch member.key {
    case "minWidth": return canvas.size.width >= limit
    case "maxWidth": return canvas.size.width <= limit
    case "minHeight": return canvas.size.height >= limit
    default: return canvas.size.height <= limit
    }
  }
}
