import CoreGraphics

/// Bytes of a message, written one value after the other.
///
/// Both ends are the same program on the same machine, so values go as they lie in memory.
struct WireWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write<Value: BitwiseCopyable>(_ value: Value) {
    withUnsafeBytes(of: value) { bytes.append(contentsOf: $0) }
  }

  mutating func write(bytes: UnsafeRawBufferPointer) { self.bytes.append(contentsOf: bytes) }

  mutating func write(_ text: String) {
    let utf8 = Array(text.utf8)
    write(utf8.count)
    bytes += utf8
  }
}

/// Takes values out of a message in the order in which they were written.
struct WireReader {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func read<Value: BitwiseCopyable>(_ type: Value.Type) throws(WireError) -> Value {
    let size = MemoryLayout<Value>.size
    guard bytes.count - offset >= size else { throw WireError() }
    defer { offset += size }
    return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: type) }
  }

  /// Fills a place with as many bytes.
  mutating func read(to place: UnsafeMutableRawBufferPointer) throws(WireError) {
    guard bytes.count - offset >= place.count else { throw WireError() }
    place.copyBytes(from: bytes[offset..<offset + place.count])
    offset += place.count
  }

  mutating func readText() throws(WireError) -> String {
    let count = try read(Int.self)
    guard count >= 0, bytes.count - offset >= count else { throw WireError() }
    defer { offset += count }
    return String(decoding: bytes[offset..<offset + count], as: UTF8.self)
  }

  mutating func readOptionalText() throws(WireError) -> String? {
    try read(Bool.self) ? try readText() : nil
  }
}

extension WireWriter {
  mutating func write(optional text: String?) {
    write(text != nil)
    if let text { write(text) }
  }
}

/// A message that is none: the other end is not what it should be.
struct WireError: Error {}
