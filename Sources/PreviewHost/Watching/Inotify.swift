import Glibc

/// The kernel's inotify instance, closed with the last reference.
///
/// Its records are taken apart here and nowhere else.
final class Inotify: EventSource {
  let descriptor: Int32
  private var buffer = [UInt8](repeating: 0, count: 64 * 1024)

  init() throws(SystemError) {
    descriptor = inotify_init1(O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError(call: "inotify_init1") }
  }

  deinit { close(descriptor) }

  func watch(_ path: String, for flags: EventFlags) throws(SystemError) -> Int32 {
    let watch = inotify_add_watch(descriptor, path, flags.rawValue)
    guard watch >= 0 else { throw SystemError(call: "inotify_add_watch") }
    return watch
  }

  func unwatch(_ watch: Int32) {
    // Fails when the kernel dropped the watch first, which is as good.
    _ = inotify_rm_watch(descriptor, watch)
  }

  func drain() -> [WatchEvent] {
    var events: [WatchEvent] = []
    while true {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return events }
      appendEvents(in: count, to: &events)
    }
  }

  private func appendEvents(in count: Int, to events: inout [WatchEvent]) {
    buffer.withUnsafeBytes { memory in
      let header = MemoryLayout<inotify_event>.size
      var offset = 0
      while offset + header <= count {
        let record = memory.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        let nameStart = offset + header
        let nameEnd = min(nameStart + Int(record.len), count)
        // The name is padded with zeros.
        let name = memory[nameStart..<nameEnd].prefix { $0 != 0 }
        events.append(
          WatchEvent(
            watch: record.wd, flags: EventFlags(rawValue: record.mask),
            name: String(decoding: name, as: UTF8.self)))
        offset = nameEnd
      }
    }
  }
}
