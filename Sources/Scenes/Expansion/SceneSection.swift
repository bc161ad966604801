/// A part of a table or a collection after expansion.
package struct SceneSection: Sendable {
  var header: String?
  var footer: String?
  var indexTitle: String?
  var layout = ItemLayout()
  package var rows: [SceneNode] = []

  /// Whether all but the rows is the same.
  func hasSameFrame(as other: SceneSection) -> Bool {
    header == other.header && footer == other.footer && indexTitle == other.indexTitle
      && layout == other.layout
  }
}
