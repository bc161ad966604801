import Foundation

extension CGColorSpace {
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
  public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
  public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"
  public static let genericLab: CFString = "kCGColorSpaceGenericLab"
  public static let genericXYZ: CFString = "kCGColorSpaceGenericXYZ"

  static func encoding(named name: CFString) -> (ColorEncoding, isExtended: Bool)? {
    switch name {
    case sRGB, deviceRGBName: (.rgb(.sRGB, .sRGB), false)
    case extendedSRGB: (.rgb(.sRGB, .sRGB), true)
    case linearSRGB, genericRGBLinear: (.rgb(.linear, .sRGB), false)
    case extendedLinearSRGB: (.rgb(.linear, .sRGB), true)
    case displayP3: (.rgb(.sRGB, .displayP3), false)
    case extendedDisplayP3: (.rgb(.sRGB, .displayP3), true)
    case linearDisplayP3: (.rgb(.linear, .displayP3), false)
    case extendedLinearDisplayP3: (.rgb(.linear, .displayP3), true)
    case adobeRGB1998: (.rgb(.gamma(2.199_218_75), .adobe), false)
    // Documented as a power of 2.2, yet a third of white comes out as the byte 85 and two thirds
    // as 170 on Apple's screens, which is sRGB's curve: 2.2 would give 84 and 172.
    case genericGrayGamma2_2, deviceGrayName: (.gray(.sRGB), false)
    case extendedGray: (.gray(.sRGB), true)
    case linearGray: (.gray(.linear), false)
    case extendedLinearGray: (.gray(.linear), true)
    case genericCMYK, deviceCMYKName: (.cmyk, false)
    case genericLab: (.lab, false)
    case genericXYZ: (.xyz, false)
    default: nil
    }
  }

  private static let deviceRGBName = "kCGColorSpaceDeviceRGB"
  private static let deviceGrayName = "kCGColorSpaceDeviceGray"
  private static let deviceCMYKName = "kCGColorSpaceDeviceCMYK"

  static let deviceRGB = CGColorSpace(name: deviceRGBName, encoding: .rgb(.sRGB, .sRGB))
  static let deviceGray = CGColorSpace(name: deviceGrayName, encoding: .gray(.sRGB))
  static let deviceCMYK = CGColorSpace(name: deviceCMYKName, encoding: .cmyk)

  /// sRGB, without asking for it by name.
  package static let rgb = CGColorSpace(name: sRGB, encoding: .rgb(.sRGB, .sRGB))
  /// Grey as `CGColor(gray:alpha:)` takes it.
  package static let gray = CGColorSpace(name: genericGrayGamma2_2, encoding: .gray(.sRGB))
  /// UIKit's RGB.
  package static let extendedRGB = CGColorSpace(
    name: extendedSRGB, encoding: .rgb(.sRGB, .sRGB), isExtended: true)
  /// UIKit's grey.
  package static let extendedWhite = CGColorSpace(
    name: extendedGray, encoding: .gray(.sRGB), isExtended: true)
  /// Display P3 with sRGB's curve, without asking for it by name; not extended.
  package static let p3 = CGColorSpace(name: displayP3, encoding: .rgb(.sRGB, .displayP3))
  static let cmyk = CGColorSpace(name: genericCMYK, encoding: .cmyk)
}
