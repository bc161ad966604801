import CoreGraphics

/// A setting of an animation or of an emitter's cell, by its key.
struct KeyedSetting<Object: AnyObject>: Sendable {
  /// Core Animation's key.
  let key: String
  let get: @Sendable (Object) -> Any?
  /// A value of another kind than the setting's leaves it alone.
  let set: @Sendable (Object, Any?) -> Void

  /// A number, a name or another value at a key path.
  static func of<Owner, Value: KeyedValue>(
    _ key: String, _ path: any ReferenceWritableKeyPath<Owner, Value> & Sendable
  ) -> KeyedSetting {
    KeyedSetting(key: key) { object in
      (object as? Owner)?[keyPath: path].layerValue.any
    } set: { object, any in
      guard let owner = object as? Owner,
        let value = LayerValue(any, as: Value.kind).flatMap({ Value($0) })
      else { return }
      owner[keyPath: path] = value
    }
  }

  /// A name, or none.
  static func name<Owner, Value: RawRepresentable<String> & SendableMetatype>(
    _ key: String, _ path: any ReferenceWritableKeyPath<Owner, Value?> & Sendable
  ) -> KeyedSetting {
    KeyedSetting(key: key) { object in
      (object as? Owner)?[keyPath: path]?.rawValue
    } set: { object, any in
      (object as? Owner)?[keyPath: path] = (any as? String).flatMap { Value(rawValue: $0) }
    }
  }

  /// Whatever a client gives, as far as it is of the type; else nothing.
  static func object<Owner, Value>(
    _ key: String, _ path: any ReferenceWritableKeyPath<Owner, Value?> & Sendable
  ) -> KeyedSetting where Value: SendableMetatype {
    KeyedSetting(key: key) { object in
      (object as? Owner)?[keyPath: path]
    } set: { object, any in
      (object as? Owner)?[keyPath: path] = any as? Value
    }
  }
}

/// The settings of a class by their keys, inherited ones included.
struct KeyedSettings<Object: AnyObject>: Sendable {
  private let byKey: [String: KeyedSetting<Object>]

  init(_ own: [KeyedSetting<Object>], after inherited: KeyedSettings? = nil) {
    byKey = (inherited?.byKey ?? [:]).merging(own.map { ($0.key, $0) }) { $1 }
  }

  /// Those that there are, in no order.
  var all: some Collection<KeyedSetting<Object>> { byKey.values }

  /// The setting of a key, which may have the prefix of a getter: `isAdditive` is `additive`.
  subscript(key: String) -> KeyedSetting<Object>? {
    byKey[key] ?? key.withoutGetterPrefix.flatMap { byKey[$0] }
  }
}

extension String {
  /// `hidden` of `isHidden`; nil without the prefix.
  var withoutGetterPrefix: String? {
    guard hasPrefix("is"), let first = dropFirst(2).first, first.isUppercase else { return nil }
    return first.lowercased() + dropFirst(3)
  }
}
