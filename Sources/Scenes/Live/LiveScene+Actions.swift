import QuartzCore
import UIKit

extension LiveScene {
  /// Does what a node does when something happens to it.
  func perform(_ trigger: SceneActions.Trigger, of live: LiveNode) {
    perform(actions(of: live)?.steps[trigger] ?? [], owner: live)
  }

  /// Has the views of the present scene set off what it says.
  func bindActions() {
    for live in viewNodes {
      let actions = actions(of: live)
      guard actions != nil || live.binding != nil else { continue }
      let binding = live.binding ?? ActionBinding(of: live, in: self)
      live.binding = binding
      binding.update(to: actions)
    }
  }

  private func perform(_ steps: [ActionStep], owner: LiveNode) {
    for step in steps {
      switch step {
      case .set(let assignments):
        CATransaction.atOnce { assign(assignments, owner: owner) }
      case .toggle(let target, let set, let otherwise):
        guard let live = live(target.node, owner: owner),
          case .bool(let isOn)? = target.property.read(live.object)
        else { continue }
        CATransaction.atOnce {
          assign(.bool(!isOn), to: target.property, of: live)
          assign(isOn ? otherwise : set, owner: owner)
        }
      case .animate(let step):
        animate(step, owner: owner)
      case .add(let animation, let node):
        if let live = live(node, owner: owner) {
          live.layer.add(animation.made(in: context(of: live)), forKey: animation.key)
        }
      case .remove(let key, let node):
        live(node, owner: owner)?.layer.removeAnimation(forKey: key)
      case .log(let message):
        onLog(DisplayWidth.printable(message))
      }
    }
  }

  /// What constraints and stacks make of the change is animated with it, and what was due before is
  /// not.
  private func animate(_ step: AnimateStep, owner: LiveNode) {
    if isLaidOutByRelations { window.layoutIfNeeded() }
    step.run {
      self.assign(step.assignments, owner: owner)
      if self.isLaidOutByRelations { self.window.layoutIfNeeded() }
    }
  }

  private func assign(_ assignments: [ActionStep.Assignment], owner: LiveNode) {
    for assignment in assignments {
      guard let live = live(assignment.target.node, owner: owner) else { continue }
      assign(assignment.value, to: assignment.target.property, of: live)
    }
  }

  private func live(_ node: ActionTarget.Node, owner: LiveNode) -> LiveNode? {
    switch node {
    case .owner: owner
    case .named(let name): self.node(named: name)
    }
  }
}
