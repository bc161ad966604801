import Foundation

/// How the components of a colour are to be read.
public final class CGColorSpace: Hashable, Sendable {
  public let name: CFString?
  let encoding: ColorEncoding
  /// Whether components below 0 and above 1 mean colours.
  let isExtended: Bool
  /// Whether colours are patterns; the encoding is that of their tints.
  let isPattern: Bool
  /// Of a space of patterns without colours, the space of their tints; of a space with a table, that
  /// of the table's colours.
  public let baseColorSpace: CGColorSpace?

  init(name: CFString, encoding: ColorEncoding, isExtended: Bool = false) {
    self.name = name
    self.encoding = encoding
    self.isExtended = isExtended
    isPattern = false
    baseColorSpace = nil
  }

  /// A space whose colours are patterns: with a base space for those that take a tint of it, without
  /// one for those that bring their own colours. Nil for a base that is such a space itself.
  public init?(patternBaseSpace baseSpace: CGColorSpace?) {
    guard baseSpace?.isPattern != true else { return nil }
    name = nil
    encoding = baseSpace?.encoding ?? .gray(.sRGB)
    isExtended = baseSpace?.isExtended == true
    isPattern = true
    baseColorSpace = baseSpace
  }

  /// A space whose colours are numbers of a table: for each from 0 to `last` the table has a byte for
  /// each component of the base space.
  ///
  /// Nil for a base that is such a space itself or one of patterns, and for numbers above 255.
  public init?(
    indexedBaseSpace baseSpace: CGColorSpace, last lastIndex: Int,
    colorTable: UnsafePointer<UInt8>
  ) {
    guard baseSpace.isContinuous, (0...255).contains(lastIndex) else { return nil }
    let count = (lastIndex + 1) * baseSpace.numberOfComponents
    name = nil
    encoding = .indexed(
      IndexedColors(
        Array(UnsafeBufferPointer(start: colorTable, count: count)), base: baseSpace.encoding))
    isExtended = false
    isPattern = false
    baseColorSpace = baseSpace
  }

  /// The space of a name; nil for a name that is not known here.
  public convenience init?(name: CFString) {
    guard let (encoding, isExtended) = Self.encoding(named: name) else { return nil }
    self.init(name: name, encoding: encoding, isExtended: isExtended)
  }

  public var model: CGColorSpaceModel { isPattern ? .pattern : encoding.model }

  /// Without alpha; of patterns, those of the tint.
  public var numberOfComponents: Int {
    isPattern && baseColorSpace == nil ? 0 : encoding.numberOfComponents
  }

  /// Whether colours outside sRGB can be written in it.
  public var isWideGamutRGB: Bool {
    guard !isPattern, case .rgb(_, let primaries) = encoding else { return false }
    return isExtended || primaries != .sRGB
  }

  /// Whether pictures can be drawn in the space.
  public var supportsOutput: Bool {
    switch model {
    case .monochrome, .rgb, .cmyk: true
    default: false
    }
  }

  /// Whether there are colours between two of its colours.
  var isContinuous: Bool { !isPattern && model != .indexed }

  /// The bytes of the colours that have numbers; nil of a space without a table.
  public var colorTable: [UInt8]? {
    guard case .indexed(let colors) = encoding else { return nil }
    return colors.bytes
  }

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left === right
      || (left.name == right.name && left.isPattern == right.isPattern
        && left.baseColorSpace == right.baseColorSpace && left.encoding == right.encoding)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// The display's RGB, which is sRGB here, under a name of its own.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The display's grey: equal amounts of its red, green and blue.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// A printer's inks.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
