import CoreGraphics
import TestSupport
import Testing

@testable import UIKit

/// S06: the heights of rows, against a plain list of them.
@Suite struct RowRunsTests {
  private func expectSame(_ runs: RowRuns, _ heights: [CGFloat]) {
    #expect(runs.count == heights.count)
    var top: CGFloat = 0
    for (row, height) in heights.enumerated() {
      #expect(runs.height(of: row) == height)
      #expect((runs.top(of: row) - top).magnitude < 1e-6)
      if height > 0 { #expect(runs.row(at: top + height / 2) == row) }
      top += height
    }
    #expect((runs.height - top).magnitude < 1e-6)
  }

  @Test("S06 heights are found after any changes") func changes() {
    var random = SplitMix(seed: 7)
    var runs = RowRuns(count: 40, height: 44, isKnown: false)
    var heights = [CGFloat](repeating: 44, count: 40)
    for _ in 0..<600 {
      let height = CGFloat(Int.random(in: 0...4, using: &random) * 10)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        let row = Int.random(in: 0...heights.count, using: &random)
        runs.insert(RowRuns.Run(count: 2, height: height, isKnown: true), at: row)
        heights.insert(contentsOf: [height, height], at: row)
      case 1 where !heights.isEmpty:
        let row = Int.random(in: 0..<heights.count, using: &random)
        runs.remove(at: row)
        heights.remove(at: row)
      default:
        guard !heights.isEmpty else { continue }
        let row = Int.random(in: 0..<heights.count, using: &random)
        runs.setHeight(height, of: row)
        heights[row] = height
      }
    }
    expectSame(runs, heights)
  }

  @Test("S06 rows of one height are one run, however they became so") func oneRun() {
    var runs = RowRuns(count: 1_000_000, height: 44, isKnown: false)
    for row in 0..<1000 { runs.setHeight(50, of: row) }
    #expect(runs.runs.map(\.count) == [1000, 999_000])
    for row in (0..<1000).reversed() { runs.setHeight(44, of: row) }
    #expect(runs.runs.map(\.count) == [1000, 999_000] && runs.height == 44_000_000)
    #expect(runs.row(at: 44 * 700_000) == 700_000)
    #expect(runs.row(at: -5) == 0 && runs.row(at: 1e12) == 999_999)
    #expect(RowRuns().row(at: 0) == nil)
  }

  @Test("S06 sections are found by where they begin") func sections() {
    let heights: [CGFloat] = [10, 0, 30, 5, 0, 20, 1]
    var sums = SectionSums(heights)
    #expect((0...7).map { sums.top(of: $0) } == [0, 10, 10, 40, 45, 45, 65, 66])
    #expect(
      [0, 9, 10, 39, 40, 44, 45, 65, 99].map { sums.section(at: $0) } == [
        0, 0, 2, 2, 3, 3, 5, 6, 6,
      ])
    sums.set(100, of: 1)
    #expect(sums.section(at: 50) == 1 && sums.total == 166 && sums.top(of: 2) == 110)
    #expect(SectionSums().section(at: 3) == nil)
  }
}
