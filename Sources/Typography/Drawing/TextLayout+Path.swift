import CoreGraphics

extension TextLayout {
  /// The outlines of all glyphs, y down, the upper left corner of the first line at 0 0.
  package var path: CGPath {
    var elements: [CGPath.Element] = []
    for line in lines {
      for run in line.runs where run.kind != .tab && run.kind != .box {
        let unit = run.style.font.size / CGFloat(run.face.unitsPerEm)
        for (glyph, position) in zip(run.glyphs, run.positions) {
          let place = CGAffineTransform(scaleX: unit, y: unit)
            .concatenating(run.style.glyphMap)
            .concatenating(
              CGAffineTransform(
                translationX: line.x + position.x, y: line.baseline + position.y))
          elements += run.face.outline(of: glyph).elements.map { $0.applying(place) }
        }
      }
    }
    return CGPath(elements: elements)
  }
}
