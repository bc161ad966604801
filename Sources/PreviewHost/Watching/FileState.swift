import Glibc

/// What reading a path came to: its content, or why there was none.
package enum FileState: Hashable, Sendable {
  case content(FileStamp)
  case failed(FileReadError.Reason)

  /// Says whether a build would see the same in both.
  package func looksSame(as other: FileState) -> Bool {
    switch (self, other) {
    case (.content(let mine), .content(let theirs)): mine.holdsSameBytes(as: theirs)
    // Two torn readings say nothing about each other.
    case (.failed(.keepsChanging), _), (_, .failed(.keepsChanging)): false
    case (.failed(let mine), .failed(let theirs)): mine == theirs
    case (.content, .failed), (.failed, .content): false
    }
  }

  var isEmptyContent: Bool {
    if case .content(let stamp) = self { stamp.identity.size == 0 } else { false }
  }
}

/// Which file was read and what it held.
package struct FileStamp: Hashable, Sendable {
  /// What the system said of the file when it was read.
  package var identity: FileIdentity
  /// Of all its bytes.
  package var hash: ContentHash

  /// Says whether two readings gave the same bytes, wherever and whenever they were stored.
  package func holdsSameBytes(as other: FileStamp) -> Bool {
    hash == other.hash && identity.size == other.identity.size
  }
}

/// A fast 64-bit hash of a file's bytes, to tell an edit from a touch.
///
/// It multiplies to 128 bits and folds, eight bytes a step; it resists accidents, not attackers.
package struct ContentHash: Hashable, Sendable, CustomStringConvertible {
  /// The same for the same bytes in every run.
  package let value: UInt64

  package init(of bytes: [UInt8]) {
    let span = bytes.span
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    var index = 0
    while index + 8 <= span.count {
      state = Self.fold(state ^ Self.word(in: span, at: index))
      index += 8
    }
    var tail: UInt64 = 0
    while index < span.count {
      tail = tail << 8 | UInt64(span[index])
      index += 1
    }
    value = Self.fold(Self.fold(state ^ tail) ^ UInt64(span.count))
  }

  /// Sixteen hexadecimal digits.
  package var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Eight bytes, little end first, which the compiler turns into one load.
  @inline(__always)
  private static func word(in span: Span<UInt8>, at index: Int) -> UInt64 {
    let low =
      UInt64(span[index]) | UInt64(span[index + 1]) << 8 | UInt64(span[index + 2]) << 16
      | UInt64(span[index + 3]) << 24
    let high =
      UInt64(span[index + 4]) | UInt64(span[index + 5]) << 8 | UInt64(span[index + 6]) << 16
      | UInt64(span[index + 7]) << 24
    return low | high << 32
  }

  @inline(__always)
  private static func fold(_ word: UInt64) -> UInt64 {
    // A zero word would make the product zero and forget all that came before it.
    let product = (word ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    return product.high ^ product.low &+ word
  }
}

/// What `stat` says about a file: enough to suspect a change, not to prove one.
package struct FileIdentity: Hashable, Sendable {
  /// The file system that the inode is of.
  package var device: UInt64
  /// Its number in the file system, which a later file may get again.
  package var inode: UInt64
  /// In bytes.
  package var size: Int64
  /// Time of the last change of content, nanoseconds since 1970. It can go backwards.
  package var modified: Int64
  /// Time of the last change of content, name count, owner or permission, nanoseconds since 1970.
  package var changed: Int64
  /// Whether it is a file that can be read, or what else.
  package var kind: FileKind

  init(_ status: stat) {
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    modified = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
    changed = Int64(status.st_ctim.tv_sec) * 1_000_000_000 + Int64(status.st_ctim.tv_nsec)
    kind = FileKind(mode: status.st_mode)
  }

  /// Follows symbolic links; nil with the error number where nothing can be said.
  static func following(_ path: String) -> Result<FileIdentity, SystemError> {
    var status = stat()
    guard stat(path, &status) == 0 else { return .failure(SystemError(call: "stat")) }
    return .success(FileIdentity(status))
  }

  /// Says what stands at the path itself, a symbolic link included.
  static func notFollowing(_ path: String) -> Result<FileIdentity, SystemError> {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .failure(SystemError(call: "lstat")) }
    return .success(FileIdentity(status))
  }
}

/// What stands at a path.
package enum FileKind: String, Hashable, Sendable {
  case regular = "a regular file"
  case directory = "a directory"
  case fifo = "a FIFO"
  case socket = "a socket"
  case characterDevice = "a character device"
  case blockDevice = "a block device"
  case symbolicLink = "a symbolic link"
  case unknown = "of an unknown kind"

  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .regular
    case S_IFDIR: self = .directory
    case S_IFIFO: self = .fifo
    case S_IFSOCK: self = .socket
    case S_IFCHR: self = .characterDevice
    case S_IFBLK: self = .blockDevice
    case S_IFLNK: self = .symbolicLink
    default: self = .unknown
    }
  }
}
