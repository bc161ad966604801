/// Names of the format that editors offer and tables do not list by themselves.
package enum FormatWords {
  /// The colours with names, sorted.
  package static let colors = ColorValue.system.keys.sorted()
  /// What animations can move, by key path.
  package static let keyPaths = AnimatedKind.names
  /// The attributes that constraints speak of.
  package static let attributes = SceneConstraint.attributes.map(\.name)
  /// The guides of views that constraints can name.
  package static let guides = SceneConstraint.Part.allCases.map(\.rawValue)
  /// Endings of files of pictures.
  package static let pictureEndings = FileGuess.pictures
  /// The key that gives a node its name.
  package static let idKey = ViewForm.keys.node.id.name
  package static let classKey = ViewForm.keys.viewClass.name
  package static let componentKey = ViewForm.instance.component.name
}
