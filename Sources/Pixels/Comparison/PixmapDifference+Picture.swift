extension PixmapDifference {
  /// A picture of the difference: what is the same pale and grey, what differs in magenta, the
  /// stronger the more, with a frame around each group; stripes where only one of the two has pixels,
  /// orange for those that went and blue for those that came.
  public func picture() -> Pixmap {
    Pixmap(width: width, height: height) { bytes in
      for y in 0..<height {
        for x in 0..<width {
          let (red, green, blue) = color(x, y)
          let offset = (y * width + x) * 4
          bytes[offset] = UInt8(blue)
          bytes[offset + 1] = UInt8(green)
          bytes[offset + 2] = UInt8(red)
          bytes[offset + 3] = 255
        }
      }
      for area in areas.prefix(Self.mostFrames) { frame(area, in: bytes) }
    }
  }

  private typealias Color = (red: Int, green: Int, blue: Int)

  /// Where everything differs, frames say nothing.
  private static let mostFrames = 400
  private static let mark: Color = (230, 0, 122)
  private static let gone: Color = (240, 140, 0)
  private static let come: Color = (0, 120, 230)

  private func color(_ x: Int, _ y: Int) -> Color {
    let hasOld = x < expected.width && y < expected.height
    let hasNew = x < actual.width && y < actual.height
    guard hasOld || hasNew else { return (255, 255, 255) }
    let pale = pale(hasNew ? actual[x, y] : expected[x, y])
    guard hasOld, hasNew else {
      let isStripe = (x + y) / 6 % 2 == 0
      return Self.mix(pale, hasOld ? Self.gone : Self.come, isStripe ? 150 : 70)
    }
    let amount = amount(x, y)
    guard amount > allowance else { return pale }
    // Also a difference of one is seen.
    return Self.mix(pale, Self.mark, 130 + amount * 125 / 255)
  }

  /// What is the same, over white, grey, and light enough for marks to stand out.
  private func pale(_ pixel: Pixel) -> Color {
    let value = pixel.value
    let white = 255 - Int(value >> 24)
    let red = Int(value >> 16 & 255) + white
    let green = Int(value >> 8 & 255) + white
    let blue = Int(value & 255) + white
    let grey = (red * 54 + green * 183 + blue * 19) >> 8
    let light = 255 - (255 - min(255, grey)) * 2 / 5
    return (light, light, light)
  }

  private static func mix(_ one: Color, _ other: Color, _ share: Int) -> Color {
    func mixed(_ a: Int, _ b: Int) -> Int { (a * (255 - share) + b * share) / 255 }
    return (
      mixed(one.red, other.red), mixed(one.green, other.green), mixed(one.blue, other.blue)
    )
  }

  /// A frame at some distance, so that it covers nothing that differs.
  private func frame(_ area: PixelRect, in bytes: UnsafeMutableRawBufferPointer) {
    let (distance, thickness) = (6, 2)
    let outer = distance + thickness
    let (left, right) = (area.minX - outer, area.maxX + outer)
    for y in max(0, area.minY - outer)..<min(height, area.maxY + outer) {
      let isRow = y < area.minY - distance || y >= area.maxY + distance
      let parts = isRow ? [left..<right] : [left..<left + thickness, right - thickness..<right]
      for part in parts {
        for x in part.clamped(to: 0..<width) where amount(x, y) <= allowance {
          let offset = (y * width + x) * 4
          bytes[offset] = UInt8(Self.mark.blue)
          bytes[offset + 1] = UInt8(Self.mark.green)
          bytes[offset + 2] = UInt8(Self.mark.red)
        }
      }
    }
  }
}
