import Scenes
import Snapshots
import UIKit

/// What names in scripts mean in an app: the `accessibilityIdentifier` of a view that is shown, or of an
/// item of a bar.
@MainActor
struct AppTargets: ScriptTargets {
  let shown: SceneStage

  /// The foremost first.
  private var windows: [UIWindow] { shown.scene.windows.reversed() }

  private var elements: [AccessibilityNode] {
    windows.flatMap { AccessibilityNode.elements(of: $0.accessibilityTree()) }
  }

  /// All views that are shown, each before what is in it.
  private var views: some Sequence<UIView> {
    var pending: [UIView] = Array(windows.reversed())
    return AnyIterator {
      guard let view = pending.popLast() else { return nil }
      // What lies in front comes first.
      pending.append(contentsOf: view.subviews.filter { !$0.isHidden })
      return view
    }
  }

  var names: [String] {
    let all = views.compactMap(\.accessibilityIdentifier) + elements.compactMap(\.identifier)
    return Set(all).sorted()
  }

  var labels: [String] { elements.compactMap(\.label) }

  func target(named name: String) -> ScriptTarget? { view(named: name).map { .view($0) } }

  private func view(named name: String) -> UIView? {
    views.first { $0.accessibilityIdentifier == name }
      ?? elements.first { $0.identifier == name }?.view
  }

  func elements(labelled label: String) -> [AccessibilityNode] {
    elements.filter { $0.label == label }
  }

  func name(of view: UIView) -> String? { view.accessibilityIdentifier }

  func value(of path: String) -> (property: Property, value: PropertyValue)? {
    guard let (name, property) = PlainView.split(path), let view = view(named: name) else {
      return nil
    }
    return PlainView(view).value(of: property)
  }

  func resolved(_ value: PropertyValue, for path: String) -> PropertyValue {
    guard let (name, _) = PlainView.split(path), let view = view(named: name) else { return value }
    return PlainView(view).resolved(value)
  }

  func layOut() {
    shown.arrange()
    for window in windows { window.layoutIfNeeded() }
  }

  func aim(at window: UIWindow) { shown.aim(at: window) }
  func aimKeys() { shown.aimKeys() }
}
