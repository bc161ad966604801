import Foundation

extension Timer {
  /// A timer on the current run loop that calls a method, and holds its target for as long as it is
  /// valid.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let held = HeldReceiver(object: aTarget as AnyObject)
    let timer = InformedTimer(timeInterval: ti, repeats: yesOrNo) { timer in
      aSelector.send(to: held.object, timer)
    }
    timer.information = userInfo
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// A timer with something to know; Foundation's own can be given nothing here.
private final class InformedTimer: Timer {
  var information: Any?

  override var userInfo: Any? { information }
}

/// An object to call, held until then.
struct HeldReceiver: @unchecked Sendable {
  let object: AnyObject
}
