import Constraints

extension UIView {
  /// The constraints of the view's tree as text, a line each, in the order in which they count: which
  /// hold, which are missed and by how much, and which are left out.
  package func dumpConstraints() -> String {
    guard constraintMarks.contains(.constrained) else { return "no constraints\n" }
    let engine = self.engine
    engine.settle()
    let broken = Set(engine.solver.conflicts.map(\.broken))
    var text = ""
    for (key, constraint) in engine.active.sorted(by: { $0.value.order < $1.value.order }) {
      text += constraint.words
      if let identifier = constraint.identifier { text += " '\(identifier)'" }
      if let source = constraint.source { text += " (\(source))" }
      if broken.contains(key) {
        text += " left out"
      } else if engine.solver.isMissed(key) {
        text += " missed by \(NSLayoutConstraint.number(engine.solver.residual(of: key)))"
      }
      text += "\n"
    }
    return text
  }
}
