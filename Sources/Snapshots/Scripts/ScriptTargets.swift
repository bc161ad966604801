import Scenes
import UIKit

/// What the names in a script mean: those of a scene's nodes, or of an app's views.
@MainActor
package protocol ScriptTargets {
  /// All names that there are, for suggestions.
  var names: [String] { get }
  /// What all elements are called for those who do not see them.
  var labels: [String] { get }
  /// What a name stands for; nil for one that nothing has.
  func target(named name: String) -> ScriptTarget?
  /// The elements that are called so.
  func elements(labelled label: String) -> [AccessibilityNode]
  /// What a view is called in scripts.
  func name(of view: UIView) -> String?
  /// Reads `id.property` as it is now; nil where there is no such thing.
  func value(of path: String) -> (property: Property, value: PropertyValue)?
  /// What a value of a script comes to for `id.property`.
  func resolved(_ value: PropertyValue, for path: String) -> PropertyValue
  /// Brings everything to its place.
  func layOut()
  /// What a hand does next, it does to this window.
  func aim(at window: UIWindow)
  /// What is typed next is for whoever has the keys.
  func aimKeys()
}

/// What a name stands for.
package enum ScriptTarget {
  case view(UIView)
  /// Hands do not reach bare layers.
  case layer
}

extension LiveScene: ScriptTargets {
  package func target(named name: String) -> ScriptTarget? {
    guard let node = node(named: name) else { return nil }
    guard let view = node.touched(in: window) else { return .layer }
    return .view(view)
  }

  package func name(of view: UIView) -> String? { node(of: view)?.node.id.map { "\($0)" } }
  package func layOut() { window.layoutIfNeeded() }
  // There is one window.
  package func aim(at window: UIWindow) {}
  package func aimKeys() {}
}
