import Foundation

/// What copies the next bytes to a place; it says how many they were, 0 at the end.
public typealias CGDataProviderGetBytesCallback = (
  _ info: UnsafeMutableRawPointer?, _ buffer: UnsafeMutableRawPointer, _ count: Int
) -> Int
/// What passes bytes over; it says how many they were.
public typealias CGDataProviderSkipForwardCallback = (
  _ info: UnsafeMutableRawPointer?, _ count: off_t
) -> off_t
public typealias CGDataProviderRewindCallback = (UnsafeMutableRawPointer?) -> Void
public typealias CGDataProviderReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What reads bytes from the first to the last.
public struct CGDataProviderSequentialCallbacks {
  public var version: UInt32
  public var getBytes: CGDataProviderGetBytesCallback?
  public var skipForward: CGDataProviderSkipForwardCallback?
  public var rewind: CGDataProviderRewindCallback?
  public var releaseInfo: CGDataProviderReleaseInfoCallback?

  public init() {
    version = 0
  }

  public init(
    version: UInt32, getBytes: CGDataProviderGetBytesCallback?,
    skipForward: CGDataProviderSkipForwardCallback?, rewind: CGDataProviderRewindCallback?,
    releaseInfo: CGDataProviderReleaseInfoCallback?
  ) {
    self.version = version
    self.getBytes = getBytes
    self.skipForward = skipForward
    self.rewind = rewind
    self.releaseInfo = releaseInfo
  }
}

/// What knows where all bytes are.
public typealias CGDataProviderGetBytePointerCallback = (UnsafeMutableRawPointer?) ->
  UnsafeRawPointer?
public typealias CGDataProviderReleaseBytePointerCallback = (
  _ info: UnsafeMutableRawPointer?, _ pointer: UnsafeRawPointer
) -> Void
/// What copies bytes from a position on; it says how many they were.
public typealias CGDataProviderGetBytesAtPositionCallback = (
  _ info: UnsafeMutableRawPointer?, _ buffer: UnsafeMutableRawPointer, _ pos: off_t, _ cnt: Int
) -> Int

/// What reads bytes wherever they are.
public struct CGDataProviderDirectCallbacks {
  public var version: UInt32
  public var getBytePointer: CGDataProviderGetBytePointerCallback?
  public var releaseBytePointer: CGDataProviderReleaseBytePointerCallback?
  public var getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?
  public var releaseInfo: CGDataProviderReleaseInfoCallback?

  public init() {
    version = 0
  }

  public init(
    version: UInt32, getBytePointer: CGDataProviderGetBytePointerCallback?,
    releaseBytePointer: CGDataProviderReleaseBytePointerCallback?,
    getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?,
    releaseInfo: CGDataProviderReleaseInfoCallback?
  ) {
    self.version = version
    self.getBytePointer = getBytePointer
    self.releaseBytePointer = releaseBytePointer
    self.getBytesAtPosition = getBytesAtPosition
    self.releaseInfo = releaseInfo
  }
}

// Providers hold their bytes themselves, so what they come from is read once, and released then.

extension CGDataProvider {
  /// Longer files are no pictures or fonts that can be read; nor does reading end by itself.
  private static let mostBytes = 1 << 30
  private static let portion = 1 << 16

  /// All bytes that come one after the other; nil if there is nothing that reads them, or no end.
  public convenience init?(
    sequentialInfo info: UnsafeMutableRawPointer?,
    callbacks: UnsafePointer<CGDataProviderSequentialCallbacks>
  ) {
    let callbacks = callbacks.pointee
    guard let getBytes = callbacks.getBytes else { return nil }
    defer { callbacks.releaseInfo?(info) }
    guard
      let data = Self.bytes(
        atMost: Self.mostBytes, { buffer, _, count in getBytes(info, buffer, count) }),
      data.count < Self.mostBytes
    else { return nil }
    self.init(data: data)
  }

  /// As many bytes as there are said to be, or fewer where reading ends before; nil if there is
  /// nothing that reads them, or they are too many.
  public convenience init?(
    directInfo info: UnsafeMutableRawPointer?, size: off_t,
    callbacks: UnsafePointer<CGDataProviderDirectCallbacks>
  ) {
    let callbacks = callbacks.pointee
    guard size >= 0, size < Self.mostBytes,
      callbacks.getBytePointer != nil || callbacks.getBytesAtPosition != nil
    else { return nil }
    defer { callbacks.releaseInfo?(info) }
    if let pointer = callbacks.getBytePointer?(info) {
      defer { callbacks.releaseBytePointer?(info, pointer) }
      self.init(data: Data(bytes: pointer, count: Int(size)))
      return
    }
    guard let getBytes = callbacks.getBytesAtPosition,
      let data = Self.bytes(
        atMost: Int(size),
        { buffer, position, count in getBytes(info, buffer, off_t(position), count) })
    else { return nil }
    self.init(data: data)
  }

  /// What is read until nothing comes; nil if more comes than was asked for.
  private static func bytes(
    atMost size: Int, _ read: (UnsafeMutableRawPointer, _ position: Int, _ count: Int) -> Int
  ) -> Data? {
    var data = Data()
    let buffer = UnsafeMutableRawPointer.allocate(byteCount: portion, alignment: 16)
    defer { buffer.deallocate() }
    while data.count < size {
      let count = min(portion, size - data.count)
      let read = read(buffer, data.count, count)
      guard read > 0 else { break }
      guard read <= count else { return nil }
      data.append(buffer.assumingMemoryBound(to: UInt8.self), count: read)
    }
    return data
  }
}
