import Synchronization
import UIKit

extension SceneClass {
  private static let ownClasses = Mutex<[SceneClass]>([])

  /// Classes that code has brought into this program, besides those that every scene can name.
  package static var own: [SceneClass] {
    get { ownClasses.withLock { $0 } }
    set { ownClasses.withLock { $0 = newValue } }
  }

  /// One of them, where a node of a class like the standard one can stand.
  static func own(_ name: String, for standard: SceneClass) -> SceneClass? {
    switch standard.place {
    case .tree, .presentation, .bar:
      standard.isView ? own.first { $0.name == name && $0.isView } : nil
    case .tabs, .navigationBar, .menu, .menuElement, .alert, .swipe: nil
    }
  }

  /// A class of somebody's own, with the properties of the one that it is derived from; `fresh`, which
  /// is one of its objects, tells what they begin with.
  @MainActor
  package convenience init(
    own name: String, like known: SceneClass, fresh: SceneObject,
    make: @escaping @MainActor @Sendable () -> SceneObject
  ) {
    let properties = known.properties.map { property in
      guard property.stage != .placement, property.stage != .fitting,
        let value = property.read(fresh)
      else { return property }
      return property.beginning(with: value)
    }
    let coupled = Dictionary(grouping: known.coupledProperties, by: \.coupling)
    self.init(
      name, isView: known.isView, isController: known.isController, isControl: known.isControl,
      place: known.place, properties: properties,
      coupled: coupled.reduce(into: [:]) { result, group in
        if let coupling = group.key { result[coupling] = group.value.map(\.name) }
      },
      slots: known.slots, rows: known.rows, make: make)
  }

  /// The class that an object is of, or the nearest above it that scenes know.
  @MainActor
  package static func known(for object: SceneObject) -> SceneClass {
    let instance: AnyObject = object.controller ?? object.view ?? object.layer
    var mirror: Mirror? = Mirror(reflecting: instance)
    while let current = mirror {
      let name = String(describing: current.subjectType)
      if let found = all.first(where: { $0.name == name && $0.place == .tree }) { return found }
      mirror = current.superclassMirror
    }
    return object.controller != nil ? .viewController : object.view != nil ? .view : .layer
  }
}
