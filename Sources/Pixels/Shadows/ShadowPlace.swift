/// Where an edge lies: a pixel, and how many 256ths of a pixel behind its beginning.
///
/// So there are few tables for the same edge at many places, and what moves finds those again that it has
/// had at a place like this one.
struct ShadowPlace: Hashable, Sendable {
  static let one = 256

  let pixel: Int
  let phase: Int

  /// For an edge that is blurred by so many pixels.
  init(_ position: Double, sigma: Double) {
    let grain = GaussianBlur.grain(sigma: sigma)
    let steps = ((Fixed.clamped(position) + 128) >> 8 + grain / 2) & -grain
    pixel = steps >> 8
    phase = steps & (Self.one - 1)
  }

  private init(pixel: Int, phase: Int) {
    self.pixel = pixel
    self.phase = phase
  }

  /// The same place on an axis that points the other way, on which pixel `n` becomes `-1 - n`.
  var mirrored: ShadowPlace {
    let steps = -(pixel * Self.one + phase)
    return ShadowPlace(pixel: steps >> 8, phase: steps & (Self.one - 1))
  }
}
