import CProcessor

/// The pixels of a pixmap through an affine map.
///
/// Beyond its edges an image goes on with the colour of the edge; what may be seen of that is for
/// the shape to say that is filled with it.
public struct ImageSource: PixelSource, Sendable {
  public enum Sampling: Sendable {
    /// The pixel that the place lies in.
    case nearest
    /// Four pixels, mixed in 128 steps along each axis and rounded once.
    case bilinear
    /// The same, of a copy of the image that is not much finer than what is drawn: where an image
    /// shrinks, each of its pixels takes part. See `ImagePyramid`.
    case high
  }

  let image: Pixmap
  private let surface: Surface
  private let sampling: Sampling
  /// How the place in the image moves, in 32.32 fixed point: exact sums, so that it does not matter
  /// where a span begins. Where pixels are mixed, all of it is half a step further.
  let stepX: SIMD2<Int64>
  let stepY: SIMD2<Int64>
  private let origin: SIMD2<Int64>
  let opacity: UInt32
  public let isOpaque: Bool
  /// Where it begins on the device, of an image along the axes.
  let phase: ImagePhase?
  /// For tests: all choices give the same pixels.
  var choice = KernelChoice.best

  /// `map` leads from the device to the image's pixels; nil where it leads beyond all numbers.
  public init?(
    _ image: Pixmap, map: SourceMap, sampling: Sampling, opacity: UInt8 = 255,
    isOpaque: Bool = false
  ) {
    guard sampling == .high else {
      self.init(
        level: image, map: map, sampling: sampling, opacity: opacity, isOpaque: isOpaque)
      return
    }
    self.init(ImagePyramid(image), map: map, opacity: opacity, isOpaque: isOpaque)
  }

  /// The image itself, or a copy in a pyramid.
  private init?(
    level image: Pixmap, map: SourceMap, sampling: Sampling, opacity: UInt8, isOpaque: Bool
  ) {
    self.image = image
    surface = image.surface
    self.sampling = sampling
    self.opacity = UInt32(opacity)
    self.isOpaque = isOpaque && opacity == 255
    // Bilinear sampling mixes the four pixels whose middles surround the place.
    let shift = sampling == .bilinear ? 0.5 : 0
    phase = sampling == .bilinear ? ImagePhase(map) : nil
    let near = phase?.near(map) ?? map
    guard let stepX = Self.fixed(map.a, map.b), let stepY = Self.fixed(map.c, map.d),
      let start = Self.fixed(
        near.tx + (map.a + map.c) / 2 - shift, near.ty + (map.b + map.d) / 2 - shift)
    else { return nil }
    (self.stepX, self.stepY) = (stepX, stepY)
    var origin = sampling == .bilinear ? start &+ SIMD2(repeating: ImageJob.halfStep) : start
    if let pixel = phase?.pixel {
      origin.x &-= stepX.x &* Int64(pixel.x)
      origin.y &-= stepY.y &* Int64(pixel.y)
    }
    self.origin = origin
  }

  /// Nil where a place on the largest canvas could leave the range.
  private static func fixed(_ x: Double, _ y: Double) -> SIMD2<Int64>? {
    let limit = 30_000.0
    guard abs(x) < limit * limit, abs(y) < limit * limit else { return nil }
    let one = ImageJob.one
    let (u, v) = ((x * one).rounded(), (y * one).rounded())
    guard abs(u) < 9e18, abs(v) < 9e18 else { return nil }
    return SIMD2(Int64(u), Int64(v))
  }

  /// The finest copy in a pyramid that is not much finer than what is drawn; sampled bilinearly.
  public init?(
    _ pyramid: ImagePyramid, map: SourceMap, opacity: UInt8 = 255, isOpaque: Bool = false
  ) {
    guard map.isFinite else { return nil }
    let (across, down) = ImagePyramid.level(for: map)
    let level = pyramid.level(across: across, down: down)
    let (width, height) = (Double(1 << level.across), Double(1 << level.down))
    self.init(
      level: level.image,
      map: SourceMap(
        a: map.a / width, b: map.b / height, c: map.c / width, d: map.d / height,
        tx: map.tx / width, ty: map.ty / height),
      sampling: .bilinear, opacity: opacity, isOpaque: isOpaque)
  }

  public func fetch(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    let (u, v) = place(x, y)
    if stepX == SIMD2(1 << 32, 0), isOnPixels(u, v) {
      copy(from: u, v, count: count, into: target)
    } else {
      sample(from: u, v, count: count, into: target)
    }
    if opacity < 255 { choice.table.fade(target, count, opacity) }
  }

  /// The image's own memory where it lies pixel on pixel.
  public func pixels(x: Int, y: Int, count: Int) -> UnsafePointer<UInt32>? {
    let (u, v) = place(x, y)
    guard opacity == 255, stepX == SIMD2(1 << 32, 0), isOnPixels(u, v), u >= 0,
      Int(u >> 32) + count <= image.width
    else { return nil }
    return UnsafePointer(row(v) + Int(u >> 32))
  }

  @inline(__always)
  private func place(_ x: Int, _ y: Int) -> (Int64, Int64) {
    (
      origin.x &+ stepX.x &* Int64(x) &+ stepY.x &* Int64(y),
      origin.y &+ stepX.y &* Int64(x) &+ stepY.y &* Int64(y)
    )
  }

  private func sample(
    from u: Int64, _ v: Int64, count: Int, into target: UnsafeMutablePointer<UInt32>
  ) {
    guard count > 0 else { return }
    var job = ImageJob(
      target: target, count: count, image: surface.base, rowPixels: surface.rowPixels,
      maxX: image.width - 1, maxY: image.height - 1, x: u, y: v, stepX: stepX.x, stepY: stepX.y)
    if sampling == .nearest { return choice.sources.nearest(&job) }
    withUnsafeTemporaryAllocation(
      of: UInt32.self, capacity: SourceKernelTable.scratchWords
    ) { scratch in
      guard let words = scratch.baseAddress else { return }
      if takesRows(from: u) {
        choice.sources.rows(&job, words)
      } else {
        choice.sources.bilinear(&job, words)
      }
    }
  }

  /// Whether a row of the device is a part of one of the image, as the kernel for these takes it.
  @inline(__always)
  private func takesRows(from u: Int64) -> Bool {
    stepX.y == 0 && stepX.x.magnitude <= Self.longestStep << 32 && image.width >= 8
      && u.magnitude < 1 << 59
  }

  /// Where places are further apart, most of what mixing rows mixes would be left out.
  private static let longestStep: UInt64 = 4

  // MARK: Neither turned nor scaled

  /// Whether mixing four pixels gives the first one.
  @inline(__always)
  private func isOnPixels(_ u: Int64, _ v: Int64) -> Bool {
    (u | v) & 0xFE00_0000 == 0 || sampling == .nearest
  }

  /// The row of the image that a place is in, or the nearest one.
  @inline(__always)
  private func row(_ v: Int64) -> UnsafeMutablePointer<UInt32> {
    surface.base + min(max(Int(v >> 32), 0), image.height - 1) * surface.rowPixels
  }

  /// Pixels from the image's rows, and beyond them those of its edge.
  private func copy(
    from u: Int64, _ v: Int64, count: Int, into target: UnsafeMutablePointer<UInt32>
  ) {
    // So many pixels before, in and behind the image.
    let before = min(max(-Int(u >> 32), 0), count)
    let behind = min(max(Int(u >> 32) + count - image.width, 0), count)
    let inside = max(0, count - before - behind)
    let start = row(v)
    target.update(repeating: start[0], count: before)
    (target + before).update(
      from: start + min(max(Int(u >> 32), 0), image.width - 1), count: inside)
    (target + before + inside).update(
      repeating: start[image.width - 1], count: count - before - inside)
  }
}

extension ImageJob {
  /// A pixel in the fixed point of places.
  static let one = 4_294_967_296.0
  /// Half of the 128th of a pixel in it.
  static let halfStep: Int64 = 1 << 24
}
