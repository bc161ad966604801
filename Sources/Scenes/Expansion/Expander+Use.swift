import CoreGraphics

extension Expander {
  /// The node with the objects that it uses merged under its own keys; nil after an error.
  ///
  /// Of several used objects the later ones win.
  mutating func merged(_ value: JSONValue, in environment: Environment) -> MergedNode? {
    guard
      let own = used(value, at: value.range, in: environment, { "expected a node, found \($0)" })
    else { return nil }
    guard let use = own[ViewForm.keys.node.use] else { return own }
    var lists: [[MergedNode.Member]] = []
    let outer = environment.reading(use)
    for element in use.value.elements ?? [use.value] {
      if let name = element.string, document.components[name] != nil {
        diagnostics.error(
          .wrongValue, "\(Diagnostic.quoted(name)) is a component, and 'use' takes defined objects",
          at: element.range,
          notes: [
            Diagnostic.Note(
              "written as \"component\": \(JSONText.quoted(name)), with its parameters beside that")
          ])
        continue
      }
      let used = used(element, at: value.range, in: outer) {
        "'use' takes defined objects, not \($0)"
      }
      if let used { lists.append(used.members) }
    }
    lists.append(own.members.filter { $0.key != use.key })
    return MergedNode(merging: lists, range: value.range)
  }

  /// The members of an object, or of the one that a `$name` stands for, as those of a node.
  private mutating func used(
    _ value: JSONValue, at range: SourceRange, in environment: Environment,
    _ complaint: (String) -> String
  ) -> MergedNode? {
    guard let (object, isResolved) = referred(value, in: environment) else { return nil }
    guard let members = object.members else {
      diagnostics.error(.wrongValue, complaint(object.kindName), at: value.range)
      return nil
    }
    return MergedNode(members, areResolved: isResolved, range: range)
  }

  // MARK: Conditions

  /// Whether the node's `if` holds on this canvas; a node without one is always wanted.
  mutating func isWanted(_ node: MergedNode, in environment: Environment) -> Bool {
    guard let member = node[ViewForm.keys.node.condition] else { return true }
    guard let condition = resolve(member.value, in: environment.reading(member)) else {
      return false
    }
    guard decoder.variant(of: condition, as: ConditionForm.form) != nil else { return false }
    let keys = ConditionForm.keys
    let (canvas, size) = (canvas, canvas.size)
    return decoder.whole { decoder in
      // All are read, so that the mistakes of all are told.
      let holds = [
        decoder.read(keys.appearance, of: condition).map { canvas.appearance == $0 },
        decoder.read(keys.textSize, of: condition).map { canvas.textSize == $0 },
        decoder.read(keys.direction, of: condition).map { canvas.direction == $0 },
        decoder.read(keys.minWidth, of: condition).map { size.width >= $0 },
        decoder.read(keys.maxWidth, of: condition).map { size.width <= $0 },
        decoder.read(keys.minHeight, of: condition).map { size.height >= $0 },
        decoder.read(keys.maxHeight, of: condition).map { size.height <= $0 },
      ]
      return !holds.contains(false)
    } ?? false
  }
}
