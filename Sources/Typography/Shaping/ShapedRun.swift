import CoreGraphics

/// A glyph of a run, in points.
struct ShapedGlyph {
  let glyph: UInt32
  /// The first unit of the text that it stands for.
  let cluster: Int
  var advance: CGFloat
  let x: CGFloat
  /// Downwards.
  let y: CGFloat
  /// Whether the shapes on both sides stay if the text is cut here.
  let isSafeToCut: Bool
}

/// Characters of one style, face, script and direction, as glyphs from left to right.
struct ShapedRun {
  enum Kind: Equatable { case text, tab, box, ellipsis }

  let range: Range<Int>
  let style: TextStyle
  let face: FontFace
  let level: UInt8
  let script: UInt32
  var kind = Kind.text
  var glyphs: [ShapedGlyph] = []

  var isRightToLeft: Bool { level & 1 == 1 }
  /// The glyphs of a part of the run's text, which stand side by side.
  func glyphIndices(of part: Range<Int>) -> Range<Int> {
    if isRightToLeft {
      // Places fall from left to right.
      return glyphs.partition {
        $0.cluster < part.upperBound
      }..<glyphs.partition {
        $0.cluster < part.lowerBound
      }
    }
    return glyphs.partition {
      $0.cluster >= part.lowerBound
    }..<glyphs.partition {
      $0.cluster >= part.upperBound
    }
  }

  /// Whether the shapes stay as they are if the run ends at a place and another begins there.
  func isSafeToCut(at place: Int) -> Bool {
    if place == range.lowerBound || place == range.upperBound { return true }
    let glyphs = glyphs[glyphIndices(of: place..<place + 1)]
    return !glyphs.isEmpty && glyphs.allSatisfy(\.isSafeToCut)
  }

  var width: CGFloat { glyphs.reduce(0) { $0 + $1.advance } }
}
