import CoreGraphics
import Foundation
import ImageFiles

/// A file of a picture that is being written: PNG and JPEG, of one picture each.
public final class CGImageDestination: Hashable {
  private let format: ImageFileHeader.Format
  private let target: Target
  private var common = Options(nil)
  private var picture: (image: CGImage, options: Options)?
  private var isFinished = false

  enum Target {
    case consumer(CGDataConsumer)
    case file(path: String)
  }

  /// Nil for a type that is not written, and for other than one picture.
  init?(_ target: Target, _ type: CFString, count: Int) {
    guard count == 1, let format = ImageFileHeader.Format(typeIdentifier: type) else { return nil }
    (self.format, self.target) = (format, target)
  }

  /// What holds for the picture unless it says otherwise.
  func setCommon(_ options: Options) { common = options }

  /// Takes the picture, unless there is one.
  func add(_ image: CGImage, _ options: Options) {
    if picture == nil { picture = (image, options) }
  }

  /// Writes the file, once; tells whether it is written.
  func finish() -> Bool {
    guard !isFinished, let picture else { return false }
    isFinished = true
    let options = picture.options.completed(by: common)
    let bytes = encoded(picture.image, options)
    switch target {
    case .consumer(let consumer): return consumer.put(bytes)
    case .file(let path): return (try? AtomicFile.write(bytes, to: path)) != nil
    }
  }

  private func encoded(_ image: CGImage, _ options: Options) -> [UInt8] {
    let side = options.number(kCGImageDestinationImageMaxPixelSize)
    let image = side.map { image.shrunk(toSide: $0) } ?? image
    let orientation = options.orientation ?? .upright
    switch format {
    case .png:
      return PNGFile.encode(image, orientation: orientation, density: options.density)
    case .jpeg:
      let ground = options.color(kCGImageDestinationBackgroundColor)
      return JPEGFile.encode(
        ground.map { image.laid(on: $0) } ?? image,
        quality: options.number(kCGImageDestinationLossyCompressionQuality) ?? Self.usualQuality,
        orientation: orientation, density: options.density)
    }
  }

  /// Apple does not say which; files come out about as large.
  private static let usualQuality = 0.8

  public static func == (left: CGImageDestination, right: CGImageDestination) -> Bool {
    left === right
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Options {
  fileprivate var orientation: ImageOrientation? {
    number(kCGImagePropertyOrientation).flatMap { Int(exactly: $0) }
      .flatMap(ImageOrientation.init(rawValue:))
  }

  /// Where only one is said it holds for both.
  fileprivate var density: ImageDensity? {
    let (x, y) = (number(kCGImagePropertyDPIWidth), number(kCGImagePropertyDPIHeight))
    guard let first = x ?? y else { return nil }
    return ImageDensity(x: x ?? first, y: y ?? first)
  }
}

extension CGImage {
  /// The image on a ground.
  fileprivate func laid(on color: CGColor) -> CGImage {
    let context = CGContext(width: width, height: height, ground: .color(color))
    context.interpolationQuality = .none
    context.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
    return context.makeImage() ?? self
  }
}
