import RenderTree

extension RenderNode {
  /// Whether fading the node takes a group: it paints several things that may lie on each other.
  ///
  /// Else its opacity goes into the one colour that it paints, or on to its one child.
  var isSeveralThings: Bool {
    var parts = children.count
    // A shadow lies below its node and is another thing.
    if parts == 1, children[0].effect.extras?.value.shadow != nil { parts = 2 }
    if effect.extras?.value.backdropFilters.isEmpty == false { parts += 1 }
    if paint.background != nil { parts += 1 }
    if let content = paint.content { parts += content.parts }
    if paint.border != nil { parts += 1 }
    return parts > 1
  }
}

extension Paint.Content {
  /// How many things it paints.
  fileprivate var parts: Int {
    switch self {
    case .shape(let shape): (shape.fill == nil ? 0 : 1) + (shape.stroke == nil ? 0 : 1)
    case .gradient, .image: 1
    }
  }
}
