import UIKit

/// A key of a node under which nodes stand that are no subviews: the controllers of a stack, the items
/// of a bar.
package struct NodeSlot: Sendable {
  package let key: KeyForm
  /// Whether a list stands under the key, and not a single node.
  let isList: Bool
  /// What a node there is that names no class.
  let standard: SceneClass
  /// Classes whose objects UIKit refuses there, each with a sentence that says so.
  private(set) var refused: [String: String] = [:]
  /// Gives the owner what stands under the key; called whenever that is something else.
  let attach: @MainActor @Sendable (SceneObject, [SceneObject]) -> Void

  /// Whether only controllers can stand there: a view becomes the view of one.
  var isForControllers: Bool { standard.isController }

  init(
    key: KeyForm, isList: Bool, standard: SceneClass,
    attach: @escaping @MainActor @Sendable (SceneObject, [SceneObject]) -> Void
  ) {
    (self.key, self.isList, self.standard, self.attach) = (key, isList, standard, attach)
  }

  func refusing(_ classes: [String: String]) -> NodeSlot {
    var slot = self
    slot.refused = classes
    return slot
  }

  static func list(
    _ name: String, of standard: SceneClass, _ form: FormName, _ doc: String,
    _ example: JSONValue,
    attach: @escaping @MainActor @Sendable (SceneObject, [SceneObject]) -> Void
  ) -> NodeSlot {
    NodeSlot(
      key: KeyForm(
        name, .list(of: .object(form), words: "a list of nodes"), doc, example: example),
      isList: true, standard: standard, attach: attach)
  }

  static func single(
    _ name: String, of standard: SceneClass, _ form: FormName, _ doc: String,
    _ example: JSONValue,
    attach: @escaping @MainActor @Sendable (SceneObject, SceneObject?) -> Void
  ) -> NodeSlot {
    NodeSlot(
      key: KeyForm(name, .any([.object(form), .null]), doc, example: example), isList: false,
      standard: standard
    ) { owner, nodes in attach(owner, nodes.last) }
  }
}
