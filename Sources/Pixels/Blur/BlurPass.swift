import CProcessor

/// One blur: from bytes by way of coarser levels to bytes.
///
/// The result's rectangle begins at (0, 0) and holds all of the source's.
struct BlurPass {
  let plan: BlurPlan
  let channels: Int
  let edge: GaussianBlur.Edge
  let kernels: BlurKernelTable
  var bands = RowBands.one

  /// Whether the source is read before anything is written, so that the target may be in the same place.
  var isDoneInPlace: Bool { plan.levels > 0 }

  func run(from source: BlurBytes, to target: BlurBytes) {
    guard plan.levels > 0 else { return convolve(from: source, to: target) }
    var planes = [firstPlane(of: source, for: target.rect)]
    while planes.count < plan.levels { planes.append(plane(above: planes[planes.count - 1])) }
    let coarsest = planes.removeLast()
    planes.append(BlurPlane(coarsest.rect, channels: channels))
    convolve(from: coarsest, to: planes[planes.count - 1])
    while planes.count > 1 {
      let coarse = planes.removeLast()
      double(coarse, to: planes[planes.count - 1])
    }
    double(planes[0], to: target)
  }

  /// The row nearest to a row that may lie outside; nil where nothing is.
  func nearest(_ y: Int, in rect: PixelRect) -> Int? {
    if y >= rect.minY, y < rect.maxY { return y }
    return edge == .clear ? nil : min(max(y, rect.minY), rect.maxY - 1)
  }
}

// Weighing what is within reach, across and down.
extension BlurPass {
  private func convolve(from source: BlurBytes, to target: BlurBytes) {
    let (left, right) = (source.rect.minX, target.rect.width - source.rect.maxX)
    let samples = source.rect.width * channels
    let width = target.rect.width * channels
    bands.forEach(of: 0..<target.rect.height) { rows in
      let row = BlurRow<UInt16>(
        source.rect.width, before: left + plan.reach, after: right + plan.reach, channels: channels)
      let line = BlurRow<UInt16>(target.rect.width, before: 0, after: 0, channels: channels)
      convolve(
        rows: rows, samples: width,
        across: { y, result in
          guard let y = nearest(y, in: source.rect) else { return false }
          kernels.widen(row.inside, source.row(y), samples)
          row.extend(edge)
          weigh(row.inside - left * channels, into: result, width, step: channels)
          return true
        },
        down: { y, weighed in
          weighed(line.inside)
          kernels.narrow(target.row(y), line.inside, width)
        })
    }
  }

  private func convolve(from plane: BlurPlane, to target: BlurPlane) {
    let samples = plane.samplesPerRow
    bands.forEach(of: plane.rect.minY..<plane.rect.maxY) { rows in
      let row = BlurRow<UInt16>(
        plane.rect.width, before: plan.reach, after: plan.reach, channels: channels)
      convolve(
        rows: rows, samples: samples,
        across: { y, result in
          guard let y = nearest(y, in: plane.rect) else { return false }
          row.inside.update(from: plane.row(y), count: samples)
          row.extend(edge)
          weigh(row.inside, into: result, samples, step: channels)
          return true
        },
        down: { y, weighed in weighed(target.row(y)) })
    }
  }

  private func weigh(
    _ source: UnsafePointer<UInt16>, into target: UnsafeMutablePointer<UInt16>, _ count: Int,
    step: Int
  ) {
    plan.weights.withUnsafeBufferPointer { weights in
      guard let first = weights.baseAddress else { return }
      var job = ConvolveJob(
        target: target, source: source, count: count, step: step, weights: first,
        reach: plan.reach)
      kernels.convolve(&job)
    }
  }

  /// Slides a window of rows that are weighed across already over all rows.
  ///
  /// `across` writes such a row, or says that it is nothing; `down` gets what writes a row of the
  /// result to an address.
  private func convolve(
    rows: Range<Int>, samples: Int,
    across: (_ y: Int, _ result: UnsafeMutablePointer<UInt16>) -> Bool,
    down: (_ y: Int, _ weighed: (UnsafeMutablePointer<UInt16>) -> Void) -> Void
  ) {
    let reach = plan.reach
    let capacity = 3 * reach + 8
    let window = BlurRow<UInt16>(samples, before: 0, after: samples * (capacity - 1), channels: 1)
    var (first, filled) = (rows.lowerBound - reach, 0)
    for y in rows {
      while first + filled <= y + reach {
        if filled == capacity {
          let kept = 2 * reach
          window.inside.update(
            from: window.inside + (filled - kept) * samples, count: kept * samples)
          first += filled - kept
          filled = kept
        }
        let slot = window.inside + filled * samples
        if !across(first + filled, slot) { slot.update(repeating: 0, count: samples) }
        filled += 1
      }
      let middle = window.inside + (y - first) * samples
      down(y) { weigh(middle, into: $0, samples, step: samples) }
    }
  }
}
