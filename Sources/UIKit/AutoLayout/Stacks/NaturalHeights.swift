/// How long stacks may go by the heights that their views had by nature when they last looked.
///
/// The baseline of a row is that of its tallest view, and how tall a stack is follows from all that is
/// in it. Rows in rows that each look for themselves would look at the innermost view as often as there
/// are stacks around it, for every constraint of each.
@MainActor
enum NaturalHeights {
  /// What was found in this turn holds still.
  private(set) static var turn = 0
  private static var depth = 0

  /// Has every height be found once, unless something changes on the way.
  static func keep<Result>(while body: () -> Result) -> Result {
    if depth == 0 { turn += 1 }
    depth += 1
    defer { depth -= 1 }
    return body()
  }

  /// Something has changed.
  static func forget() { turn += 1 }
}
