import CoreGraphics

// Key-value coding: a property by its key, a part of it by a key path, and anything else that is
// stored under a key and given back.

extension CALayer {
  /// The property of a key of the class.
  package static func property(_ key: String) -> LayerProperty? { table[key] }

  func keyedValue(_ key: String) -> Any? {
    if let property = Self.property(key) { return property.get(self).any }
    if let stored = storedValues[key] { return stored }
    return styleValue(key) ?? Self.defaultValue(forKey: key)
  }

  /// A value that is not one of the property's kind leaves it alone; nil takes it back to its
  /// default.
  func setKeyedValue(_ any: Any?, _ key: String) {
    guard let property = Self.property(key) else {
      change(key) {
        storedValues[key] = any
        if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
      }
      return
    }
    if let value = LayerValue(any, as: property.kind) {
      property.set(self, value)
    } else if any == nil {
      property.set(self, property.get(Self.makeDefault()))
    }
  }

  /// An object that a property was given and has no use for: it is given back.
  func keptObject(_ key: String) -> Any? { storedValues.isEmpty ? nil : storedValues[key] }

  func keepObject(_ object: Any?, unless isUsed: Bool, for key: String) {
    if object != nil, !isUsed {
      storedValues[key] = object
    } else if !storedValues.isEmpty {
      storedValues[key] = nil
    }
  }

  func keyedValue(path: String) -> Any? {
    let steps = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let first = steps.first, steps.count > 1 else { return value(forKey: path) }
    if let (owner, rest) = layer(at: steps) { return owner.value(forKeyPath: rest) }
    if let (filters, index, key) = filter(at: steps) { return filters[index].value(forKey: key) }
    let whole = Self.property(first)?.get(self) ?? LayerValue(guessing: value(forKey: first))
    return whole?.part(at: steps.dropFirst())?.any
  }

  func setKeyedValue(_ value: Any?, path: String) {
    let steps = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let first = steps.first, steps.count > 1 else { return setValue(value, forKey: path) }
    if let (owner, rest) = layer(at: steps) { return owner.setValue(value, forKeyPath: rest) }
    if let (filters, index, key) = filter(at: steps) {
      filters[index].setValue(value, forKey: key)
      return setValue(filters, forKey: first)
    }
    let whole = Self.property(first)?.get(self) ?? LayerValue(guessing: self.value(forKey: first))
    if let changed = whole?.replacing(at: steps.dropFirst(), with: value) {
      setValue(changed.any, forKey: first)
    }
  }

  /// The layer that a path leads to, and the rest of the path: `mask.opacity`, or
  /// `sublayers.knob.position.x` of the first sublayer of that name.
  private func layer(at steps: [String]) -> (owner: CALayer, rest: String)? {
    if let owner = value(forKey: steps[0]) as? CALayer {
      return (owner, steps.dropFirst().joined(separator: "."))
    }
    guard steps[0] == "sublayers", steps.count > 2,
      let owner = sublayers?.first(where: { $0.name == steps[1] })
    else { return nil }
    return (owner, steps.dropFirst(2).joined(separator: "."))
  }

  /// Copies of the filters that a path leads into, the place of the one it names and the setting:
  /// `filters.gaussianBlur.inputRadius`.
  private func filter(at steps: [String]) -> (filters: [CAFilter], index: Int, key: String)? {
    guard steps.count == 3, let filters = value(forKey: steps[0]) as? [CAFilter] else { return nil }
    let copies = filters.compactMap(CAFilter.init(any:))
    return copies.firstIndex { $0.name == steps[1] }.map { (copies, $0, steps[2]) }
  }

  /// What the style, or a style in it, has for a key.
  private func styleValue(_ key: String) -> Any? {
    var style = storedValues["style"] as? [AnyHashable: Any]
    while let current = style {
      if let value = current[key] { return value }
      style = current["style"] as? [AnyHashable: Any]
    }
    return nil
  }
}
