import UIKit

/// What a view was given so that its node's actions are set off: recognisers and control actions.
@MainActor
final class ActionBinding {
  private weak var scene: LiveScene?
  private weak var live: LiveNode?
  private var recognizers: [SceneActions.Trigger: UIGestureRecognizer] = [:]
  private var controlActions: [SceneActions.Trigger: UIAction] = [:]
  private var manipulation: ViewManipulation?
  private var hasAppeared = false

  init(of live: LiveNode, in scene: LiveScene) {
    self.live = live
    self.scene = scene
  }

  /// Brings what the view has up to the actions of a new version of the file. What goes on meanwhile,
  /// such as a drag, is not ended by that.
  func update(to actions: SceneActions?) {
    guard let view = live?.view else { return }
    for trigger in SceneActions.Trigger.allCases {
      let isWanted = !(actions?.steps[trigger] ?? []).isEmpty
      // What is no view is used, not tapped.
      let event = trigger.controlEvent ?? (isUsed(trigger, view) ? .touchUpInside : nil)
      if let event {
        follow(trigger, event, isWanted, in: view)
      } else if trigger == .appear {
        if isWanted { appear() }
      } else if trigger != .select {
        recognize(trigger, isWanted, in: view)
      }
    }
    if manipulation == nil, !(actions?.manipulations.isEmpty ?? true) {
      manipulation = ViewManipulation(of: view)
    }
    manipulation?.update(to: actions?.manipulations ?? [])
  }

  private func isUsed(_ trigger: SceneActions.Trigger, _ view: UIView) -> Bool {
    trigger == .tap && view is ItemStandIn
  }

  private func perform(_ trigger: SceneActions.Trigger) {
    guard let live else { return }
    scene?.perform(trigger, of: live)
  }

  private func recognize(_ trigger: SceneActions.Trigger, _ isWanted: Bool, in view: UIView) {
    guard isWanted != (recognizers[trigger] != nil) else { return }
    if let old = recognizers.removeValue(forKey: trigger) {
      view.removeGestureRecognizer(old)
      return
    }
    let recognizer = trigger == .tap ? UITapGestureRecognizer() : UILongPressGestureRecognizer()
    let beginning: UIGestureRecognizer.State = trigger == .tap ? .ended : .began
    recognizer.addAction { [weak self] in
      if $0.state == beginning { self?.perform(trigger) }
    }
    view.addGestureRecognizer(recognizer)
    recognizers[trigger] = recognizer
  }

  private func follow(
    _ trigger: SceneActions.Trigger, _ event: UIControl.Event, _ isWanted: Bool, in view: UIView
  ) {
    guard let control = view as? UIControl, isWanted != (controlActions[trigger] != nil) else {
      return
    }
    if let old = controlActions.removeValue(forKey: trigger) {
      control.removeAction(old, for: event)
      return
    }
    let action = UIAction { [weak self] _ in self?.perform(trigger) }
    control.addAction(action, for: event)
    controlActions[trigger] = action
  }

  /// Once for a view, after the first frame with it.
  private func appear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    UIApplication.shared.afterCommit { [weak self] in self?.perform(.appear) }
  }
}
