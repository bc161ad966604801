import CoreGraphics

extension Expander {
  mutating func viewNode(
    _ value: JSONValue, in environment: Environment, standard: SceneClass = .view
  ) -> SceneNode? {
    if let node = plainNode(value, class: standard, in: environment) { return node }
    guard let merged = merged(value, in: environment), isWanted(merged, in: environment) else {
      return nil
    }
    return viewNode(merged, in: environment, standard: standard)
  }

  /// The node, or the instance of the component that it names.
  mutating func viewNode(
    _ merged: MergedNode, in environment: Environment, standard: SceneClass = .view
  ) -> SceneNode? {
    if let component = merged[ViewForm.instance.component] {
      return instance(of: component, node: merged, in: environment, standard: standard)
    }
    guard
      var node = node(
        merged, class: standard, besides: ViewForm.form, in: environment)
    else { return nil }
    var inner = environment
    inner.depth += 1
    inner.instanceKeys = []
    inner.isPresented = false
    if let member = merged[ViewForm.keys.subviews] {
      node.subviews = nodes(member, of: .view, in: inner) { $0.subview($1, in: $2) }
    }
    inner.isRecalled = false
    expandSublayers(merged, of: &node, in: inner)
    if let member = merged[ViewForm.keys.mask] {
      node.maskViews = masks(member, in: inner)
    }
    if let member = merged[ViewForm.keys.contextMenu] {
      node.menus = single(member, in: inner) { $0.viewNode($1, in: $2, standard: .menu) }
    }
    expandLayer(merged, of: &node, in: inner)
    expandSlots(merged, of: &node, in: inner)
    expandRows(merged, of: &node, in: inner)
    if let constraints = merged[ViewForm.keys.constraints] {
      pendingConstraints.append(
        PendingConstraints(
          value: constraints.value, environment: environment.reading(constraints)))
      node.constraints = pendingConstraints.count - 1
      if let id = node.id { names[id.description]?.constraints = node.constraints }
    }
    if let actions = merged[ViewForm.keys.actions] {
      node.actions = expandActions(actions, of: node, in: environment)
    }
    return node
  }

  mutating func layerNode(_ value: JSONValue, in environment: Environment) -> SceneNode? {
    if let node = plainNode(value, class: .layer, in: environment) { return node }
    guard let merged = merged(value, in: environment), isWanted(merged, in: environment),
      var node = node(
        merged, class: .layer, besides: LayerForm.form, in: environment)
    else { return nil }
    expandSublayers(merged, of: &node, in: environment.below)
    if let mask = merged[LayerForm.keys.mask.mask] {
      node.maskLayers = single(mask, in: environment.below) { $0.layerNode($1, in: $2) }
    }
    return node
  }

  private mutating func expandSublayers(
    _ merged: MergedNode, of node: inout SceneNode, in environment: @autoclosure () -> Environment
  ) {
    guard let member = merged[ViewForm.keys.layered.sublayers] else { return }
    node.sublayers = nodes(member, of: .layer, in: environment()) { $0.layerNode($1, in: $2) }
  }

  /// A node with its class, name and values, without its children.
  private mutating func node(
    _ merged: MergedNode, class standard: SceneClass, besides form: ObjectForm,
    in environment: Environment
  ) -> SceneNode? {
    guard admitNode(at: merged.range, depth: environment.depth),
      let sceneClass = sceneClass(of: merged, standard, in: environment),
      admit(sceneClass, at: merged.range)
    else { return nil }
    let id = idText(of: merged, in: environment).flatMap {
      register($0, sceneClass, in: environment)
    }
    if sceneClass === SceneClass.replicatorLayer { replicatorCount += 1 }
    var node = SceneNode(sceneClass: sceneClass, id: id, range: merged.range)
    node.settings = settings(
      merged, of: sceneClass, besides: form, id: node.id, in: environment)
    if let member = merged[ViewForm.keys.layered.animations] {
      node.animations = animations(member, in: environment)
    }
    if !environment.isPresented {
      propertyPlaces.notePlain(merged, of: sceneClass, for: standard, besides: form)
    }
    return node
  }

  /// The `layer` object of a view node: settings of the root layer, and more sublayers.
  private mutating func expandLayer(
    _ merged: MergedNode, of node: inout SceneNode, in environment: Environment
  ) {
    guard let member = merged[ViewForm.keys.layer] else { return }
    let environment = environment.reading(member)
    guard let layer = self.merged(member.value, in: environment) else { return }
    node.layerSettings = settings(
      layer, of: .layer, besides: RootLayerForm.form, id: node.id, in: environment)
    let keys = RootLayerForm.keys
    node.animations += animations(layer[keys.layered.animations], in: environment)
    node.sublayers += nodes(layer[keys.layered.sublayers], of: .layer, in: environment) {
      $0.layerNode($1, in: $2)
    }
    node.maskLayers = single(layer[keys.mask.mask], in: environment) { $0.layerNode($1, in: $2) }
  }

  /// The node that stands alone under a key, such as a mask; none for `null`.
  mutating func single(
    _ member: MergedNode.Member?, in environment: Environment,
    expand: (inout Expander, JSONValue, Environment) -> SceneNode?
  ) -> [SceneNode] {
    guard let member, !member.value.isNull else { return [] }
    return expand(&self, member.value, environment.reading(member)).map { [$0] } ?? []
  }

  /// Those of a list, of which `standard` is the class of one that names none, where it is the same for all.
  mutating func nodes(
    _ member: MergedNode.Member?, of standard: SceneClass? = nil, in environment: Environment,
    expand: (inout Expander, JSONValue, Environment) -> SceneNode?
  ) -> [SceneNode] {
    guard let member else { return [] }
    var environment = environment.reading(member)
    guard let elements = elements(member.value, of: "nodes", in: &environment) else { return [] }
    var nodes: [SceneNode] = []
    nodes.reserveCapacity(elements.count)
    // Of what is kept for the next load each is read by itself.
    let first = PlainNodes.first(limits)
    guard let standard, elements.count > first, !environment.isRecalled, !environment.isPresented
    else {
      expandEach(elements[...], into: &nodes, in: environment, expand)
      return nodes
    }
    expandEach(elements[..<first], into: &nodes, in: environment, expand)
    let plain = PlainNodes(
      elements[first...], of: standard, isResolved: environment.isResolved, limits: limits)
    expandPlain(plain, of: elements, into: &nodes, in: environment, expand)
    return nodes
  }

  private mutating func expandEach(
    _ elements: ArraySlice<JSONValue>, into nodes: inout [SceneNode], in environment: Environment,
    _ expand: (inout Expander, JSONValue, Environment) -> SceneNode?
  ) {
    for element in elements {
      guard !isExhausted else { break }
      if let node = expand(&self, element, environment) { nodes.append(node) }
    }
  }

  /// What is in a list, or in one that is referred to, and how its elements are read; nil after an error.
  mutating func elements(
    _ value: JSONValue, of what: String, in environment: inout Environment
  ) -> [JSONValue]? {
    guard let list = referred(value, in: environment) else { return nil }
    environment.isResolved = list.isResolved
    if let elements = list.value.elements { return elements }
    diagnostics.error(
      .wrongValue, "expected a list of \(what), found \(list.value.kindName)", at: value.range)
    return nil
  }

  private mutating func sceneClass(
    of node: MergedNode, _ standard: SceneClass, in environment: Environment
  ) -> SceneClass? {
    guard let member = node[ViewForm.keys.viewClass] else { return standard }
    guard let value = resolve(member, in: environment) else { return nil }
    guard let name = value.string else { return decoder.mismatch(value, .text) }
    let views = standard.isView
    let classes = SceneClass.choices(for: standard, isPresented: environment.isPresented)
    let own = SceneClass.own(name, for: standard, besides: document.classes)
    if let found = own ?? classes[name] { return found }
    if views, let other = SceneClass.named(name), other.isView {
      diagnostics.error(.wrongPlace, other.misplaced(among: classes), at: value.range)
      return nil
    }
    let guess = ClassGuess(name: name, classes: classes, areViews: views)
    if let misplaced = guess.misplaced {
      diagnostics.error(.wrongPlace, misplaced, at: value.range)
      return nil
    }
    let isComponent = document.components[name] != nil
    diagnostics.error(
      .unknownClass, "there is no \(views ? "view" : "layer") class \(Diagnostic.quoted(name))",
      at: value.range, suggestion: isComponent ? nil : guess.suggestion,
      notes: isComponent
        ? [Diagnostic.Note("a component is written as \"component\": \(JSONText.quoted(name))")]
        : [])
    return nil
  }

  /// The id as the file calls it, with its place.
  mutating func idText(
    of node: MergedNode, in environment: Environment
  ) -> (name: String, range: SourceRange)? {
    guard let member = node[ViewForm.keys.node.id],
      let resolved = resolve(member, in: environment)
    else { return nil }
    guard let name = resolved.string else { return decoder.mismatch(resolved, .text) }
    guard !name.isEmpty else {
      diagnostics.error(.wrongValue, "an id needs at least one letter", at: resolved.range)
      return nil
    }
    return (name, resolved.range)
  }

  /// Takes the name for a node; nil, with an error, where another one has it.
  mutating func register(
    _ text: (name: String, range: SourceRange), _ sceneClass: SceneClass,
    in environment: Environment
  ) -> SceneID? {
    let id = SceneID(scope: environment.scope, name: text.name)
    if let first = names[id.description] {
      diagnostics.error(
        .duplicateID, "the id \(Diagnostic.quoted(text.name)) is used twice",
        at: text.range, notes: [diagnostics.note("first used here", at: first.range)])
      return nil
    }
    names[id.description] = NamedNode(range: text.range, sceneClass: sceneClass)
    recall.names.append(id.description)
    return id
  }

  /// The values that a node sets, in the order of application.
  private mutating func settings(
    _ node: MergedNode, of sceneClass: SceneClass, besides form: ObjectForm, id: SceneID?,
    in environment: Environment
  ) -> [SceneNode.Setting] {
    let places = propertyPlaces.places(of: node, in: sceneClass, besides: form)
    var settings: [SceneNode.Setting] = []
    settings.reserveCapacity(places.reduce(0) { $1 < 0 ? $0 : $0 + 1 })
    for (index, place) in places.enumerated() where place != PropertyPlaces.own {
      let member = node.member(at: index)
      guard place != PropertyPlaces.unknown else {
        unknownKey(
          member.written, of: sceneClass,
          besides: form.keyNames + sceneClass.ownKeys.map(\.name) + environment.instanceKeys,
          id: id)
        continue
      }
      let kind = sceneClass.properties[place].kind
      guard let value = resolve(member, in: environment),
        let decoded = decoder.decode(value.printed(for: kind, of: member), as: kind)
      else { continue }
      settings.append(
        SceneNode.Setting(property: place, value: decoded, range: member.value.range))
    }
    let areInOrder = zip(settings, settings.dropFirst()).allSatisfy { $0.property <= $1.property }
    return areInOrder ? settings : settings.sorted { $0.property < $1.property }
  }

  private mutating func unknownKey(
    _ member: JSONMember, of sceneClass: SceneClass, besides keys: [String], id: SceneID?
  ) {
    let owner = sceneClass.name + (id.map { " \(Diagnostic.quoted($0.name))" } ?? "")
    let guess = KeyGuess(member.key, among: keys + sceneClass.properties.map(\.name))
    diagnostics.warning(
      .unknownKey,
      "unknown key \(Diagnostic.quoted(member.key)) on \(owner)\(guess.ownersSentence)",
      at: member.keyRange, suggestion: guess.suggestion, notes: guess.notes)
  }
}

extension JSONValue {
  /// The value as a text where a text is wanted and a name stands for a number or for true or false,
  /// as one inside a text would be; else the value itself.
  fileprivate func printed(for kind: ValueKind, of member: MergedNode.Member) -> JSONValue {
    guard member.value.string != nil || member.stoodAsText else { return self }
    switch (kind, content) {
    case (.text, .number(let number)), (.runs, .number(let number)):
      return JSONValue(.string(JSONText.number(number)), range: range)
    case (.text, .bool(let bool)), (.runs, .bool(let bool)):
      return JSONValue(.string(String(bool)), range: range)
    default: return self
    }
  }
}
