import Foundation

/// Swift files that are one module, and what compiling them needs.
package struct CodeSources: Hashable, Sendable {
  /// As the user wrote them.
  package let files: [String]
  package let moduleName: String
  /// What the compiler is told besides.
  package var arguments = ["-parse-as-library"]
  /// What is linked to it.
  package var objects: [String] = []
  /// Pictures and the like, which are copied to where the module looks for them.
  var resources: [BuildManifest.Copy] = []
  /// Where a change means that other files, or with other words, are to be compiled.
  var roots: [String] = []
  /// The folder that all Swift files are taken from, and what there was in it.
  var place: FilesBelow.Place?

  /// Files that belong to no package: the module is called after the first of them, and not as a class
  /// in it, which would stand in the way of the module's own name.
  package init(files: [String]) {
    self.files = files
    let stem = (files.first ?? "Code").split(separator: "/").last.map(String.init) ?? "Code"
    let letters = stem.prefix { $0 != "." }.map { character in
      character.isASCII && (character.isLetter || character.isNumber) ? character : "_"
    }
    moduleName = "Live_" + String(letters)
  }

  init(files: [String], moduleName: String, arguments: [String]) {
    (self.files, self.moduleName, self.arguments) = (files, moduleName, arguments)
  }

  /// All whose changes matter. The name of a folder ends with a slash: what is in it matters.
  package var watched: [String] { files + roots + resources.flatMap(\.files) }

  /// Whether they are still what there is to compile when something has changed.
  package func stand(after causes: [String]) -> Bool {
    let usual = Set(files + resources.flatMap(\.files))
    return place?.isUnchanged != false && causes.allSatisfy(usual.contains)
  }
}
