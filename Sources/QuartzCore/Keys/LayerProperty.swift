import CoreGraphics

/// A property of a layer class that is known by its key: what kind of value it has, and how to get
/// and set it.
///
/// The tables of these are the only place that knows a property by name. Getting and setting go
/// through the property itself, so that a subclass that overrides it is asked.
package struct LayerProperty: Sendable {
  package let kind: LayerValue.Kind
  /// The value of the property of a layer of the class, or of one that has it as well.
  package let get: @Sendable (CALayer) -> LayerValue
  package let set: @Sendable (CALayer, LayerValue) -> Void
  /// Where the value is stored; nil for what cannot be animated.
  let field: LayerField?

  private init(
    _ kind: LayerValue.Kind, field: LayerField? = nil,
    get: @escaping @Sendable (CALayer) -> LayerValue,
    set: @escaping @Sendable (CALayer, LayerValue) -> Void
  ) {
    self.kind = kind
    self.field = field
    self.get = get
    self.set = set
  }

  /// A property of a class, at a key path. Of a layer of another class nothing is known.
  /// With `field`, where the value is stored, it can be animated.
  static func of<Layer: CALayer, Value: KeyedValue>(
    _ path: any ReferenceWritableKeyPath<Layer, Value> & Sendable,
    field: (any ReferenceWritableKeyPath<Layer, Value> & Sendable)? = nil
  ) -> LayerProperty {
    LayerProperty(Value.kind, field: field.map(LayerField.init)) { layer in
      (layer as? Layer)?[keyPath: path].layerValue ?? .object(nil)
    } set: { layer, value in
      guard let layer = layer as? Layer, let value = Value(value) else { return }
      layer[keyPath: path] = value
    }
  }

  /// A property whose value is a part of the state that every layer has.
  static func of<Value: KeyedValue>(
    _ path: any ReferenceWritableKeyPath<CALayer, Value> & Sendable,
    state: any WritableKeyPath<LayerState, Value> & Sendable
  ) -> LayerProperty {
    of(path, field: LayerField(state))
  }

  static func of<Value: KeyedValue>(
    _ path: any ReferenceWritableKeyPath<CALayer, Value> & Sendable, field: LayerField
  ) -> LayerProperty {
    LayerProperty(Value.kind, field: field) { layer in
      layer[keyPath: path].layerValue
    } set: { layer, value in
      if let value = Value(value) { layer[keyPath: path] = value }
    }
  }

  /// A property that is a name.
  static func named<Layer: CALayer, Value: RawRepresentable<String> & SendableMetatype>(
    _ path: any ReferenceWritableKeyPath<Layer, Value> & Sendable
  ) -> LayerProperty {
    LayerProperty(.name) { layer in
      (layer as? Layer).map { .name($0[keyPath: path].rawValue) } ?? .object(nil)
    } set: { layer, value in
      guard let layer = layer as? Layer, case .name(let name) = value,
        let value = Value(rawValue: name)
      else { return }
      layer[keyPath: path] = value
    }
  }

  /// A property of any other kind; the setter gets what a client gave.
  static func object<Layer: CALayer>(
    _ kind: LayerValue.Kind = .object, field: LayerField? = nil,
    get: @escaping @Sendable (Layer) -> Any?, set: @escaping @Sendable (Layer, Any?) -> Void
  ) -> LayerProperty {
    LayerProperty(kind, field: field) { layer in
      LayerValue((layer as? Layer).flatMap(get), as: kind) ?? .object(nil)
    } set: { layer, value in
      guard let layer = layer as? Layer else { return }
      set(layer, value.any)
    }
  }
}
