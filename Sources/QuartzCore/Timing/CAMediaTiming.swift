import CoreGraphics

/// How the time of an object follows from its parent's: that of a layer from its superlayer's, that
/// of an animation from its layer's or group's.
public protocol CAMediaTiming {
  /// When the object begins, in its parent's time.
  var beginTime: CFTimeInterval { get set }
  /// Seconds of one run, before `speed` counts.
  var duration: CFTimeInterval { get set }
  /// How fast time passes in the object; 0 holds it.
  var speed: Float { get set }
  /// Added to the object's own time.
  var timeOffset: CFTimeInterval { get set }
  /// How often it runs; parts of a run count. 0 is once.
  var repeatCount: Float { get set }
  /// For how many seconds it runs again and again; 0 leaves it to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether every run is followed by one backwards.
  var autoreverses: Bool { get set }
  /// What is shown before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation does outside its time; an unknown one is kept and taken as `removed`.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// After the end it stays at its last value.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Before the beginning it shows its first value.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")

  var fillsBackwards: Bool { self == .backwards || self == .both }
  var fillsForwards: Bool { self == .forwards || self == .both }
}
