import CProcessor
import TestSupport
import Testing

@testable import Pixels

/// Every table of coverage kernels against plain sums.
@Suite struct CoverageKernelTests {
  private func cells(_ random: inout SplitMix, _ count: Int) -> [Int32] {
    (0..<count).map { _ in Int32(random.below(131_073)) - 65_536 }
  }

  private func sums(_ cells: [Int32], from start: Int32) -> [Int32] {
    var sum = start
    return cells.map { cell in
      sum &+= cell
      return sum
    }
  }

  @Test(arguments: 0..<KernelTests.tables.count)
  func coverageIsTheFoldedSumOfCells(_ index: Int) {
    let kernels = KernelTests.tables[index].table.coverage
    var random = SplitMix(seed: 71)
    for round in 0..<60 {
      let count = 8 * (1 + random.below(5))
      let folding = [Folding.nonZero, .evenOdd, .difference][round % 3]
      let before = cells(&random, count)
      let start: Int32 = round % 7 == 0 ? .max : Int32(random.below(99))
      var row = before
      var mask = [UInt8](repeating: 7, count: count + 1)
      let end = row.withUnsafeMutableBufferPointer { row -> Int32? in
        guard let cells = row.baseAddress else { return nil }
        return kernels.resolve(
          CellRun(cells: cells, count: count, start: start, folding: folding), to: &mask)
      }
      let expected = sums(before, from: start)
      #expect(mask == expected.map { folding.coverage($0) } + [7])
      #expect(row.allSatisfy { $0 == 0 } && end == expected.last)
    }
  }

  @Test(arguments: 0..<KernelTests.tables.count)
  func blendingPaintsTheFoldedSumOfCells(_ index: Int) {
    let kernels = KernelTests.tables[index].table.coverage
    var random = SplitMix(seed: 72)
    for round in 0..<60 {
      let count = 1 + random.below(40)
      let room = (count + 7) & ~7
      let folding = [Folding.nonZero, .evenOdd, .difference][round % 3]
      let before = cells(&random, room)
      let pixels = (0..<room).map { _ in random.pixel().value }
      let color = random.pixel().value
      var (row, target) = (before, pixels)
      let end = row.withUnsafeMutableBufferPointer { row -> Int32? in
        guard let cells = row.baseAddress else { return nil }
        return kernels.blend(
          CellRun(cells: cells, count: count, start: 5, folding: folding), onto: &target, color)
      }
      let expected = zip(pixels, sums(before, from: 5)).enumerated().map { index, pair in
        let coverage = index < count ? UInt32(folding.coverage(pair.1)) : 0
        return KernelTests.over(KernelTests.scaled(color, coverage), pair.0)
      }
      #expect(target == expected && row.allSatisfy { $0 == 0 })
      #expect(end == sums(before, from: 5).last)
    }
  }

  @Test(arguments: 0..<KernelTests.tables.count)
  func rowsArePaintedAsTheirRunsAre(_ index: Int) {
    let kernels = KernelTests.tables[index].table.coverage
    var random = SplitMix(seed: 75)
    for round in 0..<90 {
      let (width, height) = (1 + random.below(150), 1 + random.below(4))
      let groups = (width + 7) / 8
      let words = (groups + 7) / 8
      let cellsPerRow = groups * 8 + 8
      // Up to seven pixels after the last belong to somebody else, or all may be written.
      let room = width + random.below(9)
      let stride = room + 8
      let folding = [Folding.nonZero, .evenOdd, .difference][round % 3]
      let color = random.pixel().value
      var marks = [UInt64](repeating: 0, count: words * height)
      var cells = [Int32](repeating: 0, count: cellsPerRow * height)
      var target = (0..<stride * height).map { _ in random.pixel().value }
      var expected = target
      for y in 0..<height {
        for group in 0..<groups where random.below(3) == 0 {
          marks[y * words + group / 8] |= 1 << UInt64(group % 8 * 8)
          // The cell after a group may have something too.
          for cell in 0..<9 {
            cells[y * cellsPerRow + group * 8 + cell] += Int32(random.below(60_001)) - 30_000
          }
        }
        var sum: Int32 = 0
        for x in 0..<width {
          sum += cells[y * cellsPerRow + x]
          let source = KernelTests.scaled(color, UInt32(folding.coverage(sum)))
          expected[y * stride + x] = KernelTests.over(source, expected[y * stride + x])
        }
      }
      target.withUnsafeMutableBufferPointer { target in
        cells.withUnsafeMutableBufferPointer { cells in
          marks.withUnsafeMutableBufferPointer { marks in
            guard let target = target.baseAddress, let cells = cells.baseAddress,
              let marks = marks.baseAddress
            else { return }
            kernels.paintRows(
              BandJob(
                target: target, stride: stride, room: room, width: width, height: height,
                cells: cells, cellsPerRow: cellsPerRow, marks: marks, wordsPerRow: words,
                folding: folding, color: color))
          }
        }
      }
      #expect(target == expected)
      #expect(cells.allSatisfy { $0 == 0 } && marks.allSatisfy { $0 == 0 })
    }
  }

  @Test func bothTablesAddTheSameEdgesAndCorners() {
    var random = SplitMix(seed: 73)
    for round in 0..<40 {
      let outline = random.outline([30.0, 90, 2000][round % 3])
      let shape = random.roundedRect(30)
      let color = random.pixel()
      let pixmaps = [KernelChoice.best, .portable].map { choice in
        let pixmap = Canvas.noise(width: 83, height: 37, seed: UInt64(round))
        let scratch = PaintScratch(kernels: choice)
        pixmap.surface.fill(outline, rule: .nonZero, with: color, scratch: scratch)
        pixmap.surface.fill(shape, with: color, scratch: scratch)
        return pixmap
      }
      #expect(pixmaps[0] == pixmaps[1])
    }
  }

  @Test func smallCornersHaveTheAreasOfLargeOnes() {
    // The same arc by the two ways there are: all pixels at once, and a row at a time.
    var random = SplitMix(seed: 74)
    for _ in 0..<60 {
      let radius = CornerRadius(x: random.double(0.6...13), y: random.double(0.6...13))
      let x = random.double(14...16)
      let y = random.double(14...16)
      let arc = CornerArc(
        centerX: x, centerY: y, radius: radius, horizontal: .negative, vertical: .negative)
      let heights = Fixed.clamped(y - radius.y)...Fixed.clamped(y)
      let cache = CornerCache(kernels: KernelTable.best.coverage)
      let corner = CornerAreas(arc, heights: heights, corner: 0, cache: cache)
      for row in heights.lowerBound >> Fixed.bits...(heights.upperBound - 1) >> Fixed.bits {
        let part =
          max(
            heights.lowerBound, row << Fixed.bits)...min(
            heights.upperBound, (row + 1) << Fixed.bits)
        func sums(_ add: (CoverageRows) -> Void) -> [Int] {
          let scratch = PaintScratch()
          let rows = scratch.rows(for: PixelRect(x: 0, y: row, width: 32, height: 1))
          add(rows)
          var sum = 0
          // The rows borrow from the scratch, which must last as long.
          return withExtendedLifetime(scratch) {
            (0..<32).map { column in
              sum += Int(rows.cells[column])
              return sum
            }
          }
        }
        let quick = sums { corner?.add(row: row, height: part.count - 1, sign: 1, to: $0) }
        let slow = sums { arc.add(row: row, heights: part, sign: 1, to: $0) }
        let worst = zip(quick, slow).map { abs($0 - $1) }.max() ?? 0
        // 1/255 of a pixel is 257.
        #expect(worst < 200, "\(worst) in row \(row) of \(arc)")
      }
    }
  }
}
