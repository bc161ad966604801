extension Surface {
  /// Lays glyphs of one colour over what is there.
  public func draw(
    _ places: [GlyphPlace], of sheet: GlyphSheet, color: Pixel, scratch: PaintScratch
  ) {
    let blend = scratch.kernels.blendMasked
    sheet.forEach(places) { area, coverage in
      let part = area.intersection(bounds)
      guard !part.isEmpty else { return }
      let skipped = part.minX - area.minX
      for y in part.minY..<part.maxY {
        blend(
          pointer(x: part.minX, y: y), part.width, color.value,
          coverage + ((y - area.minY) * area.width + skipped))
      }
    }
  }
}

extension Mask {
  /// The coverage of glyphs together, within a rectangle: where two meet, the stronger counts.
  public convenience init(_ places: [GlyphPlace], of sheet: GlyphSheet, within limit: PixelRect) {
    var hull: PixelRect?
    sheet.forEach(places) { area, _ in
      let part = area.intersection(limit)
      if !part.isEmpty { hull = hull?.union(part) ?? part }
    }
    let bounds = hull ?? .empty
    self.init(bounds) { bytes in
      guard let base = bytes.baseAddress else { return }
      sheet.forEach(places) { area, coverage in
        let part = area.intersection(bounds)
        guard !part.isEmpty else { return }
        for y in part.minY..<part.maxY {
          let source = coverage + ((y - area.minY) * area.width + part.minX - area.minX)
          let target = base + ((y - bounds.minY) * bounds.width + part.minX - bounds.minX)
          for x in 0..<part.width { target[x] = max(target[x], source[x]) }
        }
      }
    }
  }
}
