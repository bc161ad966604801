/// How the samples of a picture that somebody else made lie in memory, row by row from the top.
public struct SampleLayout: Hashable, Sendable {
  /// Where a pixel's alpha is among its samples, and whether its colours are multiplied by it.
  public enum Alpha: Hashable, Sendable {
    case none
    case skippedFirst
    case skippedLast
    case first
    case last
    case premultipliedFirst
    case premultipliedLast
    /// There is nothing but alpha.
    case only
  }

  /// Which bytes have changed places: the number is what turns the offset of a byte into the
  /// offset where it lies, by exclusive or.
  public enum ByteOrder: Int, Hashable, Sendable {
    case asWritten = 0
    case swappedPairs = 1
    case swappedFours = 3
  }

  public var width: Int
  public var height: Int
  /// 1 for grey, 3 for RGB, 4 for inks.
  public var colors: Int
  /// 1, 2, 4, 8 or 16; samples of 16 bits begin with their high byte, before bytes are swapped.
  public var sampleBits: Int
  public var pixelBits: Int
  public var rowBytes: Int
  public var alpha: Alpha
  public var order: ByteOrder

  /// Nil for what makes no picture: sides that no pixmap has, pixels that do not hold their
  /// samples, rows that do not hold their pixels.
  public init?(
    width: Int, height: Int, colors: Int, sampleBits: Int, pixelBits: Int, rowBytes: Int,
    alpha: Alpha = .none, order: ByteOrder = .asWritten
  ) {
    self.width = width
    self.height = height
    self.colors = colors
    self.sampleBits = sampleBits
    self.pixelBits = pixelBits
    self.rowBytes = rowBytes
    self.alpha = alpha
    self.order = order
    guard isPossible else { return nil }
  }

  /// The layout of a pixmap's own bytes.
  public init(pixmapOfWidth width: Int, height: Int) {
    self.width = width
    self.height = height
    (colors, sampleBits, pixelBits, rowBytes) = (3, 8, 32, width * 4)
    (alpha, order) = (.premultipliedFirst, .swappedFours)
  }

  private var isPossible: Bool {
    let sides = 1...Pixmap.maximumSide
    guard sides.contains(width), sides.contains(height), (1...4).contains(colors),
      [1, 2, 4, 8, 16].contains(sampleBits), (1...128).contains(pixelBits),
      pixelBits >= samples * sampleBits
    else { return false }
    let isWhole = pixelBits % ((order.rawValue + 1) * 8) == 0
    // Less than a byte a pixel is one sample and nothing else.
    let isPacked = pixelBits == sampleBits && samples == 1 && order == .asWritten
    return (isWhole || isPacked) && rowBytes >= usedRowBytes && rowBytes <= Int.max >> 16
  }

  /// Of one pixel, alpha and what is skipped among them.
  var samples: Int {
    switch alpha {
    case .none: colors
    case .only: 1
    case .skippedFirst, .skippedLast, .first, .last, .premultipliedFirst, .premultipliedLast:
      colors + 1
    }
  }

  /// The bytes of a row that belong to pixels.
  public var usedRowBytes: Int { (width * pixelBits + 7) / 8 }

  /// The bytes of the picture.
  public var byteCount: Int { (height - 1) * rowBytes + usedRowBytes }

  /// Among a pixel's samples, the first of its colours.
  var firstColor: Int {
    switch alpha {
    case .first, .premultipliedFirst, .skippedFirst: 1
    case .none, .last, .premultipliedLast, .skippedLast, .only: 0
    }
  }

  /// Among a pixel's samples, its alpha; nil if it is opaque.
  var alphaSample: Int? {
    switch alpha {
    case .none, .skippedFirst, .skippedLast: nil
    case .first, .premultipliedFirst, .only: 0
    case .last, .premultipliedLast: colors
    }
  }

  var isPremultiplied: Bool { alpha == .premultipliedFirst || alpha == .premultipliedLast }

  /// Whether pixels can be anything but opaque.
  public var hasAlpha: Bool { alphaSample != nil }
}
