/// The red, green and blue lights that an RGB space mixes, all with D65 as their white.
enum Primaries: Hashable, Sendable {
  case sRGB
  case displayP3
  case adobe
  /// Those of Apple's profile Generic RGB, its white brought to D65.
  case generic

  /// Amounts of these lights as amounts of sRGB's.
  func toSRGB(_ light: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .sRGB: light
    case .displayP3: Self.product(Self.displayP3ToSRGB, light)
    case .adobe: Self.product(Self.adobeToSRGB, light)
    case .generic: Self.product(Self.genericToSRGB, light)
    }
  }

  /// Amounts of sRGB's lights as amounts of these.
  func fromSRGB(_ light: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .sRGB: light
    case .displayP3: Self.product(Self.sRGBToDisplayP3, light)
    case .adobe: Self.product(Self.sRGBToAdobe, light)
    case .generic: Self.product(Self.sRGBToGeneric, light)
    }
  }

  private typealias Columns = (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  private static func product(_ columns: Columns, _ light: SIMD3<Double>) -> SIMD3<Double> {
    columns.0 * light.x + columns.1 * light.y + columns.2 * light.z
  }

  // From the chromaticities of the lights, in x and y: sRGB (0.64, 0.33) (0.30, 0.60)
  // (0.15, 0.06), P3 (0.680, 0.320) (0.265, 0.690) (0.150, 0.060), Adobe RGB's green
  // (0.21, 0.71); white (0.3127, 0.3290).
  private static let displayP3ToSRGB: Columns = (
    SIMD3(1.224_940_176_280_56, -0.042_056_954_709_688, -0.019_637_554_590_334),
    SIMD3(-0.224_940_176_280_56, 1.042_056_954_709_688, -0.078_636_045_550_632),
    SIMD3(0, 0, 1.098_273_600_140_966)
  )
  private static let sRGBToDisplayP3: Columns = (
    SIMD3(0.822_461_968_714_362, 0.033_194_198_850_962, 0.017_082_630_721_12),
    SIMD3(0.177_538_031_285_638, 0.966_805_801_149_038, 0.072_397_440_663_963),
    SIMD3(0, 0, 0.910_519_928_614_917)
  )
  private static let adobeToSRGB: Columns = (
    SIMD3(1.398_355_743_960_779, 0, 0),
    SIMD3(-0.398_355_743_960_779, 1, -0.042_928_989_294_473),
    SIMD3(0, 0, 1.042_928_989_294_473)
  )
  private static let sRGBToAdobe: Columns = (
    SIMD3(0.715_125_606_855_624, 0, 0),
    SIMD3(0.284_874_393_144_376, 1, 0.041_161_948_450_118),
    SIMD3(0, 0, 0.958_838_051_549_882)
  )
  // From the profile's lights under D50, in X, Y and Z: (0.4543, 0.2419, 0.0149)
  // (0.3533, 0.6736, 0.0906) (0.1566, 0.0845, 0.7195).
  private static let genericToSRGB: Columns = (
    SIMD3(1.025_527, 0.019_378, -0.001_760),
    SIMD3(-0.026_632, 0.947_911, -0.001_489),
    SIMD3(0.001_105, 0.032_711, 1.003_249)
  )
  private static let sRGBToGeneric: Columns = (
    SIMD3(0.974_588, -0.019_981, 0.001_680),
    SIMD3(0.027_379, 1.054_336, 0.001_613),
    SIMD3(-0.001_966, -0.034_355, 0.996_707)
  )
}
