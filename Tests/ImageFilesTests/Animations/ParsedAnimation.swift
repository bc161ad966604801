import CoreGraphics
import ImageFiles
import Pixels
import Testing

/// An animated PNG file, read by the words of its specification and shown frame by frame.
struct ParsedAnimation {
  struct Frame {
    /// x, y, width and height of what it replaces.
    let area: [Int]
    let delay: [Int]
    /// What the canvas shows, as numbers `0xAARRGGBB`.
    let shown: [UInt32]
  }

  private(set) var types: [String] = []
  private(set) var plays = -1
  private(set) var frames: [Frame] = []

  init(_ file: [UInt8]) throws {
    try #require(file.starts(with: PNGBuilder.signature))
    var chunks = ChunkReader(file: file)
    var control: [UInt8]?
    var packed: [UInt8] = []
    var header: [UInt8] = []
    var declared = -1
    var nextNumber = 0
    var canvas: [UInt32] = []

    func number(_ bytes: some Collection<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
    func finish() throws {
      guard let fields = control else { return }
      let numbers = (0..<4).map { number(fields[4 + $0 * 4..<8 + $0 * 4]) }
      let (width, height, x, y) = (numbers[0], numbers[1], numbers[2], numbers[3])
      let size = PNGBuilder.number(width) + PNGBuilder.number(height)
      let picture = try PNGFile.decode(
        PNGBuilder.signature + PNGBuilder.chunk("IHDR", size + header[8...])
          + PNGBuilder.chunk("IDAT", packed) + PNGBuilder.chunk("IEND", []))
      let canvasWidth = number(header[0..<4])
      if canvas.isEmpty { canvas = Array(repeating: 0, count: canvasWidth * number(header[4..<8])) }
      // Dispose nothing, replace what is covered.
      #expect(fields[24...].elementsEqual([0, 0]))
      for (index, pixel) in pixels(of: picture).enumerated() {
        canvas[(y + index / width) * canvasWidth + x + index % width] = pixel
      }
      let delay = [number(fields[20..<22]), number(fields[22..<24])]
      frames.append(
        Frame(area: [x, y, width, height], delay: delay, shown: canvas))
      (control, packed) = (nil, [])
    }

    while let (type, data) = try chunks.next() {
      types.append(type)
      if type == "fcTL" || type == "fdAT" {
        #expect(number(data.prefix(4)) == nextNumber, "chunks are numbered through")
        nextNumber += 1
      }
      switch type {
      case "IHDR": header = data
      case "acTL":
        declared = number(data[0..<4])
        plays = number(data[4..<8])
      case "fcTL":
        try finish()
        try #require(data.count == 26)
        control = data
      case "IDAT": packed += data
      case "fdAT": packed += data[4...]
      default: break
      }
    }
    try finish()
    #expect(declared == frames.count, "the file tells how many frames it has")
  }
}

/// Reads the chunks of a PNG file and checks their sums.
private struct ChunkReader {
  let file: [UInt8]
  private var offset = 8

  init(file: [UInt8]) {
    self.file = file
  }

  mutating func next() throws -> (type: String, data: [UInt8])? {
    guard offset < file.count else { return nil }
    try #require(offset + 12 <= file.count)
    let count = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    let body = file[offset + 4..<offset + 8 + count]
    let sum = file[offset + 8 + count..<offset + 12 + count].reduce(0) { $0 << 8 | Int($1) }
    #expect(sum == Int(PNGBuilder.checksum(body)))
    offset += 12 + count
    return (String(decoding: body.prefix(4), as: UTF8.self), Array(body.dropFirst(4)))
  }
}
