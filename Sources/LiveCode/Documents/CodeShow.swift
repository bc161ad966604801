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
  package private(set) var unusable: [SwiftOutline.Class] = []

  /// Behind it stands the name of what is shown.
  package nonisolated static let mark: Character = "#"

  /// Shows code under a path; from then on scenes can name its classes.
  package init(_ code: LoadedCode, outline: SwiftOutline, at path: String) {
    let views = code.views.filter { outline.isPlain(Self.name(of: $0)) }
    let controllers = code.controllers.filter { outline.isPlain(Self.name(of: $0)) }
    var shown: [(name: String, text: String)] = []
    var classes: [SceneClass] = []
    for (index, type) in code.previews.enumerated() {
      let preview = type.makePreview()
      let key = "#Preview \(index + 1)"
      let sceneClass =
        switch preview.content {
        case .view(let body): Self.sceneClass(key, fills: preview.isSized) { body() }
        case .controller(let body): Self.sceneClass(controller: key) { body() }
        }
      classes.append(sceneClass)
      let text = PreviewText(preview, as: sceneClass).text
      shown.append((preview.name ?? "Preview \(index + 1)", text))
    }
    if shown.isEmpty {
      classes = views.map { type in Self.sceneClass(Self.name(of: type)) { type.make() } }
      classes += controllers.map { type in
        Self.sceneClass(controller: Self.name(of: type)) { type.make() }
      }
      classes.sort { outline.order(of: $0.name) < outline.order(of: $1.name) }
      shown = classes.map { ($0.name, PreviewText($0).text) }
      let plain = Set(classes.map(\.name))
      let all = Set(code.views.map(Self.name) + code.controllers.map(Self.name))
      unusable = outline.classes.filter { all.contains($0.name) && !plain.contains($0.name) }
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

  /// The class of a view, in what holds it in the middle.
  private static func sceneClass(
    _ name: String, fills: Bool = false, make: @escaping @MainActor @Sendable () -> UIView
  ) -> SceneClass {
    SceneClass(own: name, like: .view) { .view(PreviewContainer(make(), fills: fills)) }
  }

  private static func sceneClass(
    controller name: String, make: @escaping @MainActor @Sendable () -> UIViewController
  ) -> SceneClass {
    SceneClass(own: name, like: .viewController) { .controller(make()) }
  }
}

extension Preview {
  /// Whether it says how large its canvas is.
  fileprivate var isSized: Bool {
    traits.contains { trait in
      switch trait.wish {
      case .size, .fitting: true
      default: false
      }
    }
  }
}

extension SwiftOutline {
  /// Where a class stands among all.
  fileprivate func order(of name: String) -> Int {
    classes.firstIndex { $0.name == name } ?? classes.count
  }
}
