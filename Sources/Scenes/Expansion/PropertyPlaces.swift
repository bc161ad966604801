/// Where the properties are that the keys of a node name.
///
/// Most nodes have the same keys as the one of their class before, which is looked at first.
struct PropertyPlaces {
  /// Of a key of the node that is no property, and of one that the class does not have.
  static let own = -1
  static let unknown = -2

  /// A class, and whether it is that of a view's own layer, whose other keys are fewer.
  private struct Owner: Hashable {
    let sceneClass: ObjectIdentifier
    let isRootLayer: Bool
  }

  private struct Last {
    var keys: [String] = []
    var places: [Int] = []
  }

  private var last: [Owner: Last] = [:]

  /// By the keys of a node, in their order.
  mutating func places(
    of node: MergedNode, in sceneClass: SceneClass, besides form: ObjectForm
  ) -> [Int] {
    let owner = Owner(
      sceneClass: ObjectIdentifier(sceneClass), isRootLayer: form.name == RootLayerForm.form.name)
    if let known = last[owner], Self.isSame(known.keys, node) { return known.places }
    var found = Last()
    found.keys.reserveCapacity(node.count)
    found.places.reserveCapacity(node.count)
    for index in 0..<node.count {
      let key = node.key(at: index)
      let isOwn = form.keySet.contains(key) || sceneClass.hasOwnKey(key)
      found.keys.append(key)
      found.places.append(isOwn ? Self.own : sceneClass.index(of: key) ?? Self.unknown)
    }
    last[owner] = found
    return found.places
  }

  private static func isSame(_ keys: [String], _ node: MergedNode) -> Bool {
    guard keys.count == node.count else { return false }
    for index in keys.indices where keys[index] != node.key(at: index) { return false }
    return true
  }
}
