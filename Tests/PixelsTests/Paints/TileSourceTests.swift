import TestSupport
import Testing

@testable import Pixels

@Suite struct TileSourceTests {
  private func row(
    _ count: Int, _ fetch: (UnsafeMutablePointer<UInt32>) -> Void
  ) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: count + 1) { buffer, filled in
      if let base = buffer.baseAddress {
        base[count] = 0xDEAD_BEEF
        fetch(base)
      }
      filled = count + 1
    }
  }

  /// A tile that lies on the device's pixels is copied to the same pixels that mixing would give.
  @Test func wholeTilesAreCopied() throws {
    for (width, height) in [(1, 1), (2, 3), (7, 5), (40, 9), (200, 2)] {
      let tile = Canvas.noise(width: width, height: height, seed: 6)
      for (dx, dy, slip) in [(0.0, 0.0, 0.0), (-3, 11, 1e-5), (1000, -777, 1e-8)] {
        let map = SourceMap(a: 1, b: 0, c: slip / 1e3, d: 1, tx: dx + slip, ty: dy - slip)
        let source = try #require(TileSource(tile, map: map))
        for (x, y) in [(0, 0), (-50, -9), (33, 4)] {
          for count in [0, 1, 6, 90] {
            let copied = row(count) { source.fetch(x: x, y: y, count: count, into: $0) }
            let mixed = row(count) { source.sample(x: x, y: y, count: count, into: $0) }
            #expect(copied == mixed, "\(width) × \(height) at \(x), \(y), \(count) pixels")
            #expect(copied.last == 0xDEAD_BEEF)
          }
        }
      }
    }
  }

  @Test func anyMapRepeatsItsTile() throws {
    let tile = Canvas.noise(width: 4, height: 4, seed: 6)
    let turned = SourceMap(a: 0.25, b: 0.5, c: -0.5, d: 0.25, tx: 0.1, ty: 0)
    let source = try #require(TileSource(tile, map: turned))
    let whole = row(64) { source.fetch(x: -32, y: 3, count: 64, into: $0) }
    // Sixteen pixels on, the place is four columns and eight rows further.
    #expect(whole[0..<16] == whole[16..<32])
    #expect(TileSource(tile, map: SourceMap(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)) == nil)
    let far = SourceMap(a: 1, b: 0, c: 0, d: 1, tx: 1e300, ty: -1e300)
    let lost = try #require(TileSource(tile, map: far))
    #expect(row(9) { lost.fetch(x: 0, y: 0, count: 9, into: $0) }.count == 10)
  }
}
