import Glibc

/// Where events about directories and files come from: the kernel, or a test.
protocol EventSource: AnyObject {
  /// Readable when events wait.
  var descriptor: Int32 { get }

  /// Watches a path; watching the same directory or file again replaces its flags.
  func watch(_ path: String, for flags: EventFlags) throws(SystemError) -> Int32

  func unwatch(_ watch: Int32)

  /// All events that wait, oldest first; empty when there are none.
  func drain() -> [WatchEvent]
}

/// One event as the kernel told it: a hint to look, never a fact about content.
struct WatchEvent: Equatable, Sendable {
  /// The kernel's number of the watch; −1 with an overflow.
  var watch: Int32
  var flags: EventFlags
  /// Empty when the event is about the watched thing itself.
  var name = ""
}

/// The kernel's event bits, by the names of `inotify(7)`.
struct EventFlags: OptionSet, Hashable, Sendable, CustomStringConvertible {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(_ constant: Int32) { rawValue = UInt32(bitPattern: constant) }

  static let modify = EventFlags(IN_MODIFY)
  static let attributes = EventFlags(IN_ATTRIB)
  static let closeWrite = EventFlags(IN_CLOSE_WRITE)
  static let movedFrom = EventFlags(IN_MOVED_FROM)
  static let movedTo = EventFlags(IN_MOVED_TO)
  static let create = EventFlags(IN_CREATE)
  static let delete = EventFlags(IN_DELETE)
  static let deleteSelf = EventFlags(IN_DELETE_SELF)
  static let moveSelf = EventFlags(IN_MOVE_SELF)
  static let unmount = EventFlags(IN_UNMOUNT)
  static let overflow = EventFlags(IN_Q_OVERFLOW)
  /// The kernel dropped the watch, on our word or because its file is gone.
  static let ignored = EventFlags(IN_IGNORED)
  static let onlyDirectory = EventFlags(IN_ONLYDIR)
  /// No more events of a child once its name is gone, whoever still writes to it.
  static let notUnlinked = EventFlags(IN_EXCL_UNLINK)

  /// A name came, went, or now stands for something else.
  static let nameChange: EventFlags = [.create, .delete, .movedFrom, .movedTo]
  static let selfChange: EventFlags = [.moveSelf, .deleteSelf]
  static let contentChange: EventFlags = [.modify, .closeWrite, .attributes]

  private static let names: [(EventFlags, String)] = [
    (.modify, "MODIFY"), (.attributes, "ATTRIB"), (.closeWrite, "CLOSE_WRITE"),
    (.movedFrom, "MOVED_FROM"), (.movedTo, "MOVED_TO"), (.create, "CREATE"), (.delete, "DELETE"),
    (.deleteSelf, "DELETE_SELF"), (.moveSelf, "MOVE_SELF"), (.unmount, "UNMOUNT"),
    (.overflow, "Q_OVERFLOW"), (.ignored, "IGNORED"),
  ]

  /// `CLOSE_WRITE`, as `inotifywait` prints it.
  var description: String {
    Self.names.filter { contains($0.0) }.map(\.1).joined(separator: ",")
  }
}

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
