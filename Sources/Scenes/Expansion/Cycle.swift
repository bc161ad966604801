/// Names that lead back to where they began.
enum Cycle {
  /// `a → b → a` where `name` is among `names`, from its first place on; nil where there is none.
  static func text(_ names: [String], closedBy name: String, prefix: String = "") -> String? {
    guard let start = names.firstIndex(of: name) else { return nil }
    return (names[start...] + [name]).map { prefix + $0 }.joined(separator: " → ")
  }
}
