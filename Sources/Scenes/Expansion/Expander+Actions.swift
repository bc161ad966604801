// Actions are decoded when the whole tree is known, so that a target that is not there is reported
// when the scene is loaded and not when somebody taps.

/// Actions as they stand in the file, and what they were met with.
struct PendingActions {
  var value: JSONValue
  /// The controllers that steps bring, by where the file has them.
  var pages: [SourceRange: SceneNode] = [:]
  /// The owner's full name, and the place of its constraints among all.
  let name: String?
  let constraints: Int?
  let owner: SceneClass
  var environment: Environment
}

extension Expander {
  /// Puts off the actions of a node; the controllers in them are nodes like others, and are expanded
  /// at once.
  mutating func expandActions(
    _ member: MergedNode.Member, of node: SceneNode, in environment: Environment
  ) -> Int? {
    let environment = environment.reading(member)
    var pending = PendingActions(
      value: member.value, name: node.id?.description, constraints: node.constraints,
      owner: node.sceneClass, environment: environment)
    if member.value.bringsPages || member.value.string != nil,
      let value = resolve(member.value, in: environment), value.bringsPages
    {
      (pending.value, pending.environment) = (value, environment.resolved)
      pending.pages = pages(in: value, environment)
    }
    pendingActions.append(pending)
    return pendingActions.count - 1
  }

  private mutating func pages(
    in value: JSONValue, _ environment: Environment
  ) -> [SourceRange: SceneNode] {
    var inner = environment.resolved
    inner.depth += 1
    inner.instanceKeys = []
    var pages: [SourceRange: SceneNode] = [:]
    for steps in value.members ?? [] {
      for step in steps.value.elements ?? [] {
        inner.isPresented = step[ActionStepForm.present.present] != nil
        guard let page = step.page, page.members != nil,
          let node = viewNode(page, in: inner, standard: .viewController),
          let controller = controllerNode(node)
        else { continue }
        pages[step.range] = controller
      }
    }
    return pages
  }

  mutating func readActions() -> [SceneActions] {
    let read = pendingActions.map { actions($0) }
    checkRemovedKeys()
    return read
  }

  private mutating func actions(_ pending: PendingActions) -> SceneActions {
    var actions = SceneActions()
    guard let value = resolve(pending.value, in: pending.environment),
      decoder.variant(of: value, as: ActionsForm.form) != nil
    else { return actions }
    for member in value.members ?? [] { read(member, of: pending, into: &actions) }
    actions.pages = pages
    pages = []
    return actions
  }

  private mutating func read(
    _ member: JSONMember, of pending: PendingActions, into actions: inout SceneActions
  ) {
    if let manipulation = SceneActions.Manipulation(rawValue: member.key) {
      guard member.value.string == manipulation.word else {
        diagnostics.error(
          .wrongValue, "expected \"\(manipulation.word)\"", at: member.value.range)
        return
      }
      actions.manipulations.insert(manipulation)
    } else if let trigger = SceneActions.Trigger(rawValue: member.key) {
      if trigger.controlEvent != nil, !pending.owner.isControl {
        diagnostics.warning(
          .unknownKey, "\(pending.owner.name) is no control and has no '\(member.key)'",
          at: member.keyRange, suggestion: trigger == .touchUpInside ? "tap" : nil)
      }
      actions.steps[trigger] = steps(member.value, pending)
    }
  }

  private mutating func steps(_ value: JSONValue, _ pending: PendingActions) -> [ActionStep] {
    guard let elements = value.elements else {
      diagnostics.error(
        .wrongValue, "expected a list of steps, found \(value.kindName)", at: value.range)
      return []
    }
    return elements.compactMap { step($0, pending) }
  }

  private mutating func step(_ value: JSONValue, _ pending: PendingActions) -> ActionStep? {
    typealias Form = ActionStepForm
    guard decoder.variant(of: value, as: Form.form) != nil else { return nil }
    if value[Form.toggle.toggle] != nil { return toggleStep(value, pending) }
    if let animation = value[Form.add.add] { return addStep(animation, value, pending) }
    if let key = value[Form.remove.remove] { return removeStep(key, value, pending) }
    if let step = value[Form.animate.animate] {
      return animateStep(step, pending).map { .animate($0) }
    }
    if let values = value[Form.set.set] { return .set(assignments(values, pending)) }
    if let page = value.page { return pageStep(page, value, pending) }
    if let step = stackStep(value, pending) { return step }
    return decoder.read(Form.log.log, of: value).map { .log($0) }
  }

  private mutating func toggleStep(
    _ value: JSONValue, _ pending: PendingActions
  ) -> ActionStep? {
    let keys = ActionStepForm.toggle
    guard let name = value[keys.toggle], let target = target(name, pending) else { return nil }
    guard case .bool = target.property.kind else {
      diagnostics.error(
        .wrongValue, "only a property that is true or false can be toggled", at: name.range)
      return nil
    }
    return .toggle(
      target, set: assignments(value[keys.set], pending),
      otherwise: assignments(value[keys.otherwise], pending))
  }

  mutating func assignments(
    _ value: JSONValue?, _ pending: PendingActions
  ) -> [ActionStep.Assignment] {
    guard let value else { return [] }
    guard let members = value.members else {
      diagnostics.error(
        .wrongValue,
        "expected properties such as { \"card.alpha\": 0.5 }, found"
          + " \(value.kindName)", at: value.range)
      return []
    }
    return members.compactMap { member in
      let name = JSONValue(.string(member.key), range: member.keyRange)
      guard let target = target(name, pending),
        let decoded = decoder.decode(member.value, as: target.property.kind)
      else { return nil }
      return ActionStep.Assignment(target: target, value: decoded)
    }
  }

  /// Reads `id.property`; the id is looked up from the inside out.
  private mutating func target(_ value: JSONValue, _ pending: PendingActions) -> ActionTarget? {
    guard let text = value.string,
      let (name, property, isConstraint) = Property.split(target: text)
    else {
      diagnostics.error(
        .wrongValue, "expected a target such as \"card.alpha\"", at: value.range)
      return nil
    }
    guard let (node, sceneClass) = node(name, pending) else {
      let (ids, rest) = (ids, text.dropFirst(name.count))
      diagnostics.error(
        .unknownTarget, "no node has the id \(Diagnostic.quoted(name))", at: value.range,
        suggestion: ids.nearest(to: name).map { "\($0)\(rest)" })
      return nil
    }
    if isConstraint {
      return constraintTarget(property, of: node, named: name, at: value.range, pending)
    }
    guard let found = sceneClass.property(property) else {
      diagnostics.error(
        .unknownTarget, "\(sceneClass.name) has no property \(Diagnostic.quoted(property))",
        at: value.range,
        suggestion: KeyGuess(property, among: sceneClass.properties.map(\.name)).suggestion
          .map { "\(name).\($0)" })
      return nil
    }
    return ActionTarget(node: node, property: found)
  }

  /// Reads `id.constraints.attribute`: there has to be a constraint whose number it is.
  private mutating func constraintTarget(
    _ attribute: String, of node: ActionTarget.Node, named name: String, at range: SourceRange,
    _ pending: PendingActions
  ) -> ActionTarget? {
    let declared = declaredAttributes(of: node, pending)
    if declared.contains(attribute), let property = Property.constraint(attribute) {
      return ActionTarget(node: node, property: property)
    }
    diagnostics.error(
      .unknownTarget,
      "\(Diagnostic.quoted(name)) has no constraint for \(Diagnostic.quoted(attribute))", at: range,
      suggestion: closestMatch(to: attribute, among: declared.sorted()).map {
        "\(name).\(Property.constraintPart).\($0)"
      })
    return nil
  }

  /// The attributes of a node that constraints give a place or a length.
  private func declaredAttributes(
    of node: ActionTarget.Node, _ pending: PendingActions
  ) -> Set<String> {
    switch node {
    case .owner:
      let own = pending.constraints.map { attributes.own[$0] } ?? []
      return own.union(pending.name.flatMap { attributes.named[$0] } ?? [])
    case .named(let full):
      let own = names[full]?.constraints.map { attributes.own[$0] } ?? []
      return own.union(attributes.named[full] ?? [])
    }
  }

  /// All ids, to look for suggestions among.
  var ids: NameIndex {
    mutating get { indexes.index(.ids, of: names.keys) }
  }

  /// Reads the id of a node, as `to` and `from` have it.
  mutating func node(
    _ key: Key<String>, of step: JSONValue, _ pending: PendingActions
  ) -> ActionTarget.Node? {
    guard let value = step[key], let name = decoder.read(key, of: step) else { return nil }
    guard let (node, _) = node(name, pending) else {
      let ids = ids
      diagnostics.error(
        .unknownTarget, "no node has the id \(Diagnostic.quoted(name))", at: value.range,
        suggestion: ids.nearest(to: name))
      return nil
    }
    return node
  }

  private func node(
    _ name: String, _ pending: PendingActions
  ) -> (ActionTarget.Node, SceneClass)? {
    if name == "self" { return (.owner, pending.owner) }
    return named(name, in: pending.environment.scope).map { (.named($0.full), $0.sceneClass) }
  }

  /// The node of a name, looked up from the inside out.
  func named(_ name: String, in scope: String) -> (full: String, sceneClass: SceneClass)? {
    var scope = Substring(scope)
    while true {
      let full = scope.isEmpty ? name : "\(scope)/\(name)"
      if let found = names[full] { return (full, found.sceneClass) }
      guard !scope.isEmpty else { return nil }
      scope = scope.lastIndex(of: "/").map { scope[..<$0] } ?? ""
    }
  }
}
