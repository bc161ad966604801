import QuartzCore

/// Gathers the changes of keyframes, each with its time, and makes one animation a property of them.
@MainActor
final class KeyframeRecorder {
  /// Shares of the whole in which the changes go now.
  var span = 0.0...1.0
  private var changes: [Change] = []

  /// A property that goes from one value to another in a part of the time.
  private struct Change {
    let layer: CALayer
    let key: String
    let span: ClosedRange<Double>
    let old: Any?
    let new: Any?
  }

  func note(_ layer: CALayer, _ key: String, from old: Any?, to new: Any?) {
    changes.append(Change(layer: layer, key: key, span: span, old: old, new: new))
  }

  /// Adds what was gathered.
  func addAnimations(_ animation: ViewAnimation, _ mode: CAAnimationCalculationMode) {
    while let first = changes.first {
      let own = changes.filter { $0.layer === first.layer && $0.key == first.key }
      changes.removeAll { $0.layer === first.layer && $0.key == first.key }
      let made = CAKeyframeAnimation(keyPath: first.key)
      animation.time(made)
      made.calculationMode = mode
      let frames = Self.frames(own.map { ($0.span, $0.old, $0.new) })
      made.keyTimes = frames.map { NSNumber(value: $0.time) }
      made.values = frames.map(\.value)
      if mode == .discrete { made.keyTimes = (made.keyTimes ?? []) + [1] }
      first.layer.add(made, forKey: first.key)
    }
  }

  /// Values held between the spans; nil is no colour.
  private static func frames(
    _ changes: [(span: ClosedRange<Double>, old: Any?, new: Any?)]
  ) -> [(time: Double, value: Any)] {
    let none = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
    var frames: [(time: Double, value: Any)] = []
    for change in changes.sorted(by: { $0.span.lowerBound < $1.span.lowerBound }) {
      let (start, end) = (change.span.lowerBound, change.span.upperBound)
      if let last = frames.last {
        if last.time < start { frames.append((start, last.value)) }
      } else {
        frames.append((0, change.old ?? none))
        if start > 0 { frames.append((start, change.old ?? none)) }
      }
      frames.append((end, change.new ?? none))
    }
    if let last = frames.last, last.time < 1 { frames.append((1, last.value)) }
    return frames
  }
}

/// Notes a change for a keyframe.
final class KeyframeAction: NSObject, CAAction {
  private let recorder: KeyframeRecorder
  private let old: Any?

  @MainActor
  init(_ recorder: KeyframeRecorder, _ animation: ViewAnimation, from old: Any?, key: String) {
    self.recorder = recorder
    self.old = old
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    nonisolated(unsafe) let (changed, old) = (layer, old)
    let recorder = recorder
    // Layers of views belong to the main actor.
    MainActor.assumeIsolated {
      recorder.note(changed, event, from: old, to: changed.value(forKey: event))
    }
  }
}

extension UIView {
  /// Animates through keyframes, which `addKeyframe` in the block adds.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let shared = AnimationOptions(rawValue: options.rawValue & 0x3FF)
    let animation = ViewAnimation(
      duration: duration, delay: delay, pace: .curve(.linear), options: shared)
    let recorder = KeyframeRecorder()
    animation.keyframes = recorder
    run(
      animation,
      {
        animations()
        recorder.addAnimations(animation, options.mode)
      }, completion)
  }

  /// Changes in a part of the time, both in shares of the whole.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let recorder = ViewAnimation.current?.keyframes else { return animations() }
    let outer = recorder.span
    let start = frameStartTime > 0 ? min(frameStartTime, 1) : 0
    let end = frameDuration > 0 ? min(start + frameDuration, 1) : start
    recorder.span = start...end
    animations()
    recorder.span = outer
  }
}
