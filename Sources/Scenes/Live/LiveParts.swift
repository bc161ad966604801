import UIKit

/// What many live nodes have nothing of, in an object that is made with the first of it.
@MainActor
final class LiveParts {
  var subviews: [LiveNode] = []
  var sublayers: [LiveNode] = []
  var masks: [LiveNode] = []
  var menus: [LiveNode] = []
  var contextMenu: SceneContextMenu?
  var slots: [[LiveNode]] = []
  var rows: LiveRows?
  var assigned: [String: EffectiveSetting] = [:]
  var settled = SettledState.none
  var binding: ActionBinding?
}

/// What live nodes are in, of which those that came together have one.
@MainActor
final class LiveSurroundings {
  fileprivate(set) weak var parent: LiveNode?
  let size: CGSize

  nonisolated init(_ parent: LiveNode? = nil, size: CGSize = .zero) {
    self.size = size
    self.parent = parent
  }
}

extension LiveNode {
  private var madeParts: LiveParts {
    if let parts { return parts }
    let made = LiveParts()
    parts = made
    return made
  }

  /// In the file's order, the last one in front; empty for a bare layer.
  package internal(set) var subviews: [LiveNode] {
    get { parts?.subviews ?? [] }
    set { if parts != nil || !newValue.isEmpty { madeParts.subviews = newValue } }
  }

  /// Bare layers, in the file's order, the last one in front.
  package internal(set) var sublayers: [LiveNode] {
    get { parts?.sublayers ?? [] }
    set { if parts != nil || !newValue.isEmpty { madeParts.sublayers = newValue } }
  }

  /// What masks the view or layer: a view, a layer, or both, of which the layer is in effect.
  var masks: [LiveNode] {
    get { parts?.masks ?? [] }
    set { if parts != nil || !newValue.isEmpty { madeParts.masks = newValue } }
  }

  /// What is offered to a finger that is held on the view: one menu, or none.
  var menus: [LiveNode] {
    get { parts?.menus ?? [] }
    set { if parts != nil || !newValue.isEmpty { madeParts.menus = newValue } }
  }

  /// What opens it.
  var contextMenu: SceneContextMenu? {
    get { parts?.contextMenu }
    set { if parts != nil || newValue != nil { madeParts.contextMenu = newValue } }
  }

  /// What stands under the class's slots, in their order; empty where nothing does.
  package internal(set) var slots: [[LiveNode]] {
    get { parts?.slots ?? [] }
    set { if parts != nil || !newValue.isEmpty { madeParts.slots = newValue } }
  }

  /// What a table or a collection shows; nil for everything else.
  var rows: LiveRows? {
    get { parts?.rows }
    set { if parts != nil || newValue != nil { madeParts.rows = newValue } }
  }

  /// Colours that actions have set and that follow the appearance, by what they colour.
  var assigned: [String: EffectiveSetting] {
    get { parts?.assigned ?? [:] }
    set { if parts != nil || !newValue.isEmpty { madeParts.assigned = newValue } }
  }

  /// What coupled properties were when the file had been applied; see `LiveNode+Couplings`.
  var settled: SettledState {
    get { parts?.settled ?? .none }
    set { madeParts.settled = newValue }
  }

  /// What sets off the node's actions; nil while it has none.
  var binding: ActionBinding? {
    get { parts?.binding }
    set { if parts != nil || newValue != nil { madeParts.binding = newValue } }
  }

  /// The node that this one is in; for what an action has brought, the one with the action.
  var parent: LiveNode? {
    get { surroundings.parent }
    set {
      if surroundings.parent === newValue { return }
      surroundings = LiveSurroundings(newValue, size: surroundings.size)
    }
  }

  /// The superview's size that shares of it were taken from.
  var superSize: CGSize {
    get { surroundings.size }
    set {
      if surroundings.size == newValue { return }
      surroundings = LiveSurroundings(surroundings.parent, size: newValue)
    }
  }
}
