import Foundation
import Pixels

/// What an image says of its samples; what is painted are the pixels that were made of them.
struct ImageFormat: Sendable {
  var layout: SampleLayout
  var bitmapInfo: CGBitmapInfo
  /// Nil for masks and for nothing but alpha.
  var space: CGColorSpace?
  var decode: DecodeArray?
  var shouldInterpolate = true
  var intent = CGColorRenderingIntent.defaultIntent

  /// The format of a pixmap's bytes.
  init(of pixmap: Pixmap) { self.init(ofPixmap: (pixmap.width, pixmap.height)) }

  init(ofPixmap size: (width: Int, height: Int)) {
    layout = SampleLayout(pixmapOfWidth: size.width, height: size.height)
    bitmapInfo = [
      .byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue),
    ]
    space = .rgb
  }

  init(layout: SampleLayout, bitmapInfo: CGBitmapInfo, space: CGColorSpace?) {
    (self.layout, self.bitmapInfo, self.space) = (layout, bitmapInfo, space)
  }

  /// The pixels of samples.
  func pixmap(_ data: Data, clear: [SampleMeaning.Range]? = nil) -> Pixmap {
    var meaning = SampleMeaning(ranges: decode?.ranges ?? usualRanges, clear: clear)
    if let encoding = space?.encoding, !encoding.isPainted {
      meaning.color = { encoding.toSRGB($0) }
    }
    return data.withUnsafeBytes { Pixmap(samples: $0, layout: layout, meaning: meaning) }
  }

  /// What the least and the greatest sample stand for in spaces of other numbers than 0 to 1: those
  /// of tables are the samples themselves.
  private var usualRanges: [SampleMeaning.Range]? {
    switch space?.encoding {
    case .lab?, .xyz?: space?.encoding.ranges.map { .init($0.lowerBound, $0.upperBound) }
    case .indexed?: [.init(0, Double(1 << layout.sampleBits - 1))]
    case .gray?, .rgb?, .cmyk?, nil: nil
    }
  }
}

extension SampleLayout.Alpha {
  init(_ info: CGImageAlphaInfo) {
    self =
      switch info {
      case .none: .none
      case .premultipliedLast: .premultipliedLast
      case .premultipliedFirst: .premultipliedFirst
      case .last: .last
      case .first: .first
      case .noneSkipLast: .skippedLast
      case .noneSkipFirst: .skippedFirst
      case .alphaOnly: .only
      }
  }
}

extension SampleLayout.ByteOrder {
  init(_ info: CGImageByteOrderInfo) {
    self =
      switch info {
      case .order16Little: .swappedPairs
      case .order32Little: .swappedFours
      case .orderMask, .orderDefault, .order16Big, .order32Big: .asWritten
      }
  }
}
