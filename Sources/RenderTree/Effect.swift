/// What is done to a node and its children together.
package struct Effect: Hashable, Sendable {
  /// 0…1; below 1 the node and its children are one group.
  package var opacity: Float
  /// Whether contents and children end at the rounded bounds.
  package var masksToBounds: Bool

  package init(opacity: Float = 1, masksToBounds: Bool = false) {
    self.opacity = opacity
    self.masksToBounds = masksToBounds
  }

  package static let none = Effect()
}
