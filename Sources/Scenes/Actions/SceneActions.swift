/// What a node does when something happens to it.
package struct SceneActions: Sendable {
  package var tap: [ActionStep] = []
  /// Whether the view follows the pointer.
  package var isDraggable = false
}

/// A step of an action.
package indirect enum ActionStep: Sendable {
  case set([Assignment])
  /// Turns a property over, then assigns by what it has become.
  case toggle(ActionTarget, set: [Assignment], otherwise: [Assignment])
  case log(String)

  package struct Assignment: Sendable {
    package let target: ActionTarget
    package let value: PropertyValue
  }
}

/// A property of a node, as `id.property` names it.
package struct ActionTarget: Sendable {
  package enum Node: Hashable, Sendable {
    /// The node that has the action.
    case owner
    /// A node by its full name.
    case named(String)
  }

  package let node: Node
  package let property: Property
}
