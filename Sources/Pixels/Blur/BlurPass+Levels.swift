// Halving: each level from the one before.
extension BlurPass {
  /// The level that is half as fine as the source.
  func firstPlane(of source: BlurBytes, for target: PixelRect) -> BlurPlane {
    let plane = BlurPlane(BlurPlane.halved(target), channels: channels)
    let nothing = BlurRow<UInt8>(source.rect.width, before: 0, after: 0, channels: channels)
    halve(source.rect, to: plane) { rows, result, count in
      func row(_ y: Int) -> UnsafePointer<UInt8> {
        UnsafePointer(nearest(y, in: source.rect).map { source.row($0) } ?? nothing.inside)
      }
      kernels.halveByteRows(
        result, row(rows), row(rows + 1), row(rows + 2), row(rows + 3), count)
    }
    return plane
  }

  func plane(above fine: BlurPlane) -> BlurPlane {
    let plane = BlurPlane(BlurPlane.halved(fine.rect), channels: channels)
    let nothing = BlurRow<UInt16>(fine.rect.width, before: 0, after: 0, channels: channels)
    halve(fine.rect, to: plane) { rows, result, count in
      func row(_ y: Int) -> UnsafePointer<UInt16> {
        UnsafePointer(nearest(y, in: fine.rect).map { fine.row($0) } ?? nothing.inside)
      }
      kernels.halveRows(result, row(rows), row(rows + 1), row(rows + 2), row(rows + 3), count)
    }
    return plane
  }

  /// `mix` writes one row of the four from a row on.
  private func halve(
    _ rect: PixelRect, to plane: BlurPlane,
    mix: (_ first: Int, _ result: UnsafeMutablePointer<UInt16>, _ samples: Int) -> Void
  ) {
    // The pixel 2x − 1 is the first that the pixel x looks at, 2x + 2 the last.
    let left = rect.minX - (2 * plane.rect.minX - 1)
    let right = 2 * plane.rect.maxX + 1 - rect.maxX
    let halve = channels == 1 ? kernels.halveColumns1 : kernels.halveColumns4
    bands.forEach(of: plane.rect.minY..<plane.rect.maxY) { rows in
      let row = BlurRow<UInt16>(rect.width, before: left, after: right, channels: channels)
      for y in rows {
        let first = 2 * y - 1
        if edge == .clear, first >= rect.maxY || first + 3 < rect.minY { continue }
        mix(first, row.inside, rect.width * channels)
        row.extend(edge)
        halve(plane.row(y), row.inside - left * channels, plane.rect.width)
      }
    }
  }
}

// Doubling: each finer level over what it was.
extension BlurPass {
  func double(_ coarse: BlurPlane, to fine: BlurPlane) {
    bands.forEach(of: fine.rect.minY..<fine.rect.maxY) { rows in
      let halves = BlurPairs<UInt16>(coarse, channels: channels)
      for y in rows {
        let pairs = mixRow(y, of: coarse, in: halves, from: fine.rect.minX, to: fine.rect.maxX)
        let row = fine.row(y)
        kernels.doubleColumns(halves.even, pairs.source, pairs.samples, -channels)
        kernels.doubleColumns(halves.odd, pairs.source, pairs.samples, channels)
        if channels == 1 {
          kernels.interleave.of16(row, halves.even, halves.odd, pairs.samples)
        } else {
          join(row, halves.even, halves.odd, as: UInt64.self, pairs.samples / 4) {
            kernels.interleave.of64($0, $1, $2, $3)
          }
        }
      }
    }
  }

  func double(_ coarse: BlurPlane, to target: BlurBytes) {
    bands.forEach(of: 0..<target.rect.height) { double(coarse, to: target, rows: $0) }
  }

  private func double(_ coarse: BlurPlane, to target: BlurBytes, rows: Range<Int>) {
    let halves = BlurPairs<UInt8>(coarse, channels: channels)
    let line = BlurRow<UInt8>(target.rect.width + 1, before: 0, after: 0, channels: channels)
    for y in rows {
      let pairs = mixRow(y, of: coarse, in: halves, from: 0, to: target.rect.width)
      kernels.doubleByteColumns(halves.even, pairs.source, pairs.samples, -channels)
      kernels.doubleByteColumns(halves.odd, pairs.source, pairs.samples, channels)
      let whole = target.rect.width & 1 == 0
      let row = whole ? target.row(y) : line.inside
      if channels == 1 {
        kernels.interleave.of8(row, halves.even, halves.odd, pairs.samples)
      } else {
        join(row, halves.even, halves.odd, as: UInt32.self, pairs.samples / 4) {
          kernels.interleave.of32($0, $1, $2, $3)
        }
      }
      if !whole { target.row(y).update(from: row, count: target.rect.width * channels) }
    }
  }

  /// Mixes the two coarse rows around a fine one; gives the first sample of the pairs in a range of
  /// columns that begins at an even one.
  private func mixRow<Sample>(
    _ y: Int, of coarse: BlurPlane, in halves: BlurPairs<Sample>, from minX: Int, to maxX: Int
  ) -> (source: UnsafePointer<UInt16>, samples: Int) {
    let near = y >> 1
    let far = y & 1 == 0 ? near - 1 : near + 1
    kernels.doubleRow(halves.mixed, coarse.row(near), coarse.row(far), coarse.samplesPerRow)
    let first = (minX >> 1) - coarse.rect.minX
    let pairs = ((maxX + 1) >> 1) - (minX >> 1)
    return (UnsafePointer(halves.mixed + first * channels), pairs * channels)
  }

  /// Pixels of four channels are one element each.
  private func join<Sample, Element>(
    _ target: UnsafeMutablePointer<Sample>, _ even: UnsafeMutablePointer<Sample>,
    _ odd: UnsafeMutablePointer<Sample>, as type: Element.Type, _ count: Int,
    _ interleave: (
      UnsafeMutablePointer<Element>, UnsafePointer<Element>, UnsafePointer<Element>, Int
    ) -> Void
  ) {
    interleave(
      UnsafeMutableRawPointer(target).assumingMemoryBound(to: Element.self),
      UnsafeRawPointer(even).assumingMemoryBound(to: Element.self),
      UnsafeRawPointer(odd).assumingMemoryBound(to: Element.self), count)
  }
}

/// Working memory for doubling rows.
private final class BlurPairs<Sample: FixedWidthInteger> {
  let mixed: UnsafeMutablePointer<UInt16>
  let even: UnsafeMutablePointer<Sample>
  let odd: UnsafeMutablePointer<Sample>
  private let memory: (BlurRow<UInt16>, BlurRow<Sample>, BlurRow<Sample>)

  init(_ coarse: BlurPlane, channels: Int) {
    let width = coarse.rect.width
    memory = (
      BlurRow(width, before: 0, after: 0, channels: channels),
      BlurRow(width, before: 0, after: 0, channels: channels),
      BlurRow(width, before: 0, after: 0, channels: channels)
    )
    (mixed, even, odd) = (memory.0.inside, memory.1.inside, memory.2.inside)
  }
}
