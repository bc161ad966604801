import QuartzCore
import UIKit

/// A tree of layers as text: a line a layer with its class, its name, its frame, and what differs from a
/// fresh one.
@MainActor
package struct LayerTreeText {
  /// Nil where there is no scene.
  private let nodes: [ObjectIdentifier: SceneNode]?

  /// Layers of a scene are called as their nodes are.
  init(nodes: [ObjectIdentifier: SceneNode]) {
    self.nodes = nodes
  }

  /// For layers that are in no scene: those of views are called as these are for accessibility.
  package init() {
    nodes = nil
  }

  package func text(of root: CALayer, _ tree: LiveScene.LayerTree = .model) -> String {
    var text = ""
    var pending = [(root, 0)]
    while let (layer, depth) = pending.popLast() {
      text += String(repeating: "  ", count: depth)
      if let owner = layer.superlayer, owner.mask === layer { text += "mask " }
      let shown = tree == .presentation ? layer.presentation() ?? layer : layer
      let name = layer is any PlainLayer ? "CALayer" : "\(type(of: layer))"
      text += line(of: layer).text(.layer(shown), as: .of(layer), named: name) + "\n"
      if tree == .model { text += animations(of: layer, depth: depth + 1) }
      pending.append(contentsOf: layer.paintOrder.reversed().map { ($0, depth + 1) })
      if let mask = layer.mask { pending.append((mask, depth + 1)) }
    }
    return text
  }

  private func line(of layer: CALayer) -> DumpLine {
    guard let nodes else {
      return DumpLine(id: (layer.delegate as? UIView)?.accessibilityIdentifier)
    }
    let node = nodes[ObjectIdentifier(layer)]
    return DumpLine(id: node?.id.map { "\($0)" }, setsContents: node?.setsContents == true)
  }

  private func animations(of layer: CALayer, depth: Int) -> String {
    (layer.animationKeys() ?? []).reduce(into: "") { text, key in
      guard let animation = layer.animation(forKey: key) else { return }
      text += String(repeating: "  ", count: depth) + "~ '\(key)' \(animation.text)\n"
    }
  }
}
