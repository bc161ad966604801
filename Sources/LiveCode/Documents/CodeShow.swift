import CoreGraphics
import Scenes
import UIKit

/// What there is to see in code: a scene for each preview, or, where there is none, for each view and
/// controller that can be made without saying anything.
///
/// Scenes go everywhere: into windows, pictures, variants, tests. So code is shown as scenes of one node,
/// whose class is the code's; they are in no file, and have a path of the code's file and a name.
@MainActor
package struct CodeShow {
  /// The scenes, by their paths, as files.
  package let contents: [String: [UInt8]]
  /// In the order in which people walk through them.
  package let paths: [String]
  /// What could be shown if it had a plain initialiser, with the place of its name.
  package private(set) var unusable: [(name: String, offset: Int)] = []

  /// Behind it stands the name of what is shown.
  package nonisolated static let mark: Character = "#"

  /// Shows code under a path; from then on scenes can name its classes.
  package init(_ code: LoadedCode, outline: SwiftOutline, at path: String) {
    var shown: [(name: String, text: String)] = []
    var classes: [SceneClass] = []
    for type in code.views {
      guard outline.isPlain(Self.name(of: type)) else { continue }
      classes.append(Self.sceneClass(Self.name(of: type)) { .view(type.make()) })
    }
    for type in code.controllers {
      guard outline.isPlain(Self.name(of: type)) else { continue }
      classes.append(Self.sceneClass(Self.name(of: type)) { .controller(type.make()) })
    }
    for (index, type) in code.previews.enumerated() {
      let preview = type.makePreview()
      let name = preview.name ?? "Preview \(index + 1)"
      let key = "#Preview \(index + 1)"
      let sceneClass: SceneClass
      switch preview.content {
      case .view(let body): sceneClass = Self.sceneClass(key) { .view(body()) }
      case .controller(let body): sceneClass = Self.sceneClass(key) { .controller(body()) }
      }
      classes.append(sceneClass)
      shown.append((name, PreviewText(preview, sceneClass).text))
    }
    if shown.isEmpty {
      let own = classes.sorted { outline.order(of: $0.name) < outline.order(of: $1.name) }
      shown = own.map { ($0.name, PreviewText($0).text) }
      let plain = Set(own.map(\.name))
      let all = (code.views.map(Self.name) + code.controllers.map(Self.name))
      unusable = outline.classes.filter { all.contains($0.name) && !plain.contains($0.name) }
        .map { ($0.name, $0.offset) }
    }
    SceneClass.own = classes
    var taken: [String: Int] = [:]
    paths = shown.map { name, _ in
      taken[name, default: 0] += 1
      let count = taken[name, default: 1]
      return path + String(Self.mark) + name + (count > 1 ? " \(count)" : "")
    }
    contents = Dictionary(
      uniqueKeysWithValues: zip(paths, shown.map { Array($0.text.utf8) }))
  }

  private static func name(of type: AnyClass) -> String { String(describing: type) }

  private static func sceneClass(
    _ name: String, make: @escaping @MainActor () -> SceneObject
  ) -> SceneClass {
    let fresh = make()
    // The closures are the main actor's, as all of this is.
    return SceneClass(own: name, like: .known(for: fresh), fresh: fresh) { make() }
  }
}

extension SwiftOutline {
  /// Where a class stands among all.
  fileprivate func order(of name: String) -> Int {
    classes.firstIndex { $0.name == name } ?? classes.count
  }
}
