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

  init<Layer: CALayer>(
    read: @escaping @Sendable (Layer) -> LayerValue,
    write: @escaping @Sendable (Layer, LayerValue) -> Void
  ) {
    self.read = { layer in (layer as? Layer).map(read) ?? .object(nil) }
    self.write = { layer, value in
      if let layer = layer as? Layer { write(layer, value) }
    }
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
