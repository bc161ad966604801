@_exported import QuartzCore

/// Makes a property of a layer's class one that animations change, as `@NSManaged` with
/// `needsDisplay(forKey:)` and `defaultValue(forKey:)` does on Apple's systems.
///
/// The value is kept under the property's name as a key, so that key-value coding, animations, actions and
/// presentation layers have it, and the layer is drawn anew whenever it changes. The written value is the
/// default; without one it is zero, false or nil.
///
///     final class Ring: CALayer {
///       @Animatable var progress: CGFloat = 0.5
///     }
@attached(accessor)
@attached(peer, names: prefixed(_animatable_))
public macro Animatable() =
  #externalMacro(module: "KitMacros", type: "AnimatableMacro")

/// What the macro's properties are made of; not for other use.
public enum AnimatableProperty {
  /// Tells the class's key; nothing is kept of it.
  public static func add<Owner: CALayer, Value>(
    _ key: String, to owner: Owner.Type, _ standard: @autoclosure () -> Value
  ) {
    AnimatableKeys.shared.add(key, to: owner) { plain(standard()) }
  }

  /// The value of a key, or the default if there is none of its kind.
  public static func value<Value>(
    of layer: CALayer, _ key: String, _ standard: @autoclosure () -> Value
  ) -> Value {
    guard let kept = layer.value(forKey: key) else { return standard() }
    if let value = kept as? Value { return value }
    // Numbers are the same whatever kind they were set as, and between two of them an animation has others.
    return (kept as? NSNumber).flatMap { converted($0.doubleValue) } ?? standard()
  }

  public static func zero<Value: AnimatableZero>() -> Value { Value.animatableZero }

  private static func converted<Value>(_ number: Double) -> Value? {
    switch Value.self {
    case is CGFloat.Type: CGFloat(number) as? Value
    case is Double.Type: number as? Value
    case is Float.Type: Float(number) as? Value
    case is Int.Type: Int(exactly: number.rounded()) as? Value
    case is Bool.Type: (number != 0) as? Value
    default: nil
    }
  }

  /// No value in place of an empty one.
  private static func plain<Value>(_ value: Value) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty ? nil : value
  }
}

/// Kinds of values that have a default of their own.
public protocol AnimatableZero {
  static var animatableZero: Self { get }
}

extension CGFloat: AnimatableZero { public static var animatableZero: CGFloat { 0 } }
extension Double: AnimatableZero { public static var animatableZero: Double { 0 } }
extension Float: AnimatableZero { public static var animatableZero: Float { 0 } }
extension Int: AnimatableZero { public static var animatableZero: Int { 0 } }
extension Bool: AnimatableZero { public static var animatableZero: Bool { false } }
extension CGPoint: AnimatableZero { public static var animatableZero: CGPoint { .zero } }
extension CGSize: AnimatableZero { public static var animatableZero: CGSize { .zero } }
extension CGRect: AnimatableZero { public static var animatableZero: CGRect { .zero } }
extension Optional: AnimatableZero { public static var animatableZero: Wrapped? { nil } }
