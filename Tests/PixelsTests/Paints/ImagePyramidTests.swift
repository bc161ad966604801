import TestSupport
import Testing

@testable import Pixels

@Suite struct ImagePyramidTests {
  /// A square of opaque greys.
  private func picture(_ side: Int, _ gray: (Int, Int) -> Int) -> Pixmap {
    Pixmap(width: side, height: side) { bytes in
      for index in bytes.indices {
        let pixel = index / 4
        bytes[index] = index % 4 == 3 ? 255 : UInt8(gray(pixel % side, pixel / side))
      }
    }
  }

  /// The picture drawn `scale` times as large, all of its rows.
  private func drawn(_ image: Pixmap, scale: Double, turned: Bool = false) throws -> [[Int]] {
    let step = 1 / scale
    let map =
      turned
      ? SourceMap(a: 0, b: step, c: -step, d: 0, tx: Double(image.width), ty: 0)
      : SourceMap(a: step, b: 0, c: 0, d: step, tx: 0, ty: 0)
    let source = try #require(ImageSource(image, map: map, sampling: .high))
    let side = Int(Double(image.width) * scale)
    return (0..<side).map { y in
      [UInt32](unsafeUninitializedCapacity: side) { buffer, filled in
        if let base = buffer.baseAddress { source.fetch(x: 0, y: y, count: side, into: base) }
        filled = side
      }.map { Int($0 & 255) }
    }
  }

  @Test(arguments: [0.6, 0.37, 0.25, 0.11])
  func finePatternsBecomeGray(_ scale: Double) throws {
    let board = picture(96) { x, y in (x + y) % 2 == 0 ? 0 : 255 }
    let stripes = picture(96) { x, _ in x % 3 == 0 ? 255 : 0 }
    for turned in [false, true] where scale < 0.5 {
      let gray = try drawn(board, scale: scale, turned: turned).joined()
      #expect(gray.allSatisfy { abs($0 - 128) <= 2 })
    }
    let third = try drawn(stripes, scale: scale).joined()
    let (sum, most) = (third.reduce(0, +), third.max() ?? 0)
    #expect(abs(sum / third.count - 85) <= 4)
    if scale < 0.3 { #expect(most < 140, "bilinear sampling alone would find whole stripes") }
  }

  @Test func aQuarterIsTheMeanOfSixteen() throws {
    let image = Canvas.noise(width: 32, height: 32, seed: 3)
    let quarter = ImagePyramid(image).level(across: 2, down: 2).image
    #expect(quarter.width == 8)
    for y in 0..<8 {
      for x in 0..<8 {
        for shift in [24, 16, 8, 0] as [UInt32] {
          let sum = (0..<16).reduce(0) {
            $0 + Int(image[4 * x + $1 % 4, 4 * y + $1 / 4].value >> shift & 255)
          }
          #expect(abs(Double(quarter[x, y].value >> shift & 255) - Double(sum) / 16) <= 1)
        }
      }
    }
  }

  @Test func sidesAreHalvedAloneAndOddOnesKeepTheirLastPixel() {
    let image = Canvas.noise(width: 7, height: 5, seed: 3)
    let wide = image.halved(across: false, down: true)
    #expect((wide.width, wide.height) == (7, 3))
    #expect(wide[6, 2] == image[6, 4])
    let tall = image.halved(across: true, down: false)
    #expect((tall.width, tall.height) == (4, 5))
    #expect(tall[3, 1] == image[6, 1])
    let small = image.halved(across: true, down: true)
    #expect((small.width, small.height) == (4, 3))
    #expect(small[3, 2] == image[6, 4])
    for choice in [KernelChoice.best, .portable] {
      #expect(image.halved(across: true, down: true, choice: choice) == small)
      #expect(image.halved(across: false, down: true, choice: choice) == wide)
    }
  }

  @Test func copiesAreMadeOnceAndOnlyWhereAnImageShrinks() throws {
    let pyramid = ImagePyramid(Canvas.noise(width: 20, height: 10, seed: 1))
    #expect(pyramid.level(across: 0, down: 0).image === pyramid.image)
    #expect(pyramid.level(across: 2, down: 1).image === pyramid.level(across: 2, down: 1).image)
    let most = pyramid.level(across: 99, down: 99)
    #expect((most.image.width, most.image.height) == (1, 1))
    #expect((most.across, most.down) == (5, 4))
    func level(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Int] {
      let level = ImagePyramid.level(for: SourceMap(a: a, b: b, c: c, d: d, tx: 0, ty: 0))
      return [level.across, level.down]
    }
    #expect(level(1, 0, 0, 1) == [0, 0])
    #expect(level(0.3, 0, 0, 4) == [0, 2])
    #expect(level(0, 4, 8, 0) == [3, 2])
    #expect(level(.infinity, 0, 0, .nan) == [14, 0])
  }

  @Test func enlargedPicturesAreSampledBilinearly() throws {
    let image = Canvas.noise(width: 12, height: 12, seed: 5)
    let map = SourceMap(a: 0.4, b: 0.1, c: -0.1, d: 0.4, tx: 1, ty: 2)
    let plain = try #require(ImageSource(image, map: map, sampling: .bilinear))
    let high = try #require(ImageSource(image, map: map, sampling: .high))
    let rows = [plain, high].map { source in
      [UInt32](unsafeUninitializedCapacity: 30) { buffer, filled in
        if let base = buffer.baseAddress { source.fetch(x: 0, y: 7, count: 30, into: base) }
        filled = 30
      }
    }
    #expect(rows[0] == rows[1])
  }
}
