/// One row of samples, all of whose bytes there are.
struct SampleRow {
  let bytes: UnsafePointer<UInt8>
  let layout: SampleLayout

  /// A sample as it is stored.
  @inline(__always)
  func stored(_ index: Int, ofPixel x: Int) -> UInt32 {
    let bits = layout.sampleBits
    if bits < 8 {
      let bit = x * layout.pixelBits + index * bits
      let shift = 8 - bits - (bit & 7)
      return UInt32(bytes[bit >> 3]) >> UInt32(shift) & (1 << UInt32(bits) - 1)
    }
    let offset = x * (layout.pixelBits >> 3) + index * (bits >> 3)
    let swap = layout.order.rawValue
    if bits == 8 { return UInt32(bytes[offset ^ swap]) }
    return UInt32(bytes[offset ^ swap]) << 8 | UInt32(bytes[(offset + 1) ^ swap])
  }

  /// The greatest number that a sample can be.
  var greatest: UInt32 { 1 << UInt32(layout.sampleBits) - 1 }

  /// Pixels of samples that stand for what is painted, in whole numbers: samples of 8 bits that
  /// are premultiplied come out as they are, others are rounded once.
  func convert(into target: UnsafeMutablePointer<UInt32>) {
    // 1, 3, 15 and 255 divide 65,535: every sample becomes one of 16 bits exactly.
    let unit = 65_535 / greatest
    for x in 0..<layout.width {
      let alpha = layout.alphaSample.map { stored($0, ofPixel: x) * unit } ?? 65_535
      let opacity = narrowed(UInt64(alpha) * 65_535)
      var pixel = opacity << 24
      if layout.alpha != .only {
        let first = layout.firstColor
        for index in 0..<3 {
          let sample = first + (layout.colors == 1 ? 0 : index)
          let value = UInt64(stored(sample, ofPixel: x) * unit)
          let scale = layout.isPremultiplied ? 65_535 : UInt64(alpha)
          pixel |= min(narrowed(value * scale), opacity) << UInt32(16 - 8 * index)
        }
      }
      target[x] = pixel
    }
  }

  /// A product of two numbers up to 65,535 as one up to 255, rounded to the nearest.
  @inline(__always)
  private func narrowed(_ product: UInt64) -> UInt32 {
    let square: UInt64 = 65_535 * 65_535
    return UInt32((product * 255 + square / 2) / square)
  }

  /// Pixels of samples that mean something else.
  func convert(
    meaning: SampleMeaning, into target: UnsafeMutablePointer<UInt32>
  ) {
    for x in 0..<layout.width {
      target[x] = isClear(x, meaning) ? 0 : pixel(x, meaning).value
    }
  }

  private func isClear(_ x: Int, _ meaning: SampleMeaning) -> Bool {
    guard let clear = meaning.clear else { return false }
    return clear.indices.allSatisfy { index in
      let sample = Double(stored(layout.firstColor + index, ofPixel: x))
      return sample >= clear[index].first && sample <= clear[index].last
    }
  }

  private func pixel(_ x: Int, _ meaning: SampleMeaning) -> Pixel {
    let alpha = layout.alphaSample.map { Double(stored($0, ofPixel: x)) / Double(greatest) } ?? 1
    if layout.alpha == .only { return Pixel(red: 0, green: 0, blue: 0, alpha: alpha) }
    var colors = SIMD4<Double>()
    for index in 0..<layout.colors {
      var value = Double(stored(layout.firstColor + index, ofPixel: x)) / Double(greatest)
      if layout.isPremultiplied { value = alpha > 0 ? min(value / alpha, 1) : 0 }
      if let range = meaning.ranges?[index] {
        value = range.first + value * (range.last - range.first)
      }
      colors[index] = value
    }
    let color =
      meaning.color?(colors)
      ?? (layout.colors == 1
        ? SIMD3(repeating: colors.x) : SIMD3(colors.x, colors.y, colors.z))
    return Pixel(red: color.x, green: color.y, blue: color.z, alpha: alpha)
  }
}
