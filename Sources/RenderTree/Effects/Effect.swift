/// What is done to a node and its children together.
package struct Effect: Hashable, Sendable {
  /// 0…1; below 1 the node and its children are one group.
  package var opacity: Float
  /// Whether contents and children end at the rounded bounds.
  package var masksToBounds: Bool
  /// Whether an opacity below 1 fades the node as one; else it fades each thing by itself.
  package var fadesAsGroup: Bool
  /// Whether edges that lie between pixels are soft; hard ones follow the pixels' centres.
  package var hasSoftEdges: Bool
  /// What few nodes have; nil for the many, which have none that does anything.
  package private(set) var extras: Shared<Extras>?

  package init(
    opacity: Float = 1, masksToBounds: Bool = false, fadesAsGroup: Bool = true,
    hasSoftEdges: Bool = true, extras: Extras? = nil
  ) {
    self.opacity = opacity
    self.masksToBounds = masksToBounds
    self.fadesAsGroup = fadesAsGroup
    self.hasSoftEdges = hasSoftEdges
    if let extras { set(extras) }
  }

  /// Changes nothing.
  package static let none = Effect()

  /// Changes what few nodes have.
  package mutating func changeExtras(_ change: (inout Extras) -> Void) {
    var copy = extras?.value ?? Extras()
    change(&copy)
    set(copy)
  }

  /// What is done within the picture of a node and its children; the rest is done to that picture.
  package var inPicture: Effect {
    var inside = self
    inside.opacity = 1
    if let extras { inside.set(extras.value.inPicture) }
    return inside
  }

  private mutating func set(_ extras: Extras) {
    self.extras = extras.isEmpty ? nil : Shared(extras)
  }
}
