import CProcessor

/// The coverage of an outline's pixels, recorded to be painted again and again.
///
/// Painting through it costs about as much as the pixels that edges pass through, in eights, and
/// nothing of the outline's edges. It takes the same pixels as the outline to the same colours, to
/// the last bit.
public struct Stencil: @unchecked Sendable {
  /// The pixels that it knows about, whole eights of columns.
  public let bounds: PixelRect
  /// The first and the column after the last that the outline covers.
  private let covered: (start: Int, end: Int)
  /// The record's, so that nobody has to ask it.
  private let starts: UnsafePointer<Int32>
  private let runs: UnsafePointer<StencilRun>
  private let bytes: UnsafePointer<UInt8>
  private let record: Record

  /// One object, as stencils are handed on by many threads, with all of it in one piece of memory.
  private final class Record: @unchecked Sendable {
    let size: Int
    private let memory: UnsafeMutableRawPointer
    /// For every row its first run, and the end of the last row's.
    let starts: UnsafePointer<Int32>
    let runs: UnsafePointer<StencilRun>
    let bytes: UnsafePointer<UInt8>

    init(_ recorder: StencilRecorder) {
      let counts = (recorder.starts.count, recorder.runs.count, recorder.bytes.count)
      size = StencilRecorder.size(counts.0, counts.1, counts.2)
      let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64)
      func copy<Part>(_ parts: ContiguousArray<Part>, at offset: Int) -> UnsafePointer<Part> {
        let copies = (memory + offset).bindMemory(to: Part.self, capacity: parts.count)
        parts.withUnsafeBufferPointer { parts in
          if let first = parts.baseAddress { copies.initialize(from: first, count: parts.count) }
        }
        return UnsafePointer(copies)
      }
      starts = copy(recorder.starts, at: 0)
      runs = copy(recorder.runs, at: counts.0 * MemoryLayout<Int32>.stride)
      bytes = copy(recorder.bytes, at: size - counts.2)
      self.memory = memory
    }

    deinit {
      memory.deallocate()
    }
  }

  /// Records the part of an outline that lies in an area; nil where that takes more than `limit`
  /// bytes.
  public init?(
    _ outline: Outline, rule: FillRule, in area: PixelRect, limit: Int, scratch: PaintScratch
  ) {
    let part = outline.pixelBounds.intersection(area)
    let eights = PixelRect(
      minX: part.minX & ~7, minY: part.minY, maxX: (part.maxX + 7) & ~7, maxY: part.maxY)
    let recorder = StencilRecorder(firstRow: part.minY, limit: limit)
    if !part.isEmpty { outline.paint(rule, in: eights, with: recorder, scratch: scratch) }
    guard recorder.isWithinLimit else { return nil }
    bounds = part.isEmpty ? .empty : eights
    covered = (outline.pixelBounds.minX, outline.pixelBounds.maxX)
    recorder.endRows(before: part.maxY)
    record = Record(recorder)
    (starts, runs, bytes) = (record.starts, record.runs, record.bytes)
  }

  /// The memory that it takes, about.
  public var size: Int { record.size }

  /// Paints a colour on a surface, whose bounds lie in those of the stencil where it covers
  /// anything.
  func paint(_ color: Pixel, on surface: Surface, kernels: KernelTable) {
    var area = surface.bounds.intersection(bounds)
    guard !area.isEmpty else { return }
    let target = surface.pointer(x: area.minX, y: area.minY)
    let start = area.minX
    // Whole eights where nothing more is covered: what is beside it stays as it is.
    if area.minX <= covered.start { area.minX = max(bounds.minX, surface.roomStart) }
    if area.maxX >= covered.end { area.maxX = min(bounds.maxX, surface.roomX) }
    kernels.coverage.paintStencil(
      StencilJob(
        target: target - (start - area.minX), stride: surface.rowPixels, minX: area.minX,
        maxX: area.maxX, height: area.height, starts: starts + (area.minY - bounds.minY),
        runs: runs, bytes: bytes, color: color.value))
  }

  /// Asks for the memory that is read first, soon.
  public func expect() {
    expectMemory(at: starts, bytes: Self.expectedBytes)
    expectMemory(at: runs, bytes: Self.expectedBytes)
    expectMemory(at: bytes, bytes: Self.expectedBytes)
  }

  /// Further on the processor sees for itself what comes.
  private static let expectedBytes = 256
}

extension Surface {
  /// Paints a colour through a stencil.
  public func fill(_ stencil: Stencil, with color: Pixel, scratch: PaintScratch) {
    if color != .clear { stencil.paint(color, on: self, kernels: scratch.kernels) }
  }
}
