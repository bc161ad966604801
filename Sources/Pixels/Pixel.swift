/// One pixel: premultiplied alpha, eight bits a channel, the bytes B G R A in memory.
///
/// As a number it is `0xAARRGGBB`, which little-endian machines store as those bytes; it is what
/// SDL calls `ARGB8888`.
public struct Pixel: Hashable, Sendable {
  public var value: UInt32

  @inlinable
  public init(_ value: UInt32) {
    self.value = value
  }

  public static let clear = Pixel(0)

  /// The pixel of an sRGB colour with straight alpha, components in 0…1; others are clamped, and
  /// what is not a number counts as 0.
  ///
  /// The channels are multiplied by the alpha that the pixel has, not by the one asked for: so a
  /// colour at any alpha leaves its own opaque self alone, which it would else make darker wherever
  /// the alpha was rounded up.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    let opacity = (unit(alpha) * 255 + 0.5).rounded(.down)
    func channel(_ value: Double) -> UInt32 { UInt32(unit(value) * opacity + 0.5) }
    self.init(UInt32(opacity) << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue))
  }

  @inlinable public var alpha: UInt32 { value >> 24 }
  @inlinable public var red: UInt32 { value >> 16 & 0xFF }
  @inlinable public var green: UInt32 { value >> 8 & 0xFF }
  @inlinable public var blue: UInt32 { value & 0xFF }
  @inlinable public var isOpaque: Bool { value >= 0xFF00_0000 }
}

extension Pixel {
  /// `a · b / 255`, rounded to the nearest.
  static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let sum = a * b + 128
    return (sum + (sum >> 8)) >> 8
  }

  /// All channels times `factor / 255`, as the kernels round it.
  public func scaled(by factor: UInt32) -> Pixel {
    Pixel(
      Self.product(alpha, factor) << 24 | Self.product(red, factor) << 16
        | Self.product(green, factor) << 8 | Self.product(blue, factor))
  }
}
