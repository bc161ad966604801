import Glibc
import Pixels

/// Memory that both processes see: what the scene's is at, and its picture.
///
/// It outlives the process that writes to it, so the picture stays on show, and what was at work is
/// known, when that process is gone. It only grows: the other end may be reading.
final class SharedMemory: @unchecked Sendable {
  let descriptor: Int32
  private let head: UnsafeMutableRawPointer

  /// What stands before the picture.
  struct Head: BitwiseCopyable {
    /// What the scene's process is doing.
    var activity: Activity
    /// The `origin` of the layer that is or was at work.
    var origin: UInt64
    /// The picture's size in pixels; 0 before the first.
    var width: Int32
    var height: Int32
  }

  /// What a process with a scene does.
  enum Activity: UInt32, BitwiseCopyable {
    case waiting
    case reading
    case building
    case acting
    case drawing
  }

  private static let headSize = 4096

  /// New memory without a picture.
  init() throws(SystemError) {
    // A name is only needed until it is open, and is nobody else's in this process either.
    let name = "/preview-\(getpid())-\(UInt64.random(in: .min ... .max))"
    descriptor = shm_open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw SystemError(call: "shm_open") }
    shm_unlink(name)
    guard ftruncate(descriptor, Self.headSize) == 0, let head = Self.map(descriptor, Self.headSize)
    else { throw SystemError(call: "mmap") }
    self.head = head
  }

  /// The memory that another process has made; takes over the descriptor.
  init(_ descriptor: Int32) throws(SystemError) {
    self.descriptor = descriptor
    guard let head = Self.map(descriptor, Self.headSize) else { throw SystemError(call: "mmap") }
    self.head = head
  }

  deinit {
    munmap(head, Self.headSize)
    close(descriptor)
  }

  private static func map(_ descriptor: Int32, _ size: Int) -> UnsafeMutableRawPointer? {
    let place = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    return place == MAP_FAILED ? nil : place
  }

  // MARK: Head

  private var fields: UnsafeMutablePointer<Head> { head.assumingMemoryBound(to: Head.self) }

  var activity: Activity {
    // The other end may have been broken in the middle of a word.
    get { Activity(rawValue: head.load(fromByteOffset: 0, as: UInt32.self)) ?? .waiting }
    set { fields.pointee.activity = newValue }
  }

  /// Where the origin of the layer at work is written.
  var origin: UnsafeMutablePointer<UInt64> {
    let offset = MemoryLayout<Head>.offset(of: \.origin) ?? 8
    return (head + offset).assumingMemoryBound(to: UInt64.self)
  }

  // MARK: Picture

  /// Sides outside those of a pixmap are none.
  var pictureSize: (width: Int, height: Int)? {
    let (width, height) = (Int(fields.pointee.width), Int(fields.pointee.height))
    let sides = 1...Pixmap.maximumSide
    return sides.contains(width) && sides.contains(height) ? (width, height) : nil
  }

  /// A picture of a size in this memory; nil where there is not enough of it. What older ones show
  /// is over.
  func makePicture(width: Int, height: Int) -> Pixmap? {
    guard let pixmap = picture(width: width, height: height, isNew: true) else { return nil }
    (fields.pointee.width, fields.pointee.height) = (Int32(width), Int32(height))
    return pixmap
  }

  /// The picture that somebody has made; nil before the first.
  func mapPicture() -> Pixmap? {
    pictureSize.flatMap { picture(width: $0.width, height: $0.height, isNew: false) }
  }

  private func picture(width: Int, height: Int, isNew: Bool) -> Pixmap? {
    let bytes = width * height * 4
    let size = Self.headSize + bytes
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    if Int(status.st_size) < size {
      // Reserved now, or a page that is not to be had later would be a signal.
      guard isNew, posix_fallocate(descriptor, 0, size) == 0 else { return nil }
    }
    guard let place = Self.map(descriptor, size) else { return nil }
    if isNew { memset(place + Self.headSize, 0, bytes) }
    let address = UInt(bitPattern: place)
    return Pixmap(
      width: width, height: height,
      memory: (place + Self.headSize).assumingMemoryBound(to: UInt32.self)
    ) {
      munmap(UnsafeMutableRawPointer(bitPattern: address), size)
    }
  }
}
