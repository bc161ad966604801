import Pixels

// The names by which scenes and filters know the modes.
extension CGBlendMode {
  /// The case's own name, and what Core Animation calls the filter, where that is another.
  private var names: (own: String, filter: String?) {
    let name = "\(self)"
    return switch self {
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity:
      (name, name + Self.suffix)
    case .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .xor: (name, nil)
    case .destinationOver: (name, "destOver")
    case .destinationIn: (name, "destIn")
    case .destinationOut: (name, "destOut")
    case .destinationAtop: (name, "destAtop")
    case .plusDarker: (name, "plusD")
    case .plusLighter: (name, "plusL")
    }
  }

  private static let suffix = "BlendMode"

  /// All modes; their numbers follow each other.
  private static let all = Array(
    (0...Int32.max).lazy.map { CGBlendMode(rawValue: $0) }.prefix { $0 != nil }
  ).compactMap { $0 }

  /// All names: first the cases' own, then those of filters.
  package static let allNames = all.map(\.names.own) + all.compactMap(\.names.filter)

  private static let byName = Dictionary(
    uniqueKeysWithValues: all.flatMap { mode in
      [mode.names.own, mode.names.filter].compactMap { $0 }.map { ($0, mode) }
    })

  /// The case's own name of what the kernels call a mode, for dumps.
  package static func name(of mode: BlendMode) -> String {
    all.first { $0.mode == mode }?.names.own ?? "mode \(mode.rawValue)"
  }

  /// The mode of a name, each with or without `BlendMode` at its end.
  package init?(named name: String) {
    let stem = name.hasSuffix(Self.suffix) ? String(name.dropLast(Self.suffix.count)) : name
    guard let mode = Self.byName[stem] else { return nil }
    self = mode
  }
}
