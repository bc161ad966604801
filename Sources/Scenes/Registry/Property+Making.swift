import UIKit

// Entries of the registry, by kind of value. Each takes the accessors on the class that has the
// property, so that an entry reads like the property's own declaration.

/// A class whose objects can be nodes of a scene.
@MainActor
protocol SceneTarget: AnyObject {
  static func target(of object: SceneObject) -> Self?
}

extension UIView: SceneTarget {
  static func target(of object: SceneObject) -> Self? {
    object.view as? Self
  }
}

extension UIViewController: SceneTarget {
  static func target(of object: SceneObject) -> Self? { object.controller as? Self }
}

extension CALayer: SceneTarget {
  @MainActor static func target(of object: SceneObject) -> Self? { object.layer as? Self }
}

extension Property {
  typealias Get<Target, Value> = @MainActor @Sendable (Target) -> Value
  typealias Set<Target, Value> = @MainActor @Sendable (Target, Value) -> Void

  static func bool<Target: SceneTarget>(
    _ name: String, _ type: Target.Type, initial: Bool, animatable: Bool = false, doc: String,
    get: @escaping Get<Target, Bool>, set: @escaping Set<Target, Bool>
  ) -> Property {
    make(
      name, type, .bool, .bool(initial), animatable, .appearance, doc,
      get: { .bool(get($0)) },
      set: { target, value, _ in if case .bool(let value) = value { set(target, value) } })
  }

  static func number<Target: SceneTarget>(
    _ name: String, _ type: Target.Type, in range: ClosedRange<Double>, initial: Double,
    animatable: Bool = true, doc: String,
    get: @escaping Get<Target, Double>, set: @escaping Set<Target, Double>
  ) -> Property {
    make(
      name, type, .number(range), .number(initial), animatable, .appearance, doc,
      get: { .number(get($0)) },
      set: { target, value, _ in if case .number(let value) = value { set(target, value) } })
  }

  /// A number that may be left out by null.
  static func optionalNumber<Target: SceneTarget>(
    _ name: String, _ type: Target.Type, in range: ClosedRange<Double>, doc: String,
    get: @escaping Get<Target, Double?>, set: @escaping Set<Target, Double?>
  ) -> Property {
    make(
      name, type, .optionalNumber(range), .numbers(nil), false, .appearance, doc,
      get: { get($0).map { .number($0) } ?? .numbers(nil) },
      set: { target, value, _ in
        if case .number(let value) = value { set(target, value) } else { set(target, nil) }
      })
  }

  static func integer<Target: SceneTarget>(
    _ name: String, _ type: Target.Type, initial: Int, doc: String,
    get: @escaping Get<Target, Int>, set: @escaping Set<Target, Int>
  ) -> Property {
    make(
      name, type, .integer, .number(Double(initial)), false, .appearance, doc,
      get: { .number(Double(get($0))) },
      set: { target, value, _ in if case .number(let value) = value { set(target, Int(value)) } })
  }

  static func text<Target: SceneTarget>(
    _ name: String, _ type: Target.Type, doc: String,
    get: @escaping Get<Target, String?>, set: @escaping Set<Target, String?>
  ) -> Property {
    make(
      name, type, .text, .text(""), false, .appearance, doc,
      get: { .text(get($0) ?? "") },
      set: { target, value, _ in
        if case .text(let value) = value { set(target, value.isEmpty ? nil : value) }
      })
  }

  static func texts<Target: SceneTarget>(
    _ name: String, _ type: Target.Type, doc: String,
    get: @escaping Get<Target, [String]>, set: @escaping Set<Target, [String]>
  ) -> Property {
    make(
      name, type, .texts, .texts([]), false, .appearance, doc,
      get: { .texts(get($0)) },
      set: { target, value, _ in if case .texts(let texts) = value { set(target, texts) } })
  }

  /// A colour of a view, which follows the appearance by itself.
  static func viewColor<Target: UIView>(
    _ name: String, _ type: Target.Type, doc: String,
    get: @escaping Get<Target, UIColor?>, set: @escaping Set<Target, UIColor?>
  ) -> Property {
    make(
      name, type, .optionalColor, .color(nil), true, .appearance, doc,
      get: { view in
        let color = get(view)?.resolvedColor(with: view.traitCollection)
        return .color(color.map { ColorValue($0.cgColor) })
      },
      set: { target, value, _ in
        if case .color(let value) = value { set(target, value?.uiColor) }
      },
      inEachAppearance: { view in
        guard let color = get(view) else { return .color(nil) }
        return .colors([.light, .dark].map { ColorValue(color, in: $0) })
      })
  }

  static func point<Target: SceneTarget>(
    _ name: String, _ type: Target.Type, doc: String,
    get: @escaping Get<Target, CGPoint>, set: @escaping Set<Target, CGPoint>
  ) -> Property {
    make(
      name, type, .point, .pair(LengthPair(CGPoint.zero)), true, .placement, doc,
      get: { .pair(LengthPair(get($0))) },
      set: { target, value, context in
        if case .pair(let pair) = value { set(target, pair.point(in: context.superSize)) }
      })
  }

  static func rect<Target: SceneTarget>(
    _ name: String, _ type: Target.Type, doc: String,
    get: @escaping Get<Target, CGRect>, set: @escaping Set<Target, CGRect>
  ) -> Property {
    let zero = LengthPair(CGPoint.zero)
    return make(
      name, type, .rect, .rect(origin: zero, size: zero), true, .placement, doc,
      get: {
        .rect(get($0))
      },
      set: { target, value, context in
        if case .rectangle(let rect) = value { set(target, rect.rect(in: context.superSize)) }
      })
  }

  static func affine<Target: SceneTarget>(
    _ name: String, _ type: Target.Type, doc: String,
    get: @escaping Get<Target, CGAffineTransform>, set: @escaping Set<Target, CGAffineTransform>
  ) -> Property {
    make(
      name, type, .affine, .affine(.identity), true, .transform, doc,
      get: { .affine(get($0)) },
      set: { target, value, _ in if case .affine(let map) = value { set(target, map) } })
  }

  static func make<Target: SceneTarget>(
    _ name: String, _ type: Target.Type, _ kind: ValueKind, _ initial: PropertyValue,
    _ animatable: Bool, _ stage: Stage, _ doc: String,
    get: @escaping @MainActor @Sendable (Target) -> PropertyValue,
    set: @escaping @MainActor @Sendable (Target, PropertyValue, ApplyContext) -> Void,
    inEachAppearance: (@MainActor @Sendable (Target) -> PropertyValue)? = nil
  ) -> Property {
    var ofObject: (@MainActor @Sendable (SceneObject) -> PropertyValue?)?
    if let inEachAppearance {
      ofObject = { Target.target(of: $0).map(inEachAppearance) }
    }
    return Property(
      name: name, kind: kind, initial: initial, isAnimatable: animatable, doc: doc, stage: stage,
      read: { object in Target.target(of: object).map(get) },
      write: { object, value, context in
        if let target = Target.target(of: object) { set(target, value, context) }
      },
      inEachAppearance: ofObject)
  }
}
