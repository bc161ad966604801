import CoreGraphics
import ImageFiles
import UIKit

/// Brings the pictures that one load of a scene names.
struct ImageReader {
  private let source: any SceneFiles
  private let decoded: DecodedImages
  private let limits: ExpansionLimits
  /// For colours of drawn pictures that follow it.
  var appearance = Canvas.Appearance.light
  /// Pixels a point of symbols in layers.
  var symbolScale = Canvas.headlessScale
  /// What became of each file: it is read once, however many layers show it.
  private var known: [String: Result<CGImage, Failure>] = [:]
  private var pixels = 0
  /// Each picture once.
  private(set) var pictures: [ObjectIdentifier: CGImage] = [:]
  /// How many pictures were asked for.
  private(set) var uses = 0

  /// Every file that was looked for, found or not, in order.
  private(set) var files: [String] = []

  /// Why there is no picture, as the end of a sentence.
  struct Failure: Error {
    let reason: String
  }

  init(
    source: any SceneFiles, limits: ExpansionLimits = ExpansionLimits(),
    decoded: DecodedImages = .shared
  ) {
    self.source = source
    self.limits = limits
    self.decoded = decoded
    decoded.beginLoad()
  }

  /// The picture in a file; the path is seen from where the program runs.
  mutating func image(_ path: String) throws(Failure) -> CGImage {
    uses += 1
    if let known = known[path] { return try known.get() }
    files.append(path)
    let result: Result<CGImage, Failure>
    do throws(Failure) {
      result = .success(try read(path))
    } catch {
      result = .failure(error)
    }
    known[path] = result
    return try result.get()
  }

  /// The name of a picture that is there, for one that is not.
  func suggestion(for name: String, at path: String) -> String? {
    FileGuess.suggestion(for: name, at: path, in: source, endings: FileGuess.pictures)
  }

  private mutating func read(_ path: String) throws(Failure) -> CGImage {
    let bytes: [UInt8]
    do throws(SceneFileError) {
      bytes = try source.read(path)
    } catch {
      throw Failure(reason: error.reason)
    }
    let rest = limits.pixels - pixels
    let largest = ImageSizeLimit.standard
    do throws(ImageFileError) {
      let image = try decoded.image(
        path, bytes, limit: ImageSizeLimit(pixels: min(largest.pixels, rest)))
      take(image)
      return image
    } catch .tooLarge(let width, let height, _) where width * height <= largest.pixels {
      throw tooManyPixels
    } catch {
      throw Failure(reason: error.description)
    }
  }

  mutating func image(_ board: Checkerboard) throws(Failure) -> CGImage {
    uses += 1
    let largest = ImageSizeLimit.standard
    guard max(board.width, board.height) <= Double(largest.side),
      board.width * board.height <= Double(largest.pixels)
    else {
      throw Failure(
        reason: "a picture has at most \(largest.side) pixels a side and \(largest.pixels) in all")
    }
    let area = Int(board.width * board.height)
    guard area <= limits.pixels - pixels else { throw tooManyPixels }
    guard let image = decoded.image(board) else {
      throw Failure(reason: "there is no memory for this picture")
    }
    take(image)
    return image
  }

  mutating func image(_ symbol: SymbolValue) throws(Failure) -> CGImage {
    uses += 1
    let size = symbol.image?.size ?? .zero
    let area = Int((size.width * symbolScale + 1) * (size.height * symbolScale + 1))
    guard area <= limits.pixels - pixels else { throw tooManyPixels }
    let color = UIColor.label.resolvedColor(with: traits).cgColor
    guard let image = decoded.image(symbol, color: color, scale: symbolScale) else {
      throw Failure(reason: "there is no memory for this picture")
    }
    take(image)
    return image
  }

  private mutating func take(_ image: CGImage) {
    pixels += image.width * image.height
    pictures[ObjectIdentifier(image)] = image
  }

  /// What colours of drawn pictures follow.
  var traits: UITraitCollection {
    UITraitCollection(userInterfaceStyle: appearance == .dark ? .dark : .light)
  }

  private var tooManyPixels: Failure {
    Failure(reason: "the scene's pictures have more than \(limits.pixels) pixels together")
  }
}
