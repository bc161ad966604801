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
      ("Sources/\(name)/GreetingCard.swift", source(Self.card, ["UIKit"])),
      ("Sources/\(name)/GreetingController.swift", source(Self.controller, ["UIKit"])),
      ("Sources/\(name)App/AppDelegate.swift", source(Self.app, [name, "UIKit"])),
      (
        "Tests/\(name)Tests/GreetingTests.swift",
        source(Self.tests, ["SnapshotTesting", "Testing", "UIKit"], tested: name)
      ),
    ]
  }

  /// A file of Swift that imports modules, one of them with what is not public.
  private func source(_ text: String, _ modules: [String], tested: String? = nil) -> String {
    let imports = modules.map { "import \($0)\n" }.joined()
    return imports + (tested.map { "\n@testable import \($0)\n" } ?? "") + "\n" + fill(text)
  }

  private func fill(_ text: String) -> String {
    text.replacing("NAME", with: name).replacing("LAYERKIT", with: layerKit)
  }
}
