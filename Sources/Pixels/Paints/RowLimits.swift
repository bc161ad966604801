/// What of each row is to be seen of what is painted next; the rest is painted over later.
struct RowLimits {
  let rows: Range<Int>
  /// The first column of each row, and the one after the last.
  let spans: UnsafePointer<Int32>

  /// What is left of some columns.
  @inline(__always)
  func columns(_ y: Int, _ columns: Range<Int>) -> Range<Int> {
    guard rows.contains(y) else { return columns }
    let place = 2 * (y - rows.lowerBound)
    let first = max(columns.lowerBound, Int(spans[place]))
    return first..<max(first, min(columns.upperBound, Int(spans[place + 1])))
  }
}
