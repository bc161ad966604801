import Foundation
import Pixels
import Synchronization

/// A picture in memory: immutable premultiplied sRGB pixels, and what they were made of.
///
/// Samples become pixels when the image is made, not when it is drawn, so that drawing costs the
/// same whatever the samples are. What an image says of its samples is what it was made with.
public final class CGImage: Hashable, Sendable {
  /// The pixels; nobody may write to them once they are an image's. Those of a mask are black, and
  /// their alpha is how strongly it paints.
  package var pixmap: Pixmap { pyramid.image }
  /// Smaller copies for drawing it smaller, made when they are first needed.
  package var pyramid: ImagePyramid {
    switch pixels {
    case .made(let pyramid): pyramid
    case .later(let later): later.pyramid
    }
  }
  private let pixels: Pixels
  public let width: Int
  public let height: Int
  /// Whether it is a stencil, through which a colour is painted.
  public let isMask: Bool
  let format: ImageFormat
  /// What the pixels were made of; nil if they are the bytes themselves.
  let samples: CGDataProvider?
  /// What tells it from all other images of the run, those that are gone included.
  package let number: UInt64
  /// Where alone it differs from another image of its size; nil for one that was made by itself.
  package let redrawn: Redrawn?

  /// A part that was drawn anew.
  package struct Redrawn: Sendable {
    /// Of the image around it.
    package let number: UInt64
    /// In pixels, y down.
    package let part: CGRect
  }

  private enum Pixels: Sendable {
    case made(ImagePyramid)
    case later(LaterPixels)
  }

  private static let numbers = Atomic<UInt64>(1)

  init(
    _ pixmap: Pixmap, format: ImageFormat, samples: CGDataProvider?, isMask: Bool = false,
    redrawn: Redrawn? = nil
  ) {
    number = Self.numbers.wrappingAdd(1, ordering: .relaxed).newValue
    self.redrawn = redrawn
    (width, height) = (pixmap.width, pixmap.height)
    pixels = .made(ImagePyramid(pixmap))
    self.format = format
    self.samples = samples
    self.isMask = isMask
  }

  /// An image whose pixels are drawn when somebody first looks at them, on whatever thread that is;
  /// what is drawn has its size.
  package init(width: Int, height: Int, later draw: @escaping @Sendable () -> CGImage) {
    number = Self.numbers.wrappingAdd(1, ordering: .relaxed).newValue
    redrawn = nil
    (self.width, self.height) = (width, height)
    pixels = .later(LaterPixels(draw))
    format = ImageFormat(ofPixmap: (width, height))
    samples = nil
    isMask = false
  }

  /// An image of pixels that nobody writes to any more; they are not copied.
  package convenience init(_ pixmap: Pixmap) {
    self.init(pixmap, format: ImageFormat(of: pixmap), samples: nil)
  }

  /// Pixels of which all but those of a part are another image's.
  convenience init(_ pixmap: Pixmap, redrawn part: CGRect, of image: CGImage) {
    self.init(
      pixmap, format: ImageFormat(of: pixmap), samples: nil,
      redrawn: Redrawn(number: image.number, part: part))
  }

  /// The same, whose provider has rows of so many bytes, at least four a pixel.
  convenience init(_ pixmap: Pixmap, bytesPerRow: Int) {
    var format = ImageFormat(of: pixmap)
    format.layout.rowBytes = bytesPerRow
    self.init(pixmap, format: format, samples: nil)
  }

  /// What its pixels take, with those of the smaller copies that were made so far.
  package var byteCount: Int { pyramid.byteCount }

  /// Equality is identity, as of Apple's images.
  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension CGImage {
  /// Whether there are pixels already; else the first look at them draws them.
  package var isDrawn: Bool {
    if case .later(let later) = pixels { later.areMade } else { true }
  }

  public var bitsPerComponent: Int { format.layout.sampleBits }
  public var bitsPerPixel: Int { format.layout.pixelBits }
  public var bytesPerRow: Int { format.layout.rowBytes }
  public var bitmapInfo: CGBitmapInfo { format.bitmapInfo }
  public var alphaInfo: CGImageAlphaInfo { format.bitmapInfo.alphaInfo ?? .none }
  public var byteOrderInfo: CGImageByteOrderInfo {
    format.bitmapInfo.byteOrderInfo ?? .orderDefault
  }
  /// Nil for a mask.
  public var colorSpace: CGColorSpace? { format.space }
  /// What the least and the greatest sample of each colour stand for; nil for 0 and 1.
  public var decode: UnsafePointer<CGFloat>? { format.decode.map { UnsafePointer($0.base) } }
  public var shouldInterpolate: Bool { format.shouldInterpolate }
  public var renderingIntent: CGColorRenderingIntent { format.intent }

  /// The samples: of an image that was drawn or read from a file, a copy of its pixels, row by row,
  /// the bytes B G R A premultiplied.
  public var dataProvider: CGDataProvider? {
    samples ?? CGDataProvider(data: pixmap.withBytes(rows))
  }

  /// The bytes of rows that lie behind each other, with the gaps that the format has.
  private func rows(_ bytes: UnsafeRawBufferPointer) -> Data {
    let used = width * 4
    guard bytesPerRow > used else { return Data(bytes) }
    var data = Data(capacity: bytesPerRow * height)
    for y in 0..<height {
      data.append(contentsOf: bytes[y * used..<(y + 1) * used])
      data.append(Data(count: bytesPerRow - used))
    }
    return data
  }
}
