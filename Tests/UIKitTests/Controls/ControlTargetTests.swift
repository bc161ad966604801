import Testing

@testable import QuartzCore
@testable import UIKit

@MainActor private final class Owner: NSObject {
  private(set) var log: [String] = []

  func tapped() { log.append("tapped") }
  func other() { log.append("other") }
  func tapped(_ sender: UIControl) { log.append("sender \(sender.tag)") }
  func event(_ sender: UIControl, event: UIEvent?) {
    log.append("event \(event == nil ? "nil" : "some")")
  }
  func certainEvent(_ sender: Any, event: UIEvent) { log.append("certain") }
}

private final class Chained: UIView {
  var count = 0
  func asked() { count += 1 }
}

@MainActor @Suite struct ControlTargetTests {
  private let control = UIControl()
  private let owner = Owner()

  @Test func E07_targetsAreCalledInTheirOrderWithSenderAndEvent() {
    control.tag = 7
    control.addTarget(
      owner, action: Selector(Owner.tapped as (Owner) -> () -> Void), for: .touchDown)
    control.addTarget(
      owner, action: Selector(Owner.tapped as (Owner) -> (UIControl) -> Void), for: .touchDown)
    control.addTarget(owner, action: Selector(Owner.event), for: .touchDown)
    control.addTarget(owner, action: Selector(Owner.certainEvent), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(owner.log == ["tapped", "sender 7", "event nil", "certain"])
    control.sendActions(for: .touchUpInside)
    #expect(owner.log.count == 4)
  }

  @Test func E07_eventsOfOneTouchReachTheTarget() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    control.addTarget(owner, action: Selector(Owner.event), for: .touchUpInside)
    Touched(control).tap(20, 20)
    #expect(owner.log == ["event some"])
  }

  @Test func E07_sameTargetAndMethodIsCalledOnce() {
    for events in [UIControl.Event.touchDown, .touchUpInside, .touchDown] {
      control.addTarget(owner, action: Selector(Owner.other), for: events)
    }
    #expect(control.handlers.count == 1)
    #expect(control.allControlEvents == [.touchDown, .touchUpInside])
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(owner.log == ["other"])
  }

  @Test func E07_targetsAreTakenOffByMethodTargetAndEvent() {
    control.addTarget(owner, action: Selector(Owner.other), for: [.touchDown, .touchUpInside])
    control.removeTarget(owner, action: Selector(Owner.other), for: .touchDown)
    #expect(control.allControlEvents == .touchUpInside)
    control.removeTarget(NSObject(), action: nil, for: .allEvents)
    #expect(control.allTargets == [owner])
    control.removeTarget(owner, action: Selector(Owner.event), for: .allEvents)
    #expect(control.allTargets == [owner])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty && control.allControlEvents.isEmpty)
  }

  @Test func E07_targetsAreNotHeld() {
    var owner: Owner? = Owner()
    weak let seen = owner
    control.addTarget(owner, action: Selector(Owner.other), for: .touchDown)
    owner = nil
    #expect(seen == nil)
    control.sendActions(for: .touchDown)
    #expect(control.allTargets.isEmpty)
  }

  @Test func E07_withoutTargetTheChainIsAsked() {
    let view = Chained()
    let between = UIView()
    view.addSubview(between)
    between.addSubview(control)
    control.addTarget(nil, action: Selector(Chained.asked), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(view.count == 1)
    #expect(control.allTargets.first?.base is NSNull)
    control.removeFromSuperview()
    control.sendActions(for: .touchDown)
    #expect(view.count == 1)
  }

  @Test func E07_actionOfAnEarlierIdentifierTakesItsPlace() {
    var log: [String] = []
    let name = UIAction.Identifier("name")
    control.addAction(UIAction(identifier: name) { _ in log.append("first") }, for: .valueChanged)
    control.addAction(UIAction { _ in log.append("other") }, for: .valueChanged)
    control.addAction(UIAction(identifier: name) { _ in log.append("second") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log == ["other", "second"])
    control.removeAction(identifiedBy: name, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log == ["other", "second", "other"])
  }

  @Test func E07_actionKnowsItsSenderWhileItGoesOn() {
    var sender: Any?
    let action = UIAction(title: "Go") { sender = $0.sender }
    control.addAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(sender as? UIControl === control)
    #expect(action.sender == nil)
  }

  @Test func E07_handlersMayChangeTheListWhileItIsGoneThrough() {
    var count = 0
    let action = UIAction { [control] action in
      count += 1
      control.removeAction(action, for: .allEvents)
      control.addAction(UIAction { _ in count += 10 }, for: .touchDown)
    }
    control.addAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(count == 1)
    control.sendActions(for: .touchDown)
    #expect(count == 11)
  }

  @Test func E07_handlersAreShownUntilStopped() {
    control.addTarget(owner, action: Selector(Owner.other), for: .touchDown)
    control.addAction(UIAction { _ in }, for: .valueChanged)
    var seen: [UIControl.Event] = []
    control.enumerateEventHandlers { action, target, event, stop in
      #expect((action == nil) != (target == nil))
      seen.append(event)
      stop = true
    }
    #expect(seen == [.touchDown])
  }

  @Test func E07_subclassHasTheLastWordOnWhatIsSent() {
    final class Silent: UIControl {
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
      override func sendAction(_ action: UIAction) {}
    }
    let control = Silent()
    control.addTarget(owner, action: Selector(Owner.other), for: .touchDown)
    control.addAction(UIAction { _ in Issue.record("called") }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(owner.log.isEmpty)
  }
}
