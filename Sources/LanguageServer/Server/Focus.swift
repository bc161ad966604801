import Scenes

/// Where the caret is: the one place that says so to whoever shows the scene beside the text.
package struct Focus: Equatable, Sendable {
  /// The file, as scenes call it.
  package let path: String
  /// The way to the innermost node around the caret, from the file's root.
  package let pointer: JSONPointer
  /// The node's id, where it has one.
  package let id: String?

  /// Nil where the caret is in no node.
  init?(at offset: Int, in document: TextDocument, _ model: SceneModel) {
    guard let root = model.part(document.path)?.value else { return nil }
    let file = model.part(document.path)?.file ?? document.file
    guard let pointer = root.pointer(to: file.range(offset, offset)) else { return nil }
    let steps = pointer.steps
    for count in (0...steps.count).reversed() {
      let inner = JSONPointer(steps: Array(steps.prefix(count)))
      guard let value = root.value(at: inner), value.members != nil else { continue }
      let place = ValuePlace(
        inner, in: root, definitions: model.definitions, index: model.index)
      let owner = model.index.owner(of: value, among: place.forms) {
        model.definitions.className(of: $0)
      }
      guard owner?.sceneClass != nil else { continue }
      self.path = document.path
      self.pointer = inner
      id = value[FormatWords.idKey]?.string
      return
    }
    return nil
  }
}
