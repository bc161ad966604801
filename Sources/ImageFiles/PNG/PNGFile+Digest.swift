import CoreGraphics
import Pixels

extension PNGFile {
  /// As `encode`, with a chunk at the end that tells the pixels and what stands before it: who has the
  /// same picture sees that without decoding the file, which takes longer than to draw most scenes.
  ///
  /// The last letter of its type is a capital, by which PNG asks whoever changes the picture to leave
  /// the chunk out. Whoever does not is found out by what stands before it.
  package static func encodeWithDigest(_ image: CGImage) -> [UInt8] {
    var file = encode(image)
    file.removeLast(endBytes)
    let before = file.withUnsafeBytes { ByteDigest(of: $0) }
    PNGChunk(type: digestType, data: image.digest.bytes + before.bytes).append(to: &file)
    PNGChunk(type: "IEND", data: []).append(to: &file)
    return file
  }

  /// Whether a file tells that it is of just this picture; where it does not, it may be so all the same.
  package static func tells(_ bytes: [UInt8], of image: CGImage) -> Bool {
    let start = bytes.count - endBytes - digestBytes
    guard start >= signature.count else { return false }
    var told: [UInt8] = []
    let before = bytes.withUnsafeBytes {
      ByteDigest(of: UnsafeRawBufferPointer(rebasing: $0[..<start]))
    }
    PNGChunk(type: digestType, data: image.digest.bytes + before.bytes).append(to: &told)
    PNGChunk(type: "IEND", data: []).append(to: &told)
    return bytes[start...] == told[...]
  }

  private static let digestType = "lkPX"
  /// What a chunk without data takes.
  private static let endBytes = 12
  private static let digestBytes = 12 + 16
}

extension CGImage {
  fileprivate var digest: ByteDigest {
    pixmap.withBytes { ByteDigest(of: $0, with: [pixmap.width, pixmap.height]) }
  }
}
