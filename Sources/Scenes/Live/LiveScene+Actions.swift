import QuartzCore
import UIKit

extension LiveScene {
  /// Does what a node does when something happens to it.
  func perform(_ trigger: SceneActions.Trigger, of live: LiveNode) {
    perform(actions(of: live)?.steps[trigger] ?? [], owner: live)
  }

  /// Has the views of the present scene set off what it says.
  func bindActions() {
    for live in index.views { bind(live) }
  }

  func bind(_ live: LiveNode) {
    if !live.isHeard { hear(live) }
    live.isHeard = true
    (live.view as? BarItemStandIn)?.acts = hasSteps(.tap, for: live.node)
    let actions = actions(of: live)
    guard actions != nil || live.binding != nil else { return }
    let binding = live.binding ?? ActionBinding(of: live, in: self)
    live.binding = binding
    binding.update(to: actions)
  }

  /// Hears of what a node tells by itself, which those of most classes never do.
  private func hear(_ live: LiveNode) {
    let sceneClass = ObjectIdentifier(live.node.sceneClass)
    if silentClasses.contains(sceneClass) { return }
    let tells =
      live.object.controller != nil || live.view is any ListSearch || live.view is any ActionSource
    if tells { listen(to: live) } else { silentClasses.insert(sceneClass) }
  }

  private func listen(to live: LiveNode) {
    (live.view as? any ListSearch)?.onText = { [weak self] in self?.filterLists() }
    let controller = live.object.controller
    (controller as? SceneController)?.onLayout = { [weak self, weak live] in
      // Those that come with a version of the file hear of it only once that is on show.
      guard let self, !isShowing, let live else { return }
      takeShares(of: live)
    }
    let source = (controller as? any ActionSource) ?? (live.view as? any ActionSource)
    source?.onAction = { [weak self, weak live] trigger in
      live.map { self?.perform(trigger, of: $0) }
    }
  }

  /// Leaves those rows of each list that have what is searched for in it; tells whether any list has others now.
  @discardableResult
  func filterLists(with reconciler: Reconciler? = nil) -> Bool {
    var searches = index.searches.compactMap { live -> SceneNode.Search? in
      guard let search = live.view as? any ListSearch, let filters = search.filters,
        let text = search.text
      else { return nil }
      return SceneNode.Search(filters: filters, text: text)
    }
    for live in index.lists { searches += live.rows?.unseenSearches ?? [] }
    var texts: [ObjectIdentifier: [String]] = [:]
    for search in searches where !search.text.isEmpty {
      guard let list = node(named: search.filters) else { continue }
      texts[ObjectIdentifier(list), default: []].append(search.text.lowercased())
    }
    let reconciler = reconciler ?? self.reconciler()
    var isOther = false
    for live in index.lists {
      let texts = (texts[ObjectIdentifier(live)] ?? []).sorted()
      if live.rows?.filter(by: texts, reconciler) == true { isOther = true }
    }
    return isOther
  }

  /// A controller whose view is a subview is a child of the controller around it.
  func contain(_ live: LiveNode) {
    guard let controller = live.object.controller, controller.parent == nil,
      let parent = live.parent, parent.subviews.contains(where: { $0 === live }),
      let outer = parent.nearestController
    else { return }
    outer.addChild(controller)
    controller.didMove(toParent: outer)
  }

  /// Whether a node of the file does something when that happens to it.
  func hasSteps(_ trigger: SceneActions.Trigger, for node: SceneNode) -> Bool {
    guard let scene, let index = node.actions else { return false }
    return !(scene.actions[index].steps[trigger] ?? []).isEmpty
  }

  private func perform(_ steps: [ActionStep], owner: LiveNode) {
    for (index, step) in steps.enumerated() {
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
      case .push(let page): push(page, of: owner)
      case .present(let page, let source):
        present(page, of: owner, from: source.flatMap { live($0, owner: owner) } ?? owner)
      case .showDetail(let page): showDetail(page, of: owner)
      case .show(let column): show(column, for: owner)
      case .hide(let column): hide(column, for: owner)
      case .pop(let toRoot): pop(toRoot: toRoot, for: owner)
      case .dismiss: dismiss(for: owner)
      case .select(let path, let node):
        if let live = live(node, owner: owner) { select(path, in: live) }
      case .delete(let node):
        if let live = live(node, owner: owner) { delete(live) }
      case .wait(let seconds):
        // No time at all is this frame, and not the next one.
        guard seconds > 0 else { continue }
        let rest = Array(steps[(index + 1)...])
        return wait(seconds) { [weak self, weak owner] in
          if let owner { self?.perform(rest, owner: owner) }
        }
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

  /// Does something so many seconds later, by the time of the scene, and never where the window is gone.
  private func wait(_ seconds: Double, _ body: @escaping @MainActor () -> Void) {
    window.clock.schedule(after: seconds, body)
  }

  private func assign(_ assignments: [ActionStep.Assignment], owner: LiveNode) {
    for assignment in assignments {
      guard let live = live(assignment.target.node, owner: owner) else { continue }
      assign(assignment.value, to: assignment.target.property, of: live)
    }
  }

  func live(_ node: ActionTarget.Node, owner: LiveNode) -> LiveNode? {
    switch node {
    case .owner: owner
    case .named(let name): self.node(named: name)
    }
  }
}
