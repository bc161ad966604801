import CoreGraphics

// Settings of animations by key, for `value(forKey:)` and `setValue(_:forKey:)`.

extension CAAnimation {
  func ownSetting(_ key: String) -> Any? {
    switch key {
    case "beginTime": beginTime
    case "duration": duration
    case "speed": speed
    case "timeOffset": timeOffset
    case "repeatCount": repeatCount
    case "repeatDuration": repeatDuration
    case "autoreverses": autoreverses
    case "fillMode": fillMode.rawValue
    case "timingFunction": timingFunction
    case "delegate": delegate
    case "removedOnCompletion", "isRemovedOnCompletion": isRemovedOnCompletion
    default: nil
    }
  }

  /// Values of another kind than the setting's leave it alone.
  func setOwn(_ value: Any?, _ key: String) -> Bool {
    let number = (value as? NSNumber)?.doubleValue
    switch key {
    case "beginTime": beginTime = number ?? beginTime
    case "duration": duration = number ?? duration
    case "speed": speed = number.map { Float($0) } ?? speed
    case "timeOffset": timeOffset = number ?? timeOffset
    case "repeatCount": repeatCount = number.map { Float($0) } ?? repeatCount
    case "repeatDuration": repeatDuration = number ?? repeatDuration
    case "autoreverses": autoreverses = value as? Bool ?? autoreverses
    case "fillMode":
      if let name = value as? String { fillMode = CAMediaTimingFillMode(rawValue: name) }
    case "timingFunction": timingFunction = value as? CAMediaTimingFunction
    case "delegate": delegate = value as? any CAAnimationDelegate
    case "removedOnCompletion", "isRemovedOnCompletion":
      isRemovedOnCompletion = value as? Bool ?? isRemovedOnCompletion
    default: return false
    }
    return true
  }
}

extension CAAnimation {
  /// Runs the animation in place of its layer's time, so that it can be held and turned round.
  package var clock: MotionClock? {
    get { state.clock }
    set { state.clock = newValue }
  }

  /// Seconds between the commit that first sees the animation and its beginning.
  package var delay: Double {
    get { state.delay }
    set { state.delay = newValue }
  }

  /// Where touches find the layer's view meanwhile; a clock has its own say.
  package var touches: MovingTouches {
    get { state.touches }
    set { state.touches = newValue }
  }

  /// Is told when the animation is over.
  package var group: CompletionGroup? {
    get { state.group }
    set { state.group = newValue }
  }
}
