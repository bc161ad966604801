import CoreGraphics
import ImageFiles
import Pixels
import TestSupport
import Testing

@Suite struct AnimatedPNGTests {
  private let tenth = FrameDelay(1, 10)

  /// A square of 3 × 2 pixels at a place before a background that nothing repeats.
  private func scene(_ x: Int, _ y: Int, _ color: UInt32 = 0x8040_2010) -> CGImage {
    picture(width: 20, height: 12) { column, row in
      let isIn = (x..<x + 3).contains(column) && (y..<y + 2).contains(row)
      return isIn ? color : 0xFF00_0000 | UInt32(row * 20 + column) * 0x01_0101
    }
  }

  private func animation(_ images: [CGImage], plays: Int = 0) throws -> ParsedAnimation {
    var animation = AnimatedPNG(plays: plays)
    for image in images { animation.append(image, delay: tenth) }
    return try ParsedAnimation(animation.file())
  }

  @Test func everyFrameIsShownAsItWasGiven() throws {
    let images = [scene(0, 0), scene(5, 4), scene(17, 10), scene(17, 10, 0), scene(0, 0)]
    let parsed = try animation(images)
    #expect(parsed.frames.map(\.shown) == images.map { pixels(of: $0) })
    #expect(parsed.frames.map(\.delay) == Array(repeating: [1, 10], count: 5))
  }

  @Test func randomFramesAreShownAsTheyWereGiven() throws {
    var numbers = SplitMix(seed: 3)
    var shown = [UInt32](repeating: 0xFF00_0000, count: 240)
    let images = (0..<40).map { _ in
      for _ in 0..<numbers.below(4) {
        let grey = UInt32(numbers.below(256))
        let alpha = grey + UInt32(numbers.below(256 - Int(grey)))
        shown[numbers.below(240)] = alpha << 24 | grey * 0x01_0101
      }
      let now = shown
      return picture(width: 20, height: 12) { now[$1 * 20 + $0] }
    }
    let parsed = try animation(images)
    var merged: [[UInt32]] = []
    for image in images where merged.last != pixels(of: image) { merged.append(pixels(of: image)) }
    #expect(parsed.frames.map(\.shown) == merged)
    #expect(parsed.frames.count < 40 && parsed.frames.count > 10)
  }

  @Test func laterFramesHoldOnlyWhatChanged() throws {
    let frames = try animation([scene(0, 0), scene(0, 0, 0xFFFF_FFFF), scene(6, 3)]).frames
    #expect(frames.map(\.area) == [[0, 0, 20, 12], [0, 0, 3, 2], [0, 0, 9, 5]])
  }

  @Test func aChangeOfOnePixelIsOnePixel() throws {
    for (x, y) in [(0, 0), (19, 0), (0, 11), (19, 11), (7, 5)] {
      let changed = picture(width: 20, height: 12) { column, row in
        column == x && row == y ? 0 : scene(5, 5).pixmap[column, row].value
      }
      let frame = try #require(try animation([scene(5, 5), changed]).frames.last)
      #expect(frame.area == [x, y, 1, 1])
    }
  }

  @Test func framesThatChangeNothingLengthenTheOneBefore() throws {
    var animation = AnimatedPNG()
    animation.append(scene(1, 1), delay: FrameDelay(1, 10))
    animation.append(scene(1, 1), delay: FrameDelay(1, 15))
    animation.append(scene(2, 1), delay: FrameDelay(1, 3))
    animation.append(scene(2, 1), delay: FrameDelay(2, 3))
    let frames = try ParsedAnimation(animation.file()).frames
    #expect(frames.map(\.delay) == [[1, 6], [1, 1]])
  }

  @Test func aRestLongerThanAFrameCanBeIsSplit() throws {
    var animation = AnimatedPNG()
    for _ in 0..<3 { animation.append(scene(1, 1), delay: FrameDelay(40_000, 1)) }
    let frames = try ParsedAnimation(animation.file()).frames
    #expect(frames.map(\.delay) == [[40_000, 1], [40_000, 1], [40_000, 1]])
    #expect(frames.map(\.area) == [[0, 0, 20, 12], [0, 0, 1, 1], [0, 0, 1, 1]])
    #expect(Set(frames.map(\.shown)).count == 1)
  }

  @Test func chunksStandInTheOrderOfTheFormat() throws {
    let parsed = try animation([scene(0, 0), scene(1, 0), scene(2, 0)], plays: 7)
    #expect(
      parsed.types == [
        "IHDR", "sRGB", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND",
      ])
    #expect(parsed.plays == 7)
    #expect(try animation([scene(0, 0)], plays: -3).plays == 0)
  }

  @Test func programsWithoutAnimationShowTheFirstFrame() throws {
    var animation = AnimatedPNG()
    for x in 0..<4 { animation.append(scene(x, 0), delay: tenth) }
    #expect(pixels(of: try PNGFile.decode(animation.file())) == pixels(of: scene(0, 0)))
  }

  @Test func theSameFramesMakeTheSameFile() {
    func file() -> [UInt8] {
      var animation = AnimatedPNG()
      for x in 0..<4 { animation.append(scene(x, 0), delay: tenth) }
      return animation.file()
    }
    #expect(file() == file())
  }

  @Test func aFrameIsCopiedWhenItIsGiven() throws {
    let pixmap = Pixmap(width: 4, height: 4)
    var animation = AnimatedPNG()
    for value: UInt32 in [0xFF11_1111, 0xFF22_2222] {
      pixmap.surface.base[5] = value
      animation.append(CGImage(pixmap), delay: tenth)
    }
    let frames = try ParsedAnimation(animation.file()).frames
    #expect(frames.map { $0.shown[5] } == [0xFF11_1111, 0xFF22_2222])
  }
}
