extension Mask {
  /// The mask at 2ⁿ times its size about (0, 0), within a rectangle; in between it is as its
  /// neighbours are, in proportion.
  public func doubled(times: Int, showing rect: PixelRect) -> Mask {
    let factor = 1 << times
    let grown = PixelRect(
      minX: (bounds.minX - 1) * factor, minY: (bounds.minY - 1) * factor,
      maxX: (bounds.maxX + 1) * factor, maxY: (bounds.maxY + 1) * factor)
    let area = bounds.isEmpty ? .empty : grown.intersection(rect)
    return Mask(area) { bytes in
      guard !area.isEmpty else { return }
      var index = 0
      for y in area.minY..<area.maxY {
        let (row, down) = Self.place(y, factor)
        for x in area.minX..<area.maxX {
          let (column, right) = Self.place(x, factor)
          let upper =
            Int(self[column, row]) * (2 * factor - right)
            + Int(self[column + 1, row]) * right
          let lower =
            Int(self[column, row + 1]) * (2 * factor - right)
            + Int(self[column + 1, row + 1]) * right
          let sum = upper * (2 * factor - down) + lower * down
          bytes[index] = UInt8((sum + 2 * factor * factor) / (4 * factor * factor))
          index += 1
        }
      }
    }
  }

  /// The pixel before a place, and how far behind its middle it lies, in halves of a new pixel.
  private static func place(_ position: Int, _ factor: Int) -> (pixel: Int, offset: Int) {
    // Twice the distance from the middle of pixel 0, in new pixels.
    let twice = 2 * position + 1 - factor
    let pixel = twice >= 0 ? twice / (2 * factor) : -((-twice + 2 * factor - 1) / (2 * factor))
    return (pixel, twice - pixel * 2 * factor)
  }
}
