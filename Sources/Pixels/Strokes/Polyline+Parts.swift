// Parts of lines by length: dashes, and the trimming of strokes.

extension Polyline {
  /// The part between two lengths from the start, as an open line.
  func part(from start: Double, to end: Double) -> Polyline? {
    guard start < end else { return nil }
    var part = Polyline()
    var walked = 0.0
    for index in 0..<chordCount {
      let chord = chord(index)
      let length = chord.length
      let (from, to) = ((start - walked) / length, (end - walked) / length)
      walked += length
      guard to > 0 else { break }
      if from < 1 { part.append(chord.part(from: from, to: to)) }
    }
    return part.vertices.isEmpty ? nil : part
  }
}

extension [Polyline] {
  /// What lies between two shares of the whole length, all subpaths together.
  public func trimmed(from start: Double, to end: Double) -> [Polyline] {
    let (start, end) = (Swift.max(0, Swift.min(1, start)), Swift.max(0, Swift.min(1, end)))
    if start <= 0, end >= 1 { return self }
    guard start < end else { return [] }
    let lengths = map(\.length)
    let whole = lengths.reduce(0, +)
    var walked = 0.0
    var parts: [Polyline] = []
    for (line, length) in zip(self, lengths) {
      let (from, to) = (start * whole - walked, end * whole - walked)
      walked += length
      if from <= 0, to >= length {
        parts.append(line)
      } else if let part = line.part(from: Swift.max(0, from), to: Swift.min(length, to)) {
        parts.append(part)
      }
    }
    return parts
  }
}
