import UIKit

// Entries of the registry for pictures, room and choices.

extension Property {
  /// A picture; what it says of its scale and caps are settings of their own.
  static func image<Target: SceneTarget>(
    _ name: String, _ type: Target.Type, doc: String,
    get: @escaping Get<Target, ImageValue?>, set: @escaping Set<Target, ImageValue?>
  ) -> Property {
    make(
      name, type, .image, .image(nil), true, .appearance, doc,
      get: { .image(get($0)) },
      set: { target, value, _ in if case .image(let image) = value { set(target, image) } })
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
        if case .rectangle(let edges) = value {
          let four = edges.rect(in: .zero)
          set(
            target,
            UIEdgeInsets(
              top: four.origin.x, left: four.origin.y, bottom: four.size.width,
              right: four.size.height))
        }
      })
  }

  /// An offset of two plain numbers.
  static func vector<Target: SceneTarget>(
    _ name: String, _ type: Target.Type, initial: CGSize, doc: String,
    get: @escaping Get<Target, CGSize>, set: @escaping Set<Target, CGSize>
  ) -> Property {
    make(
      name, type, .vector, .pair(LengthPair(initial)), true, .appearance, doc,
      get: { .pair(LengthPair(get($0))) },
      set: { target, value, _ in
        if case .pair(let pair) = value { set(target, pair.size(in: .zero)) }
      })
  }

  /// One of several values, each by its name.
  static func choice<Target: SceneTarget, Value: Equatable & Sendable>(
    _ name: String, _ type: Target.Type, _ choices: Choices<Value>, initial: Value, doc: String,
    get: @escaping Get<Target, Value>, set: @escaping Set<Target, Value>
  ) -> Property {
    make(
      name, type, .choice(choices.names), .text(choices.name(of: initial)), false, .appearance, doc,
      get: { .text(choices.name(of: get($0))) },
      set: { target, value, _ in
        if case .text(let name) = value, let value = choices[name] { set(target, value) }
      })
  }

}

extension CGRect {
  /// Four insets as the four numbers of a value.
  fileprivate init(insets: UIEdgeInsets) {
    self.init(x: insets.top, y: insets.left, width: insets.bottom, height: insets.right)
  }
}
