import Foundation

/// What gives the memory back that a provider was made of.
public typealias CGDataProviderReleaseDataCallback = (
  _ info: UnsafeMutableRawPointer?, _ data: UnsafeRawPointer, _ size: Int
) -> Void

/// Bytes that a picture or a font is made of.
public final class CGDataProvider: Hashable, Sendable {
  /// All the bytes.
  public let data: CFData?

  public init?(data: CFData) {
    self.data = data
  }

  /// The bytes in memory that `releaseData` is given back: at once, as they are copied.
  public convenience init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: CGDataProviderReleaseDataCallback
  ) {
    guard size >= 0 else { return nil }
    self.init(data: Data(bytes: data, count: size))
    releaseData(info, data, size)
  }

  /// The bytes of a file; nil if it cannot be read.
  public convenience init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }

  /// Equality is identity, as of Apple's providers.
  public static func == (left: CGDataProvider, right: CGDataProvider) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
