/// Which attributes constraints speak of, for the targets of actions.
struct ConstrainedAttributes {
  /// Those of the node that has the constraints, for each list of them.
  private(set) var own: [Set<String>] = []
  /// Those of nodes that constraints call by their full names.
  private(set) var named: [String: Set<String>] = [:]

  init() {}

  init(of lists: [[SceneConstraint]]) {
    let names = Dictionary(
      SceneConstraint.attributes.map { ($0.attribute, $0.name) },
      uniquingKeysWith: { first, _ in first })
    for list in lists {
      own.append([])
      for constraint in list where constraint.second?.node != constraint.first.node {
        guard let name = names[constraint.attribute], constraint.first.part == nil else { continue }
        switch constraint.first.node {
        case .owner: own[own.count - 1].insert(name)
        case .named(let full): named[full, default: []].insert(name)
        case .superview: break
        }
      }
    }
  }
}
