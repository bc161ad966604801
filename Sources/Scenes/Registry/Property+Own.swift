import UIKit

// Properties of classes that code brings along: what their authors mark is a key of scenes.

extension Property {
  /// A property of somebody's own class; nil where scenes have no values of its type. A fresh object says
  /// what it begins with.
  @MainActor
  static func own(_ key: InspectableKey, of object: SceneObject) -> Property? {
    let made = made(key, for: object)
    guard let made, let initial = made.read(object) else { return made }
    return made.beginning(with: initial)
  }

  @MainActor
  private static func made(_ key: InspectableKey, for object: SceneObject) -> Property? {
    switch object {
    case .view: made(key, UIView.self)
    case .layer: made(key, CALayer.self)
    case .controller: made(key, UIViewController.self)
    }
  }

  /// What an author who says nothing means.
  private static func words(_ key: InspectableKey) -> String {
    key.words.isEmpty ? "A property of `\(key.owner)`." : key.words
  }

  private static func made<Target: SceneTarget>(
    _ key: InspectableKey, _ target: Target.Type
  ) -> Property? {
    let (name, doc) = (key.name, words(key))
    let range = key.range ?? ValueKind.geometry
    func number<Value: BinaryFloatingPoint>(_ type: Value.Type) -> Property {
      .number(
        name, target, in: range, initial: 0, animatable: false, doc: doc,
        get: { Double(key.value($0) ?? Value.zero) }, set: { key.set($0, Value($1)) })
    }
    func numbers<Value: BinaryFloatingPoint>(of type: Value.Type) -> Property {
      make(
        name, target, .numbers(range), .numbers([]), false, .appearance, doc,
        get: { .numbers((key.value($0) ?? [Value]()).map { Double($0) }) },
        set: { target, value, _ in
          if case .numbers(let numbers) = value {
            key.set(target, (numbers ?? []).map { Value($0) })
          }
        })
    }
    let type = key.valueType
    if type == Bool.self {
      return .bool(
        name, target, initial: false, doc: doc, get: { key.value($0) ?? false },
        set: { key.set($0, $1) })
    }
    if type == Int.self { return integer(key, target, doc) }
    if type == Double.self { return number(Double.self) }
    if type == CGFloat.self { return number(CGFloat.self) }
    if type == Float.self { return number(Float.self) }
    if type == [Double].self { return numbers(of: Double.self) }
    if type == [CGFloat].self { return numbers(of: CGFloat.self) }
    if type == String.self {
      return .text(
        name, target, doc: doc, get: { key.value($0) }, set: { key.set($0, $1 ?? "") })
    }
    if type == String?.self {
      return .text(
        name, target, doc: doc, get: { key.optional($0) }, set: { key.set($0, $1 as Any) })
    }
    if type == [String].self {
      return .texts(
        name, target, doc: doc, get: { key.value($0) ?? [] }, set: { key.set($0, $1) })
    }
    return drawn(key, target, doc) ?? choice(key, target, doc)
  }

  /// A whole number, in a range where the author says one.
  private static func integer<Target: SceneTarget>(
    _ key: InspectableKey, _ target: Target.Type, _ doc: String
  ) -> Property {
    make(
      key.name, target, .integer, .number(0), false, .appearance, doc,
      get: { .number(Double(key.value($0) ?? 0)) },
      set: { target, value, _ in
        guard case .number(let number) = value else { return }
        let held = key.range.map { min(max(number, $0.lowerBound), $0.upperBound) } ?? number
        key.set(target, Int(held.rounded()))
      })
  }

  /// Colours, fonts, pictures and places.
  private static func drawn<Target: SceneTarget>(
    _ key: InspectableKey, _ target: Target.Type, _ doc: String
  ) -> Property? {
    let name = key.name
    switch key.valueType {
    case is UIColor.Type: return color(key, target, .color, doc)
    case is UIColor?.Type: return color(key, target, .optionalColor, doc)
    case is UIFont.Type:
      return .font(
        name, target, initial: 17, doc: doc, get: { key.value($0) ?? .systemFont(ofSize: 17) },
        set: { key.set($0, $1) })
    case is UIImage?.Type:
      return .image(
        name, target, doc: doc, get: { key.optional($0, as: UIImage.self)?.sceneValue },
        set: { key.set($0, $1?.uiImage(for: HatchedImage.usualSize) as Any) })
    case is UIEdgeInsets.Type:
      return .insets(
        name, target, initial: .zero, doc: doc, get: { key.value($0) ?? .zero },
        set: { key.set($0, $1) })
    case is CGSize.Type:
      return .vector(
        name, target, initial: .zero, doc: doc, get: { key.value($0) ?? .zero },
        set: { key.set($0, $1) })
    case is CGPoint.Type:
      return .vector(
        name, target, initial: .zero, doc: doc,
        get: { key.value($0, as: CGPoint.self).map { CGSize(width: $0.x, height: $0.y) } ?? .zero },
        set: { key.set($0, CGPoint(x: $1.width, y: $1.height)) })
    default: return nil
    }
  }

  private static func color<Target: SceneTarget>(
    _ key: InspectableKey, _ target: Target.Type, _ kind: ValueKind, _ doc: String
  ) -> Property {
    make(
      key.name, target, kind, .color(nil), false, .appearance, doc,
      get: { .color(key.optional($0, as: UIColor.self).map { ColorValue($0.cgColor) }) },
      set: { target, value, _ in
        if case .color(let value) = value { key.set(target, value?.uiColor as Any) }
      })
  }

  /// An enumeration whose cases can be counted.
  private static func choice<Target: SceneTarget>(
    _ key: InspectableKey, _ target: Target.Type, _ doc: String
  ) -> Property? {
    guard let type = key.valueType as? any CaseIterable.Type else { return nil }
    let cases = OwnCases(of: type)
    guard let first = cases.names.first else { return nil }
    return make(
      key.name, target, .choice(cases.names), .text(first), false, .appearance, doc,
      get: { .text(key.get($0).map { OwnCases.name(of: $0) } ?? first) },
      set: { target, value, _ in
        if case .text(let name) = value { cases.set(key, target, name) }
      })
  }
}

/// The cases of an enumeration of somebody's own, by their names: those of a raw value where that is a text.
private struct OwnCases: Sendable {
  let names: [String]
  let set: @MainActor @Sendable (InspectableKey, AnyObject, String) -> Void

  init(of type: any CaseIterable.Type) {
    func names<Value: CaseIterable>(_ type: Value.Type) -> [String] {
      type.allCases.map { Self.name(of: $0) }
    }
    self.names = names(type)
    set = { key, target, name in
      @MainActor
      func set<Value: CaseIterable>(_ type: Value.Type) {
        let value = type.allCases.first { Self.name(of: $0) == name }
        if let value { key.set(target, value) }
      }
      if let type = key.valueType as? any CaseIterable.Type { set(type) }
    }
  }

  static func name(of value: Any) -> String {
    if let raw = value as? any RawRepresentable, let text = raw.rawValue as? String { return text }
    return String(describing: value)
  }
}

extension InspectableKey {
  /// The value of an object; nil where that is of another class.
  @MainActor
  fileprivate func value<Value>(_ object: AnyObject, as type: Value.Type = Value.self) -> Value? {
    get(object) as? Value
  }

  /// The same of a value that may be none.
  @MainActor
  fileprivate func optional<Value>(
    _ object: AnyObject, as type: Value.Type = Value.self
  ) -> Value? {
    get(object).flatMap { $0 as? Value }
  }
}
