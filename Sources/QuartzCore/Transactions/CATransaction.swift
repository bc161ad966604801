import CoreGraphics
import Synchronization

/// Changes of layers that belong together, and how they are animated.
///
/// Transactions nest and belong to a thread. What is set outside of any holds until the next frame.
open class CATransaction: NSObject {
  /// How many levels of all threads say something of actions; where there is none, no thread has
  /// to look.
  private static let opinions = Atomic<Int>(0)

  open class func begin() {
    let state = ThreadState.current
    state.levels.append(TransactionLevel())
    state.keep()
  }

  /// Ends the innermost transaction. Without one nothing happens.
  open class func commit() {
    guard let state = ThreadState.existing,
      state.levels.count > (state.hasImplicitLevel ? 1 : 0)
    else { return }
    end(state)
  }

  /// Ends what was set outside of any transaction. Where no host makes frames, what windows show is
  /// brought up to date.
  open class func flush() {
    endImplicit()
    if !LayerClock.isStaged { ShownRoots.commit() }
  }

  /// Ends what was set outside of any transaction, and no more.
  package class func endImplicit() {
    guard let state = ThreadState.existing, state.hasImplicitLevel, state.levels.count == 1 else {
      return
    }
    state.hasImplicitLevel = false
    end(state)
  }

  private class func end(_ state: ThreadState) {
    guard let level = state.levels.popLast() else { return }
    if level.disablesActions != nil { opinions.subtract(1, ordering: .relaxed) }
    level.group?.close()
    state.forgetIfEmpty()
  }

  /// Ends all transactions of a thread that is no more.
  class func endAll(of state: ThreadState) {
    state.hasImplicitLevel = false
    while !state.levels.isEmpty { end(state) }
  }

  // MARK: Settings

  /// Seconds of animations that have no duration of their own.
  open class func animationDuration() -> CFTimeInterval { first(\.duration) ?? 0.25 }

  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    change { $0.duration = dur >= 0 ? dur : 0 }
  }

  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    first(\.timingFunction) ?? nil
  }

  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = .some(function) }
  }

  /// Whether changes of properties set nothing off.
  open class func disableActions() -> Bool { first(\.disablesActions) ?? false }

  open class func setDisableActions(_ flag: Bool) {
    change { level in
      if level.disablesActions == nil { opinions.add(1, ordering: .relaxed) }
      level.disablesActions = flag
    }
  }

  static var areActionsDisabled: Bool {
    opinions.load(ordering: .relaxed) > 0 && disableActions()
  }

  open class func completionBlock() -> (() -> Void)? {
    ThreadState.existing?.levels.last?.completion
  }

  /// Is called when all animations that are added from now on, until the transaction ends, are over.
  /// Several are called one after the other.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    change { level in
      level.completion = block
      guard let block else { return }
      let group = level.group ?? CompletionGroup()
      group.whenDone { _ in block() }
      level.group = group
    }
  }

  open class func value(forKey key: String) -> Any? {
    switch key {
    case "animationDuration": return animationDuration()
    case "animationTimingFunction": return animationTimingFunction()
    case "disableActions": return disableActions()
    case "completionBlock": return completionBlock()
    default: return first { $0.values[key] }
    }
  }

  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case "animationDuration":
      if let number = anObject as? NSNumber { setAnimationDuration(number.doubleValue) }
    case "animationTimingFunction":
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case "disableActions": setDisableActions((anObject as? NSNumber)?.boolValue ?? false)
    case "completionBlock": setCompletionBlock(anObject as? () -> Void)
    default: change { $0.values[key] = anObject }
    }
  }

  // MARK: Levels

  /// The setting of the innermost transaction that has one.
  private class func first<Value>(_ setting: (TransactionLevel) -> Value?) -> Value? {
    guard let levels = ThreadState.existing?.levels else { return nil }
    for level in levels.reversed() {
      if let value = setting(level) { return value }
    }
    return nil
  }

  private class func change(_ body: (inout TransactionLevel) -> Void) {
    let state = ThreadState.current
    if state.levels.isEmpty {
      state.levels = [TransactionLevel()]
      state.hasImplicitLevel = true
      state.keep()
    }
    body(&state.levels[state.levels.count - 1])
  }

  /// Those that wait for animations which are added now.
  static var openGroups: [CompletionGroup] {
    ThreadState.existing?.levels.compactMap(\.group) ?? []
  }
}
