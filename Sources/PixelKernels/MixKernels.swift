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
    let row = MixRow(target: target, source: source, coverage: coverage, count: count)
    switch mode {
    case .multiply, .screen, .overlay, .darken, .lighten, .hardLight, .difference, .exclusion:
      mixColors(row, mode)
    case .colorDodge, .colorBurn, .softLight, .hue, .saturation, .color, .luminosity:
      mixTones(ToneRow(row: row), mode)
    default:
      compose(row, mode)
    }
  }

  /// Porter and Duff's operators, and the two sums.
  @inline(__always)
  private static func compose(_ row: MixRow, _ mode: Mode) {
    switch mode {
    case .clear: row.mix { _, _, _, _ in 0 }
    case .copy: row.mix { s, _, _, _ in 255 &* s }
    case .sourceIn: row.mix { s, _, _, under in s &* under }
    case .sourceOut: row.mix { s, _, _, under in s &* (255 &- under) }
    case .sourceAtop: row.mix { s, b, over, under in s &* under &+ b &* (255 &- over) }
    case .destinationOver: row.mix { s, b, _, under in s &* (255 &- under) &+ 255 &* b }
    case .destinationIn: row.mix { _, b, over, _ in b &* over }
    case .destinationOut: row.mix { _, b, over, _ in b &* (255 &- over) }
    case .destinationAtop: row.mix { s, b, over, under in s &* (255 &- under) &+ b &* over }
    case .xor: row.mix { s, b, over, under in MixRow.apart(s, b, over, under) }
    case .plusLighter:
      row.mix { s, b, _, _ in
        let sum = s &+ b
        return 255 &* (sum < 255 ? sum : 255)
      }
    case .plusDarker:
      row.mix { s, b, over, under in
        // What both alphas have more than one has is taken from every channel.
        let excess = over &+ under > 255 ? over &+ under &- 255 : 0
        return s &+ b > excess ? 255 &* (s &+ b &- excess) : 0
      }
    default: row.mix { s, b, over, _ in 255 &* s &+ b &* (255 &- over) }
    }
  }

  /// The modes that mix what both pixels cover and lay it over the rest.
  @inline(__always)
  private static func mixColors(_ row: MixRow, _ mode: Mode) {
    switch mode {
    case .multiply:
      row.mix { s, b, over, under in MixRow.apart(s, b, over, under) &+ s &* b }
    case .screen:
      row.mix { s, b, _, _ in 255 &* (s &+ b) &- s &* b }
    case .darken:
      row.mix { s, b, over, under in
        let (left, right) = (s &* under, b &* over)
        return MixRow.apart(s, b, over, under) &+ (left < right ? left : right)
      }
    case .lighten:
      row.mix { s, b, over, under in
        let (left, right) = (s &* under, b &* over)
        return MixRow.apart(s, b, over, under) &+ (left > right ? left : right)
      }
    case .overlay:
      row.mix { s, b, over, under in
        MixRow.apart(s, b, over, under)
          &+ (2 &* b <= under ? 2 &* s &* b : MixRow.screened(s, b, over, under))
      }
    case .hardLight:
      row.mix { s, b, over, under in
        MixRow.apart(s, b, over, under)
          &+ (2 &* s <= over ? 2 &* s &* b : MixRow.screened(s, b, over, under))
      }
    case .difference:
      row.mixUnderUnion { s, b, over, under in
        let (left, right) = (s &* under, b &* over)
        return MixRow.apart(s, b, over, under) &+ (left > right ? left &- right : right &- left)
      }
    default:
      row.mixUnderUnion { s, b, _, _ in 255 &* (s &+ b) &- 2 &* s &* b }
    }
  }

  /// The modes that need a colour without its alpha.
  @inline(__always)
  private static func mixTones(_ row: ToneRow, _ mode: Mode) {
    switch mode {
    case .colorDodge: row.mix { s, b in b.mixed(with: s, Tone.dodge) }
    case .colorBurn: row.mix { s, b in b.mixed(with: s, Tone.burn) }
    case .softLight: row.mix { s, b in b.mixed(with: s, Tone.softLight) }
    case .hue:
      row.mix { s, b in
        s.with(saturation: b.most - b.least).with(luminosity: b.luminosity)
      }
    case .saturation:
      row.mix { s, b in
        b.with(saturation: s.most - s.least).with(luminosity: b.luminosity)
      }
    case .color: row.mix { s, b in s.with(luminosity: b.luminosity) }
    default: row.mix { s, b in b.with(luminosity: s.luminosity) }
    }
  }
}
