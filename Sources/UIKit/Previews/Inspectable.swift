/// Has scenes set a property of a view, a controller or a layer of one's own, under its name as a key.
///
/// The counterpart of `@IBInspectable`. What stands in a comment of three strokes before the property says in
/// editors what it is; a range holds numbers.
///
///     final class Badge: UIView {
///       /// How many there are.
///       @Inspectable(0...99) var count = 0
///     }
@attached(peer, names: prefixed(_inspectable_))
public macro Inspectable(_ range: ClosedRange<Double>) =
  #externalMacro(module: "KitMacros", type: "InspectableMacro")

/// Has scenes set a property of a view, a controller or a layer of one's own, under its name as a key.
@attached(peer, names: prefixed(_inspectable_))
public macro Inspectable() = #externalMacro(module: "KitMacros", type: "InspectableMacro")

/// What `@Inspectable` adds to compiled code: a type, so that who has loaded the code finds it.
public protocol InspectableRegistry {
  static var key: InspectableKey { get }
}

/// A property that scenes can set.
public struct InspectableKey: Sendable {
  package let name: String
  /// The class that declares it.
  package let owner: AnyClass
  package let valueType: any Any.Type
  /// What numbers are held to.
  package let range: ClosedRange<Double>?
  /// What its author says of it.
  package let words: String
  /// Nil of an object of another class.
  package let get: @MainActor @Sendable (AnyObject) -> Any?
  /// Changes nothing where the object or the value is of another type.
  package let set: @MainActor @Sendable (AnyObject, Any) -> Void

  public init<Owner: AnyObject, Value>(
    _ name: String, of owner: Owner.Type, in range: ClosedRange<Double>? = nil,
    says words: String = "", get: @escaping @MainActor @Sendable (Owner) -> Value,
    set: @escaping @MainActor @Sendable (Owner, Value) -> Void
  ) {
    (self.name, self.owner, valueType) = (name, owner, Value.self)
    (self.range, self.words) = (range, words)
    self.get = { ($0 as? Owner).map(get) }
    self.set = { object, value in
      guard let owner = object as? Owner, let value = value as? Value else { return }
      set(owner, value)
    }
  }
}
