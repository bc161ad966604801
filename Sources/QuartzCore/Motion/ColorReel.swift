import CoreGraphics

/// Mixes the colours of an animation. A few of those that it made stay with it, and one that has
/// left the screen becomes the next, so that a steady movement asks for no memory.
final class ColorReel {
  /// One is on show and one was before; who draws may look at another.
  private static let length = 4
  private var colors: [CGColor?] = Array(repeating: nil, count: length)
  private var next = 0

  /// What `LayerValue.mixed` does.
  func mix(_ start: LayerValue, _ end: LayerValue, at t: Double) -> LayerValue {
    guard case .color(let a?) = start, case .color(let b?) = end, t != 0, t != 1, a !== b else {
      return start.mixed(with: end, at: t)
    }
    let mixed = CGColor.mixed(a, b, at: t)
    next = (next + 1) % Self.length
    let isRemade = CGColor.remake(
      &colors[next], srgbRed: mixed.x, green: mixed.y, blue: mixed.z, alpha: mixed.w)
    if !isRemade {
      colors[next] = CGColor(
        srgbRed: mixed.x, green: mixed.y, blue: mixed.z, alpha: mixed.w)
    }
    return .color(colors[next])
  }
}
