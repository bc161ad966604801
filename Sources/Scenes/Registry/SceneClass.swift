import UIKit

/// A class that a node can name, with the properties that scene files can set on it.
package final class SceneClass: Sendable {
  /// `UILabel`, as `class` of a node has it.
  package let name: String
  /// Whether its objects are views; else they are bare layers.
  package let isView: Bool
  /// Where its nodes can stand.
  package let place: NodePlace
  /// Whether its objects are controllers, which stand for their views as well.
  package let isController: Bool
  /// Whether it sends control events, such as `valueChanged`.
  let isControl: Bool
  /// In the order in which they are applied: by stage, then as registered.
  package let properties: [Property]
  private let byName: [String: Int]
  /// Those that are coupled, in the order of application.
  let coupledProperties: [Property]
  /// Keys under which nodes stand that are no subviews.
  let slots: [NodeSlot]
  /// What it has rows of; nil for the many that have none.
  let rows: RowsForm?
  package let make: @MainActor @Sendable () -> SceneObject
  /// The keys of its nodes that are no properties and that other classes do not have.
  package let ownKeys: [KeyForm]
  private let ownKeyNames: Set<String>

  init(
    _ name: String, isView: Bool, isController: Bool = false, isControl: Bool = false,
    isElement: Bool = false,
    place: NodePlace = .tree, properties: [Property], coupled: [Coupling: [String]] = [:],
    slots: [NodeSlot] = [],
    rows: RowsForm? = nil,
    make: @escaping @MainActor @Sendable () -> SceneObject
  ) {
    self.name = name
    self.isView = isView
    self.place = place
    self.isController = isController
    self.isControl = isControl
    self.slots = slots
    self.rows = rows
    let properties = isElement ? Property.ofElement(properties) : properties
    self.properties = properties.enumerated().sorted {
      ($0.element.stage, $0.offset) < ($1.element.stage, $1.offset)
    }.map { _, property in
      property.coupled(coupled.first { $0.value.contains(property.name) }?.key)
    }
    coupledProperties = self.properties.filter { $0.coupling != nil }
    self.make = make
    ownKeys = slots.map(\.key) + (rows?.keys.forms ?? [])
    ownKeyNames = Set(ownKeys.map(\.name))
    byName = Dictionary(
      uniqueKeysWithValues: self.properties.enumerated().map { ($0.element.name, $0.offset) })
  }

  /// The property of a name, found in a dictionary; nil where the class has none of it.
  package func property(_ name: String) -> Property? { index(of: name).map { properties[$0] } }

  func index(of name: String) -> Int? { byName[name] }

  /// Whether a key of its nodes is one of ``ownKeys``.
  func hasOwnKey(_ name: String) -> Bool { !ownKeyNames.isEmpty && ownKeyNames.contains(name) }

  /// Every class that a scene can name.
  package static let all: [SceneClass] = [
    view, layer, shapeLayer, gradientLayer, transformLayer, replicatorLayer, scrollLayer,
    emitterLayer, tiledLayer, textLayer, visualEffectView, label,
    imageView, control, button, toggle, slider, stepper, segmentedControl, progressView,
    activityIndicatorView, pageControl, scrollView, textField, textView, stackView, tableView,
    pickerView, datePicker, searchBar,
    tableViewCell, collectionView, refreshControl, searchController, barButtonItem, tabBarItem,
    menu, action,
    alertAction, contextualAction, viewController, navigationController, tabBarController,
    splitViewController, pageViewController, alertController,
  ]

  /// The class of a name; nil where scenes know none. Looks at one after the other.
  package static func named(_ name: String) -> SceneClass? { all.first { $0.name == name } }
}
