/// Where an edge lies: a pixel, and how many 256ths of a pixel behind its beginning.
///
/// So there are few tables for the same edge at many places.
struct ShadowPlace: Hashable, Sendable {
  static let one = 256

  let pixel: Int
  let phase: Int

  init(_ position: Double) {
    let steps = (Fixed.clamped(position) + 128) >> 8
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
