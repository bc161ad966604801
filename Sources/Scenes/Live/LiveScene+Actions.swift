import UIKit

extension LiveScene {
  /// Does what a node does when it is tapped.
  func performTap(of live: LiveNode) {
    perform(actions(of: live)?.tap ?? [], owner: live)
  }

  private func perform(_ steps: [ActionStep], owner: LiveNode) {
    for step in steps {
      switch step {
      case .set(let assignments):
        assign(assignments, owner: owner)
      case .toggle(let target, let set, let otherwise):
        guard let live = live(target, owner: owner),
          case .bool(let isOn)? = target.property.read(live.object)
        else { continue }
        assign(.bool(!isOn), to: target.property, of: live)
        assign(isOn ? otherwise : set, owner: owner)
      case .log(let message):
        onLog(message)
      }
    }
  }

  private func assign(_ assignments: [ActionStep.Assignment], owner: LiveNode) {
    for assignment in assignments {
      guard let live = live(assignment.target, owner: owner) else { continue }
      assign(assignment.value, to: assignment.target.property, of: live)
    }
  }

  private func live(_ target: ActionTarget, owner: LiveNode) -> LiveNode? {
    switch target.node {
    case .owner: owner
    case .named(let name): node(named: name)
    }
  }
}
