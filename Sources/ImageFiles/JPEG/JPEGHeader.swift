/// What stands in a JPEG file before its first scan.
struct JPEGHeader {
  private(set) var width = 0
  private(set) var height = 0
  /// Nil where the file does not say.
  private(set) var statedOrientation: ImageOrientation?
  private(set) var density: ImageDensity?
  /// Where the first scan begins.
  private(set) var scanOffset = 0
  private(set) var components = 0
  private(set) var precision = 0
  /// The marker of the frame header, which tells the coding.
  private var coding: UInt8 = 0
  /// Of each component, how many samples stand beside and below each other where others have one.
  private var samplings: [(across: Int, down: Int)] = []
  /// Bytes behind the start of the first scan.
  private var scanBytes = 0

  private enum Marker {
    static let startOfScan: UInt8 = 0xDA
    static let end: UInt8 = 0xD9
    static let jfif: UInt8 = 0xE0
    static let exif: UInt8 = 0xE1
    /// Markers of the range that are not frame headers: Huffman tables, extensions, arithmetic
    /// conditioning.
    static let notFrames: Set<UInt8> = [0xC4, 0xC8, 0xCC]
    /// Markers that no length follows.
    static let bare = Set<UInt8>(0xD0...0xD8).union([0x01])
  }

  /// Reads the markers up to the first scan.
  init(_ bytes: [UInt8]) throws(ImageFileError) {
    guard bytes.starts(with: JPEGFile.signature) else { throw .notAnImage }
    var offset = 2
    while true {
      while offset < bytes.count, bytes[offset] != 0xFF { offset += 1 }
      while offset < bytes.count, bytes[offset] == 0xFF { offset += 1 }
      guard offset < bytes.count else { throw .truncated }
      let marker = bytes[offset]
      offset += 1
      if marker == 0 || Marker.bare.contains(marker) { continue }
      guard marker != Marker.end else { throw .broken("it holds no picture") }
      guard offset + 2 <= bytes.count else { throw .truncated }
      let length = Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
      guard length >= 2 else { throw .broken("a segment has the length \(length)") }
      guard offset + length <= bytes.count else { throw .truncated }
      try read(marker, bytes[(offset + 2)..<(offset + length)])
      offset += length
      if marker == Marker.startOfScan { break }
    }
    scanOffset = offset
    scanBytes = bytes.count - offset
    guard components > 0 else { throw .broken("its size is missing") }
  }

  private mutating func read(_ marker: UInt8, _ segment: ArraySlice<UInt8>) throws(ImageFileError) {
    switch marker {
    case Marker.jfif: density = JFIFSegment.density(segment) ?? density
    case Marker.exif:
      let directory = ExifDirectory(segment: segment)
      statedOrientation = directory?.orientation ?? statedOrientation
      density = density ?? directory?.density
    case 0xC0...0xCF where !Marker.notFrames.contains(marker):
      guard components == 0 else { throw .broken("it has two frame headers") }
      let fields = Array(segment.prefix(6))
      guard fields.count == 6, fields[5] > 0 else { throw .broken("its frame header is short") }
      coding = marker
      precision = Int(fields[0])
      height = Int(fields[1]) << 8 | Int(fields[2])
      width = Int(fields[3]) << 8 | Int(fields[4])
      components = Int(fields[5])
      let factors = segment.dropFirst(6)
      guard factors.count >= components * 3 else { throw .broken("its frame header is short") }
      samplings = (0..<components).map {
        let pair = factors[factors.startIndex + $0 * 3 + 1]
        return (Int(pair >> 4), Int(pair & 15))
      }
    default:
      break
    }
  }

  var orientation: ImageOrientation { statedOrientation ?? .upright }

  var isProgressive: Bool { coding == 0xC2 }

  /// Whether its channels are inks, not lights.
  var isInk: Bool { components == 4 }

  /// Lets pass what the library decodes into sRGB.
  func checkKind() throws(ImageFileError) {
    switch coding {
    case 0xC0, 0xC1, 0xC2: break
    case 0xC9, 0xCA, 0xCB: throw .unsupported("a JPEG file with arithmetic coding")
    case 0xC3: throw .unsupported("a lossless JPEG file")
    default: throw .unsupported("a hierarchical JPEG file")
    }
    guard precision == 8 else {
      throw .unsupported("a JPEG file of \(precision) bits a channel")
    }
    switch components {
    case 1, 3, 4: break
    default: throw .unsupported("a JPEG file of \(components) channels")
    }
    try checkLength()
  }

  /// Refuses few bytes that claim to be a large picture, before memory is taken for it.
  ///
  /// Each block of 8 × 8 samples takes a bit at least, the shortest code of its first number.
  private func checkLength() throws(ImageFileError) {
    let across = samplings.map(\.across).max() ?? 0
    let down = samplings.map(\.down).max() ?? 0
    guard across > 0, down > 0 else { throw .broken("its channels have no samples") }
    func blocks(_ side: Int, _ factor: Int, _ most: Int) -> Int {
      ((side * factor + most - 1) / most + 7) / 8
    }
    let total = samplings.reduce(0) {
      $0 + blocks(width, $1.across, across) * blocks(height, $1.down, down)
    }
    guard total / 8 <= scanBytes else { throw .truncated }
  }
}
