import TestSupport
import Testing

@testable import Pixels

/// Rows are the same in whatever bands they are worked on.
@Suite struct RowBandsTests {
  /// Bands of random heights, the last one first.
  private func bands(seed: UInt64) -> RowBands {
    RowBands { rows, work in
      var random = SplitMix(seed: seed)
      var cuts = [rows.lowerBound, rows.upperBound]
      for _ in 0..<4 { cuts.append(rows.lowerBound + random.below(rows.count)) }
      cuts.sort()
      for (start, end) in zip(cuts, cuts.dropFirst()).reversed() where start < end {
        work(start..<end)
      }
    }
  }

  @Test(arguments: [0.6, 2, 3.9, 7, 21, 60])
  func aBlurIsTheSame(sigma: Double) {
    for edge in [GaussianBlur.Edge.clear, .clamp] {
      for (width, height) in [(61, 47), (5, 90), (64, 1)] {
        let whole = Canvas.noise(width: width, height: height, seed: 5)
        let parts = whole.copy()
        whole.blur(sigma: sigma, edge: edge)
        parts.blur(sigma: sigma, edge: edge, bands: bands(seed: 9))
        #expect(parts == whole, "σ \(sigma), \(width) × \(height)")
      }
    }
  }

  @Test func aChangeOfColoursIsTheSame() {
    let whole = Canvas.noise(width: 30, height: 40, seed: 5)
    let parts = whole.copy()
    let change = ColorTransform(
      red: SIMD4(0.3, 0.5, 0.1, 0), green: SIMD4(0, 1, 0.2, 0), blue: SIMD4(0.7, 0, 0.1, 0),
      alpha: SIMD4(0, 0, 0, 0.9), bias: SIMD4(0.1, 0, 0, 0))
    whole.surface.transform(whole.bounds, by: change)
    parts.surface.transform(parts.bounds, by: change, bands: bands(seed: 2))
    #expect(parts == whole)
  }
}
