import RenderTree

extension RenderNode {
  /// Whether fading the node takes a group: it paints several things that may lie on each other.
  ///
  /// Else its opacity goes into the one colour that it paints, or on to its one child.
  var isSeveralThings: Bool {
    var parts = children.count
    if paint.background != nil { parts += 1 }
    if paint.content != nil { parts += 1 }
    if paint.border != nil { parts += 1 }
    return parts > 1
  }
}
