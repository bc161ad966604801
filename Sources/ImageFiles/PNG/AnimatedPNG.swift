import CoreGraphics
import Pixels

/// Writes an animated PNG file (APNG), frame by frame: 8-bit RGBA with straight alpha.
///
/// The first frame is the whole picture, which is also what programs show that know no animation;
/// of a later one the file holds the rectangle that changed, and of one that did not change only
/// the time. The same frames make the same bytes. Memory: the file so far and one picture.
package struct AnimatedPNG {
  /// How often all frames are shown; 0 for without end.
  private let plays: UInt32
  private var frameCount: UInt32 = 0
  /// The number of the next chunk that has one.
  private var sequence: UInt32 = 0
  /// The chunks of all frames but the last.
  private var chunks: [UInt8] = []
  /// The last frame, whose time may still grow.
  private var last: Frame?
  private var width = 0
  private var height = 0

  private struct Frame {
    let picture: Pixmap
    /// What changed since the frame before.
    let area: PixelRect
    var delay: FrameDelay
  }

  /// An animation without frames yet, shown `plays` times; 0 is without end.
  package init(plays: Int = 0) {
    self.plays = UInt32(clamping: plays)
  }

  /// How large the file is so far, about.
  package var byteCount: Int { chunks.count }

  /// Adds a picture that is shown for a time; all have the size of the first.
  package mutating func append(_ image: CGImage, delay: FrameDelay) {
    let pixmap = image.pixmap
    guard let last else {
      (width, height) = (pixmap.width, pixmap.height)
      self.last = Frame(picture: pixmap.copy(), area: pixmap.bounds, delay: delay)
      return
    }
    precondition(
      pixmap.width == width && pixmap.height == height, "all frames have the size of the first")
    var area = pixmap.changedArea(since: last.picture)
    if area.isEmpty {
      if let sum = last.delay.adding(delay) {
        self.last?.delay = sum
        return
      }
      // Longer than a frame can be shown: another one that changes nothing.
      area = PixelRect(x: 0, y: 0, width: 1, height: 1)
    }
    write(last)
    self.last = Frame(picture: pixmap.copy(), area: area, delay: delay)
  }

  /// The file with all frames; there must be one.
  package consuming func file() -> [UInt8] {
    precondition(last != nil, "an animation has at least one frame")
    if let last { write(last) }
    last = nil
    var file = PNGFile.signature
    let size = PNGChunk.bytes(of: UInt32(width)) + PNGChunk.bytes(of: UInt32(height))
    // 8 bits a channel, RGBA, the only compression and filtering that there are, not interlaced.
    PNGChunk(type: "IHDR", data: size + [8, 6, 0, 0, 0]).append(to: &file)
    // Perceptual, as in the files of single pictures.
    PNGChunk(type: "sRGB", data: [0]).append(to: &file)
    PNGChunk(
      type: "acTL", data: PNGChunk.bytes(of: frameCount) + PNGChunk.bytes(of: plays)
    ).append(to: &file)
    file += chunks
    PNGChunk(type: "IEND", data: []).append(to: &file)
    return file
  }

  private mutating func write(_ frame: Frame) {
    control(frame).append(to: &chunks)
    let part = frame.area == frame.picture.bounds ? frame.picture : frame.picture.part(frame.area)
    let picture = part.withBytes {
      LibPNG.write($0, width: part.width, height: part.height, hasAlpha: true)
    }
    let data = PNGChunk.data(ofType: "IDAT", in: picture)
    if frameCount == 0 {
      PNGChunk(type: "IDAT", data: data).append(to: &chunks)
    } else {
      PNGChunk(type: "fdAT", data: nextNumber() + data).append(to: &chunks)
    }
    frameCount += 1
  }

  /// Where a frame stands and for how long; it stays (0) and replaces what it covers (0).
  private mutating func control(_ frame: Frame) -> PNGChunk {
    let delay = frame.delay.inFile
    var data = nextNumber()
    for number in [frame.area.width, frame.area.height, frame.area.minX, frame.area.minY] {
      data += PNGChunk.bytes(of: UInt32(number))
    }
    data += PNGChunk.bytes(of: delay.numerator) + PNGChunk.bytes(of: delay.denominator)
    return PNGChunk(type: "fcTL", data: data + [0, 0])
  }

  private mutating func nextNumber() -> [UInt8] {
    defer { sequence += 1 }
    return PNGChunk.bytes(of: sequence)
  }
}
