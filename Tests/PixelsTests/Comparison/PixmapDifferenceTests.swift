import Pixels
import Testing

struct PixmapDifferenceTests {
  private func board(_ width: Int = 100, _ height: Int = 80) -> Pixmap {
    let pixmap = Pixmap(width: width, height: height)
    pixmap.surface.fill(pixmap.bounds, with: Pixel(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
    return pixmap
  }

  private func mark(_ pixmap: Pixmap, _ rect: PixelRect, red: Double = 0.4) {
    pixmap.surface.fill(rect, with: Pixel(red: red, green: 0.4, blue: 0.6, alpha: 1))
  }

  @Test func equalPixmapsDoNotDiffer() {
    let difference = PixmapDifference(from: board(), to: board())
    #expect(difference.count == 0)
    #expect(difference.bounds == nil)
    #expect(difference.areas.isEmpty)
  }

  @Test func pixelsAreCountedAndPlaced() {
    let other = board()
    mark(other, PixelRect(x: 10, y: 20, width: 3, height: 2))
    let difference = PixmapDifference(from: board(), to: other)
    #expect(difference.count == 6)
    #expect(difference.largest == 51)
    #expect(difference.bounds == PixelRect(x: 10, y: 20, width: 3, height: 2))
  }

  @Test func whatLiesApartIsAGroupOfItsOwn() {
    let other = board()
    let places = [
      PixelRect(x: 2, y: 1, width: 1, height: 1), PixelRect(x: 90, y: 70, width: 4, height: 4),
    ]
    for place in places { mark(other, place) }
    // From one square to the next, and the one below it.
    mark(other, PixelRect(x: 40, y: 30, width: 10, height: 10))
    let difference = PixmapDifference(from: board(), to: other)
    #expect(
      difference.areas == [places[0], PixelRect(x: 40, y: 30, width: 10, height: 10), places[1]])
  }

  @Test func whatIsWithinTheAllowanceIsNotCounted() {
    let other = board()
    mark(other, PixelRect(x: 0, y: 0, width: 2, height: 1))
    mark(other, PixelRect(x: 50, y: 50, width: 1, height: 1), red: 0.9)
    let difference = PixmapDifference(from: board(), to: other, allowing: 51)
    #expect(difference.count == 1)
    #expect(difference.bounds == PixelRect(x: 50, y: 50, width: 1, height: 1))
  }

  @Test func pixelsOfOneAloneDiffer() {
    let difference = PixmapDifference(from: board(), to: board(90, 85))
    #expect(difference.sizesDiffer)
    // The corner that neither has is no difference.
    #expect(difference.count == 10 * 80 + 90 * 5)
    #expect(difference.largest == 255)
    #expect(difference.bounds == PixelRect(x: 0, y: 0, width: 100, height: 85))
  }

  @Test func thePictureMarksWhatDiffersAndFramesIt() {
    let other = board()
    mark(other, PixelRect(x: 40, y: 40, width: 1, height: 1))
    let picture = PixmapDifference(from: board(), to: other).picture()
    func channels(_ x: Int, _ y: Int) -> [UInt32] {
      let value = picture[x, y].value
      return [value >> 16 & 255, value >> 8 & 255, value & 255]
    }
    let (same, marked) = (channels(2, 2), channels(40, 40))
    #expect(same[0] == same[1] && same[1] == same[2] && same[0] > 150)
    #expect(marked[0] > marked[1] + 60)
    // Around it, at a distance.
    #expect(channels(33, 40) == [230, 0, 122])
    #expect(channels(36, 40) == same)
  }

  @Test func aFrameThatWouldLeaveThePictureIsCut() {
    let other = board()
    mark(other, PixelRect(x: 0, y: 0, width: 1, height: 1))
    mark(other, PixelRect(x: 99, y: 79, width: 1, height: 1))
    let picture = PixmapDifference(from: board(), to: other).picture()
    #expect(picture.bounds == board().bounds)
  }
}
