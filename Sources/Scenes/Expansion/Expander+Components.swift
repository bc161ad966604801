import CoreGraphics

extension Expander {
  /// The view of a component with the instance's parameters in their places.
  ///
  /// Keys of the instance that are no parameters go over those of the component's view, so that an
  /// instance can be placed.
  mutating func instance(
    of member: MergedNode.Member, node: MergedNode, in environment: Environment,
    standard: SceneClass = .view
  ) -> SceneNode? {
    guard let component = component(member, in: environment) else { return nil }
    // One without a view has been reported with the others.
    guard let view = component.value[ComponentForm.keys.view] else { return nil }
    let outer = idText(of: node, in: environment).flatMap {
      register($0, .view, in: environment)
    }
    let parameters = parameters(of: component, from: node, in: environment)
    let inner = Environment(
      parameters: parameters, scope: scope(outer, component.key, in: environment),
      components: environment.components + [component.key], depth: environment.depth,
      instanceKeys: parameters.keys.sorted())
    guard let template = merged(view, in: inner), isWanted(template, in: inner) else { return nil }
    let own = placementKeys(node, besides: parameters, in: environment)
    let whole = MergedNode(merging: [template.members, own], range: node.range)
    guard var instance = viewNode(whole, in: inner, standard: standard) else { return nil }
    if let outer {
      names[outer.description]?.sceneClass = instance.sceneClass
      names[outer.description]?.constraints = instance.constraints
      instance.alias = instance.id
      instance.id = outer
    }
    return instance
  }

  /// The component that an instance names; nil after an error.
  private mutating func component(
    _ member: MergedNode.Member, in environment: Environment
  ) -> JSONMember? {
    guard !isExhausted,
      let value = resolve(member.value, in: environment.reading(member))
    else { return nil }
    guard let name = value.string else { return decoder.mismatch(value, .text) }
    guard let component = document.components[name] else {
      let known = indexes.index(.components, of: document.components.keys)
      diagnostics.error(
        .unknownName, "there is no component \(Diagnostic.quoted(name))", at: value.range,
        suggestion: known.nearest(to: name))
      return nil
    }
    if let cycle = Cycle.text(environment.components, closedBy: name) {
      diagnostics.error(
        .componentCycle, "the components contain each other: \(cycle)", at: value.range)
      return nil
    }
    guard environment.components.count < limits.depth else {
      diagnostics.error(
        .nestingTooDeep, "components are nested deeper than \(limits.depth)", at: value.range)
      return nil
    }
    return component
  }

  /// Looks at the components as such, also at those that no node names.
  mutating func checkComponents() {
    for (_, component) in document.components.sorted(by: { $0.key < $1.key }) {
      checkKeys(of: component)
    }
  }

  private mutating func checkKeys(of component: JSONMember) {
    let form = ComponentForm.form
    guard let variant = form.variants.first else { return }
    diagnostics.checkKeys(component.value.members ?? [], of: variant, form)
    if component.value[ComponentForm.keys.view] == nil {
      diagnostics.error(
        .missingKey, "the component \(Diagnostic.quoted(component.key)) has no 'view'",
        at: component.keyRange)
    }
    _ = declaredParameters(of: component)
  }

  private mutating func declaredParameters(of component: JSONMember) -> [JSONMember] {
    guard let declared = component.value[ComponentForm.keys.parameters] else { return [] }
    if let members = declared.members { return members }
    diagnostics.error(
      .wrongValue, "expected 'parameters' to be an object, found \(declared.kindName)",
      at: declared.range)
    return []
  }

  /// The component's parameters: the instance's values, else the defaults.
  private mutating func parameters(
    of component: JSONMember, from node: MergedNode, in environment: Environment
  ) -> Environment.Parameters {
    var parameters: Environment.Parameters = [:]
    for member in declaredParameters(of: component) {
      let resolved =
        if let given = node[member.key] {
          resolve(given.value, in: environment.reading(given))
        } else { resolve(member.value, in: Environment()) }
      parameters.updateValue(resolved, forKey: member.key)
    }
    return parameters
  }

  /// The instance's own keys, with what they refer to in the surroundings in its place, because
  /// they will stand inside the component.
  private mutating func placementKeys(
    _ node: MergedNode, besides parameters: Environment.Parameters, in environment: Environment
  ) -> [MergedNode.Member] {
    var members: [MergedNode.Member] = []
    // The name of the instance itself belongs to the surroundings; see `scope`.
    let keys = ViewForm.instance
    let own = [keys.component.name, keys.node.condition.name, keys.node.id.name]
    for member in node.members
    where !own.contains(member.key) && !parameters.keys.contains(member.key) {
      guard let value = resolve(member.value, in: environment.reading(member)) else { continue }
      let written = member.written
      members.append(
        MergedNode.Member(
          written: JSONMember(key: written.key, keyRange: written.keyRange, value: value),
          isResolved: true, stoodAsText: member.value.string != nil))
    }
    return members
  }

  /// What stands in front of the ids inside an instance: its own id, or else a name that no other
  /// instance has, because two of them can come from the same place of the file.
  private mutating func scope(
    _ id: SceneID?, _ component: String, in environment: Environment
  ) -> String {
    if let id { return id.description }
    let name = environment.fullName(component)
    let number = unnamedInstances[name, default: 0] + 1
    unnamedInstances[name] = number
    recall.instances.append((name, number))
    return "\(name)#\(number)"
  }
}
