/// A straight colour in floats, and what the rarer blend modes make of two of them.
///
/// All choices are made between values that are known: so that the loops become vectors. The modes
/// that part a colour into hue, saturation and luminosity do it as the PDF reference defines them.
struct Tone {
  var red: Float
  var green: Float
  var blue: Float

  @inline(__always)
  init(_ red: Float, _ green: Float, _ blue: Float) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// A channel at a time, `self` being what is below.
  @inline(__always)
  func mixed(with source: Tone, _ formula: (_ below: Float, _ source: Float) -> Float) -> Tone {
    Tone(
      formula(red, source.red), formula(green, source.green), formula(blue, source.blue))
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

extension Tone {
  @inline(__always)
  var luminosity: Float { 0.3 * red + 0.59 * green + 0.11 * blue }

  @inline(__always)
  var least: Float { lesser(lesser(red, green), blue) }

  @inline(__always)
  var most: Float { greater(greater(red, green), blue) }

  /// The same hue with another luminosity; what leaves 0…1 is drawn towards grey.
  @inline(__always)
  func with(luminosity wanted: Float) -> Tone {
    let move = wanted - luminosity
    let moved = Tone(red + move, green + move, blue + move)
    let light = moved.luminosity
    let (least, most) = (moved.least, moved.most)
    // A grey that rounding moved out of the range has no distance to be drawn back by.
    let (down, up) = (light - least, most - light)
    let below = down > 0 ? light / down : 1
    let above = up > 0 ? (1 - light) / up : 1
    let lower = least < 0 ? below : 1
    let share = most > 1 ? above : lower
    return moved.mixed(with: moved) { value, _ in (value - light) * share + light }
  }

  /// The same hue with another saturation: the least channel becomes 0, the most the saturation.
  @inline(__always)
  func with(saturation wanted: Float) -> Tone {
    let (least, range) = (least, most - least)
    let wide = wanted / range
    let share = range > 0 ? wide : 0
    return mixed(with: self) { value, _ in (value - least) * share }
  }

  @inline(__always)
  private func lesser(_ a: Float, _ b: Float) -> Float { a < b ? a : b }

  @inline(__always)
  private func greater(_ a: Float, _ b: Float) -> Float { a > b ? a : b }
}
