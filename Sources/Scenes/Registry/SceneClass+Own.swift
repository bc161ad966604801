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

  /// A class of somebody's own, with the properties of the one that it is derived from.
  package convenience init(
    own name: String, like known: SceneClass,
    make: @escaping @MainActor @Sendable () -> SceneObject
  ) {
    self.init(
      name, isView: known.isView, isController: known.isController, isControl: known.isControl,
      place: known.place, properties: known.properties, coupled: known.coupledNames,
      slots: known.slots, rows: known.rows, make: make)
  }

  /// The names of its coupled properties, by what couples them.
  private var coupledNames: [Coupling: [String]] {
    coupledProperties.reduce(into: [:]) { names, property in
      if let coupling = property.coupling { names[coupling, default: []].append(property.name) }
    }
  }
}
