import Foundation

/// How the components of a colour are to be read.
public final class CGColorSpace: Hashable, Sendable {
  public let name: CFString?
  let encoding: ColorEncoding
  /// Whether components below 0 and above 1 mean colours.
  let isExtended: Bool

  init(name: CFString, encoding: ColorEncoding, isExtended: Bool = false) {
    self.name = name
    self.encoding = encoding
    self.isExtended = isExtended
  }

  /// The space of a name; nil for a name that is not known here.
  public convenience init?(name: CFString) {
    guard let (encoding, isExtended) = Self.encoding(named: name) else { return nil }
    self.init(name: name, encoding: encoding, isExtended: isExtended)
  }

  public var model: CGColorSpaceModel { encoding.model }

  /// Without alpha.
  public var numberOfComponents: Int { encoding.numberOfComponents }

  /// Whether colours outside sRGB can be written in it.
  public var isWideGamutRGB: Bool {
    guard case .rgb(_, let primaries) = encoding else { return false }
    return isExtended || primaries != .sRGB
  }

  /// Whether pictures can be drawn in the space.
  public var supportsOutput: Bool { true }

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left === right || left.name == right.name
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
