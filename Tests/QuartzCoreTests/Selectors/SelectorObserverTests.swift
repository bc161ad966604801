import Foundation
import Synchronization
import Testing

@testable import QuartzCore

@Suite struct SelectorObserverTests {
  private let center = NotificationCenter()
  private let name = NSNotification.Name("changed")

  @Test func observersHearByMethod() {
    let listener = Listener()
    center.addObserver(listener, selector: Selector(Listener.heard), name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: NSNotification.Name("other"), object: nil)
    #expect(listener.names == ["changed"])
  }

  @Test func observersAreNotHeldAndHearNothingWhenGone() {
    var listener: Listener? = Listener()
    weak let seen = listener
    center.addObserver(
      listener as Any, selector: Selector(Listener.heard), name: nil, object: nil)
    listener = nil
    #expect(seen == nil)
    center.post(name: name, object: nil)
  }

  @Test func observersCanBeTakenOffForAllOrForOneName() {
    let listener = Listener()
    let other = NSNotification.Name("other")
    for name in [name, other] {
      center.addObserver(listener, selector: Selector(Listener.heard), name: name, object: nil)
    }
    center.removeObserver(listener, name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: other, object: nil)
    #expect(listener.names == ["other"])
    center.removeObserver(listener)
    center.post(name: other, object: nil)
    #expect(listener.names == ["other"])
  }

  @Test func tokensOfClosuresAreStillTakenOff() {
    let count = Mutex(0)
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
      count.withLock { $0 += 1 }
    }
    center.post(name: name, object: nil)
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(count.withLock { $0 } == 1)
  }

  @Test func timersCallAMethodAndKeepTheirInfo() {
    let listener = Listener()
    let timer = Timer.scheduledTimer(
      timeInterval: 60, target: listener, selector: Selector(Listener.fired), userInfo: "info",
      repeats: false)
    timer.fire()
    #expect(!timer.isValid)
    #expect(listener.names == ["info"])
  }

  @Test func delayedCallsComeOnceAndCanBeTakenBack() {
    let listener = Listener()
    listener.perform(Selector(Listener.called), with: "first", afterDelay: 0)
    listener.perform(Selector(Listener.called), with: "second", afterDelay: 0)
    listener.perform(Selector(Listener.fired), with: nil, afterDelay: .nan)
    NSObject.cancelPreviousPerformRequests(
      withTarget: listener, selector: Selector(Listener.called), object: "first")
    NSObject.cancelPreviousPerformRequests(
      withTarget: listener, selector: Selector(Listener.fired), object: nil)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
    #expect(listener.names == ["second"])
  }
}

final class Listener: NSObject {
  private(set) var names: [String] = []

  func heard(_ notification: Notification) { names.append(notification.name.rawValue) }
  func fired(_ timer: Timer) { names.append(timer.userInfo as? String ?? "") }
  func called(_ text: String) { names.append(text) }
}
