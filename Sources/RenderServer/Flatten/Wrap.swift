/// The outermost of a node's groups, which its mask and its blending need; the node's shadow is in
/// it, too.
struct Wrap {
  /// `CommandGroup.none` for nodes without such effects.
  var group = CommandGroup.none
  /// Whether the mask is still to be painted, above all else in the group.
  var awaitsMask = false
}
