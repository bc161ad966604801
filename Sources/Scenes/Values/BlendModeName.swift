/// The names of blend modes that scenes may use: Core Graphics' cases, and Core Animation's names of
/// filters, which end in `BlendMode` or are short.
enum BlendModeName {
  private static let blending = [
    "normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn",
    "softLight", "hardLight", "difference", "exclusion", "hue", "saturation", "color", "luminosity",
  ]
  private static let composing = [
    "clear", "copy", "sourceIn", "sourceOut", "sourceAtop", "destinationOver", "destinationIn",
    "destinationOut", "destinationAtop", "xor", "plusDarker", "plusLighter",
  ]
  private static let short = ["destOver", "destIn", "destOut", "destAtop", "plusD", "plusL"]

  static let all = blending + composing + blending.map { $0 + "BlendMode" } + short
}
