/// The shape that objects of lists of nodes had last, and whether it is worth while to look for one.
struct JSONShapes {
  /// Nil where the next object is read in any case.
  private(set) var current: JSONShape?
  private var patience = Patience()

  mutating func hit() { patience.hit() }

  /// Lists in which no two neighbours are alike are left alone for a while.
  mutating func miss() {
    patience.miss()
    current = nil
  }

  /// Takes note of an object that was read.
  mutating func learn(_ members: [JSONMember], _ file: SourceFile) {
    if patience.allows() { current = JSONShape(members, in: file) }
  }
}
