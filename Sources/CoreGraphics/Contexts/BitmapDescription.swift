import Foundation
import Pixels

/// What a bitmap context's pixels are said to be.
struct BitmapDescription {
  let bitsPerComponent: Int
  let bitsPerPixel: Int
  let bytesPerRow: Int
  let space: CGColorSpace?
  let bitmapInfo: CGBitmapInfo
  let format: BitmapFormat

  /// Nil where Core Graphics could not draw, or we cannot: components have eight bits.
  ///
  /// Where no `bytesPerRow` is given, rows of our own memory are rounded up to 16 bytes, as Apple's
  /// are; those of a caller's, who could not know of gaps, have none.
  init?(
    width: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: UInt32,
    isOwnMemory: Bool
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    let order = info.intersection(.byteOrderMask)
    guard bitsPerComponent == 8,
      let alpha = info.alphaInfo,
      let format = Self.format(alpha, order, space)
    else { return nil }
    let least = width * format.bytesPerPixel
    guard bytesPerRow == 0 || bytesPerRow >= least else { return nil }
    self.bitsPerComponent = 8
    bitsPerPixel = 8 * format.bytesPerPixel
    let usual = isOwnMemory ? (least + 15) & ~15 : least
    self.bytesPerRow = bytesPerRow == 0 ? usual : bytesPerRow
    self.space = space
    self.bitmapInfo = info
    self.format = format
  }

  private init(width: Int) {
    bitsPerComponent = 8
    bitsPerPixel = 32
    bytesPerRow = width * 4
    space = .rgb
    bitmapInfo = CGBitmapInfo(
      rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue
        | CGBitmapInfo.byteOrder32Little.rawValue)
    format = .bgra
  }

  /// The working format.
  static func premultipliedRGB(width: Int) -> BitmapDescription { BitmapDescription(width: width) }

  private static func format(
    _ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo, _ space: CGColorSpace?
  ) -> BitmapFormat? {
    if alpha == .alphaOnly { return .alpha }
    // Drawing writes sRGB's numbers, or grey's with the same curve.
    guard let space, space.supportsOutput, space.encoding.isPainted else { return nil }
    if space.numberOfComponents == 1 { return gray(alpha, order) }
    guard space.numberOfComponents == 3 else { return nil }
    let isLittle = order == .byteOrder32Little
    guard isLittle || order == .byteOrder32Big || order.isEmpty else { return nil }
    // Places in a number's bytes from the most significant one; little-endian turns them round.
    func place(_ index: Int) -> Int { isLittle ? 3 - index : index }
    switch alpha {
    case .premultipliedFirst where isLittle: return .bgra
    case .premultipliedFirst, .noneSkipFirst:
      return .fourBytes(
        red: place(1), green: place(2), blue: place(3),
        alpha: alpha == .noneSkipFirst ? nil : place(0))
    case .premultipliedLast, .noneSkipLast:
      return .fourBytes(
        red: place(0), green: place(1), blue: place(2),
        alpha: alpha == .noneSkipLast ? nil : place(3))
    case .none, .last, .first, .alphaOnly: return nil
    }
  }

  private static func gray(_ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo) -> BitmapFormat? {
    switch alpha {
    case .none: .gray
    case .premultipliedLast where order.isEmpty || order == .byteOrder16Big: .grayAlpha
    default: nil
    }
  }
}
