import CoreGraphics

/// One property of a layer class: all that is known of it, in one place.
///
/// The property's setter, key-value coding, actions, animations, animations of views, scene files
/// with their schema and reference, dumps and the inspector read this. The rows stand in
/// `LayerKeys` and its kin, one a property; nothing else lists them.
package struct LayerProperty: Sendable {
  /// As Swift declares it: `isHidden`.
  package fileprivate(set) var name = ""
  /// For key-value coding and actions: `hidden`.
  package let key: String
  /// Of all its values; it decides how two of them mix.
  package let kind: LayerValue.Kind
  /// What its values may be, for those who write them.
  package let form: Form
  /// Whether it places or turns the layer.
  package let role: Role
  /// Where it can be animated.
  package let motion: Motion
  /// What is made anew after it was set.
  package let change: Change
  /// What few properties have.
  package let options: Options
  /// A sentence for the reference of scenes and the inspector.
  package let doc: String
  /// The value of the property of a layer of the class, or of one that has it as well. Getting and
  /// setting go through the property, so that a subclass that overrides it is asked.
  package let get: @Sendable (CALayer) -> LayerValue
  /// Does nothing with a value that the property cannot have, or to a layer of another class.
  package let set: @Sendable (CALayer, LayerValue) -> Void
  /// Where the value is stored; nil for what cannot be animated.
  let field: LayerField?
}

extension LayerProperty {
  /// What the values may be, where the kind alone does not tell.
  package enum Form: Sendable {
    case plain
    case number(ClosedRange<Double>)
    case wholeNumber
    /// Fractions of a size: 0 is the lower end, 1 the upper one.
    case fractions
    /// One of the names; any other is taken as the property's setter says.
    case names([Name])
    /// Bits that have names.
    case flags([Flag])
    case blendMode
    case filters
    case emitterCells
    case text
    case font
    /// Not for files: other objects, and what belongs to the tree.
    case unlisted
  }

  /// A name that a value may have.
  package struct Name: Sendable {
    /// As Swift has it: `evenOdd`.
    package let name: String
    /// As Core Animation has it: `even-odd`.
    package let rawValue: String
  }

  /// A bit that a value may have.
  package struct Flag: Sendable {
    /// As scene files write it.
    package let name: String
    /// What it sets in the value's raw value.
    package let bits: UInt
  }

  /// What a property has to do with where the layer lies: those that do are applied together,
  /// because each means something else under another value of the others.
  package enum Role: Sendable {
    /// It is about the looks alone.
    case look
    /// It says which point of the layer the others place.
    case anchor
    /// It places the layer in its superlayer.
    case place
    /// It turns or stretches the layer.
    case turn
  }

  /// Where a change of the property can be seen over time.
  package enum Motion: Sendable, Comparable {
    /// Nowhere: it jumps.
    case none
    /// In animations that are added to the layer, and in the implicit ones of bare layers. How two
    /// values mix follows from their kind.
    case layers
    /// In blocks of `UIView.animate` too, from what is on show to the new value.
    case views
    /// There, as a difference that goes away: several animations run on together.
    case viewsAdding
  }

  /// What a new value asks for.
  package enum Change: Sendable {
    /// Another render node.
    case node
    /// Another render node, and another order among the siblings.
    case order
    /// Another drawing of the contents.
    case drawing
    /// Nothing: what is on show stays until something else happens.
    case nothing
  }

  /// What few properties have.
  package struct Options: OptionSet, Sendable {
    /// One bit an option.
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A view of a scene file may name the property as well as a layer.
    package static let forViews = Options(rawValue: 1)
    /// A change asks nobody for an action.
    package static let silent = Options(rawValue: 2)
  }

  /// Numbers beyond this are refused where people write them: no display is that large, and sums
  /// of larger numbers are not numbers any more.
  package static let limit = 1e9
  /// What coordinates and other numbers without bounds of their own may be.
  package static let anyNumber: ClosedRange<Double> = -limit...limit
  /// What lengths may be: not negative.
  package static let length: ClosedRange<Double> = 0...limit
  /// What parts of a whole, such as opacity, may be.
  package static let share: ClosedRange<Double> = 0...1
}

extension LayerProperty.Form {
  /// A length in points.
  static let length = number(LayerProperty.length)
  /// From 0 to 1.
  static let share = number(LayerProperty.share)
}

extension LayerProperty {
  /// A property that is derived from others, or stored where no animation reaches it.
  static func plain<Layer: CALayer, Value: KeyedValue>(
    _ key: String, _ path: any ReferenceWritableKeyPath<Layer, Value> & Sendable,
    as form: Form = Value.form, role: Role = .look, change: Change = .nothing, _ doc: String,
    write: (@Sendable (Layer, Value) -> Void)? = nil
  ) -> LayerProperty {
    LayerProperty(
      key: key, kind: Value.kind, form: form, role: role, motion: .none, change: change,
      options: .silent, doc: doc, get: reader(path), set: writer(path, write), field: nil)
  }

  /// The same of any other type; the setter gets what a client gave.
  static func object<Layer: CALayer>(
    _ key: String, change: Change = .nothing, _ doc: String,
    get: @escaping @Sendable (Layer) -> Any?, set: @escaping @Sendable (Layer, Any?) -> Void
  ) -> LayerProperty {
    LayerProperty(
      key: key, kind: .object, form: .unlisted, role: .look, motion: .none, change: change,
      options: .silent, doc: doc, get: reader(.object, get), set: writer(set), field: nil)
  }

  func named(_ name: String) -> LayerProperty {
    var named = self
    named.name = name
    return named
  }

  // MARK: Of any layer; one of another class reads as nothing and takes nothing

  static func reader<Layer: CALayer, Value: KeyedValue>(
    _ path: any ReferenceWritableKeyPath<Layer, Value> & Sendable
  ) -> @Sendable (CALayer) -> LayerValue {
    { layer in (layer as? Layer)?[keyPath: path].layerValue ?? .object(nil) }
  }

  /// What is written for nearly every layer of a scene says how in code as well, which takes fewer steps
  /// than the key path.
  static func writer<Layer: CALayer, Value: KeyedValue>(
    _ path: any ReferenceWritableKeyPath<Layer, Value> & Sendable,
    _ write: (@Sendable (Layer, Value) -> Void)? = nil
  ) -> @Sendable (CALayer, LayerValue) -> Void {
    if let write {
      return { layer, value in
        if let layer = layer as? Layer, let value = Value(value) { write(layer, value) }
      }
    }
    return { layer, value in
      if let layer = layer as? Layer, let value = Value(value) { layer[keyPath: path] = value }
    }
  }

  static func reader<Layer: CALayer>(
    _ kind: LayerValue.Kind, _ get: @escaping @Sendable (Layer) -> Any?
  ) -> @Sendable (CALayer) -> LayerValue {
    { layer in LayerValue((layer as? Layer).flatMap(get), as: kind) ?? .object(nil) }
  }

  static func writer<Layer: CALayer>(
    _ set: @escaping @Sendable (Layer, Any?) -> Void
  ) -> @Sendable (CALayer, LayerValue) -> Void {
    { layer, value in
      if let layer = layer as? Layer { set(layer, value.any) }
    }
  }
}

extension LayerProperty: LayerRow {
  var row: LayerProperty { self }
}

/// Where a layer stores the value of a property that can be animated.
///
/// Reading and writing it goes past the property and whatever overrides it: that is how what
/// animations make comes into presentation layers.
struct LayerField: Sendable {
  let read: @Sendable (CALayer) -> LayerValue
  /// A value of another kind writes nothing.
  let write: @Sendable (CALayer, LayerValue) -> Void
}
