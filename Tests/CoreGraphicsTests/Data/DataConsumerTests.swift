import Foundation
import Testing

@testable import CoreGraphics

@Suite struct DataConsumerTests {
  @Test("bytes are added to those that data have")
  func data() throws {
    let data = NSMutableData(data: Data([1]))
    let consumer = try #require(CGDataConsumer(data: data as CFMutableData))
    #expect(consumer.put([2, 3]) && consumer.put([]) && consumer.put([4]))
    #expect(data as Data == Data([1, 2, 3, 4]))
    #expect(consumer == consumer)
  }

  @Test("a file has what came, and nothing of before")
  func file() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("consumer-\(UInt32.random(in: 0...UInt32.max))")
    try Data([9, 9, 9, 9]).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    do {
      let consumer = try #require(CGDataConsumer(url: url as CFURL))
      #expect(consumer.put([1, 2]) && consumer.put([3]))
    }
    #expect(try Data(contentsOf: url) == Data([1, 2, 3]))
    #expect(CGDataConsumer(url: URL(fileURLWithPath: "/no/such/folder/file")) == nil)
    #expect(CGDataConsumer(url: URL(fileURLWithPath: "/")) == nil)
    #expect(URL(string: "https://example.org/a").flatMap { CGDataConsumer(url: $0) } == nil)
  }

  @Test("functions are called with the bytes and what they came with, and at the end")
  func callbacks() throws {
    final class Log {
      var bytes: [UInt8] = []
      var isReleased = false
    }
    let log = Log()
    let info = Unmanaged.passUnretained(log).toOpaque()
    var callbacks = CGDataConsumerCallbacks(
      putBytes: { info, bytes, count in
        guard let info else { return 0 }
        let log = Unmanaged<Log>.fromOpaque(info).takeUnretainedValue()
        let room = min(count, 3 - log.bytes.count)
        log.bytes += UnsafeRawBufferPointer(start: bytes, count: room)
        return room
      },
      releaseConsumer: { info in
        info.map { Unmanaged<Log>.fromOpaque($0).takeUnretainedValue().isReleased = true }
      })
    do {
      let consumer = try #require(CGDataConsumer(info: info, cbks: &callbacks))
      #expect(consumer.put([1, 2]))
      #expect(!consumer.put([3, 4]))
    }
    #expect(log.bytes == [1, 2, 3] && log.isReleased)
    var none = CGDataConsumerCallbacks()
    #expect(CGDataConsumer(info: nil, cbks: &none) == nil)
  }
}
