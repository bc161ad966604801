import Foundation

/// Swift files that are one module.
package struct CodeSources: Hashable, Sendable {
  /// As the user wrote them.
  package let files: [String]
  package let moduleName: String
  /// What its own compiler run needs besides, such as the modules of a package's dependencies.
  package var arguments: [String] = []
  /// What is linked to it.
  package var objects: [String] = []

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

  package init(files: [String], moduleName: String, arguments: [String], objects: [String]) {
    (self.files, self.moduleName) = (files, moduleName)
    (self.arguments, self.objects) = (arguments, objects)
  }
}
