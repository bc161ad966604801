import CoreGraphics
import Foundation
import ImageFiles
import Synchronization

/// A file of a picture that is read when it is asked for: PNG and JPEG, known by how they begin.
///
/// A file has one picture, of an animated PNG the one that stands still. For all threads.
public final class CGImageSource: Hashable, Sendable {
  private let contents: Mutex<Contents>

  struct Contents {
    let bytes: [UInt8]
    /// Whether no more bytes will come.
    let isFinal: Bool
    let header: Result<ImageFileHeader, ImageFileError>
    /// What was decoded last, as long as anybody has it.
    weak var image: CGImage?

    init(_ bytes: [UInt8], isFinal: Bool) {
      self.bytes = bytes
      self.isFinal = isFinal
      do throws(ImageFileError) {
        header = .success(try ImageFileHeader(bytes))
      } catch {
        header = .failure(error)
      }
    }
  }

  init(_ bytes: [UInt8], isFinal: Bool) {
    contents = Mutex(Contents(bytes, isFinal: isFinal))
  }

  /// What there is of the file.
  var bytes: [UInt8] { contents.withLock { $0.bytes } }

  /// What the file says of the picture of an index; nil where there is none.
  func header(_ index: Int) -> ImageFileHeader? {
    guard index == 0 else { return nil }
    return contents.withLock { try? $0.header.get() }
  }

  var status: CGImageSourceStatus { contents.withLock { $0.status } }

  /// The picture as the file stores it; nil unless all of it is there and can be read.
  func image(_ index: Int, isKept: Bool) -> CGImage? {
    guard header(index) != nil else { return nil }
    if isKept, let image = contents.withLock({ $0.image }) { return image }
    let image = try? ImageFile.decodeStored(bytes).image
    if isKept { contents.withLock { $0.image = image } }
    return image
  }

  func forgetImage() { contents.withLock { $0.image = nil } }

  /// Takes what there is of the file by now; nothing once it was final.
  func update(_ bytes: [UInt8], isFinal: Bool) {
    contents.withLock {
      if !$0.isFinal { $0 = Contents(bytes, isFinal: isFinal) }
    }
  }

  public static func == (left: CGImageSource, right: CGImageSource) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGImageSource.Contents {
  /// How much of the file there is; pixels that are damaged are found when they are decoded.
  var status: CGImageSourceStatus {
    switch header {
    case .success(let header):
      guard isFinal else { return .statusIncomplete }
      return header.isWhole ? .statusComplete : .statusUnexpectedEOF
    case .failure(.truncated): return isFinal ? .statusUnexpectedEOF : .statusReadingHeader
    case .failure(.notAnImage), .failure(.unsupported): return .statusUnknownType
    case .failure(.broken), .failure(.tooLarge): return .statusInvalidData
    }
  }
}
