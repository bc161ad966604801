/// The line of a place, cut to a readable width, and the marks to print under it.
///
/// Tabs stay tabs in the line and above the marks, so that both shift alike at any tab width.
struct SourceExcerpt {
  /// The widest line that is shown whole, in characters.
  static let width = 100
  /// How much of a cut line is shown before the place.
  static let lead = 60

  let line: String
  /// What stands before the marks: as wide as the line's text before the place.
  let indent: String
  /// `^~~~`, as wide as the place, at least the caret.
  let marks: String

  /// Nil where the line is blank: there is nothing to point at.
  init?(of place: SourcePlace) {
    let file = place.file
    let start = min(place.range.startOffset, file.bytes.count)
    guard let extent = file.extent(ofLine: file.line(at: start)) else { return nil }
    // The range can start in the line end itself, where a line was not closed.
    let caret = max(extent.lowerBound, min(start, extent.upperBound))
    let end = max(caret, min(place.range.endOffset, extent.upperBound))

    var lower = extent.lowerBound
    var upper = extent.upperBound
    if file.scalarCount(lower, upper) > Self.width {
      lower = Self.moved(caret, by: -Self.lead, in: file.bytes, within: extent)
      upper = Self.moved(lower, by: Self.width, in: file.bytes, within: extent)
    }
    let shownEnd = min(end, upper)
    let opening = lower > extent.lowerBound ? "…" : ""
    let before = Self.printable(file.text(lower, caret))
    let covered = Self.printable(file.text(caret, shownEnd))
    let after = Self.printable(file.text(shownEnd, upper))
    line = opening + before + covered + after + (upper < extent.upperBound ? "…" : "")
    guard line.contains(where: { !$0.isWhitespace }) else { return nil }
    indent = Self.blank(opening + before)
    let cells = covered.reduce(0) { $0 + ($1 == "\t" ? 1 : DisplayWidth.cells(of: $1)) }
    marks = "^" + String(repeating: "~", count: max(0, cells - 1))
  }

  /// Spaces as wide as the text, with its tabs kept.
  private static func blank(_ text: String) -> String {
    text.map {
      $0 == "\t" ? "\t" : String(repeating: " ", count: DisplayWidth.cells(of: $0))
    }.joined()
  }

  private static func printable(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map(DisplayWidth.printable)))
  }

  /// The offset so many scalars on or back, within the line.
  private static func moved(
    _ offset: Int, by scalars: Int, in bytes: [UInt8], within line: Range<Int>
  ) -> Int {
    var offset = offset
    var left = abs(scalars)
    let step = scalars.signum()
    while left > 0, step > 0 ? offset < line.upperBound : offset > line.lowerBound {
      offset += step
      if offset == line.upperBound || bytes[offset] & 0xC0 != 0x80 { left -= 1 }
    }
    return offset
  }
}
