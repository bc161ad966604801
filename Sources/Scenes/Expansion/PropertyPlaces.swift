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

  // MARK: Nodes of properties alone

  /// The last node of its kind that had properties alone, and maybe a class.
  struct Plain {
    let sceneClass: SceneClass
    fileprivate let keys: [String]
    /// Which of the keys is `class`, and what it said; below 0 for none.
    fileprivate let classKey: Int
    fileprivate let className: String
    /// The key that is `class`, and what it said.
    var namedClass: (index: Int, name: String)? {
      classKey >= 0 ? (classKey, className) : nil
    }
    /// Which keys name properties, and where these are in the class.
    let properties: [(index: Int, place: Int)]
    /// Whether they stand in the class's order.
    let areInOrder: Bool
  }

  private var plain: [PlainKind: Plain] = [:]

  private struct PlainKind: Hashable {
    let standard: ObjectIdentifier
    let keyCount: Int
  }

  /// What is known of a node with just these keys, where it stands for an object of a class like the
  /// standard one; nil for nothing.
  func plain(_ members: [JSONMember], for standard: SceneClass) -> Plain? {
    let kind = PlainKind(standard: ObjectIdentifier(standard), keyCount: members.count)
    guard let plain = plain[kind] else { return nil }
    for index in members.indices where members[index].key != plain.keys[index] { return nil }
    if plain.classKey >= 0 {
      guard case .string(let name) = members[plain.classKey].value.content, name == plain.className
      else { return nil }
    }
    return plain
  }

  /// What reads objects of a shape that nobody has read, as far as is known of it; nil for nothing.
  mutating func reader(of shape: JSONShape, for standard: SceneClass) -> PlainNodeReader? {
    if let reader, reader.shape === shape, reader.standard === standard, reader.age == age {
      return reader.reader
    }
    let kind = PlainKind(standard: ObjectIdentifier(standard), keyCount: shape.keys.count)
    let found = plain[kind].flatMap { plain in
      zip(plain.keys, shape.keys).allSatisfy { $0 == $1.text } ? plain : nil
    }
    reader = (shape, standard, age, found.flatMap { PlainNodeReader($0, shape) })
    return reader?.reader
  }

  private var reader: (shape: JSONShape, standard: SceneClass, age: Int, reader: PlainNodeReader?)?
  /// How often something was remembered.
  private var age = 0

  /// Remembers a node that was read, if it has properties alone.
  mutating func notePlain(
    _ node: MergedNode, of sceneClass: SceneClass, for standard: SceneClass,
    besides form: ObjectForm
  ) {
    guard node.isOneObject, sceneClass.rows == nil, sceneClass.slots.isEmpty,
      !sceneClass.isController, sceneClass !== SceneClass.replicatorLayer
    else { return }
    let places = places(of: node, in: sceneClass, besides: form)
    var (classKey, className) = (-1, "")
    for (index, place) in places.enumerated() where place < 0 {
      let member = node.member(at: index)
      guard place == Self.own, member.key == ViewForm.keys.viewClass.name,
        let name = member.value.string, !name.utf8.contains(UInt8(ascii: "$"))
      else { return }
      (classKey, className) = (index, name)
    }
    let properties = places.enumerated().filter { $0.element >= 0 }.map { ($0.offset, $0.element) }
    let kind = PlainKind(standard: ObjectIdentifier(standard), keyCount: node.count)
    age += 1
    plain[kind] = Plain(
      sceneClass: sceneClass, keys: (0..<node.count).map { node.key(at: $0) },
      classKey: classKey, className: className, properties: properties,
      areInOrder: zip(properties, properties.dropFirst()).allSatisfy { $0.1 <= $1.1 })
  }
}
