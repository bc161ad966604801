import UIKit

/// What a node does when something happens to it.
package struct SceneActions: Sendable {
  /// What sets off steps.
  package enum Trigger: String, CaseIterable, Sendable {
    case tap
    case longPress
    /// The view has come into the window and was laid out.
    case appear
    case touchUpInside
    case valueChanged
    case editingDidBegin
    case editingChanged
    case editingDidEnd
    /// A row of a table or an item of a collection was chosen.
    case select

    /// What sends it; nil for what is no control's.
    var controlEvent: UIControl.Event? {
      switch self {
      case .tap, .longPress, .appear, .select: nil
      case .touchUpInside: .touchUpInside
      case .valueChanged: .valueChanged
      case .editingDidBegin: .editingDidBegin
      case .editingChanged: .editingChanged
      case .editingDidEnd: .editingDidEnd
      }
    }
  }

  /// How a view follows the fingers on it, by the gesture's key and what the file says for it.
  package enum Manipulation: String, CaseIterable, Sendable {
    case pan
    case pinch
    case rotation

    /// The one value that the key takes.
    package var word: String {
      switch self {
      case .pan: "drag"
      case .pinch: "scale"
      case .rotation: "rotate"
      }
    }
  }

  /// What is done at each trigger, in order; a trigger without steps may be missing.
  package var steps: [Trigger: [ActionStep]] = [:]
  /// The gestures by which the view follows the fingers.
  package var manipulations: Set<Manipulation> = []
  /// The controllers that steps bring, which name them by their places.
  package var pages: [SceneNode] = []
}

/// A step of an action.
package indirect enum ActionStep: Sendable {
  case set([Assignment])
  /// Turns a property over, then assigns by what it has become.
  case toggle(ActionTarget, set: [Assignment], otherwise: [Assignment])
  case log(String)
  case animate(AnimateStep)
  /// Starts an animation, in place of the one that has its key.
  case add(SceneAnimation, to: ActionTarget.Node)
  /// Ends the animation of a key.
  case remove(String, from: ActionTarget.Node)
  /// Puts a controller on the stack that the owner is in; by its place in the actions' pages.
  case push(page: Int)
  /// Shows a controller over all that the owner is in; a popover points at a node.
  case present(page: Int, from: ActionTarget.Node?)
  /// Puts a controller in place of the secondary one of the split view that the owner is in.
  case showDetail(page: Int)
  /// Brings a column of that split view into sight.
  case show(UISplitViewController.Column)
  case hide(UISplitViewController.Column)
  /// Takes the topmost controller off the stack, or all but the first.
  case pop(toRoot: Bool)
  /// Takes away what is presented over the owner, or else what the owner is in.
  case dismiss
  /// Selects a tab, a page, or a row of a section or of a wheel.
  case select([Int], in: ActionTarget.Node)
  /// Takes the row away that a node is, or is in.
  case delete(ActionTarget.Node)
  /// The steps behind it are done later.
  case wait(Double)

  /// A new value for a property, as `set` and `animate` have it.
  package struct Assignment: Sendable {
    /// The property that gets the value.
    package let target: ActionTarget
    /// Read as the target takes it; shares and colours are worked out when it is set.
    package let value: PropertyValue
  }
}

/// A property of a node, as `id.property` names it.
package struct ActionTarget: Sendable {
  /// A node as an action names it.
  package enum Node: Hashable, Sendable {
    /// The node that has the action.
    case owner
    /// A node by its full name.
    case named(String)
  }

  /// The node that has the property.
  package let node: Node
  /// A property of the node's class.
  package let property: Property
}
