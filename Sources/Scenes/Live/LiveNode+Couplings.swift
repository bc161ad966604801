import UIKit

// What coupled properties were when the file had been applied, by which a later version of the file
// can tell what has changed at run time.

extension LiveNode {
  /// Whether there is something to remember.
  var isCoupled: Bool { !node.sceneClass.coupledProperties.isEmpty }

  /// The couplings of which something has changed since the file was applied.
  var movedCouplings: Set<Coupling> {
    switch settled {
    case .none: return []
    case .label(let look):
      return (view as? UILabel).map { look.isSame(as: $0.textLook, in: $0) } ?? true ? [] : [.text]
    case .values(let values):
      var moved: Set<Coupling> = []
      for (property, value) in zip(node.sceneClass.coupledProperties, values) {
        guard let value, let coupling = property.coupling else { continue }
        if value != property.state(of: object) { moved.insert(coupling) }
      }
      return moved
    }
  }

  /// Whether a version of the file says anew all that had been changed of a coupling: from then on it is
  /// the file's again. Where content lies, much else decides too.
  func isTakenBack(_ coupling: Coupling, bySaying changed: Set<String>) -> Bool {
    guard coupling != .content else { return false }
    // Whoever says the text says as well what is selected in it.
    let isText = coupling == .text && !changed.isDisjoint(with: ["text", "attributedText"])
    func isSaid(_ name: String) -> Bool {
      changed.contains(name) || isText && Self.writtenByHands.contains(name)
    }
    switch settled {
    case .none: return false
    case .label(let look):
      return (view as? UILabel).map { look.isSame(as: $0.textLook, in: $0, besides: isSaid) }
        ?? false
    case .values(let values):
      return zip(node.sceneClass.coupledProperties, values).allSatisfy { property, value in
        property.coupling != coupling || isSaid(property.layerName) || value == nil
          || value == property.state(of: object)
      }
    }
  }

  private static let writtenByHands: Set = ["text", "attributedText", "selectedRange"]

  /// Remembers what the coupled properties are now, but for those that had changed before.
  func settle(except moved: Set<Coupling>) {
    // Most of what is coupled are texts, and there may be very many.
    if let label = view as? UILabel, node.sceneClass === SceneClass.label {
      if !moved.contains(.text) { settled = .label(label.textLook) }
      return
    }
    // A safe area moves the content as it comes, and what a text takes up is known when it is laid out;
    // not before its size is.
    if let view, view is UIScrollView, view.isShown { view.layoutIfNeeded() }
    let properties = node.sceneClass.coupledProperties
    var values: [PropertyValue?] = Array(repeating: nil, count: properties.count)
    if case .values(let old) = settled, old.count == values.count { values = old }
    for (index, property) in properties.enumerated() {
      guard let coupling = property.coupling, !moved.contains(coupling) else { continue }
      values[index] = property.state(of: object)
    }
    settled = .values(values)
  }
}

extension Property {
  /// What it is, wherever the object lies by now.
  @MainActor
  fileprivate func state(of object: SceneObject) -> PropertyValue? {
    if let inEachAppearance { return inEachAppearance(object) }
    return read(object)
  }
}

/// What the coupled properties of an object were.
enum SettledState {
  case none
  indirect case label(LabelLook)
  /// In the order of the class's coupled properties; nil for those that had been changed before.
  case values([PropertyValue?])
}

extension LabelLook {
  /// Whether a label would show the same by both, as far as files say it.
  @MainActor
  fileprivate func isSame(
    as other: LabelLook, in label: UILabel, besides isLeftOut: (String) -> Bool = { _ in false }
  ) -> Bool {
    if self == other { return true }
    func color(_ look: LabelLook) -> ColorValue? {
      guard look.color != .label else { return nil }
      return ColorValue(look.color.resolvedColor(with: label.traitCollection).cgColor)
    }
    let hasSameText = text ?? "" == other.text ?? "" && isPlain == other.isPlain
    return (hasSameText || isLeftOut("text"))
      && (alignment == other.alignment || isLeftOut("textAlignment"))
      && (FontValue(font) == FontValue(other.font) || isLeftOut("font"))
      && (color(self) == color(other) || isLeftOut("textColor"))
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
