import Foundation
import Synchronization

extension NSObject {
  /// Calls a method from the current run loop once the delay is over; the object is held until then.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
  }

  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    let argument = HeldArgument(value: anArgument)
    let held = HeldReceiver(object: self)
    let delay = delay > 0 && delay.isFinite ? delay : 0
    let timer = Timer(timeInterval: delay, repeats: false) { timer in
      PendingCalls.shared.forget(timer)
      aSelector.send(to: held.object, argument.value)
    }
    PendingCalls.shared.add(timer, self, aSelector, argument)
    for mode in modes {
      RunLoop.current.add(timer, forMode: mode)
    }
  }

  /// Takes back all calls that wait for their delay.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    PendingCalls.shared.cancel(aTarget as AnyObject) { $0 }
  }

  /// Takes back calls of a method with an argument; equal objects are the same argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    let argument = HeldArgument(value: anArgument)
    PendingCalls.shared.cancel(aTarget as AnyObject) { calls in
      let isMeant = aSelector.isMeant(among: calls.map(\.selector))
      return calls.filter { isMeant($0.selector) && $0.argument.isSame(as: argument) }
    }
  }
}

struct HeldArgument: @unchecked Sendable {
  let value: Any?

  func isSame(as other: HeldArgument) -> Bool {
    switch (value, other.value) {
    case (nil, nil): return true
    case (let value as NSObject, let other as NSObject): return value.isEqual(other)
    case (let value as AnyHashable, let other as AnyHashable): return value == other
    default: return false
    }
  }
}

/// The calls whose delay is not over.
final class PendingCalls: Sendable {
  static let shared = PendingCalls()

  struct Call: @unchecked Sendable {
    let timer: Timer
    let target: AnyObject
    let selector: Selector
    let argument: HeldArgument
  }

  private let calls = Mutex<[Call]>([])

  func add(
    _ timer: Timer, _ target: AnyObject, _ selector: Selector, _ argument: HeldArgument
  ) {
    let call = Call(timer: timer, target: target, selector: selector, argument: argument)
    calls.withLock { $0.append(call) }
  }

  func forget(_ timer: Timer) {
    let timer = HeldReceiver(object: timer)
    calls.withLock { calls in calls.removeAll { $0.timer === timer.object } }
  }

  /// Cancels those of a target's calls that are chosen.
  func cancel(_ target: AnyObject, choose: @Sendable ([Call]) -> [Call]) {
    let target = HeldReceiver(object: target)
    let gone = calls.withLock { calls in
      let gone = choose(calls.filter { $0.target === target.object })
      calls.removeAll { call in gone.contains { $0.timer === call.timer } }
      return gone
    }
    for call in gone {
      call.timer.invalidate()
    }
  }
}
