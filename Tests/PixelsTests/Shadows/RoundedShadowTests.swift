import TestSupport
import Testing

@testable import Pixels

@Suite struct RoundedShadowTests {
  private static let side = 190

  private func shape(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radii: [Double]
  ) -> RoundedRect {
    let corners = radii.map { CornerRadius(x: $0, y: $0) }
    return RoundedRect(
      minX: x, minY: y, maxX: x + width, maxY: y + height, topLeft: corners[0],
      topRight: corners[1 % radii.count], bottomRight: corners[2 % radii.count],
      bottomLeft: corners[3 % radii.count])
  }

  private func shadow(_ shape: RoundedRect, _ sigma: Double) throws -> RoundedShadow {
    var tables = ShadowTables()
    return try #require(RoundedShadow(shape, sigmaX: sigma, sigmaY: sigma, tables: &tables))
  }

  /// The largest difference of a shadow's coverage to the true Gaussian of the shape's area.
  private func error(_ shape: RoundedRect, _ sigma: Double) throws -> (Double, x: Int, y: Int) {
    let side = Self.side
    let shadow = try shadow(shape, sigma)
    let values = Canvas.coverage(width: side, height: side) {
      $0.fill(shadow, with: Canvas.white, scratch: PaintScratch())
    }
    let exact = (0..<side).flatMap { y in
      (0..<side).map { x in shape.area(x: x, y: y) * 255 }
    }
    let right = TrueGaussian(sigma: sigma).blurred(exact, width: side, edge: .clear)
    var worst = (0.0, x: 0, y: 0)
    for y in 0..<side {
      for x in 0..<side {
        let difference = abs(Double(values[y][x]) - right[y * side + x])
        if difference > worst.0 { worst = (difference, x, y) }
      }
    }
    return worst
  }

  @Test(arguments: [0.5, 1.3, 3, 7, 18])
  func L14_000_aShadowIsWithinALevelOfTheTrueBlur(_ sigma: Double) throws {
    let shapes = [
      shape(70.3, 80.75, 60.5, 50.25, [25]), shape(70, 70, 40, 40, [20]),
      shape(100, 100, 5, 3, [1]), shape(60, 100, 70, 4, [0]),
      shape(80, 80, 60, 50, [4, 0, 24, 11]),
    ]
    for shape in shapes {
      let (error, x, y) = try error(shape, sigma)
      #expect(error < 1, "σ \(sigma): \(error) at \(x), \(y) of \(shape)")
    }
  }

  @Test func aShadowDependsOnItsPlaceAlone() throws {
    let shape = shape(20.4, 31.2, 61, 45, [9])
    for color in [Pixel(0xFF00_0000), Pixel(0x8000_0000), Pixel(0xC040_2010)] {
      let whole = Canvas.noise(width: 120, height: 110, seed: 3)
      let pieces = whole.copy()
      let scratch = PaintScratch()
      let shadow = try shadow(shape, 7)
      whole.surface.fill(shadow, with: color, scratch: scratch)
      var random = SplitMix(seed: 8)
      var y = 0
      while y < 110 {
        let height = 1 + random.below(30)
        var x = 0
        while x < 120 {
          let width = 1 + random.below(40)
          let part = PixelRect(x: x, y: y, width: width, height: height)
          pieces.surface.clipped(to: part).fill(shadow, with: color, scratch: scratch)
          x += width
        }
        y += height
      }
      #expect(pieces == whole)
    }
  }

  @Test func everyProcessorPaintsTheSameBytes() throws {
    let shape = shape(20.4, 31.2, 61, 45, [9])
    for color in [Pixel(0xFF00_0000), Pixel(0x5500_0000), Pixel(0xC040_2010)] {
      let best = Canvas.noise(width: 120, height: 110, seed: 3)
      let portable = best.copy()
      best.surface.fill(try shadow(shape, 7), with: color, scratch: PaintScratch())
      portable.surface.fill(
        try shadow(shape, 7), with: color, scratch: PaintScratch(kernels: .portable))
      #expect(best == portable)
    }
  }

  @Test func aMaskIsPaintedWhereItWasMoved() {
    let mask = Mask(PixelRect(x: -3, y: 2, width: 9, height: 5)) { bytes in
      for index in bytes.indices { bytes[index] = UInt8(index * 5) }
    }
    for color in [Pixel(0xFF00_0000), Pixel(0x8000_0000), Pixel(0xFF20_4060)] {
      let picture = Canvas.noise(width: 30, height: 20, seed: 1)
      let before = picture.copy()
      picture.surface.fill(EnlargedMask(mask), movedBy: 10, 4, with: color, scratch: PaintScratch())
      for y in 0..<20 {
        for x in 0..<30 {
          let source = KernelTests.scaled(color.value, UInt32(mask[x - 10, y - 4]))
          #expect(picture[x, y].value == KernelTests.over(source, before[x, y].value))
        }
      }
    }
  }

  @Test func whatCannotBeShadowedIsRefused() {
    var tables = ShadowTables()
    func make(_ shape: RoundedRect, _ sigma: Double) -> RoundedShadow? {
      RoundedShadow(shape, sigmaX: sigma, sigmaY: sigma, tables: &tables)
    }
    #expect(make(shape(0, 0, 0, 10, [0]), 3) == nil)
    #expect(make(shape(.nan, 0, 10, 10, [0]), 3) == nil)
    #expect(make(shape(0, 0, 1e9, 1e9, [5e8]), 3) == nil)
    #expect(make(shape(0, 0, 1e9, 1e9, [20]), 3) != nil)
    // A table of this corner would take a billion steps.
    #expect(make(shape(0, 0, 2000, 2000, [600]), 90) == nil)
    #expect(make(shape(0, 0, 400, 400, [60]), 40) != nil)
    let vast = make(shape(-1e9, -1e9, 2e9, 2e9, [20]), 1e9)
    #expect(vast?.pixelBounds.contains(PixelRect(x: 0, y: 0, width: 9, height: 9)) == true)
    #expect(make(shape(0, 0, 10, 10, [2]), .nan)?.pixelBounds.width == 10)
  }

  @Test func tablesAreKeptWithinTheirCapacity() {
    let capacity = 20_000
    var tables = ShadowTables(capacity: capacity)
    var largest = 0
    for frame in 0..<20 {
      let before = tables.bytes
      for index in 0..<4 {
        let sigma = Double(frame * 4 + index) * 0.01 + 3
        _ = RoundedShadow(
          shape(0, 0, 50, 50, [9]), sigmaX: sigma, sigmaY: sigma, tables: &tables)
      }
      largest = max(largest, tables.bytes - before)
      tables.endFrame()
      #expect(tables.bytes <= max(capacity, largest))
    }
    #expect(largest > 1000)
  }
}

extension RoundedRect {
  /// How much of a pixel it covers, from 32 lines of exact length.
  fileprivate func area(x: Int, y: Int) -> Double {
    var sum = 0.0
    let steps = 32
    for step in 0..<steps {
      let height = Double(y) + (Double(step) + 0.5) / Double(steps)
      guard height > minY, height < maxY else { continue }
      func inset(_ top: CornerRadius, _ bottom: CornerRadius) -> Double {
        let depth = min(height - minY, maxY - height)
        let radius = height - minY < maxY - height ? top : bottom
        guard radius.y > 0, depth < radius.y else { return 0 }
        let rise = 1 - depth / radius.y
        return radius.x * (1 - (1 - rise * rise).squareRoot())
      }
      let left = max(Double(x), minX + inset(topLeft, bottomLeft))
      let right = min(Double(x + 1), maxX - inset(topRight, bottomRight))
      sum += max(0, right - left)
    }
    return sum / Double(steps)
  }
}
