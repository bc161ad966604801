import Foundation

/// How light becomes the number that is stored for it.
///
/// All curves are odd functions, as the extended colour spaces want it: what lies below zero is
/// the mirror image of what lies above.
enum TransferCurve: Hashable, Sendable {
  /// IEC 61966-2-1: a line near black, a power of 2.4 above.
  case sRGB
  case linear
  /// A plain power.
  case gamma(Double)

  /// The light of a stored number.
  func light(_ value: Double) -> Double {
    let size = value.magnitude
    let light =
      switch self {
      case .sRGB: size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
      case .linear: size
      case .gamma(let exponent): pow(size, exponent)
      }
    return value < 0 ? -light : light
  }

  /// The number that is stored for a light.
  func stored(_ light: Double) -> Double {
    let size = light.magnitude
    let value =
      switch self {
      case .sRGB: size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
      case .linear: size
      case .gamma(let exponent): pow(size, 1 / exponent)
      }
    return light < 0 ? -value : value
  }
}
