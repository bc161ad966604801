extension Surface {
  /// Lays glyphs of one colour over what is there.
  public func draw(
    _ places: [GlyphPlace], of sheet: GlyphSheet, color: Pixel, scratch: PaintScratch
  ) {
    sheet.forEach(places) { fill($0, with: color, scratch: scratch) }
  }
}

extension Mask {
  /// The coverage of glyphs together, within a rectangle: where two meet, the stronger counts.
  public convenience init(_ places: [GlyphPlace], of sheet: GlyphSheet, within limit: PixelRect) {
    var hull: PixelRect?
    sheet.forEach(places) { stamp in
      let part = stamp.area.intersection(limit)
      if !part.isEmpty { hull = hull?.union(part) ?? part }
    }
    let bounds = hull ?? .empty
    self.init(bounds) { bytes in
      guard let base = bytes.baseAddress else { return }
      sheet.forEach(places) { stamp in
        let area = stamp.area
        let part = area.intersection(bounds)
        guard !part.isEmpty else { return }
        let first = stamp.bytes + (part.minX - area.minX)
        for y in part.minY..<part.maxY {
          let source = first + (y - area.minY) * Int(stamp.bytesPerRow)
          let target = base + ((y - bounds.minY) * bounds.width + part.minX - bounds.minX)
          for x in 0..<part.width { target[x] = max(target[x], source[x]) }
        }
      }
    }
  }
}

extension Stamp {
  fileprivate var area: PixelRect {
    PixelRect(x: Int(x), y: Int(y), width: Int(width), height: Int(height))
  }
}
