import QuartzCore
import UIKit

/// What a line of a dump says of a view or a layer besides the values that it has.
struct DumpLine {
  /// What it is called; nil for nothing.
  var id: String?
  /// Whether it is somewhere where it is seen.
  var isShown = true
  /// Whether the file decides on the scale of a root layer's contents.
  var setsContents = false

  /// What layouts decide, besides places.
  private static let laidOut: Set = [
    "contentSize", "contentOffset", "layoutMargins", "directionalLayoutMargins",
  ]

  /// The class, the name, the place, and what differs from a fresh object.
  @MainActor
  func text(_ object: SceneObject, as sceneClass: SceneClass, named name: String) -> String {
    var parts = [name]
    if let id { parts.append("'\(id)'") }
    parts.append(isShown ? object.layer.frame.text : "not shown")
    let origin = object.layer.bounds.origin
    if isShown, origin != .zero { parts.append("bounds.origin \(origin.text)") }
    let isView = object.layer.delegate is UIView
    for (property, value) in sceneClass.differences(of: object) {
      if !isShown, Self.laidOut.contains(property.name) { continue }
      // A view's layer is as fine as the screen was when it was made: nothing of the scene's.
      if property.name == "contentsScale", isView, !setsContents { continue }
      // A drawing takes the place of the file's contents unless it is empty, and only once it is seen:
      // whether it has been says nothing of the scene.
      if property.name == "contents", object.draws { continue }
      parts.append("\(property.name) \(value.text)")
    }
    return parts.joined(separator: " ")
  }
}

extension SceneClass {
  /// The values that an object has set to something else than a fresh one has, places aside.
  @MainActor
  func differences(of object: SceneObject) -> [(property: Property, value: PropertyValue)] {
    let context = ApplyContext(
      superSize: .zero, traits: object.view?.traitCollection ?? UITraitCollection.current)
    return properties.compactMap { property in
      guard property.stage != .placement, let value = property.read(object) else { return nil }
      let initial = property.initial
      let isInitial =
        initial.followsAppearance ? value == initial.resolved(in: context) : value == initial
      return isInitial ? nil : (property, value)
    }
  }
}

extension SceneNode {
  /// Whether the file decides on the scale of a root layer's contents.
  var setsContents: Bool {
    layerSettings.contains {
      ["contents", "contentsScale"].contains(SceneClass.layer.properties[$0.property].name)
    }
  }
}
