/// How the rows of a picture are worked on: by one thread, or in bands by several.
///
/// Nothing depends on the bands, as each row is worked out by itself.
public struct RowBands {
  private let share: (Range<Int>, _ work: (Range<Int>) -> Void) -> Void

  /// All rows at once.
  public static var one: RowBands { RowBands { rows, work in work(rows) } }

  /// `share` calls `work` with bands that make up all of some rows, and returns when all are done.
  public init(_ share: @escaping (Range<Int>, _ work: (Range<Int>) -> Void) -> Void) {
    self.share = share
  }

  func forEach(of rows: Range<Int>, _ work: (Range<Int>) -> Void) {
    if !rows.isEmpty { share(rows, work) }
  }
}
