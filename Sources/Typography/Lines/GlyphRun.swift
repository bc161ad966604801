import CoreGraphics

/// The glyphs of a text in a face, grouped by the characters that people see.
struct GlyphRun {
  private struct Cluster {
    let character: Character
    let glyphs: [FontFace.Glyph]
    let advance: Int
  }

  private let face: FontFace
  private var clusters: [Cluster]
  /// The sum of the advances in font units.
  private(set) var advance: Int

  init(_ text: String, face: FontFace) {
    self.face = face
    clusters = text.map { character in
      let glyphs = character.unicodeScalars.compactMap { Self.glyph(for: $0, in: face) }
      return Cluster(
        character: character, glyphs: glyphs,
        advance: glyphs.reduce(0) { $0 + face.advance(of: $1) })
    }
    advance = clusters.reduce(0) { $0 + $1.advance }
  }

  var text: String { String(clusters.map(\.character)) }

  /// The longest beginning that fits with an ellipsis after it; nothing where none does.
  func truncated(fits: (_ advance: Int) -> Bool) -> GlyphRun {
    var run = self
    let ellipsis = GlyphRun("…", face: face)
    while !fits(run.advance + ellipsis.advance) {
      guard let last = run.clusters.popLast() else { return run }
      run.advance -= last.advance
    }
    run.clusters += ellipsis.clusters
    run.advance += ellipsis.advance
    return run
  }

  /// The outlines of all glyphs in points, y down.
  func path(size: CGFloat) -> CGPath {
    let scale = size / CGFloat(face.unitsPerEm)
    var elements: [CGPath.Element] = []
    var x = 0
    for glyph in clusters.lazy.flatMap(\.glyphs) {
      elements += face.elements(of: glyph, size: size, x: CGFloat(x) * scale)
      x += face.advance(of: glyph)
    }
    return CGPath(elements: elements)
  }

  private static func glyph(for scalar: Unicode.Scalar, in face: FontFace) -> FontFace.Glyph? {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator:
      return face.glyph(for: " ")
    default:
      return properties.isDefaultIgnorableCodePoint ? nil : face.glyph(for: scalar)
    }
  }
}
