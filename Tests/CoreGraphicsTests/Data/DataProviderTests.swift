import CoreGraphics
import Foundation
import Testing

@Suite struct DataProviderTests {
  @Test("memory is given back with what it came with")
  func release() {
    var released: [Int] = []
    var bytes: [UInt8] = [1, 2, 3]
    let provider = CGDataProvider(dataInfo: nil, data: &bytes, size: 3) { info, _, size in
      released.append(info == nil ? size : -1)
    }
    bytes[0] = 9
    #expect(provider?.data == Data([1, 2, 3]))
    #expect(released == [3])
  }

  @Test("a file that is not there gives none")
  func missingFile() {
    #expect(CGDataProvider(url: URL(fileURLWithPath: "/no/such/file") as CFURL) == nil)
    #expect(CGDataProvider(filename: "/no/such/file") == nil)
  }

  /// Bytes that are read bit by bit.
  private final class Source {
    var bytes: [UInt8]
    var position = 0
    var released = 0
    init(_ bytes: [UInt8]) { self.bytes = bytes }
    var info: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
    static func at(_ info: UnsafeMutableRawPointer?) -> Source? {
      info.map { Unmanaged<Source>.fromOpaque($0).takeUnretainedValue() }
    }
  }

  private static func release(_ info: UnsafeMutableRawPointer?) {
    Source.at(info)?.released += 1
  }

  @Test("what is read one byte after the other is read to its end, and let go")
  func sequential() {
    let source = Source(Array(0...200))
    var callbacks = CGDataProviderSequentialCallbacks(
      version: 0,
      getBytes: { info, buffer, count in
        guard let source = Source.at(info) else { return 0 }
        let part = source.bytes.dropFirst(source.position).prefix(min(count, 7))
        buffer.copyMemory(from: Array(part), byteCount: part.count)
        source.position += part.count
        return part.count
      }, skipForward: nil, rewind: nil, releaseInfo: Self.release)
    let provider = CGDataProvider(sequentialInfo: source.info, callbacks: &callbacks)
    #expect(provider?.data == Data(source.bytes))
    #expect(source.released == 1)
    callbacks.getBytes = { _, _, count in count + 1 }
    #expect(CGDataProvider(sequentialInfo: source.info, callbacks: &callbacks) == nil)
    callbacks.getBytes = { _, _, _ in -5 }
    #expect(CGDataProvider(sequentialInfo: source.info, callbacks: &callbacks)?.data == Data())
    callbacks.getBytes = nil
    #expect(CGDataProvider(sequentialInfo: source.info, callbacks: &callbacks) == nil)
  }

  @Test("what can be read anywhere is read by its address or by positions")
  func direct() {
    let source = Source([1, 2, 3, 4])
    var callbacks = CGDataProviderDirectCallbacks(
      version: 0, getBytePointer: nil, releaseBytePointer: nil,
      getBytesAtPosition: { info, buffer, position, count in
        let part = Source.at(info)?.bytes.dropFirst(Int(position)).prefix(min(count, 3)) ?? []
        buffer.copyMemory(from: Array(part), byteCount: part.count)
        return part.count
      }, releaseInfo: Self.release)
    func data(_ size: off_t) -> Data? {
      CGDataProvider(directInfo: source.info, size: size, callbacks: &callbacks)?.data
    }
    #expect(data(4) == Data([1, 2, 3, 4]) && data(9) == data(4) && data(2) == Data([1, 2]))
    #expect(data(0) == Data() && data(-1) == nil && data(.max) == nil && data(.min) == nil)
    #expect(source.released == 5)
    source.bytes.withUnsafeBytes { bytes in
      let address = bytes.baseAddress.map { UInt(bitPattern: $0) } ?? 0
      callbacks.getBytePointer = { _ in UnsafeRawPointer(bitPattern: address) }
      callbacks.releaseBytePointer = { info, _ in Source.at(info)?.position = -1 }
      callbacks.getBytesAtPosition = nil
      #expect(data(3) == Data([1, 2, 3]))
    }
    #expect(source.position == -1)
    callbacks.getBytePointer = { _ in nil }
    #expect(data(3) == nil)
    callbacks = CGDataProviderDirectCallbacks()
    #expect(data(3) == nil)
  }

  @Test("bit fields have Apple's values")
  func bits() {
    #expect(CGImageAlphaInfo.premultipliedFirst.rawValue == 2)
    #expect(CGImageAlphaInfo.alphaOnly.rawValue == 7)
    #expect(CGBitmapInfo.byteOrder32Little.rawValue == CGImageByteOrderInfo.order32Little.rawValue)
    #expect(CGBitmapInfo.byteOrder32Big.rawValue == 0x4000)
    #expect(CGBitmapInfo.floatComponents.rawValue == 256)
    #expect(CGImagePixelFormatInfo.RGB565.rawValue == 0x20000)
    #expect(CGImagePixelFormatInfo.RGBCIF10.rawValue == 0x40000)
  }
}
