import CProcessor

/// The coverage of an outline's pixels, recorded to be painted again and again.
///
/// Painting through it costs about as much as the pixels that edges pass through, in eights, and
/// nothing of the outline's edges. It takes the same pixels as the outline to the same colours, to
/// the last bit.
public struct Stencil: Sendable {
  /// The pixels that it knows about, whole eights of columns.
  public let bounds: PixelRect
  private let record: Record

  /// One object, as stencils are handed on by many threads.
  private final class Record: Sendable {
    /// For every row its first run, and the end of the last row's.
    let starts: ContiguousArray<Int32>
    let runs: ContiguousArray<StencilRun>
    let bytes: ContiguousArray<UInt8>

    init(_ recorder: StencilRecorder) {
      (starts, runs, bytes) = (recorder.starts, recorder.runs, recorder.bytes)
    }

    var size: Int { StencilRecorder.size(starts.count, runs.count, bytes.count) }
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
    recorder.endRows(before: part.maxY)
    record = Record(recorder)
  }

  /// The memory that it takes, about.
  public var size: Int { record.size }

  /// Paints a colour on a surface, whose bounds lie in those of the stencil where it covers
  /// anything.
  func paint(_ color: Pixel, on surface: Surface, kernels: KernelTable) {
    let area = surface.bounds.intersection(bounds)
    guard !area.isEmpty else { return }
    record.starts.withUnsafeBufferPointer { starts in
      record.runs.withUnsafeBufferPointer { runs in
        record.bytes.withUnsafeBufferPointer { bytes in
          guard let starts = starts.baseAddress, let runs = runs.baseAddress else { return }
          // Without bytes all runs are solid, and no byte is looked at.
          let mask = bytes.baseAddress ?? UnsafePointer(bitPattern: 8)
          guard let mask else { return }
          kernels.coverage.paintStencil(
            StencilJob(
              target: surface.pointer(x: area.minX, y: area.minY), stride: surface.rowPixels,
              minX: area.minX, maxX: area.maxX, height: area.height,
              starts: starts + (area.minY - bounds.minY), runs: runs, bytes: mask,
              color: color.value))
        }
      }
    }
  }
}

extension Surface {
  /// Paints a colour through a stencil.
  public func fill(_ stencil: Stencil, with color: Pixel, scratch: PaintScratch) {
    if color != .clear { stencil.paint(color, on: self, kernels: scratch.kernels) }
  }
}
