/// Walks along chords and keeps what lies on dashes.
struct DashCutter {
  let pattern: [Double]
  var index: Int
  /// What is left of the present dash or gap.
  var left: Double
  private var dashes: [Polyline] = []
  private var current = Polyline()

  init(pattern: [Double], start: DashStart) {
    self.pattern = pattern
    index = start.index
    left = start.left
  }

  /// Whether the walk is on a dash: dashes are the even lengths.
  private var isOn: Bool { index.isMultiple(of: 2) }

  mutating func walk(_ chord: Chord) {
    let length = chord.length
    var walked = 0.0
    while length - walked > left {
      let next = walked + left
      if isOn { add(chord, walked / length, next / length) }
      end()
      walked = next
      index = (index + 1) % pattern.count
      left = pattern[index]
    }
    if isOn { add(chord, walked / length, 1) }
    left -= length - walked
  }

  private mutating func add(_ chord: Chord, _ start: Double, _ end: Double) {
    let part = chord.part(from: start, to: end)
    if part.from != part.to {
      current.append(part)
    } else if current.vertices.isEmpty {
      // A dash of no length is a dot where the caps are round or square.
      current.vertices.append(
        Polyline.Vertex(point: part.from, arriving: part.leaving, leaving: part.leaving))
    }
  }

  private mutating func end() {
    guard !current.vertices.isEmpty else { return }
    dashes.append(current)
    current = Polyline()
  }

  /// All dashes; on a closed line the last one goes on into the first.
  mutating func finish(joiningEnds: Bool) -> [Polyline] {
    let reachesEnd = !current.vertices.isEmpty
    end()
    guard joiningEnds, reachesEnd, dashes.count > 1, var joined = dashes.popLast() else {
      return dashes
    }
    for index in 0..<dashes[0].chordCount {
      joined.append(dashes[0].chord(index))
    }
    dashes[0] = joined
    return dashes
  }
}
