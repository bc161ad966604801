import Pixels

/// A node and its children as pixels.
struct Picture: Sendable {
  let pixmap: Pixmap
  /// Where its top left pixel lies on the device.
  let x: Int
  let y: Int
  /// How often its sides were halved: each pixel stands for 2ⁿ × 2ⁿ of the device's.
  let halvings: Int
}

/// Coverage on its way to the device.
struct PlacedMask: Sendable {
  let mask: EnlargedMask
  /// How far it is moved.
  let x: Int
  let y: Int

  var bounds: PixelRect { mask.bounds.moved(by: x, y) }
}
