import Scenes

/// A file made from the tables to see whether all that read them agree.
package struct FormatCase: Sendable {
  /// `animation.duration: 86400.00000000001`.
  package let what: String
  package let file: JSONValue
  /// What the tables say of it; nil where they do not.
  package let isRight: Bool?

  package init(_ what: String, _ file: JSONValue, isRight: Bool?) {
    self.what = what
    self.file = file
    self.isRight = isRight
  }

  package var text: String { JSONWriter(layout: .compact).text(of: file) }

  /// What `preview check --strict` says of the file as a scene.
  package var complaints: [String] {
    let load = SceneLoad.load(
      CaseFiles.path, from: CaseFiles(text: text), strictness: .strict)
    return load.isValid ? [] : load.diagnostics.sorted.map(\.message)
  }
}
