import CProcessor
import TestSupport
import Testing

@testable import Pixels

/// Every table against the obvious arithmetic, one channel at a time.
@Suite struct KernelTests {
  static let tables: [(name: String, table: KernelTable)] =
    [("portable", .portable)] + (KernelTable.vector.map { [("vector", $0)] } ?? [])

  static func product(_ a: UInt32, _ b: UInt32) -> UInt32 { (2 * a * b + 255) / 510 }

  static func scaled(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
    [24, 16, 8, 0].reduce(0) { $0 | product(pixel >> $1 & 255, factor) << $1 }
  }

  static func over(_ source: UInt32, _ target: UInt32) -> UInt32 {
    source + scaled(target, 255 - source >> 24)
  }

  @Test(arguments: 0..<tables.count)
  func everyByteTimesEveryByteIsRoundedExactly(_ index: Int) {
    let kernels = Self.tables[index].table
    let channels = (0..<256).map { UInt32($0) }
    // Each channel of the target is one of the 256 values; the colour leaves a / 255 of it.
    let targets = channels.map { $0 << 24 | $0 << 16 | (255 - $0) << 8 | $0 }
    for alpha in channels {
      var row = targets
      row.withUnsafeMutableBufferPointer { row in
        guard let base = row.baseAddress else { return }
        kernels.blend(
          RectJob(target: base, stride: 256, width: 256, height: 1, color: alpha << 24))
      }
      #expect(row == targets.map { Self.over(alpha << 24, $0) })
      row = [UInt32](repeating: 0, count: 256)
      kernels.composite(&row, targets, 256, alpha)
      #expect(row == targets.map { Self.scaled($0, alpha) })
      row = [UInt32](repeating: 0, count: 256)
      let color = alpha << 24 | alpha << 8
      kernels.blendMasked(&row, 256, color, channels.map { UInt8($0) })
      #expect(row == channels.map { Self.scaled(color, $0) })
    }
  }

  @Test(arguments: 0..<tables.count)
  func blackOverEveryByteIsRoundedExactly(_ index: Int) {
    let kernels = Self.tables[index].table
    let channels = (0..<256).map { UInt32($0) }
    let targets = channels.map { $0 << 24 | $0 << 16 | (255 - $0) << 8 | $0 }
    for strength in channels {
      var row = targets
      kernels.shadows.darken(&row, 256, [UInt8](repeating: UInt8(strength), count: 256))
      #expect(row == targets.map { Self.over(strength << 24, $0) })
    }
  }

  @Test(arguments: 0..<tables.count)
  func rowsOfAnyLengthAndAlignmentAreExactAndNothingBesideIsTouched(_ index: Int) {
    let kernels = Self.tables[index].table
    var random = SplitMix(seed: 11)
    for round in 0..<400 {
      let count = random.below(70)
      let start = 4 + random.below(9)
      let before = (0..<96).map { _ in random.pixel().value }
      let source = (0..<96).map { _ in random.pixel().value }
      let mask = (0..<96).map { _ in UInt8(random.below(256)) }
      let color = random.pixel().value
      let opacity = UInt32([255, 0, random.below(256)][round % 3])
      func check(
        _ name: String, _ paint: (UnsafeMutablePointer<UInt32>) -> Void,
        _ expected: (Int) -> UInt32
      ) {
        var row = before
        row.withUnsafeMutableBufferPointer { buffer in
          if let base = buffer.baseAddress { paint(base + start) }
        }
        let right = before.indices.map { index in
          (start..<start + count).contains(index) ? expected(index) : before[index]
        }
        #expect(row == right, "\(name), \(count) pixels from \(start)")
      }
      func job(_ target: UnsafeMutablePointer<UInt32>) -> RectJob {
        RectJob(target: target, stride: 0, width: count, height: 1, color: color)
      }
      check("fill", { kernels.fill(job($0)) }, { _ in color })
      check("blend", { kernels.blend(job($0)) }, { Self.over(color, before[$0]) })
      check("blendMasked", { kernels.blendMasked($0, count, color, mask) }) {
        Self.over(Self.scaled(color, UInt32(mask[$0 - start])), before[$0])
      }
      check("composite", { kernels.composite($0, source, count, opacity) }) {
        Self.over(Self.scaled(source[$0 - start], opacity), before[$0])
      }
      check("compositeMasked", { kernels.compositeMasked($0, source, count, opacity, mask) }) {
        let strength = Self.product(opacity, UInt32(mask[$0 - start]))
        return Self.over(Self.scaled(source[$0 - start], strength), before[$0])
      }
    }
  }

  @Test func bothChoicesPaintTheSameBytes() {
    var random = SplitMix(seed: 5)
    for seed in 0..<20 {
      let shape = random.roundedRect(60)
      let outline = random.outline(60)
      let color = random.pixel()
      let pixmaps = [KernelChoice.best, .portable].map { choice in
        let pixmap = Canvas.noise(width: 61, height: 47, seed: UInt64(seed))
        let scratch = PaintScratch(kernels: choice)
        let source = Canvas.noise(width: 61, height: 47, seed: 99)
        pixmap.surface.fill(shape, with: color, scratch: scratch)
        pixmap.surface.fill(outline, rule: .evenOdd, with: color, scratch: scratch)
        pixmap.surface.composite(
          source.surface, in: source.bounds, opacity: 200, within: shape, scratch: scratch)
        return pixmap
      }
      #expect(pixmaps[0] == pixmaps[1])
    }
  }
}
