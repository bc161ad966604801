import Foundation

/// A package that builds, shows something and is tested, for somebody to go on with.
package struct NewPackage {
  /// Why there is no package of a name.
  package struct Refusal: Error, CustomStringConvertible {
    package let description: String
  }

  /// What the module is called.
  package let name: String
  /// Where this program's own package is, which the new one depends on.
  private let layerKit: String

  /// A name is one that Swift and a folder can have.
  package init(_ name: String, layerKit: String) throws(Refusal) {
    let isName =
      name.first?.isLetter == true
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    guard isName else {
      throw Refusal(
        description: "'\(name)' is no name for a module: letters, digits and _, a letter first")
    }
    guard !Self.taken.contains(name) else {
      throw Refusal(description: "'\(name)' is a module of LayerKit: take another name")
    }
    (self.name, self.layerKit) = (name, layerKit)
  }

  private static let taken = SwiftToolchain.products.union(["Foundation", "Swift", "Testing"])

  /// Its files, by their paths below it.
  package var files: [(path: String, text: String)] {
    [
      ("Package.swift", fill(Self.manifest)), ("README.md", fill(Self.readme)),
      (".gitignore", ".build/\n.preview/\n"),
      ("Sources/\(name)/GreetingCard.swift", fill(Self.card)),
      ("Sources/\(name)/GreetingController.swift", fill(Self.controller)),
      ("Sources/\(name)App/AppDelegate.swift", fill(Self.app)),
      ("Tests/\(name)Tests/GreetingTests.swift", fill(Self.tests)),
    ]
  }

  private func fill(_ text: String) -> String {
    text.replacing("NAME", with: name).replacing("LAYERKIT", with: layerKit)
  }
}
