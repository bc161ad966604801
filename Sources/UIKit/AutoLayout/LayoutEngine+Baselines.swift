import Constraints

// Baselines that a view borrows from another one in it, as a stack does from what it arranges.

extension LayoutEngine {
  /// Takes out the constraints that go through an item which leaves, and which is not their own.
  func withdrawBaselines(through item: any LayoutItem) {
    guard !borrowing.isEmpty else { return }
    for (key, texts) in borrowing.sorted(by: { $0.key.index < $1.key.index })
    where texts.contains(ObjectIdentifier(item)) {
      guard let constraint = active[key] else { continue }
      remove(constraint)
      withdrawn.append(constraint)
    }
  }

  /// Has such constraints go by the text that is there now; those that have gone to another tree
  /// meanwhile are that one's.
  func restoreBaselines() {
    guard !withdrawn.isEmpty else { return }
    let constraints = withdrawn
    withdrawn = []
    for constraint in constraints where constraint.holder?.engineIfAny === self { add(constraint) }
  }
}
