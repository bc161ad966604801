/// Where two texts differ, by lines, as `diff -u` writes it.
package struct TextDifference {
  /// Nil where the texts are the same; at most `mostLines` and a word on the rest.
  package let text: String?

  /// Lines around a change that are the same in both.
  private static let context = 3
  private static let mostLines = 200
  /// Of more lines that may differ all are told to.
  private static let mostCompared = 4000

  private struct Line {
    /// A minus for lines that went, a plus for those that came, a space for the others.
    var mark: Character
    var text: Substring
    /// How many lines of each text are before it.
    var before: (old: Int, new: Int)
  }

  package init(from old: String, to new: String) {
    guard old != new else {
      text = nil
      return
    }
    var printed: [String] = []
    let lines = Self.lines(from: old, to: new)
    for hunk in Self.hunks(of: lines) {
      printed.append(Self.head(of: lines[hunk]))
      printed += lines[hunk].map { "\($0.mark)\($0.text)" }
    }
    let rest = printed.count - Self.mostLines
    if rest > 0 { printed = printed.prefix(Self.mostLines) + ["… and \(rest) lines more"] }
    text = printed.joined(separator: "\n")
  }

  /// Both texts as one: what went stands before what came in its place.
  private static func lines(from old: String, to new: String) -> [Line] {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false)
    let (gone, come) = changes(from: old, to: new)
    var lines: [Line] = []
    var place = (old: 0, new: 0)
    while place.old < old.count || place.new < new.count {
      if gone.contains(place.old) {
        lines.append(Line(mark: "-", text: old[place.old], before: place))
        place.old += 1
      } else if come.contains(place.new) {
        lines.append(Line(mark: "+", text: new[place.new], before: place))
        place.new += 1
      } else {
        lines.append(Line(mark: " ", text: new[place.new], before: place))
        place = (place.old + 1, place.new + 1)
      }
    }
    return lines
  }

  /// The lines that went and those that came, by their places.
  private static func changes(
    from old: [Substring], to new: [Substring]
  ) -> (gone: Set<Int>, come: Set<Int>) {
    let shorter = min(old.count, new.count)
    let start = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
    let end =
      (0..<shorter - start).first {
        old[old.count - 1 - $0] != new[new.count - 1 - $0]
      } ?? shorter - start
    let (oldRange, newRange) = (start..<old.count - end, start..<new.count - end)
    // The shortest way from one to the other takes memory by the square of its length.
    guard oldRange.count + newRange.count <= mostCompared else {
      return (Set(oldRange), Set(newRange))
    }
    let changes = Array(new[newRange]).difference(from: Array(old[oldRange]))
    return (
      Set(changes.removals.map { offset(of: $0) + start }),
      Set(changes.insertions.map { offset(of: $0) + start })
    )
  }

  private static func offset(
    of change: CollectionDifference<Substring>.Change
  ) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  /// Changed lines with those around them; what touches is one.
  private static func hunks(of lines: [Line]) -> [Range<Int>] {
    lines.indices.filter { lines[$0].mark != " " }.reduce(into: []) { hunks, index in
      let start = max(0, index - context)
      let end = min(lines.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= start {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
  }

  /// Such as `@@ -12,7 +12,8 @@`: the first line and the number of lines, before and after.
  private static func head(of hunk: ArraySlice<Line>) -> String {
    let first = hunk.first?.before ?? (old: 0, new: 0)
    let old = hunk.filter { $0.mark != "+" }.count
    let new = hunk.filter { $0.mark != "-" }.count
    return "@@ -\(first.old + 1),\(old) +\(first.new + 1),\(new) @@"
  }
}
