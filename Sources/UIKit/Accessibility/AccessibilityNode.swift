import CoreGraphics

/// Something that those who do not see the screen are told of, or a group of such things.
@MainActor
package struct AccessibilityNode {
  package let object: UIResponder
  /// What a group consists of, in order; nil for an element.
  package let children: [AccessibilityNode]?

  package var label: String? { object.accessibilityLabel }
  package var value: String? { object.accessibilityValue }
  package var hint: String? {
    switch object {
    case let button as BarButton: object.accessibilityHint ?? button.item.accessibilityHint
    case let button as TabButton: object.accessibilityHint ?? button.item.accessibilityHint
    default: object.accessibilityHint
    }
  }
  package var traits: UIAccessibilityTraits { object.accessibilityTraits }
  package var identifier: String? {
    (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier
  }
  /// In the screen's coordinates.
  package var frame: CGRect { object.accessibilityFrame.settled }
  package var activationPoint: CGPoint { object.accessibilityActivationPoint.settled }

  /// The view that it is, or is in.
  package var view: UIView? {
    sequence(first: object, next: \.next).lazy.compactMap { $0 as? UIView }.first
  }

  /// All elements in reading order, those of groups too.
  package static func elements(of nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    nodes.flatMap { node in node.children.map { elements(of: $0) } ?? [node] }
  }
}

extension UIWindow {
  /// What those who do not see the screen are told of, in reading order.
  package func accessibilityTree() -> [AccessibilityNode] {
    var walk = AccessibilityWalk(isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    return walk.content(of: self, depth: 0)
  }
}
