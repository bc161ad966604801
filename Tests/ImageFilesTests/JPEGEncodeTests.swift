import CoreGraphics
import ImageFiles
import Pixels
import Testing

struct JPEGEncodeTests {
  private func picture(_ pixel: (Int, Int) -> UInt32, width: Int = 20, height: Int = 10) -> CGImage
  {
    CGImage(
      Pixmap(width: width, height: height) { bytes in
        let pixels = bytes.assumingMemoryBound(to: UInt32.self)
        for index in pixels.indices { pixels[index] = pixel(index % width, index / width) }
      })
  }

  private func isNear(_ pixel: Pixel, _ other: UInt32, by limit: Int) -> Bool {
    [24, 16, 8, 0].allSatisfy { shift in
      abs(Int(pixel.value >> UInt32(shift) & 255) - Int(other >> UInt32(shift) & 255)) <= limit
    }
  }

  @Test("what is written is read again, near enough")
  func roundTrip() throws {
    func color(_ x: Int, _ y: Int) -> UInt32 { 0xFF00_0000 | UInt32(x * 12) << 16 | UInt32(y * 20) }
    let read = try ImageFile.decode(JPEGFile.encode(picture(color), quality: 1))
    #expect(read.width == 20 && read.height == 10)
    for y in 0..<10 {
      for x in 0..<20 { #expect(isNear(read.pixmap[x, y], color(x, y), by: 8)) }
    }
  }

  @Test("transparent parts are laid on white")
  func whiteBelow() throws {
    let clear = picture({ x, _ in x < 16 ? 0 : 0x8000_0080 }, width: 32, height: 16)
    let read = try ImageFile.decode(JPEGFile.encode(clear, quality: 1))
    #expect(isNear(read.pixmap[4, 4], 0xFFFF_FFFF, by: 2))
    #expect(isNear(read.pixmap[24, 8], 0xFF7F_7FFF, by: 3))
  }

  @Test("a lower quality makes a smaller file; no number makes the worst")
  func quality() {
    var numbers = Noise()
    let noise = picture({ _, _ in numbers.next() }, width: 64, height: 64)
    let sizes = [1, 0.8, 0.3, 0].map { JPEGFile.encode(noise, quality: $0).count }
    #expect(sizes == sizes.sorted(by: >) && Set(sizes).count == 4)
    #expect(JPEGFile.encode(noise, quality: .nan).count == sizes[3])
    #expect(JPEGFile.encode(noise, quality: -5).count == sizes[3])
    #expect(JPEGFile.encode(noise, quality: .infinity).count == sizes[0])
  }

  @Test("an orientation is stored beside the pixels, not in them", arguments: 1...8)
  func orientation(_ value: Int) throws {
    let orientation = try #require(ImageOrientation(rawValue: value))
    let file = JPEGFile.encode(
      picture { x, y in x < 8 && y < 5 ? 0xFF00_0000 : 0xFFFF_FFFF }, quality: 1,
      orientation: orientation)
    let stored = try ImageFile.decodeStored(file)
    #expect(stored.orientation == orientation)
    #expect(stored.image.width == 20 && stored.image.height == 10)
    #expect(isNear(stored.image.pixmap[1, 1], 0xFF00_0000, by: 6))
    #expect(try ImageFile.decode(file).width == (value > 4 ? 10 : 20))
  }
}

/// Opaque noise, the same in every run.
private struct Noise {
  private var state: UInt32 = 1

  mutating func next() -> UInt32 {
    state = state &* 1_664_525 &+ 1_013_904_223
    return 0xFF00_0000 | state >> 8
  }
}
