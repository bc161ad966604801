import CoreGraphics

/// What clients have said of an object for those who do not see it; nil for what they left open.
///
/// An object of its own, because few objects have any.
final class AccessibilityState {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var identifier: String?
  var language: String?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var userInputLabels: [String]?
  var respondsToUser: Bool?
  var containerType: UIAccessibilityContainerType?
  var hidesElements = false
  var isModal: Bool?
  var groups: Bool?
}

/// What an object of the framework's own says where clients have said nothing.
struct OwnAccessibility {
  var isElement = false
  var label: String?
  var value: String?
  var traits: UIAccessibilityTraits = []
  var identifier: String?
  /// Whether all that is in it is read before what lies beside it.
  var groups = false
  /// Whether what lies behind it is out of reach.
  var isModal = false
  /// What it is made of, where that is no views.
  var elements: [UIAccessibilityElement]?
}

/// A class of the framework's own that can say what it is.
@MainActor
protocol SelfDescribing {
  var ownAccessibility: OwnAccessibility { get }
}

extension UIResponder {
  var describedAccessibility: OwnAccessibility {
    (self as? any SelfDescribing)?.ownAccessibility ?? OwnAccessibility()
  }

  /// Notes what a client says.
  func say<Value>(
    _ path: ReferenceWritableKeyPath<AccessibilityState, Value>, _ value: Value
  ) {
    let state = accessibility ?? AccessibilityState()
    accessibility = state
    state[keyPath: path] = value
  }

  /// Where the object is, in the screen's coordinates, if nobody has said otherwise.
  var naturalAccessibilityFrame: CGRect {
    guard let view = self as? UIView else { return .zero }
    return UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
  }

  var respondsByNature: Bool {
    guard let view = self as? UIView, view.isUserInteractionEnabled else { return false }
    return view is UIControl || !(view.gestureRecognizers ?? []).isEmpty
  }

  /// What was given as the content, or what the object is made of.
  var accessibilityContent: [Any]? {
    accessibility?.elements ?? describedAccessibility.elements
  }
}

extension UIResponder {
  /// What was set, as files have it; nil for what is the object's own.
  package var givenAccessibilityLabel: String? { accessibility?.label }
  package var givenAccessibilityHint: String? { accessibility?.hint }
  package var givenAccessibilityValue: String? { accessibility?.value }
  package var givenAccessibilityIdentifier: String? { accessibility?.identifier }
  package var givenIsAccessibilityElement: Bool? { accessibility?.isElement }

  /// Nil makes them the object's own again.
  package var givenAccessibilityTraits: UIAccessibilityTraits? {
    get { accessibility?.traits }
    set { say(\.traits, newValue) }
  }

  package func forgetIsAccessibilityElement() { accessibility?.isElement = nil }
}
