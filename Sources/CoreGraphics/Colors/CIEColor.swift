import Foundation

/// Colours as the eye sees them, under the white D50 to which profiles of colour relate all others.
enum CIEColor {
  private static let white = SIMD3<Double>(0.9642, 1, 0.8249)

  /// sRGB's light, whose white is D65, as an eye used to D50 takes it in.
  static func xyz(ofLight light: SIMD3<Double>) -> SIMD3<Double> {
    red * light.x + green * light.y + blue * light.z
  }

  static func light(ofXYZ xyz: SIMD3<Double>) -> SIMD3<Double> { x * xyz.x + y * xyz.y + z * xyz.z }

  static func lab(ofXYZ xyz: SIMD3<Double>) -> SIMD3<Double> {
    let share = xyz / white
    let (x, y, z) = (root(share.x), root(share.y), root(share.z))
    return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  static func xyz(ofLab lab: SIMD3<Double>) -> SIMD3<Double> {
    let y = (lab.x + 16) / 116
    return white * SIMD3(cube(y + lab.y / 500), cube(y), cube(y - lab.z / 200))
  }

  // The cube root, and near black the line that touches it: CIE 15.

  private static func root(_ share: Double) -> Double {
    share > 216.0 / 24_389 ? cbrt(share) : (24_389.0 / 27 * share + 16) / 116
  }

  private static func cube(_ root: Double) -> Double {
    root > 6.0 / 29 ? root * root * root : (116 * root - 16) * 27 / 24_389
  }

  // sRGB's lights by their chromaticities (see `Primaries`), carried over from D65 to D50 by
  // Bradford's matrix, and the way back.
  private static let red = SIMD3(
    0.436_041_251_616_051, 0.222_484_540_229_477, 0.013_920_187_471_375)
  private static let green = SIMD3(
    0.385_112_910_798_156, 0.716_905_078_608_457, 0.097_067_238_697_124)
  private static let blue = SIMD3(
    0.143_045_837_585_794, 0.060_610_381_162_065, 0.713_912_573_831_501)
  private static let x = SIMD3(3.134_186_364_236_819, -0.978_748_504_190_694, 0.071_963_927_802_247)
  private static let y = SIMD3(
    -1.617_208_958_998_275, 1.916_130_096_773_587, -0.228_993_873_453_203)
  private static let z = SIMD3(
    -0.490_694_064_006_384, 0.033_433_399_159_996, 1.405_753_732_896_444)
}
