import CoreGraphics
import Synchronization

// The time of a layer follows from its superlayer's. Most layers have no time of their own, and no
// layer has to ask those above it before some layer has.

extension CALayer: CAMediaTiming {
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { setTiming(\.beginTime, newValue) }
  }

  public var duration: CFTimeInterval {
    get { timing.duration }
    set { setTiming(\.duration, newValue) }
  }

  public var speed: Float {
    get { timing.speed }
    set { setTiming(\.speed, newValue) }
  }

  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { setTiming(\.timeOffset, newValue) }
  }

  public var repeatCount: Float {
    get { timing.repeatCount }
    set { setTiming(\.repeatCount, newValue) }
  }

  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { setTiming(\.repeatDuration, newValue) }
  }

  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { setTiming(\.autoreverses, newValue) }
  }

  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { setTiming(\.fillMode, newValue) }
  }

  private static let layersWithTiming = Atomic<Int>(0)

  var timing: TimingState { motion?.timing ?? .layer }

  private func setTiming<Value: Equatable>(
    _ field: WritableKeyPath<TimingState, Value>, _ value: Value
  ) {
    var timing = timing
    guard timing[keyPath: field] != value else { return }
    timing[keyPath: field] = value
    if motion?.timing == nil { Self.layersWithTiming.add(1, ordering: .relaxed) }
    madeMotion.timing = timing
    markNeedsCommit()
  }

  /// A time of the clock as this layer's.
  package func localTime(_ time: Double) -> Double {
    guard Self.layersWithTiming.load(ordering: .relaxed) > 0, let timed = nearestTimed else {
      return time
    }
    // One alone is the rule, for which no list is made.
    guard timed.superlayer?.nearestTimed != nil else { return timed.timing.local(time) }
    return timingsFromRoot.reduce(time) { $1.local($0) }
  }

  /// The nearest layer, from this one upwards, with a time of its own.
  private var nearestTimed: CALayer? {
    sequence(first: self, next: \.superlayer).first { $0.motion?.timing != nil }
  }

  /// This layer's time as the clock's.
  private func clockTime(_ time: Double) -> Double {
    guard Self.layersWithTiming.load(ordering: .relaxed) > 0 else { return time }
    return timingsFromRoot.reversed().reduce(time) { $1.parent($0) }
  }

  private var timingsFromRoot: [TimingState] {
    sequence(first: self, next: \.superlayer).compactMap { $0.motion?.timing }.reversed()
  }

  /// How many seconds pass in the layer while one passes outside.
  var rate: Double {
    guard Self.layersWithTiming.load(ordering: .relaxed) > 0, nearestTimed != nil else { return 1 }
    return timingsFromRoot.reduce(1) { $0 * Double($1.speed) }
  }

  /// A time of another layer as this one's; nil is the clock.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(l?.clockTime(t) ?? t)
  }

  /// A time of this layer as another one's.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = clockTime(t)
    return l?.localTime(time) ?? time
  }
}
