/// The shape that objects of lists of nodes had last, and whether it is worth while to look for one.
struct JSONShapes {
  /// Nil where the next object is read in any case.
  private(set) var current: JSONShape?
  private var hits = 0
  /// How many objects are to be read before the next shape is taken from one, and how many at the most.
  private var pause = 0
  private var longest = 0

  private static let longestPause = 256

  mutating func hit() { hits += 1 }

  /// Lists in which no two neighbours are alike are left alone for a while.
  mutating func miss() {
    longest = hits > 0 ? 0 : min(Self.longestPause, longest * 2 + 1)
    pause = longest
    hits = 0
    current = nil
  }

  /// Takes note of an object that was read.
  mutating func learn(_ members: [JSONMember], _ file: SourceFile) {
    guard pause == 0 else {
      pause -= 1
      return
    }
    hits = 0
    current = JSONShape(members, in: file)
  }
}
