import UIKit

// Entries of the registry for what layers draw.

extension Property {
  static func path<Target: SceneTarget>(
    _ name: String, _ type: Target.Type, doc: String,
    get: @escaping Get<Target, CGPath?>, set: @escaping Set<Target, CGPath?>
  ) -> Property {
    make(
      name, type, .path, .path(nil), true, .appearance, doc,
      get: { .path(get($0)) },
      set: { target, value, _ in if case .path(let path) = value { set(target, path) } })
  }

  /// A list of numbers, or none.
  static func numbers<Target: SceneTarget>(
    _ name: String, _ type: Target.Type, in range: ClosedRange<Double>, animatable: Bool,
    doc: String, get: @escaping Get<Target, [NSNumber]?>, set: @escaping Set<Target, [NSNumber]?>
  ) -> Property {
    make(
      name, type, .numbers(range), .numbers(nil), animatable, .appearance, doc,
      get: { .numbers(get($0)?.map(\.doubleValue)) },
      set: { target, value, _ in
        if case .numbers(let numbers) = value { set(target, numbers?.map { NSNumber(value: $0) }) }
      })
  }

  static func layerColors<Target: SceneTarget>(
    _ name: String, _ type: Target.Type, doc: String,
    get: @escaping Get<Target, [CGColor]>, set: @escaping Set<Target, [CGColor]>
  ) -> Property {
    make(
      name, type, .colors, .colors([]), true, .appearance, doc,
      get: { .colors(get($0).map { ColorValue($0) }) },
      set: { target, value, context in
        if case .colors(let colors) = value {
          set(target, colors.map { $0.cgColor(for: context.traits) })
        }
      })
  }

  /// A picture; what it says of its scale and caps are settings of their own.
  static func image<Target: SceneTarget>(
    _ name: String, _ type: Target.Type, doc: String,
    get: @escaping Get<Target, CGImage?>, set: @escaping Set<Target, ImageValue?>
  ) -> Property {
    make(
      name, type, .image, .image(nil), true, .appearance, doc,
      get: { .image(get($0).map { ImageValue($0) }) },
      set: { target, value, _ in if case .image(let image) = value { set(target, image) } })
  }

  /// A part of a picture, in fractions.
  static func unitRect<Target: SceneTarget>(
    _ name: String, _ type: Target.Type, doc: String,
    get: @escaping Get<Target, CGRect>, set: @escaping Set<Target, CGRect>
  ) -> Property {
    make(
      name, type, .unitRect, .rect(.whole), true, .appearance, doc,
      get: { .rect(get($0)) },
      set: { target, value, _ in
        if case .rect(let origin, let size) = value {
          set(target, CGRect(origin: origin.point(in: .zero), size: size.size(in: .zero)))
        }
      })
  }

  /// Insets from the edges: top, left, bottom, right.
  static func insets<Target: SceneTarget>(
    _ name: String, _ type: Target.Type, initial: UIEdgeInsets, doc: String,
    get: @escaping Get<Target, UIEdgeInsets>, set: @escaping Set<Target, UIEdgeInsets>
  ) -> Property {
    make(
      name, type, .insets, .rect(CGRect(insets: initial)), false, .appearance, doc,
      get: { .rect(CGRect(insets: get($0))) },
      set: { target, value, _ in
        if case .rect(let origin, let size) = value {
          let (first, last) = (origin.point(in: .zero), size.size(in: .zero))
          set(
            target,
            UIEdgeInsets(top: first.x, left: first.y, bottom: last.width, right: last.height))
        }
      })
  }

  /// One of several names.
  static func choice<Target: SceneTarget>(
    _ name: String, _ type: Target.Type, _ names: [String], initial: String, doc: String,
    get: @escaping Get<Target, String>, set: @escaping Set<Target, String>
  ) -> Property {
    make(
      name, type, .choice(names), .text(initial), false, .appearance, doc,
      get: { .text(get($0)) },
      set: { target, value, _ in if case .text(let value) = value { set(target, value) } })
  }

  /// A point in fractions of the bounds.
  static func unitPoint<Target: SceneTarget>(
    _ name: String, _ type: Target.Type, initial: CGPoint, doc: String,
    get: @escaping Get<Target, CGPoint>, set: @escaping Set<Target, CGPoint>
  ) -> Property {
    make(
      name, type, .unitPoint, .pair(LengthPair(initial)), true, .appearance, doc,
      get: { .pair(LengthPair(get($0))) },
      set: { target, value, _ in
        if case .pair(let pair) = value { set(target, pair.point(in: .zero)) }
      })
  }
}

extension CGRect {
  /// Four insets as the four numbers of a value.
  fileprivate init(insets: UIEdgeInsets) {
    self.init(x: insets.top, y: insets.left, width: insets.bottom, height: insets.right)
  }
}
