import Synchronization
import UIKit

extension SceneClass {
  private static let ownClasses = Mutex<[SceneClass]>([])

  /// Classes that code has brought into this program, besides those that every scene can name.
  package static var own: [SceneClass] {
    get { ownClasses.withLock { $0 } }
    set { ownClasses.withLock { $0 = newValue } }
  }

  /// One of them, or of those that a scene brings along, where a node of a class like the standard one can
  /// stand. A scene's own come first.
  static func own(
    _ name: String, for standard: SceneClass, besides classes: [SceneClass]
  ) -> SceneClass? {
    let fits = { (found: SceneClass) in found.name == name && found.isView == standard.isView }
    switch standard.place {
    case .tree, .presentation, .bar: return classes.first(where: fits) ?? own.first(where: fits)
    case .tabs, .navigationBar, .menu, .menuElement, .alert, .swipe: return nil
    }
  }

  /// A class of somebody's own, with the properties of the one that it is derived from.
  package convenience init(
    own name: String, like known: SceneClass,
    adding properties: [Property] = [], make: @escaping @MainActor @Sendable () -> SceneObject
  ) {
    let added = Set(properties.map(\.name))
    self.init(
      name, isView: known.isView, isController: known.isController, isControl: known.isControl,
      place: known.place,
      properties: known.properties.filter { !added.contains($0.name) } + properties,
      coupled: known.coupledNames, slots: known.slots, rows: known.rows, make: make)
  }

  /// A view's, controller's or layer's class that code brings along: with the properties of the nearest
  /// class above it that scenes know, and those that it lets scenes set.
  @MainActor
  package convenience init(
    own type: AnyClass, keys: [InspectableKey],
    make: @escaping @MainActor @Sendable () -> SceneObject
  ) {
    let object = make()
    let known = Self.known(above: type, like: object)
    let properties = keys.filter { Self.isClass(type, within: $0.owner) }.compactMap {
      Property.own($0, of: object)
    }
    self.init(
      own: String(describing: type), like: known, adding: properties, make: make)
  }

  private static func known(above type: AnyClass, like object: SceneObject) -> SceneClass {
    var next: AnyClass? = type
    while let type = next {
      if let found = named(String(describing: type)), found.place == .tree { return found }
      next = _getSuperclass(type)
    }
    return switch object {
    case .view: view
    case .layer: layer
    case .controller: viewController
    }
  }

  private static func isClass(_ type: AnyClass, within other: AnyClass) -> Bool {
    var next: AnyClass? = type
    while let type = next {
      if type == other { return true }
      next = _getSuperclass(type)
    }
    return false
  }

  /// The names of its coupled properties, by what couples them.
  private var coupledNames: [Coupling: [String]] {
    coupledProperties.reduce(into: [:]) { names, property in
      if let coupling = property.coupling { names[coupling, default: []].append(property.name) }
    }
  }
}
