import CProcessor

/// The loops of the blend modes: those of everyday use in integers, the rarer ones in floats.
///
/// The result under full coverage is rounded to eight bits; a pixel that is partly covered becomes
/// a mixture of it and of what was there. For the rules of this module see `SpanKernels`.
package enum MixKernels {
  /// Blends a row onto another, each pixel as far as its coverage goes.
  @inline(never)
  package static func mix(_ job: UnsafePointer<MixJob>) {
    let row = job.pointee
    switch row.mode {
    case .multiply: multiply(row)
    case .screen: screen(row)
    case .overlay: overlay(row)
    case .darken: darken(row)
    case .lighten: lighten(row)
    case .hardLight: hardLight(row)
    case .difference: difference(row)
    case .exclusion: exclusion(row)
    case .colorDodge: ToneRow.mix(row) { s, b in Tones.mixed(b, s, Tones.dodge) }
    case .colorBurn: ToneRow.mix(row) { s, b in Tones.mixed(b, s, Tones.burn) }
    case .softLight: ToneRow.mix(row) { s, b in Tones.mixed(b, s, Tones.softLight) }
    case .hue: hue(row)
    case .saturation: saturation(row)
    case .color: ToneRow.mix(row) { s, b in Tones.with(luminosity: Tones.luminosity(b), s) }
    case .luminosity: ToneRow.mix(row) { s, b in Tones.with(luminosity: Tones.luminosity(s), b) }
    // Porter and Duff's operators, and the two sums.
    case .normal: MixRow.mix(row) { s, b, over, _ in 255 &* s &+ b &* (255 &- over) }
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
    case .plusLighter: plusLighter(row)
    case .plusDarker: plusDarker(row)
    @unknown default: return
    }
  }

  @inline(__always)
  private static func plusLighter(_ row: MixJob) {
    MixRow.mix(row) { s, b, _, _ in
      let sum = s &+ b
      return 255 &* (sum < 255 ? sum : 255)
    }
  }

  @inline(__always)
  private static func plusDarker(_ row: MixJob) {
    MixRow.mix(row) { s, b, over, under in
      // What both alphas have more than one has is taken from every channel.
      let excess = over &+ under > 255 ? over &+ under &- 255 : 0
      return s &+ b > excess ? 255 &* (s &+ b &- excess) : 0
    }
  }
}

// The modes that mix what both pixels cover and lay it over the rest.
extension MixKernels {
  @inline(__always)
  private static func multiply(_ row: MixJob) {
    MixRow.mix(row) { s, b, over, under in MixRow.apart(s, b, over, under) &+ s &* b }
  }

  @inline(__always)
  private static func screen(_ row: MixJob) {
    MixRow.mix(row) { s, b, _, _ in 255 &* (s &+ b) &- s &* b }
  }

  @inline(__always)
  private static func darken(_ row: MixJob) {
    MixRow.mix(row) { s, b, over, under in
      let (left, right) = (s &* under, b &* over)
      return MixRow.apart(s, b, over, under) &+ (left < right ? left : right)
    }
  }

  @inline(__always)
  private static func lighten(_ row: MixJob) {
    MixRow.mix(row) { s, b, over, under in
      let (left, right) = (s &* under, b &* over)
      return MixRow.apart(s, b, over, under) &+ (left > right ? left : right)
    }
  }

  @inline(__always)
  private static func overlay(_ row: MixJob) {
    MixRow.mix(row) { s, b, over, under in
      MixRow.apart(s, b, over, under)
        &+ (2 &* b <= under ? 2 &* s &* b : MixRow.screened(s, b, over, under))
    }
  }

  @inline(__always)
  private static func hardLight(_ row: MixJob) {
    MixRow.mix(row) { s, b, over, under in
      MixRow.apart(s, b, over, under)
        &+ (2 &* s <= over ? 2 &* s &* b : MixRow.screened(s, b, over, under))
    }
  }

  @inline(__always)
  private static func difference(_ row: MixJob) {
    MixRow.mixUnderUnion(row) { s, b, over, under in
      let (left, right) = (s &* under, b &* over)
      return MixRow.apart(s, b, over, under) &+ (left > right ? left &- right : right &- left)
    }
  }

  @inline(__always)
  private static func exclusion(_ row: MixJob) {
    MixRow.mixUnderUnion(row) { s, b, _, _ in 255 &* (s &+ b) &- 2 &* s &* b }
  }
}

// The modes that move a colour's hue or saturation.
extension MixKernels {
  @inline(__always)
  private static func hue(_ row: MixJob) {
    ToneRow.mix(row) { s, b in
      let moved = Tones.with(saturation: Tones.saturation(b), s)
      return Tones.with(luminosity: Tones.luminosity(b), moved)
    }
  }

  @inline(__always)
  private static func saturation(_ row: MixJob) {
    ToneRow.mix(row) { s, b in
      let moved = Tones.with(saturation: Tones.saturation(s), b)
      return Tones.with(luminosity: Tones.luminosity(b), moved)
    }
  }
}
