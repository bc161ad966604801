import CoreGraphics

/// A property of a layer class with a value of a type: its row, and what its setter calls.
struct LayerKey<Layer: CALayer, Value: KeyedValue & Equatable>: LayerRow {
  let row: LayerProperty
  private let get: @Sendable (Layer) -> Value
  private let store: @Sendable (Layer, Value) -> Void

  /// A property at a key path, and where its value is stored.
  init(
    _ key: String, _ path: any ReferenceWritableKeyPath<Layer, Value> & Sendable,
    as form: LayerProperty.Form = Value.form, role: LayerProperty.Role = .look,
    motion: LayerProperty.Motion = .none, change: LayerProperty.Change = .node,
    options: LayerProperty.Options = [], _ doc: String,
    get: @escaping @Sendable (Layer) -> Value, set: @escaping @Sendable (Layer, Value) -> Void,
    write: (@Sendable (Layer, Value) -> Void)? = nil
  ) {
    (self.get, store) = (get, set)
    row = LayerProperty(
      key: key, kind: Value.kind, form: form, role: role, motion: motion, change: change,
      options: options, doc: doc, get: LayerProperty.reader(path),
      set: LayerProperty.writer(path, write),
      field: motion == .none ? nil : LayerField(get, set, redraws: change == .drawing))
  }

  /// A property that Apple declares as any object, and its value as it is stored.
  init(
    _ key: String, as form: LayerProperty.Form = Value.form,
    motion: LayerProperty.Motion = .none, change: LayerProperty.Change = .node,
    options: LayerProperty.Options = [], _ doc: String,
    object: @escaping @Sendable (Layer) -> Any?,
    setObject: @escaping @Sendable (Layer, Any?) -> Void,
    get: @escaping @Sendable (Layer) -> Value, set: @escaping @Sendable (Layer, Value) -> Void
  ) {
    (self.get, store) = (get, set)
    row = LayerProperty(
      key: key, kind: Value.kind, form: form, role: .look, motion: motion, change: change,
      options: options, doc: doc, get: LayerProperty.reader(Value.kind, object),
      set: LayerProperty.writer(setObject),
      field: motion == .none ? nil : LayerField(get, set, redraws: change == .drawing))
  }

  /// Stores a value that differs: asks for the action, marks what has to be made anew, and runs the
  /// action. Tells whether it did.
  @discardableResult
  func set(_ value: Value, of layer: Layer) -> Bool {
    guard get(layer) != value else { return false }
    let action = row.options.contains(.silent) ? nil : layer.actionForChange(of: row.key)
    store(layer, value)
    layer.mark(row.change)
    if type(of: layer).needsDisplay(forKey: row.key) { layer.setNeedsDisplay() }
    action?.run(forKey: row.key, object: layer, arguments: nil)
    return true
  }
}

extension LayerField {
  fileprivate init<Layer: CALayer, Value: KeyedValue>(
    _ get: @escaping @Sendable (Layer) -> Value,
    _ set: @escaping @Sendable (Layer, Value) -> Void, redraws: Bool
  ) {
    read = { layer in (layer as? Layer).map(get)?.layerValue ?? .object(nil) }
    write = { layer, value in
      guard let layer = layer as? Layer, let value = Value(value) else { return }
      set(layer, value)
      if redraws { layer.dueDisplay = .whole }
    }
  }
}

extension CALayer {
  /// Marks what a change of a property asks for.
  func mark(_ change: LayerProperty.Change) {
    switch change {
    case .node: markNeedsCommit()
    case .order:
      markNeedsCommit()
      superlayer?.markNeedsCommit()
    case .drawing: setNeedsDisplay()
    case .nothing: break
    }
  }
}
