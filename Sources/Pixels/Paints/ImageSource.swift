import CProcessor

/// The pixels of a pixmap through an affine map.
///
/// Beyond its edges an image goes on with the colour of the edge; what may be seen of that is for
/// the shape to say that is filled with it.
public struct ImageSource: PixelSource, Sendable {
  public enum Sampling: Sendable {
    /// The pixel that the place lies in.
    case nearest
    /// Four pixels, mixed in 256 steps along each axis.
    case bilinear
    /// The same, of a copy of the image that is not much finer than what is drawn: where an image
    /// shrinks, each of its pixels takes part. See `ImagePyramid`.
    case high
  }

  private let image: Pixmap
  private let surface: Surface
  private let sampling: Sampling
  /// How the place in the image moves, in 32.32 fixed point: exact sums, so that it does not matter
  /// where a span begins.
  private let stepX: SIMD2<Int64>
  private let stepY: SIMD2<Int64>
  private let origin: SIMD2<Int64>
  private let opacity: UInt32
  public let isOpaque: Bool
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
    guard let stepX = Self.fixed(map.a, map.b), let stepY = Self.fixed(map.c, map.d),
      let origin = Self.fixed(
        map.tx + (map.a + map.c) / 2 - shift, map.ty + (map.b + map.d) / 2 - shift)
    else { return nil }
    (self.stepX, self.stepY, self.origin) = (stepX, stepY, origin)
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
    if stepX == SIMD2(1 << 32, 0) {
      lay(from: u, v, count: count, into: target)
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
      choice.sources.bilinear(&job, words)
    }
  }

  // MARK: Neither turned nor scaled

  /// Whether mixing four pixels gives the first one.
  @inline(__always)
  private func isOnPixels(_ u: Int64, _ v: Int64) -> Bool {
    (u | v) & 0xFF00_0000 == 0 || sampling == .nearest
  }

  /// The row of the image that a place is in, or the nearest one.
  @inline(__always)
  private func row(_ v: Int64) -> UnsafeMutablePointer<UInt32> {
    surface.base + min(max(Int(v >> 32), 0), image.height - 1) * surface.rowPixels
  }

  /// Pixels from the image's rows, and beyond them those of its edge.
  private func lay(
    from u: Int64, _ v: Int64, count: Int, into target: UnsafeMutablePointer<UInt32>
  ) {
    let isCopy = isOnPixels(u, v)
    // So many pixels before, in and behind the image; between pixels one less is in it.
    let width = isCopy ? image.width : image.width - 1
    let before = min(max(-Int(u >> 32), 0), count)
    let behind = min(max(Int(u >> 32) + count - width, 0), count)
    let inside = max(0, count - before - behind)
    let row = row(v) + min(max(Int(u >> 32), 0), image.width - 1)
    let middle = target + before
    guard isCopy else {
      let last = u &+ Int64(before + inside) << 32
      sample(from: u, v, count: before, into: target)
      if inside > 0 {
        var job = ImageJob(
          target: middle, count: inside, image: row, rowPixels: 0, maxX: 0, maxY: 0, x: u, y: v,
          stepX: stepX.x, stepY: 0)
        let below = self.row(v &+ 1 << 32) + (row - self.row(v))
        choice.sources.shift(&job, below)
      }
      return sample(
        from: last, v, count: count - before - inside, into: middle + inside)
    }
    let start = self.row(v)
    target.update(repeating: start[0], count: before)
    middle.update(from: row, count: inside)
    (middle + inside).update(
      repeating: start[image.width - 1], count: count - before - inside)
  }
}

extension ImageJob {
  /// A pixel in the fixed point of places.
  static let one = 4_294_967_296.0
}
