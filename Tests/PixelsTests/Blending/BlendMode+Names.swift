import CProcessor
import Pixels
import Testing

extension BlendMode {
  /// All modes, as far as they have names below: the compiler asks for that of a new one.
  static let all = Array(
    (0...Int32.max).lazy.compactMap { BlendMode(rawValue: $0) }.prefix {
      $0.name != nil
    })

  var name: String? {
    switch self {
    case .normal: "normal"
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "colorDodge"
    case .colorBurn: "colorBurn"
    case .softLight: "softLight"
    case .hardLight: "hardLight"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .clear: "clear"
    case .copy: "copy"
    case .sourceIn: "sourceIn"
    case .sourceOut: "sourceOut"
    case .sourceAtop: "sourceAtop"
    case .destinationOver: "destinationOver"
    case .destinationIn: "destinationIn"
    case .destinationOut: "destinationOut"
    case .destinationAtop: "destinationAtop"
    case .xor: "xor"
    case .plusDarker: "plusDarker"
    case .plusLighter: "plusLighter"
    @unknown default: nil
    }
  }
}

extension BlendMode: @retroactive CustomTestStringConvertible {
  public var testDescription: String { name ?? "mode \(rawValue)" }
}
