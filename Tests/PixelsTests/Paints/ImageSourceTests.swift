import TestSupport
import Testing

@testable import Pixels

@Suite struct ImageSourceTests {
  /// A picture of random opaque pixels.
  private func picture(_ width: Int, _ height: Int) -> Pixmap {
    var numbers = SplitMix(seed: 7)
    return Pixmap(width: width, height: height) { bytes in
      for index in bytes.indices {
        bytes[index] = index % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: numbers.next())
      }
    }
  }

  private func row(_ source: ImageSource, x: Int, y: Int, count: Int) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
      if let base = buffer.baseAddress { source.fetch(x: x, y: y, count: count, into: base) }
      filled = count
    }
  }

  @Test(arguments: [ImageSource.Sampling.nearest, .bilinear])
  func wholeStepsCopyThePicture(_ sampling: ImageSource.Sampling) throws {
    let image = picture(16, 16)
    let map = SourceMap(a: 1, b: 0, c: 0, d: 1, tx: -3, ty: -2)
    let source = try #require(ImageSource(image, map: map, sampling: sampling))
    #expect(row(source, x: 3, y: 7, count: 16) == (0..<16).map { image[$0, 5].value })
  }

  @Test func beyondItsEdgesAnImageGoesOn() throws {
    let image = picture(4, 4)
    let map = SourceMap(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    let source = try #require(ImageSource(image, map: map, sampling: .bilinear))
    #expect(row(source, x: -9, y: -9, count: 1) == [image[0, 0].value])
    #expect(row(source, x: 90, y: 90, count: 1) == [image[3, 3].value])
  }

  @Test func bilinearSamplingMixesNeighboursByTheirNearness() throws {
    let image = Pixmap(width: 2, height: 1) { bytes in
      bytes.copyBytes(from: [0, 0, 0, 255, 200, 200, 200, 255])
    }
    // Four pixels to one: the middles lie at 1/8, 3/8, 5/8 and 7/8 of each pixel.
    let map = SourceMap(a: 0.25, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    let source = try #require(ImageSource(image, map: map, sampling: .bilinear))
    let greys = row(source, x: 0, y: 0, count: 8).map { Int($0 & 0xFF) }
    #expect(greys == [0, 0, 25, 75, 125, 175, 200, 200])
  }

  @Test(arguments: [ImageSource.Sampling.nearest, .bilinear])
  func rowsCanBeCutAnywhere(_ sampling: ImageSource.Sampling) throws {
    let image = picture(64, 48)
    let map = SourceMap(a: 0.61, b: 0.37, c: -0.29, d: 0.73, tx: 11.3, ty: -4.9)
    let source = try #require(ImageSource(image, map: map, sampling: sampling, opacity: 200))
    let whole = row(source, x: -20, y: 9, count: 120)
    let parts = (0..<120).flatMap { row(source, x: -20 + $0, y: 9, count: 1) }
    #expect(whole == parts)
  }

  @Test func mapsBeyondAllNumbersAreRefused() {
    let image = picture(2, 2)
    for value in [Double.nan, .infinity, 1e30] {
      let map = SourceMap(a: value, b: 0, c: 0, d: 1, tx: 0, ty: 0)
      let isRefused = ImageSource(image, map: map, sampling: .nearest).map { _ in false } ?? true
      #expect(isRefused)
    }
  }
}
