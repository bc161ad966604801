import Scenes

/// What a mention in a scene is the name of, and all other mentions of the same.
struct NameLookup {
  let model: SceneModel
  private let all: [(path: String, mention: SceneNames.Mention)]

  /// The ids that nodes have.
  private var given: Set<Target> = []
  /// The components of which nodes with an id are instances.
  private var instances: [String: [String]] = [:]

  typealias Found = (path: String, mention: SceneNames.Mention)

  init(_ model: SceneModel) {
    self.model = model
    all = model.mentions
    for mention in all.map(\.mention) where mention.kind == .id && mention.isDefinition {
      given.insert(Target(kind: .id, name: mention.name, scope: mention.scope))
      if let component = mention.owner?.component {
        instances[mention.name, default: []].append(component)
      }
    }
  }

  /// One thing that has a name.
  struct Target: Hashable {
    let kind: SceneNames.Kind
    let name: String
    /// The component that an id is in.
    let scope: String?
  }

  /// What a mention is of; nil where there is no such thing.
  func target(of mention: SceneNames.Mention) -> Target? {
    guard mention.kind == .id else {
      return Target(kind: mention.kind, name: mention.name, scope: nil)
    }
    if mention.isDefinition { return Target(kind: .id, name: mention.name, scope: mention.scope) }
    guard let scope = scope(of: mention) else { return nil }
    return Target(kind: .id, name: mention.name, scope: scope.component)
  }

  func definitions(of target: Target) -> [Found] {
    all.filter { $0.mention.isDefinition && isMention($0.mention, of: target) }
  }

  func mentions(of target: Target) -> [Found] {
    all.filter { isMention($0.mention, of: target) }
  }

  private func isMention(_ mention: SceneNames.Mention, of target: Target) -> Bool {
    mention.kind == target.kind && mention.name == target.name
      && (mention.kind != .id || self.target(of: mention) == target)
  }

  // MARK: Ids

  /// Where an id is looked for: in a component, or outside of all.
  private struct Scope: Hashable {
    let component: String?
  }

  /// The scope in which the id that a mention means is given; looked for from the inside out.
  private func scope(of mention: SceneNames.Mention) -> Scope? {
    guard let instance = mention.path.last else {
      let own = Scope(component: mention.scope)
      let scopes = [own, Scope(component: nil)] + (mention.scope == nil ? [] : otherScopes)
      return scopes.first { hasID(mention.name, in: $0) }
    }
    // Behind an instance's id come those of its component.
    return instances[instance]?.lazy.map { Scope(component: $0) }
      .first { hasID(mention.name, in: $0) }
  }

  private var otherScopes: [Scope] {
    model.definitions.components.keys.sorted().map { Scope(component: $0) }
  }

  private func hasID(_ name: String, in scope: Scope) -> Bool {
    given.contains(Target(kind: .id, name: name, scope: scope.component))
  }

  /// The ids that can be named in a scope, with what they are of, the nearest first.
  func ids(in scope: String?) -> [SceneNames.Mention] {
    let ids = all.map(\.mention).filter { $0.kind == .id && $0.isDefinition }
    return ids.filter { $0.scope == scope } + (scope == nil ? [] : ids.filter { $0.scope == nil })
  }
}
