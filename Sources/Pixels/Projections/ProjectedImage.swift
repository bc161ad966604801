import CProcessor

/// The pixels of an image on a plane that is seen in perspective.
///
/// Places are divided at the ends of cells of 16 pixels, and between them steps are even, where the
/// middle is not off by more than 1/32 of an image's pixel; else each pixel divides. Cells lie where
/// they lie on the canvas, so that it does not matter where a span begins.
public struct ProjectedImage: PixelSource, Sendable {
  public enum Sampling: Sendable {
    case nearest
    case bilinear
    /// Bilinear, of a copy as coarse as the image is drawn in each cell.
    case coarse(ImagePyramid)
  }

  private let image: Pixmap
  private let sampling: Sampling
  private let map: ProjectiveMap
  public let isOpaque: Bool
  /// For tests: all choices give the same pixels.
  var choice = KernelChoice.best

  /// `map` leads from the device to the image's pixels; nil where it leads beyond all numbers.
  public init?(
    _ image: Pixmap, map: ProjectiveMap, sampling: Sampling, isOpaque: Bool = false
  ) {
    guard map.isFinite else { return nil }
    (self.image, self.map, self.sampling, self.isOpaque) = (image, map, sampling, isOpaque)
  }

  static let cell = 16

  public func fetch(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    withUnsafeTemporaryAllocation(
      of: UInt32.self, capacity: SourceKernelTable.scratchWords
    ) { scratch in
      guard let words = scratch.baseAddress else { return }
      var start = x
      var level = Level(image: image)
      var border = border(at: x & ~(Self.cell - 1), y)
      while start < x + count {
        let cell = start & ~(Self.cell - 1)
        let end = min(cell + Self.cell, x + count)
        if case .coarse(let pyramid) = sampling { choose(&level, of: pyramid, cell, y) }
        let next = self.border(at: cell + Self.cell, y)
        fill(
          cell, start..<end, y, level, way(from: border, to: next), target + (start - x), words)
        (start, border) = (end, next)
      }
    }
  }

  /// A part of a cell.
  private func fill(
    _ cell: Int, _ columns: Range<Int>, _ y: Int, _ level: borrowing Level,
    _ way: (start: SIMD2<Double>, step: SIMD2<Double>)?, _ target: UnsafeMutablePointer<UInt32>,
    _ words: UnsafeMutablePointer<UInt32>
  ) {
    guard let way else {
      for x in columns {
        var job = job(level, map.place(x, y), .zero)
        (job.target, job.count) = (target + (x - columns.lowerBound), 1)
        sample(&job, words)
      }
      return
    }
    var job = job(level, way.start, way.step)
    (job.target, job.count) = (target, columns.count)
    job.x &+= job.stepX &* Int64(columns.lowerBound - cell)
    job.y &+= job.stepY &* Int64(columns.lowerBound - cell)
    sample(&job, words)
  }

  /// Where the left border of a cell leads, and that divided: two cells share each.
  private struct Border {
    let image: SIMD3<Double>
    let place: SIMD2<Double>
  }

  @inline(__always)
  private func border(at cell: Int, _ y: Int) -> Border {
    let image = map.mapping(Double(cell) + 0.5, Double(y) + 0.5)
    return Border(image: image, place: SIMD2(image.x, image.y) / image.z)
  }

  /// Even steps through a cell; nil where they would be off too far.
  @inline(__always)
  private func way(
    from first: Border, to last: Border
  ) -> (start: SIMD2<Double>, step: SIMD2<Double>)? {
    guard first.image.z > 0, last.image.z > 0 else { return nil }
    let middle = (first.image + last.image) / 2
    let (from, to) = (first.place, last.place)
    let off = SIMD2(middle.x, middle.y) / middle.z - (from + to) / 2
    guard (off * off).sum() < 1.0 / 1024, (from * from).sum() < 1e16, (to * to).sum() < 1e16
    else { return nil }
    return (from, (to - from) / Double(Self.cell))
  }

  /// A copy of the image, halved so many times.
  private struct Level {
    var image: Pixmap
    var across = 0
    var down = 0
    /// How often it should be, which small images are not.
    var asked = (across: 0, down: 0)
  }

  /// Chooses the copy of the image for a cell: the same for its 16 rows. Neighbours mostly have the
  /// same, and do not ask the pyramid, which is for all threads.
  private func choose(_ level: inout Level, of pyramid: ImagePyramid, _ cell: Int, _ y: Int) {
    let half = Double(Self.cell) / 2
    let row = Double(y & ~(Self.cell - 1)) + half
    var (across, down) = (0, 0)
    if map.mapping(Double(cell) + half, row).z > 0 {
      (across, down) = ImagePyramid.level(for: map.affine(aroundX: Double(cell) + half, y: row))
    }
    guard (across, down) != level.asked else { return }
    let found = pyramid.level(across: across, down: down)
    level = Level(
      image: found.image, across: found.across, down: found.down, asked: (across, down))
  }

  /// A walk from a place in the image by a step, as the kernels take it; whose pixels it gives is
  /// still to be said.
  private func job(
    _ level: borrowing Level, _ place: SIMD2<Double>, _ step: SIMD2<Double>
  ) -> ImageJob {
    let scale = SIMD2(1 / Double(1 << level.across), 1 / Double(1 << level.down))
    func fixed(_ value: Double) -> Int64 {
      // What is no number is nowhere in particular.
      guard abs(value) < 1e9 else { return value > 0 ? 1 << 61 : -(1 << 61) }
      // To the nearest, halves away from zero, without a call: the conversion cuts off.
      let whole = value * ImageJob.one
      return Int64(whole + (whole < 0 ? -0x1.fffffffffffffp-2 : 0x1.fffffffffffffp-2))
    }
    // Half a pixel and half a step of the mixture.
    let shift = if case .nearest = sampling { 0.0 } else { 0.5 - 1.0 / 256 }
    let (here, pace) = (place * scale - shift, step * scale)
    let surface = level.image.surface
    return ImageJob(
      target: surface.base, count: 0, image: surface.base, rowPixels: surface.rowPixels,
      maxX: level.image.width - 1, maxY: level.image.height - 1, x: fixed(here.x), y: fixed(here.y),
      stepX: fixed(pace.x), stepY: fixed(pace.y))
  }

  private func sample(_ job: inout ImageJob, _ words: UnsafeMutablePointer<UInt32>) {
    if case .nearest = sampling {
      choice.sources.nearest(&job)
    } else {
      choice.sources.bilinear(&job, words)
    }
  }
}
