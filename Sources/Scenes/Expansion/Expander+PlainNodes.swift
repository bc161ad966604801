// Nodes that have properties alone, as nearly all of very many do.

extension Expander {
  /// A node without children and names, whose keys are those of one before it: as nearly all of very many
  /// are. It comes to the same as by the longer way; nil where that has to be gone, and a node that is nil
  /// where there are too many.
  mutating func plainNode(
    _ value: JSONValue, class standard: SceneClass, in environment: Environment
  ) -> SceneNode?? {
    guard !environment.isPresented else { return nil }
    if let shape = value.unread, plainPatience.allows() {
      let reader = propertyPlaces.reader(of: shape, for: standard)
      let node = reader?.node(value.range, &plainDecoder, isResolved: environment.isResolved)
      if let node {
        plainPatience.hit()
        return admit(node, in: environment)
      }
      plainPatience.miss()
    }
    guard case .object(let members) = value.content,
      let plain = propertyPlaces.plain(members, for: standard)
    else { return nil }
    if !environment.isResolved {
      for member in members where member.value.mayRefer { return nil }
    }
    guard admitNode(at: value.range, depth: environment.depth),
      admit(plain.sceneClass, at: value.range)
    else { return .some(nil) }
    var settings: [SceneNode.Setting] = []
    settings.reserveCapacity(plain.properties.count)
    for (index, place) in plain.properties {
      let member = members[index].value
      if !environment.isResolved { valueCount += member.elements?.count ?? 0 }
      guard let decoded = decoder.decode(member, as: plain.sceneClass.properties[place].kind)
      else { continue }
      settings.append(SceneNode.Setting(property: place, value: decoded, range: member.range))
    }
    if !plain.areInOrder { settings.sort { $0.property < $1.property } }
    return SceneNode(sceneClass: plain.sceneClass, range: value.range, settings: settings)
  }

  /// A node that was read by itself, where there is room for it; nil where its text has to be looked at,
  /// and a node that is nil where there are too many.
  private mutating func admit(
    _ plain: PlainNodeReader.Node, in environment: Environment
  ) -> SceneNode?? {
    guard decoder.budget.hasRoom(textBytes: Int(plain.textBytes), pathSteps: Int(plain.pathSteps))
    else {
      return nil
    }
    let node = plain.node
    guard admitNode(at: node.range, depth: environment.depth),
      !plain.isView || admitView(at: node.range)
    else { return .some(nil) }
    if !environment.isResolved { valueCount += Int(plain.valueCount) }
    if plain.textBytes + plain.pathSteps > 0 {
      decoder.budget.take(textBytes: Int(plain.textBytes), pathSteps: Int(plain.pathSteps))
    }
    return node
  }

  /// Takes what was read of a list's elements, in order, and the longer way with all others.
  mutating func expandPlain(
    _ plain: PlainNodes, of elements: [JSONValue], into nodes: inout [SceneNode],
    in environment: Environment, _ expand: (inout Expander, JSONValue, Environment) -> SceneNode?
  ) {
    defer { plain.end() }
    while !isExhausted, let piece = plain.next(&propertyPlaces, &plainDecoder) {
      for (index, read) in zip(piece.range, piece.nodes) {
        guard !isExhausted else { break }
        let admitted: SceneNode?? = if let read { admit(read, in: environment) } else { nil }
        if let node = admitted ?? expand(&self, elements[index], environment) { nodes.append(node) }
      }
    }
  }
}
