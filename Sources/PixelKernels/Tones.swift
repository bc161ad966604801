/// A straight colour in floats.
typealias Tone = (red: Float, green: Float, blue: Float)

/// What the rarer blend modes make of two straight colours.
///
/// All choices are made between values that are known: so that the loops become vectors. The modes
/// that part a colour into hue, saturation and luminosity do it as the PDF reference defines them.
enum Tones {
  /// A channel at a time.
  @inline(__always)
  static func mixed(
    _ below: Tone, _ source: Tone, _ formula: (_ below: Float, _ source: Float) -> Float
  ) -> Tone {
    (
      formula(below.red, source.red), formula(below.green, source.green),
      formula(below.blue, source.blue)
    )
  }

  @inline(__always)
  static func dodge(_ b: Float, _ s: Float) -> Float {
    let quotient = b / (1 - s)
    let dodged = quotient < 1 ? quotient : 1
    return b > 0 ? dodged : 0
  }

  /// Core Graphics burns a channel that the source lacks to nothing, however clear the source is:
  /// hence a number that outweighs all else.
  @inline(__always)
  static func burn(_ b: Float, _ s: Float) -> Float {
    let quotient = (1 - b) / s
    let burnt = quotient < 1 ? 1 - quotient : 0
    let result = s > 0 ? burnt : -1_000_000
    return b >= 1 ? 1 : result
  }

  @inline(__always)
  static func softLight(_ b: Float, _ s: Float) -> Float {
    let darker = b - (1 - 2 * s) * b * (1 - b)
    let root = b.squareRoot()
    let line = ((16 * b - 12) * b + 4) * b
    let curve = b <= 0.25 ? line : root
    let lighter = b + (2 * s - 1) * (curve - b)
    return s <= 0.5 ? darker : lighter
  }
}

extension Tones {
  @inline(__always)
  static func luminosity(_ tone: Tone) -> Float {
    0.3 * tone.red + 0.59 * tone.green + 0.11 * tone.blue
  }

  @inline(__always)
  static func saturation(_ tone: Tone) -> Float { most(tone) - least(tone) }

  /// The same hue with another luminosity; what leaves 0…1 is drawn towards grey.
  @inline(__always)
  static func with(luminosity wanted: Float, _ tone: Tone) -> Tone {
    let move = wanted - luminosity(tone)
    let moved = (red: tone.red + move, green: tone.green + move, blue: tone.blue + move)
    let light = luminosity(moved)
    let (least, most) = (least(moved), most(moved))
    // A grey that rounding moved out of the range has no distance to be drawn back by.
    let (down, up) = (light - least, most - light)
    let below = down > 0 ? light / down : 1
    let above = up > 0 ? (1 - light) / up : 1
    let lower = least < 0 ? below : 1
    let share = most > 1 ? above : lower
    return mixed(moved, moved) { value, _ in (value - light) * share + light }
  }

  /// The same hue with another saturation: the least channel becomes 0, the most the saturation.
  @inline(__always)
  static func with(saturation wanted: Float, _ tone: Tone) -> Tone {
    let (least, range) = (least(tone), saturation(tone))
    let wide = wanted / range
    let share = range > 0 ? wide : 0
    return mixed(tone, tone) { value, _ in (value - least) * share }
  }

  @inline(__always)
  private static func least(_ tone: Tone) -> Float {
    let pair = tone.red < tone.green ? tone.red : tone.green
    return pair < tone.blue ? pair : tone.blue
  }

  @inline(__always)
  private static func most(_ tone: Tone) -> Float {
    let pair = tone.red > tone.green ? tone.red : tone.green
    return pair > tone.blue ? pair : tone.blue
  }
}
