import UIKit

// What coupled properties were when the file had been applied, by which a later version of the file
// can tell what has changed at run time.

extension LiveNode {
  /// Whether there is something to remember.
  var isCoupled: Bool { !node.sceneClass.coupledProperties.isEmpty }

  /// The couplings of which something has changed since the file was applied.
  var movedCouplings: Set<Coupling> {
    Set(
      node.sceneClass.coupledProperties.filter { property in
        settled[property.layerName].map { $0 != property.read(object) } ?? false
      }.compactMap(\.coupling))
  }

  /// Remembers what the coupled properties are now, but for those that had changed before.
  func settle(except moved: Set<Coupling>) {
    // A safe area moves the content as it comes, and what a text takes up is known when it is laid out;
    // not before its size is.
    if let view, view is UIScrollView, view.isShown { view.layoutIfNeeded() }
    for property in node.sceneClass.coupledProperties {
      guard let coupling = property.coupling, !moved.contains(coupling) else { continue }
      settled[property.layerName] = property.read(object)
    }
  }
}

extension UIView {
  /// Whether it is in a window, or in what masks something there, which is laid out with it.
  fileprivate var isShown: Bool {
    if window != nil { return true }
    let top = sequence(first: self) { $0.superview }.reduce(self) { $1 }
    guard let masked = top.layer.superlayer?.delegate as? UIView else { return false }
    return masked.mask === top && masked.isShown
  }
}

@MainActor
private enum Untouched {
  static var objects: [String: SceneObject] = [:]
}

extension SceneClass {
  /// An object of the class that nothing was ever set on.
  @MainActor var untouched: SceneObject {
    if let object = Untouched.objects[name] { return object }
    let object = make()
    Untouched.objects[name] = object
    return object
  }

  /// What a property is before anything is set; a colour that follows the appearance goes on to.
  @MainActor func fresh(_ property: Property) -> PropertyValue {
    if property.initial.followsAppearance { return property.initial }
    return property.read(untouched) ?? property.initial
  }
}
