/// Where the pixels of a span come from: a gradient, an image, a pattern.
///
/// What a source gives for a pixel depends on the pixel's absolute place alone, never on where a
/// span begins: so tiles of any size give the same picture.
public protocol PixelSource: Sendable {
  /// Writes the premultiplied pixels from (`x`, `y`) to the right.
  func fetch(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>)
  /// The pixels that ``fetch(x:y:count:into:)`` writes where they are in memory already.
  func pixels(x: Int, y: Int, count: Int) -> UnsafePointer<UInt32>?
  /// Whether every pixel is opaque.
  var isOpaque: Bool { get }
}

extension PixelSource {
  public func pixels(x: Int, y: Int, count: Int) -> UnsafePointer<UInt32>? { nil }
}

/// A map from device pixels to a source's own space: `u = a·x + c·y + tx`, `v = b·x + d·y + ty`.
public struct SourceMap: Hashable, Sendable {
  public var a, b, c, d, tx, ty: Double

  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Whether all six are numbers.
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// The source's place for the middle of a pixel.
  @inline(__always)
  func place(_ x: Int, _ y: Int) -> SIMD2<Double> {
    let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
    return SIMD2(a * px + c * py + tx, b * px + d * py + ty)
  }
}
