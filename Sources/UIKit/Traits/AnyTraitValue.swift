/// The value of a trait that a client defines, in an object that is passed down and not copied: values
/// that nobody can compare are the same where they come from the same place.
class AnyTraitValue: Hashable, @unchecked Sendable {
  let trait: UITrait

  init(_ trait: UITrait) { self.trait = trait }

  var text: String { trait.name }

  func isEqual(to other: AnyTraitValue) -> Bool { self === other }

  static func == (one: AnyTraitValue, other: AnyTraitValue) -> Bool {
    one === other || one.isEqual(to: other)
  }

  /// Equal values of a type need not be hashable; the trait is.
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(trait)) }
}

/// As with Apple's, who makes collections in one thread and reads them in another has values that bear
/// that.
final class TraitValue<Trait: UITraitDefinition>: AnyTraitValue, @unchecked Sendable {
  let value: Trait.Value

  init(_ value: Trait.Value) {
    self.value = value
    super.init(Trait.self)
  }

  override var text: String { "\(Trait.name) \(value)" }

  override func isEqual(to other: AnyTraitValue) -> Bool {
    guard let other = other as? TraitValue<Trait> else { return false }
    if let value = value as? any Equatable { return Self.equal(value, other.value) }
    return Identity.isSame(value, other.value)
  }

  private static func equal<Value: Equatable>(_ value: Value, _ other: Trait.Value) -> Bool {
    other as? Value == value
  }
}

/// Values without an `==`: objects, or what may be one.
private enum Identity {
  static func isSame(_ one: Any, _ other: Any) -> Bool {
    guard let first = object(one), let second = object(other) else {
      return isNothing(one) && isNothing(other)
    }
    return first === second
  }

  private static func object(_ value: Any) -> AnyObject? {
    if let optional = value as? any OptionalValue { return optional.wrapped.flatMap(object) }
    return type(of: value) is AnyClass ? value as AnyObject : nil
  }

  private static func isNothing(_ value: Any) -> Bool {
    guard let optional = value as? any OptionalValue else { return false }
    return optional.wrapped == nil
  }
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}

extension Traits {
  subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
    get {
      if let known = trait as? any KnownTrait.Type {
        return known.value(in: self) as? Trait.Value ?? Trait.defaultValue
      }
      let box = own[ObjectIdentifier(trait)] as? TraitValue<Trait>
      return box?.value ?? Trait.defaultValue
    }
    set {
      if let known = trait as? any KnownTrait.Type {
        known.set(newValue, in: &self)
      } else {
        own[ObjectIdentifier(trait)] = TraitValue<Trait>(newValue)
      }
    }
  }

  mutating func remove(_ trait: UITrait) {
    if let known = trait as? any KnownTrait.Type { return known.remove(from: &self) }
    own[ObjectIdentifier(trait)] = nil
  }

  func differ(from other: Traits, in trait: UITrait) -> Bool {
    if let known = trait as? any KnownTrait.Type { return known.differs(self, other) }
    return value(of: trait) != other.value(of: trait)
  }

  func hasDifferentOwnColors(comparedTo other: Traits) -> Bool {
    guard own != other.own else { return false }
    let traits = (Array(own.values) + Array(other.own.values)).map(\.trait)
    return traits.contains { $0.affectsColorAppearance && differ(from: other, in: $0) }
  }

  /// What was said, or the default in its place.
  private func value(of trait: UITrait) -> AnyTraitValue? {
    func standard<Trait: UITraitDefinition>(_ trait: Trait.Type) -> AnyTraitValue {
      TraitValue<Trait>(Trait.defaultValue)
    }
    return own[ObjectIdentifier(trait)] ?? standard(trait)
  }
}

extension KnownTrait {
  fileprivate static func value(in traits: Traits) -> Any { traits[keyPath: path] }
}
