import UIKit

/// A view that no scene has made, whose properties scripts read as they do those of a node's.
@MainActor
package struct PlainView {
  private let view: UIView

  package init(_ view: UIView) { self.view = view }

  /// What is before the last dot of `id.property`; nil for what is no such path.
  package static func split(_ path: String) -> (name: String, property: String)? {
    guard let (name, property, isConstraint) = Property.split(target: path), !isConstraint else {
      return nil
    }
    return (name, property)
  }

  /// A property as it is now; nil where views of its class have none of the name.
  package func value(of name: String) -> (property: Property, value: PropertyValue)? {
    guard let property = sceneClass.property(name), let value = property.read(.view(view)) else {
      return nil
    }
    return (property, value)
  }

  /// What a value of a script comes to here.
  package func resolved(_ value: PropertyValue) -> PropertyValue {
    value.resolved(
      in: ApplyContext(
        superSize: view.superview?.bounds.size ?? view.bounds.size, traits: view.traitCollection))
  }

  /// The class that the view is of, or the last one above it that scenes know.
  private var sceneClass: SceneClass {
    let classes = sequence(first: Mirror(reflecting: view), next: \.superclassMirror)
    return classes.lazy.compactMap { mirror in
      SceneClass.all.first { $0.isView && $0.name == String(describing: mirror.subjectType) }
    }.first ?? .view
  }
}
