import CoreGraphics
import Glibc
import ImageFiles
import Pixels

/// Decodes pictures for `oracle.py`: files on standard input, each after its length, pixels or a
/// reason on standard output.
///
/// All numbers are 32 bits, little-endian. An answer is 1, the width, the height and B G R A
/// premultiplied, or 0, a length and words.
@main
enum Decode {
  static func main() {
    while let file = readFile() {
      do {
        let pixmap = try ImageFile.decode(file).pixmap
        write([1, UInt32(pixmap.width), UInt32(pixmap.height)])
        pixmap.withBytes { write($0) }
      } catch {
        let words = Array("\(error)".utf8)
        write([0, UInt32(words.count)])
        words.withUnsafeBytes { write($0) }
      }
    }
  }

  /// Nil at the end.
  private static func readFile() -> [UInt8]? {
    var count: UInt32 = 0
    guard withUnsafeMutableBytes(of: &count, { fill($0) }) else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(count))
    return bytes.withUnsafeMutableBytes { fill($0) } ? bytes : nil
  }

  private static func fill(_ bytes: UnsafeMutableRawBufferPointer) -> Bool {
    var filled = 0
    while filled < bytes.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[filled...])
      let count = read(0, rest.baseAddress, rest.count)
      guard count > 0 else { return false }
      filled += count
    }
    return true
  }

  private static func write(_ numbers: [UInt32]) {
    numbers.withUnsafeBytes { write($0) }
  }

  private static func write(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes
    while !rest.isEmpty {
      let count = Glibc.write(1, rest.baseAddress, rest.count)
      guard count > 0 else { exit(1) }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
  }
}
