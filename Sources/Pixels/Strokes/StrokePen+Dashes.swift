extension StrokePen {
  /// Draws the dashes of a line; lengths of dashes and gaps in turn, an even number of them.
  ///
  /// On a closed line that begins on a dash, the last dash goes on into the first, which is
  /// therefore drawn last.
  mutating func dash(_ line: Polyline, _ pattern: [Double]) {
    let start = DashStart(pattern, phase: style.dashPhase)
    var walk = DashSteps(pattern: pattern, start: start)
    guard line.isClosed, start.isOn else {
      for index in 0..<line.chordCount { draw(line.chord(index), by: &walk) }
      if isDown { lift() }
      return
    }
    guard start.left < line.span else { return stroke(line) }
    walk.skipsFirst = true
    for index in 0..<line.chordCount { draw(line.chord(index), by: &walk) }
    var first = DashSteps(pattern: pattern, start: start)
    first.endsAfterFirst = true
    for index in 0..<line.chordCount where !first.isOver { draw(line.chord(index), by: &first) }
    if isDown { lift() }
  }

  /// Draws what of a chord lies on dashes.
  private mutating func draw(_ chord: Chord, by walk: inout DashSteps) {
    let length = chord.span
    guard length > 0 else { return }
    var walked = 0.0
    while length - walked > walk.left {
      let next = walked + walk.left
      if walk.draws { draw(chord, walked / length, next / length) }
      if isDown, walk.isOn { lift() }
      walked = next
      walk.goOn()
      if walk.isOver { return }
    }
    if walk.draws { draw(chord, walked / length, 1) }
    walk.left -= length - walked
  }

  private mutating func draw(_ chord: Chord, _ start: Double, _ end: Double) {
    let part = chord.part(from: start, to: end)
    if part.from != part.to { return draw(part) }
    // A dash of no length is a dot where the caps are round or square.
    if !isDown { dot(Polyline.Vertex(point: part.from, leaving: part.leaving)) }
  }
}

/// Counts off the lengths of dashes and gaps.
private struct DashSteps {
  private let pattern: [Double]
  private var index: Int
  /// What is left of the present dash or gap.
  var left: Double
  /// Whether the first dash is left out.
  var skipsFirst = false
  /// Whether nothing follows the first dash.
  var endsAfterFirst = false
  private(set) var isOver = false

  init(pattern: [Double], start: DashStart) {
    self.pattern = pattern
    index = start.index
    left = start.left
  }

  /// Whether this is a dash: dashes are the even lengths.
  var isOn: Bool { index.isMultiple(of: 2) }
  var draws: Bool { isOn && !skipsFirst }

  mutating func goOn() {
    index = index + 1 < pattern.count ? index + 1 : 0
    left = pattern[index]
    skipsFirst = false
    isOver = endsAfterFirst
  }
}
