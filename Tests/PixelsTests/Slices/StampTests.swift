import TestSupport
import Testing

@testable import Pixels

/// What is painted from a sheet of recorded shapes has the bytes of the shapes.
@Suite struct StampTests {
  private let size = PixelRect(x: 0, y: 0, width: 110, height: 120)

  private func shape(_ random: inout SplitMix, _ round: Int) -> RoundedRect {
    func place(_ range: ClosedRange<Double>) -> Double {
      let value = random.double(range)
      return round % 3 == 0 ? value.rounded() : value
    }
    let (x, y) = (place(-10...60), place(-10...60))
    let (width, height) = (place(1...60), place(1...90))
    let radius = CornerRadius(x: random.double(0...30), y: random.double(0...30))
    func corner() -> CornerRadius {
      switch round % 4 {
      case 0: CornerRadius(x: min(width, height) / 2, y: min(width, height) / 2)
      case 1: random.below(3) == 0 ? .zero : radius
      case 2: CornerRadius(x: random.double(0...9), y: random.double(0...9))
      default: .zero
      }
    }
    return RoundedRect(
      minX: x, minY: y, maxX: x + width, maxY: y + height, topLeft: corner(), topRight: corner(),
      bottomRight: corner(), bottomLeft: corner()
    ).inFixedPoint
  }

  /// A recorded shape; the first time it is only noted.
  private func stamp(_ sheet: StampSheet, _ shape: RoundedRect, _ hole: RoundedRect?) -> Stamp? {
    sheet.beginFrame()
    _ = sheet.stamp(of: shape, hole: hole)
    return sheet.stamp(of: shape, hole: hole)
  }

  @Test func shapesOfFramesLongAgoAreForgotten() {
    var random = SplitMix(seed: 78)
    let sheet = StampSheet()
    var most = 0
    for round in 0..<6000 {
      _ = stamp(sheet, shape(&random, round), nil)
      most = max(most, sheet.byteCount)
    }
    #expect(most > 1 << 17 && most < StampSheet.byteLimit / 2, "\(most)")
  }

  @Test(arguments: [KernelChoice.best, .portable])
  func stampsHaveTheBytesOfShapes(choice: KernelChoice) throws {
    var random = SplitMix(seed: 77)
    let sheet = StampSheet()
    var recorded = 0
    for round in 0..<600 {
      let outer = shape(&random, round)
      let hole = round % 5 == 0 ? outer.inset(by: 2, 2.5).inFixedPoint : nil
      let color = round % 2 == 0 ? Pixel(0xFF20_6090) : Pixel(0x7010_2070)
      if outer.pixelBounds.isEmpty { continue }
      // Recorded elsewhere, so that the place cannot matter.
      let moved = outer.moved(left: -12_345, up: -777, shortened: 0)
      let movedHole = hole?.moved(left: -12_345, up: -777, shortened: 0)
      _ = stamp(sheet, moved, movedHole)
      guard let stamp = stamp(sheet, outer, hole) else { continue }
      recorded += 1
      let scratch = PaintScratch(kernels: choice)
      let direct = Canvas.noise(width: size.width, height: size.height, seed: 5)
      let stamped = Canvas.noise(width: size.width, height: size.height, seed: 5)
      if let hole {
        direct.surface.fillRing(outer: outer, inner: hole, with: color, scratch: scratch)
      } else {
        direct.surface.fill(outer, with: color, scratch: scratch)
      }
      // In pieces, some of them narrower than eight columns.
      let (x, y) = (random.below(110), random.below(120))
      for piece in [
        PixelRect(minX: 0, minY: 0, maxX: x, maxY: y),
        PixelRect(minX: x, minY: 0, maxX: 110, maxY: y),
        PixelRect(minX: 0, minY: y, maxX: 110, maxY: 120),
      ] where !piece.isEmpty {
        stamped.surface.clipped(to: piece)
          .fill(stamp, with: color, scratch: scratch)
      }
      #expect(stamped == direct, "\(outer) \(String(describing: hole))")
    }
    #expect(recorded > 400)
  }

  @Test func shapesThatDifferOnlyInAlikeRowsShareTheirBytes() throws {
    let sheet = StampSheet()
    func shape(_ height: Double) -> RoundedRect {
      let radius = CornerRadius(x: 5, y: 5)
      return RoundedRect(
        minX: 3, minY: 4, maxX: 33, maxY: 4 + height, topLeft: radius, topRight: radius,
        bottomRight: radius, bottomLeft: radius)
    }
    let low = try #require(stamp(sheet, shape(20), nil))
    let high = try #require(stamp(sheet, shape(900), nil))
    #expect(low.bytes == high.bytes)
    #expect(high.height == 900)
  }

  @Test func whatIsNeverAskedForAgainIsNotRecorded() {
    let sheet = StampSheet()
    sheet.beginFrame()
    let shape = RoundedRect(minX: 3.5, minY: 4, maxX: 33, maxY: 14)
    #expect(sheet.stamp(of: shape) == nil)
    #expect(!sheet.isSettled)
    sheet.beginFrame()
    #expect(sheet.stamp(of: shape) != nil)
    #expect(sheet.isSettled)
  }

  @Test func aFullSheetStartsAnew() {
    let sheet = StampSheet()
    var random = SplitMix(seed: 3)
    var stamped = 0
    for _ in 0..<40_000 {
      let shape = RoundedRect(
        minX: random.double(0...1), minY: random.double(0...1), maxX: 63 + random.double(0...1),
        maxY: 8 + random.double(0...1), topLeft: CornerRadius(x: 4, y: 4), topRight: .zero,
        bottomRight: .zero, bottomLeft: CornerRadius(x: 4, y: 4)
      ).inFixedPoint
      if stamp(sheet, shape, nil) != nil { stamped += 1 }
    }
    #expect(stamped > 39_000)
  }
}
