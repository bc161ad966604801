/// A node of the scene after expansion: everything that `$`, `use`, `component` and `if` stood for
/// is in its place, and every value has been read.
package struct SceneNode: Sendable {
  /// The class, by its place in `SceneClass.all`.
  package internal(set) var sceneClass: SceneClass
  /// The name that actions and scripts find the node by; nil for one without.
  package var id: SceneID?
  /// A second name: what the node is called inside its component.
  package var alias: SceneID?
  /// The node's object in the file; for an instance that of the instance, not the component's.
  package let range: SourceRange
  /// The values that the file sets, by the property's place in the class, in the order of
  /// application.
  package var settings: [Setting] = []
  /// What the file says about a view's root layer.
  package var layerSettings: [Setting] = []
  /// Bare layers, the last one in front; a view's root layer has its own among them.
  package var sublayers: [SceneNode] = []
  /// The last one in front; empty for a layer.
  package var subviews: [SceneNode] = []
  /// What masks a view: one view, or none.
  package var maskViews: [SceneNode] = []
  /// What is offered to a finger that is held on a view: one menu, or none.
  package var menus: [SceneNode] = []
  /// What masks the layer, a view's root layer too: one layer, or none. It goes over a mask view.
  package var maskLayers: [SceneNode] = []
  /// Those of the class's slots, in their order; empty where the file says nothing of any.
  package var slots: [[SceneNode]] = []
  /// The rows of a table, or the items of a collection.
  package var sections: [SceneSection] = []
  /// Its place in `ExpandedScene.actions`; nil for a node that does nothing.
  package var actions: Int?
  /// Its place in `ExpandedScene.constraints`; nil for a node without any.
  package var constraints: Int?
  /// What runs on the node's layer from the moment it appears.
  package var animations: [SceneAnimation] = []

  /// One property of the node and what the file sets it to.
  package struct Setting: Sendable {
    /// The place in the class's properties; those of CALayer for a root layer.
    package let property: Int
    /// Read but not resolved: shares and adaptive colours are as in the file.
    package let value: PropertyValue
    /// Where the file has the value.
    package let range: SourceRange
  }

  /// All nodes right below this one, masks as well.
  package var children: [SceneNode] {
    let own = subviews + sublayers + maskViews + maskLayers + menus
    guard !slots.isEmpty || !sections.isEmpty else { return own }
    return own + slots.joined() + sections.flatMap(\.rows)
  }

  /// Whether the file says where a view lies by itself, and not by constraints.
  var isPlaced: Bool {
    settings.contains { sceneClass.properties[$0.property].stage == .placement }
  }

  /// What stands under a slot of the class.
  func nodes(inSlot index: Int) -> [SceneNode] { slots.isEmpty ? [] : slots[index] }

  /// The nodes of the subtree, this one included.
  package var count: Int {
    var total = 0
    var pending = [self]
    while let node = pending.popLast() {
      total += 1
      pending.append(contentsOf: node.children)
    }
    return total
  }
}

/// A node's name: what the file calls it, behind the names of the component instances around it.
///
/// Inside an instance of a component the short name is enough; from outside it is
/// `instance/name`, so that two instances do not clash.
package struct SceneID: Hashable, Sendable, CustomStringConvertible {
  /// The instances around the node, as `outer/inner`; empty outside components.
  package let scope: String
  /// The id as its file has it.
  package let name: String

  /// `scope/name`, as scripts and dumps have it.
  package var description: String { scope.isEmpty ? name : "\(scope)/\(name)" }
}

/// A scene that is ready to be shown.
package struct ExpandedScene: Sendable {
  /// Always a view.
  package var root: SceneNode
  /// By the places that the nodes have in their `actions`.
  package var actions: [SceneActions]
  /// By the places that the nodes have in their `constraints`.
  package var constraints: [[SceneConstraint]] = []
  /// The command line's overrides are in it already.
  package var canvas: Canvas
  /// The pictures that are kept of it, in the file's order.
  package var snapshots: [SceneSnapshot] = []
  /// The ways in which it is looked at side by side.
  package var variants = SceneVariants()
}
