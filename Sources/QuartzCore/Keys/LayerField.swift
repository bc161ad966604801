import CoreGraphics

/// Where a layer stores the value of a property that can be animated.
///
/// Reading and writing it goes past the property and whatever overrides it: that is how what
/// animations make comes into presentation layers.
struct LayerField: Sendable {
  let read: @Sendable (CALayer) -> LayerValue
  /// A value of another kind writes nothing.
  let write: @Sendable (CALayer, LayerValue) -> Void

  init<Layer: CALayer, Value: KeyedValue>(
    _ path: any ReferenceWritableKeyPath<Layer, Value> & Sendable
  ) {
    read = { layer in
      (layer as? Layer)?[keyPath: path].layerValue ?? .object(nil)
    }
    write = { layer, value in
      guard let layer = layer as? Layer, let value = Value(value) else { return }
      layer[keyPath: path] = value
    }
  }

  /// A part of the state that every layer has: found without asking what class the layer is of,
  /// and without asking for memory.
  init<Value: KeyedValue>(_ path: any WritableKeyPath<LayerState, Value> & Sendable) {
    // Read from the layer and not from its state, which would be copied for it.
    nonisolated(unsafe) let whole = (\CALayer.state).appending(path: path)
    self.init(get: { $0[keyPath: whole] }, set: { $0.state[keyPath: path] = $1 })
  }

  /// The same without a key path, which takes its time: for what is animated most.
  init<Value: KeyedValue>(
    get: @escaping @Sendable (CALayer) -> Value, set: @escaping @Sendable (CALayer, Value) -> Void
  ) {
    read = { get($0).layerValue }
    write = { layer, value in
      if let value = Value(value) { set(layer, value) }
    }
  }

  init<Layer: CALayer>(
    read: @escaping @Sendable (Layer) -> LayerValue,
    write: @escaping @Sendable (Layer, LayerValue) -> Void
  ) {
    self.read = { layer in (layer as? Layer).map(read) ?? .object(nil) }
    self.write = { layer, value in
      if let layer = layer as? Layer { write(layer, value) }
    }
  }

  static let position = LayerField {
    $0.state.position
  } set: {
    $0.state.position = $1
  }
  static let bounds = LayerField {
    $0.state.bounds
  } set: {
    $0.state.bounds = $1
  }
  static let transform = LayerField {
    $0.state.transform
  } set: {
    $0.state.transform = $1
  }
  static let opacity = LayerField {
    $0.state.opacity
  } set: {
    $0.state.opacity = $1
  }
  static let cornerRadius = LayerField {
    $0.state.cornerRadius
  } set: {
    $0.state.cornerRadius = $1
  }
  static let backgroundColor = LayerField {
    $0.state.backgroundColor
  } set: {
    $0.state.backgroundColor = $1
  }

  /// The image that a layer shows.
  static let contents = LayerField { (layer: CALayer) in
    .image(layer.state.contents.image)
  } write: { layer, value in
    if case .image(let image) = value { layer.state.contents.image = image }
  }

  static let filters = filters(\.filters)
  static let backgroundFilters = filters(\.backgroundFilters)

  private static func filters(
    _ path: any WritableKeyPath<EffectState, [CAFilter]?> & Sendable
  ) -> LayerField {
    LayerField { (layer: CALayer) in
      .object(layer.state.effects[keyPath: path])
    } write: { layer, value in
      if case .object(let object) = value {
        layer.state.effects[keyPath: path] = object as? [CAFilter]
      }
    }
  }
}
