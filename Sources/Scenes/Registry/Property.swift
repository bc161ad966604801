import UIKit

/// One property of a class as scene files know it: the only place that does.
///
/// Decoder, diagnostics, schema, reload, event scripts and dumps all read this. A property of views
/// is one entry in the file of its class; those of layers come from QuartzCore's own table.
///
/// An object, for each setting of each node names one, and a scene may have a million.
package final class Property: Sendable {
  /// The key of a node that sets it, and what follows the dot in a target.
  package let name: String
  /// How values of it are read, and what they can be.
  package let kind: ValueKind
  /// What a fresh object has, and what it gets again when the file no longer says otherwise.
  package let initial: PropertyValue
  /// Whether an animation can move it; for the reference.
  package let isAnimatable: Bool
  /// A sentence for the schema and the reference.
  package let doc: String
  /// When it is applied among the others.
  package let stage: Stage
  let read: @MainActor @Sendable (SceneObject) -> PropertyValue?
  let write: @MainActor @Sendable (SceneObject, PropertyValue, ApplyContext) -> Void
  /// What it shares state with; nil for the many that change nothing but themselves.
  let coupling: Coupling?
  /// What it is in light and in dark, for a colour that is another in each by itself: how it reads goes by where its
  /// view is. Nil for all others.
  let inEachAppearance: (@MainActor @Sendable (SceneObject) -> PropertyValue?)?
  /// What the layer calls the state that the property sets; another name where it is none of the layer's.
  let layerName: String
  /// Whether setting it is all that a value comes to, whatever else the file sets.
  let standsAlone: Bool

  init(
    name: String, kind: ValueKind, initial: PropertyValue, isAnimatable: Bool, doc: String,
    stage: Stage, read: @escaping @MainActor @Sendable (SceneObject) -> PropertyValue?,
    write: @escaping @MainActor @Sendable (SceneObject, PropertyValue, ApplyContext) -> Void,
    coupling: Coupling? = nil,
    inEachAppearance: (@MainActor @Sendable (SceneObject) -> PropertyValue?)? = nil,
    layerName: String? = nil
  ) {
    self.inEachAppearance = inEachAppearance
    self.layerName = layerName ?? Self.layerName(of: name)
    (self.name, self.kind, self.initial) = (name, kind, initial)
    (self.isAnimatable, self.doc, self.stage) = (isAnimatable, doc, stage)
    (self.read, self.write, self.coupling) = (read, write, coupling)
    standsAlone = !Self.withOthers.contains(self.layerName)
  }

  /// Pictures say something of other state as well, the size that fits depends on all the others, and
  /// the keys go to one when all are there.
  private static let withOthers = ["contents", "sizeToFit", "isFirstResponder"]

  /// When a property is applied: those that place the object are one group, because each of them
  /// depends on the others, and the transform comes after them.
  package enum Stage: Int, Sendable, Comparable {
    case anchor
    case placement
    case transform
    case appearance
    /// What depends on all the others: the size that fits.
    case fitting

    /// By the order of application.
    package static func < (left: Stage, right: Stage) -> Bool { left.rawValue < right.rawValue }
  }
}

/// What a value may depend on when it is applied.
package struct ApplyContext {
  /// The size of the superview, for lengths that are shares of it.
  package var superSize: CGSize
  /// For colours that follow the appearance.
  package var traits: UITraitCollection

  package init(superSize: CGSize, traits: UITraitCollection) {
    self.superSize = superSize
    self.traits = traits
  }
}

extension Property {
  /// Reads a value as this property takes it; nil where it is of another kind.
  package func decode(_ value: JSONValue) -> PropertyValue? {
    var decoder = ValueDecoder(diagnostics: DiagnosticList())
    return decoder.decode(value, as: kind)
  }

  /// The same property where a class begins with another value.
  func beginning(with initial: PropertyValue) -> Property {
    Property(of: self, initial: initial, coupling: coupling)
  }

  /// The same property where it follows from what else an object has: what a file says of it has no effect.
  func following(_ doc: String) -> Property {
    Property(
      name: name, kind: kind, initial: initial, isAnimatable: false, doc: doc, stage: stage,
      read: read, write: { _, _, _ in }, coupling: coupling, inEachAppearance: inEachAppearance)
  }

  func coupled(_ coupling: Coupling?) -> Property {
    Property(of: self, initial: initial, coupling: coupling)
  }

  /// The same property where it is no state of the layer, though that has some of the same name.
  func apart() -> Property {
    Property(of: self, initial: initial, coupling: coupling, layerName: "own " + name)
  }

  private convenience init(
    of other: Property, initial: PropertyValue, coupling: Coupling?, layerName: String? = nil
  ) {
    self.init(
      name: other.name, kind: other.kind, initial: initial, isAnimatable: other.isAnimatable,
      doc: other.doc, stage: other.stage, read: other.read, write: other.write, coupling: coupling,
      inEachAppearance: other.inEachAppearance, layerName: layerName ?? other.layerName)
  }

  /// What the property takes, for messages.
  package var expectation: String { kind.expectation }
}
