import Foundation

/// What takes bytes: it says of how many it did, fewer if there is no room for more.
public typealias CGDataConsumerPutBytesCallback = (
  _ info: UnsafeMutableRawPointer?, _ buffer: UnsafeRawPointer, _ count: Int
) -> Int
public typealias CGDataConsumerReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What takes bytes, and what is told when the consumer is no more.
public struct CGDataConsumerCallbacks {
  public var putBytes: CGDataConsumerPutBytesCallback?
  public var releaseConsumer: CGDataConsumerReleaseInfoCallback?

  public init() {}

  public init(
    putBytes: CGDataConsumerPutBytesCallback?,
    releaseConsumer: CGDataConsumerReleaseInfoCallback?
  ) {
    self.putBytes = putBytes
    self.releaseConsumer = releaseConsumer
  }
}

/// Where the bytes of a file go that is written.
public final class CGDataConsumer: Hashable {
  private let target: Target

  private enum Target {
    case data(CFMutableData)
    case file(FileHandle)
    case callbacks(CGDataConsumerCallbacks, info: UnsafeMutableRawPointer?)
  }

  /// Nil where nothing would take the bytes.
  public init?(info: UnsafeMutableRawPointer?, cbks: UnsafePointer<CGDataConsumerCallbacks>) {
    guard cbks.pointee.putBytes != nil else { return nil }
    target = .callbacks(cbks.pointee, info: info)
  }

  /// A file, which is empty until bytes come, whatever was in it; nil if it cannot be written.
  public init?(url: CFURL) {
    guard url.isFileURL, FileManager.default.createFile(atPath: url.path, contents: nil),
      let file = FileHandle(forWritingAtPath: url.path)
    else { return nil }
    target = .file(file)
  }

  /// Bytes are added to those that are there.
  public init?(data: CFMutableData) {
    target = .data(data)
  }

  deinit {
    if case .callbacks(let callbacks, let info) = target { callbacks.releaseConsumer?(info) }
  }

  /// Hands bytes on; tells whether all of them were taken.
  package func put(_ bytes: [UInt8]) -> Bool {
    switch target {
    case .data(let data):
      data.append(Data(bytes))
      return true
    case .file(let file): return (try? file.write(contentsOf: Data(bytes))) != nil
    case .callbacks(let callbacks, let info):
      return bytes.withUnsafeBytes { bytes in
        guard let base = bytes.baseAddress, !bytes.isEmpty else { return true }
        return callbacks.putBytes?(info, base, bytes.count) == bytes.count
      }
    }
  }

  public static func == (left: CGDataConsumer, right: CGDataConsumer) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
