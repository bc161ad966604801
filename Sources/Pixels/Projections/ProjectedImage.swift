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
      while start < x + count {
        let cell = Int((Double(start) / Double(Self.cell)).rounded(.down)) * Self.cell
        let end = min(cell + Self.cell, x + count)
        fill(cell, start..<end, y, target + (start - x), words)
        start = end
      }
    }
  }

  /// A part of a cell.
  private func fill(
    _ cell: Int, _ columns: Range<Int>, _ y: Int, _ target: UnsafeMutablePointer<UInt32>,
    _ words: UnsafeMutablePointer<UInt32>
  ) {
    let level = level(cell, y)
    guard let way = way(through: cell, y) else {
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

  /// Even steps through a cell; nil where they would be off too far.
  private func way(through cell: Int, _ y: Int) -> (start: SIMD2<Double>, step: SIMD2<Double>)? {
    let width = Double(Self.cell)
    let (px, py) = (Double(cell) + 0.5, Double(y) + 0.5)
    let (first, last) = (map.mapping(px, py), map.mapping(px + width, py))
    guard first.z > 0, last.z > 0 else { return nil }
    let middle = (first + last) / 2
    let from = SIMD2(first.x, first.y) / first.z
    let to = SIMD2(last.x, last.y) / last.z
    let off = SIMD2(middle.x, middle.y) / middle.z - (from + to) / 2
    guard (off * off).sum() < 1.0 / 1024, (from * from).sum() < 1e16, (to * to).sum() < 1e16
    else { return nil }
    return (from, (to - from) / width)
  }

  /// The copy of the image for a cell: the same for its 16 rows.
  private func level(_ cell: Int, _ y: Int) -> (image: Pixmap, across: Int, down: Int) {
    guard case .coarse(let pyramid) = sampling else { return (image, 0, 0) }
    let half = Double(Self.cell) / 2
    let row = (Double(y) / Double(Self.cell)).rounded(.down) * Double(Self.cell) + half
    guard map.mapping(Double(cell) + half, row).z > 0 else { return (image, 0, 0) }
    let (across, down) = ImagePyramid.level(
      for: map.affine(aroundX: Double(cell) + half, y: row))
    return pyramid.level(across: across, down: down)
  }

  /// A walk from a place in the image by a step, as the kernels take it; whose pixels it gives is
  /// still to be said.
  private func job(
    _ level: (image: Pixmap, across: Int, down: Int), _ place: SIMD2<Double>, _ step: SIMD2<Double>
  ) -> ImageJob {
    let scale = SIMD2(1 / Double(1 << level.across), 1 / Double(1 << level.down))
    func fixed(_ value: Double) -> Int64 {
      // What is no number is nowhere in particular.
      abs(value) < 1e9 ? Int64((value * ImageJob.one).rounded()) : value > 0 ? 1 << 61 : -(1 << 61)
    }
    let shift = if case .nearest = sampling { 0.0 } else { 0.5 }
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
