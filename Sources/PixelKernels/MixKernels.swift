/// The loops of the blend modes: those of everyday use in integers, the rarer ones in floats.
///
/// The result under full coverage is rounded to eight bits; a pixel that is partly covered becomes
/// a mixture of it and of what was there. For the rules of this module see `SpanKernels`.
package enum MixKernels {
  /// Numbered as Core Graphics numbers them.
  package enum Mode: Int32 {
    case normal = 0
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
    case hardLight, difference, exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
    case destinationOut, destinationAtop, xor, plusDarker, plusLighter
  }

  /// Blends a row onto another, each pixel as far as its coverage goes; `mode` is that of a `Mode`.
  @inline(never)
  package static func mix(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>,
    _ coverage: UnsafePointer<UInt8>, _ count: Int, _ mode: Int32
  ) {
    guard let mode = Mode(rawValue: mode) else { return }
    let row = (target: target, source: source, coverage: coverage, count: count)
    switch mode {
    case .multiply, .screen, .overlay, .darken, .lighten, .hardLight, .difference, .exclusion:
      mixColors(row, mode)
    case .colorDodge, .colorBurn, .softLight, .hue, .saturation, .color, .luminosity:
      mixTones(row, mode)
    default:
      compose(row, mode)
    }
  }

  /// Porter and Duff's operators, and the two sums.
  @inline(__always)
  private static func compose(_ row: MixRow.Row, _ mode: Mode) {
    switch mode {
    case .clear: MixRow.mix(row) { _, _, _, _ in 0 }
    case .copy: MixRow.mix(row) { s, _, _, _ in 255 &* s }
    case .sourceIn: MixRow.mix(row) { s, _, _, under in s &* under }
    case .sourceOut: MixRow.mix(row) { s, _, _, under in s &* (255 &- under) }
    case .sourceAtop: MixRow.mix(row) { s, b, over, under in s &* under &+ b &* (255 &- over) }
    case .destinationOver: MixRow.mix(row) { s, b, _, under in s &* (255 &- under) &+ 255 &* b }
    case .destinationIn: MixRow.mix(row) { _, b, over, _ in b &* over }
    case .destinationOut: MixRow.mix(row) { _, b, over, _ in b &* (255 &- over) }
    case .destinationAtop: MixRow.mix(row) { s, b, over, under in s &* (255 &- under) &+ b &* over }
    case .xor: MixRow.mix(row) { s, b, over, under in MixRow.apart(s, b, over, under) }
    case .plusLighter:
      MixRow.mix(row) { s, b, _, _ in
        let sum = s &+ b
        return 255 &* (sum < 255 ? sum : 255)
      }
    case .plusDarker:
      MixRow.mix(row) { s, b, over, under in
        // What both alphas have more than one has is taken from every channel.
        let excess = over &+ under > 255 ? over &+ under &- 255 : 0
        return s &+ b > excess ? 255 &* (s &+ b &- excess) : 0
      }
    default: MixRow.mix(row) { s, b, over, _ in 255 &* s &+ b &* (255 &- over) }
    }
  }

  /// The modes that mix what both pixels cover and lay it over the rest.
  @inline(__always)
  private static func mixColors(_ row: MixRow.Row, _ mode: Mode) {
    switch mode {
    case .multiply:
      MixRow.mix(row) { s, b, over, under in MixRow.apart(s, b, over, under) &+ s &* b }
    case .screen:
      MixRow.mix(row) { s, b, _, _ in 255 &* (s &+ b) &- s &* b }
    case .darken:
      MixRow.mix(row) { s, b, over, under in
        let (left, right) = (s &* under, b &* over)
        return MixRow.apart(s, b, over, under) &+ (left < right ? left : right)
      }
    case .lighten:
      MixRow.mix(row) { s, b, over, under in
        let (left, right) = (s &* under, b &* over)
        return MixRow.apart(s, b, over, under) &+ (left > right ? left : right)
      }
    case .overlay:
      MixRow.mix(row) { s, b, over, under in
        MixRow.apart(s, b, over, under)
          &+ (2 &* b <= under ? 2 &* s &* b : MixRow.screened(s, b, over, under))
      }
    case .hardLight:
      MixRow.mix(row) { s, b, over, under in
        MixRow.apart(s, b, over, under)
          &+ (2 &* s <= over ? 2 &* s &* b : MixRow.screened(s, b, over, under))
      }
    case .difference:
      MixRow.mixUnderUnion(row) { s, b, over, under in
        let (left, right) = (s &* under, b &* over)
        return MixRow.apart(s, b, over, under) &+ (left > right ? left &- right : right &- left)
      }
    default:
      MixRow.mixUnderUnion(row) { s, b, _, _ in 255 &* (s &+ b) &- 2 &* s &* b }
    }
  }

  /// The modes that need a colour without its alpha.
  @inline(__always)
  private static func mixTones(_ row: MixRow.Row, _ mode: Mode) {
    switch mode {
    case .colorDodge: ToneRow.mix(row) { s, b in Tones.mixed(b, s, Tones.dodge) }
    case .colorBurn: ToneRow.mix(row) { s, b in Tones.mixed(b, s, Tones.burn) }
    case .softLight: ToneRow.mix(row) { s, b in Tones.mixed(b, s, Tones.softLight) }
    case .hue:
      ToneRow.mix(row) { s, b in
        let moved = Tones.with(saturation: Tones.saturation(b), s)
        return Tones.with(luminosity: Tones.luminosity(b), moved)
      }
    case .saturation:
      ToneRow.mix(row) { s, b in
        let moved = Tones.with(saturation: Tones.saturation(s), b)
        return Tones.with(luminosity: Tones.luminosity(b), moved)
      }
    case .color: ToneRow.mix(row) { s, b in Tones.with(luminosity: Tones.luminosity(b), s) }
    default: ToneRow.mix(row) { s, b in Tones.with(luminosity: Tones.luminosity(s), b) }
    }
  }
}
