import Glibc
import Pixels
import Testing

@testable import PreviewHost

/// Memory that two processes see, here by two descriptors of one.
struct SharedMemoryTests {
  private let mine: SharedMemory
  private let theirs: SharedMemory

  init() throws {
    mine = try SharedMemory()
    theirs = try SharedMemory(dup(mine.descriptor))
  }

  private func paint(_ pixmap: Pixmap, _ color: UInt32) {
    let surface = pixmap.surface
    for y in 0..<pixmap.height {
      for x in 0..<pixmap.width { surface.pointer(x: x, y: y).pointee = color }
    }
  }

  @Test func whatOneSidePaintsTheOtherSees() throws {
    #expect(theirs.mapPicture() == nil)
    let picture = try #require(mine.makePicture(width: 30, height: 20))
    #expect(picture[29, 19].value == 0)
    paint(picture, 0xFF12_3456)
    let seen = try #require(theirs.mapPicture())
    #expect(seen == picture && seen[29, 19].value == 0xFF12_3456)
  }

  @Test func itOutlivesTheOneWhoPainted() throws {
    do {
      let other = try SharedMemory(dup(mine.descriptor))
      let picture = try #require(other.makePicture(width: 8, height: 8))
      paint(picture, 0xFFFF_0000)
      other.activity = .building
      other.origin.pointee = 0x1_0000_0007
    }
    #expect(mine.mapPicture()?[7, 7].value == 0xFFFF_0000)
    #expect(mine.activity == .building && mine.origin.pointee == 0x1_0000_0007)
  }

  @Test func itGrowsAndNeverShrinks() throws {
    let small = try #require(mine.makePicture(width: 10, height: 10))
    let large = try #require(theirs.makePicture(width: 700, height: 500))
    paint(large, 0xFF00_00FF)
    #expect(mine.mapPicture()?.width == 700)
    let again = try #require(mine.makePicture(width: 10, height: 10))
    #expect(again[9, 9].value == 0)
    // Reading what was large is no signal, whatever stands there.
    #expect(large[699, 499].value == 0xFF00_00FF)
    #expect(small.width == 10)
  }

  @Test func nonsenseInItIsNoPicture() throws {
    let picture = try #require(mine.makePicture(width: 4, height: 4))
    #expect(picture.width == 4)
    // A process that breaks may leave any bytes.
    mine.origin.withMemoryRebound(to: Int32.self, capacity: 4) { fields in
      for size: Int32 in [-1, 0, 16_385, .max] {
        fields[2] = size
        #expect(theirs.mapPicture() == nil)
      }
      // More than there is.
      (fields[2], fields[3]) = (16_384, 16_384)
      #expect(theirs.mapPicture() == nil)
    }
  }
}
