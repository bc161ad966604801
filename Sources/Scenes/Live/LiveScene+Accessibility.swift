import UIKit

extension LiveScene {
  /// What those who do not see the scene are told of, in reading order: a line an element, and one
  /// above each group.
  package func dumpAccessibility() -> String {
    var text = ""
    var pending = window.accessibilityTree().reversed().map { (node: $0, depth: 0) }
    while let (node, depth) = pending.popLast() {
      text += String(repeating: "  ", count: depth) + line(node) + "\n"
      pending += (node.children ?? []).reversed().map { ($0, depth + 1) }
    }
    return text
  }

  /// The elements of the window that are called so.
  package func elements(labelled label: String) -> [AccessibilityNode] {
    AccessibilityNode.elements(of: window.accessibilityTree()).filter { $0.label == label }
  }

  /// What all elements of the window are called, for suggestions.
  package var labels: [String] {
    AccessibilityNode.elements(of: window.accessibilityTree()).compactMap(\.label)
  }

  private func line(_ node: AccessibilityNode) -> String {
    var parts = node.children == nil ? [] : ["group"]
    let view = node.object as? UIView
    parts.append(view.flatMap { self.node(of: $0)?.node.sceneClass.name } ?? node.className)
    if let id = view.flatMap({ self.node(of: $0)?.node.id }) { parts.append("'\(id)'") }
    parts.append(node.frame.text)
    func add(_ name: String, _ text: String?) {
      if let text, !text.isEmpty { parts.append("\(name) \(PropertyValue.text(text).text)") }
    }
    if !node.traits.isEmpty { parts.append(node.traits.names.joined(separator: "+")) }
    // A group that is no element of its own has no say of what is in it.
    add("label", node.label)
    add("value", node.value)
    add("hint", node.hint)
    add("identifier", node.identifier)
    return parts.joined(separator: " ")
  }
}

extension AccessibilityNode {
  fileprivate var className: String { "\(type(of: object))" }
}
