import Foundation

/// How the components of a colour are to be read.
public final class CGColorSpace: Hashable, Sendable {
  public let name: CFString?
  public let numberOfComponents: Int

  private init(name: CFString, numberOfComponents: Int) {
    self.name = name
    self.numberOfComponents = numberOfComponents
  }

  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

  /// The space of a name, one object a name; nil for a name that is not known here.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB: self.init(name: name, numberOfComponents: 3)
    case Self.genericGrayGamma2_2: self.init(name: name, numberOfComponents: 1)
    default: return nil
    }
  }

  package static let rgb = CGColorSpace(name: sRGB, numberOfComponents: 3)
  package static let gray = CGColorSpace(name: genericGrayGamma2_2, numberOfComponents: 1)

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// Device RGB, which is sRGB here: every display is taken to be one.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// Device grey, with sRGB's curve.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
