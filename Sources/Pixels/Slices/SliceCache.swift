import CProcessor
import PixelKernels

/// The coverage of the rounded rectangles and borders that were painted last, cut into corners and
/// what is between them.
///
/// Corners are computed exactly, which takes longer than painting them: cards on a page have the same
/// ones. What is kept depends on the key alone, so it does not matter who asked for it first.
final class SliceCache {
  private static let places = 64
  /// More bytes than this are not recorded for a shape; each place has room for as many.
  private static let room = 1 << 14

  private struct Entry {
    var key: SliceKey
    var sides: SIMD4<Int>
    var rows: UnsafeMutablePointer<SliceRow>
    var bytes: UnsafeMutablePointer<UInt8>
  }

  /// What a place takes that is in use.
  private static let placeBytes =
    room + 2 * SliceKernels.margin + mostRows * MemoryLayout<SliceRow>.stride
  private static let mostRows = 128

  /// What is taken now.
  var byteCount: Int { entries.count { $0 != nil } * Self.placeBytes }
  /// It takes no more than this.
  static let byteLimit = places * placeBytes

  @exclusivity(unchecked) private var entries: [Entry?] = Array(repeating: nil, count: places)

  deinit {
    for case let entry? in entries {
      entry.rows.deallocate()
      (entry.bytes - SliceKernels.margin).deallocate()
    }
  }

  /// Paints a colour over the part of a shape in an area of it; false if it is not one that is
  /// recorded. Whether it is depends on the shape alone.
  func paint(
    _ outer: RoundedRect, hole: RoundedRect?, bounds: PixelRect, in area: PixelRect,
    with color: Pixel,
    on surface: Surface, scratch: PaintScratch
  ) -> Bool {
    guard let key = SliceKey(outer, hole: hole),
      let entry = entry(key, width: bounds.width, height: bounds.height, scratch)
    else { return false }
    scratch.kernels.coverage.paintSlices(
      SliceJob(
        target: surface.pointer(x: area.minX, y: area.minY), stride: surface.rowPixels,
        minX: area.minX - bounds.minX, maxX: area.maxX - bounds.minX,
        minY: area.minY - bounds.minY, maxY: area.maxY - bounds.minY, width: bounds.width,
        height: bounds.height, left: entry.sides[0], right: entry.sides[2], top: entry.sides[1],
        bottom: entry.sides[3], rows: entry.rows, bytes: entry.bytes, color: color.value))
    return true
  }

  private func entry(_ key: SliceKey, width: Int, height: Int, _ scratch: PaintScratch) -> Entry? {
    let place = Int(truncatingIfNeeded: key.hash & UInt64(Self.places - 1))
    if let known = entries[place], known.key == key {
      return Self.fits(known.sides, width, height) ? known : nil
    }
    guard let sides = key.sides, Self.fits(sides, width, height) else { return nil }
    let (columns, rows) = (sides[0] + 1 + sides[2], sides[1] + 1 + sides[3])
    guard columns * rows <= Self.room else { return nil }
    var entry = entries[place] ?? Self.emptyEntry(key)
    (entry.key, entry.sides) = (key, sides)
    record(key.shape(sides), columns: columns, rows: rows, to: entry.bytes, scratch)
    for row in 0..<rows {
      entry.rows[row] = Self.described(
        entry.bytes + row * columns, middle: sides[0], count: columns)
    }
    entries[place] = entry
    return entry
  }

  /// Whether corners are apart.
  private static func fits(_ sides: SIMD4<Int>, _ width: Int, _ height: Int) -> Bool {
    sides[0] + sides[2] <= width && sides[1] + sides[3] <= height
  }

  private static func emptyEntry(_ key: SliceKey) -> Entry {
    let rows = UnsafeMutablePointer<SliceRow>.allocate(capacity: mostRows)
    let count = room + 2 * SliceKernels.margin
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    bytes.initialize(repeating: 0, count: count)
    return Entry(key: key, sides: SIMD4(), rows: rows, bytes: bytes + SliceKernels.margin)
  }

  private func record(
    _ shape: (outer: RoundedRect, hole: RoundedRect?), columns: Int, rows: Int,
    to bytes: UnsafeMutablePointer<UInt8>, _ scratch: PaintScratch
  ) {
    bytes.update(repeating: 0, count: columns * rows)
    let paint = BytePaint(bytes: bytes, stride: columns)
    let area = PixelRect(x: 0, y: 0, width: columns, height: rows)
    if let hole = shape.hole {
      RoundedRectEdges(shape.outer).paint(
        minus: RoundedRectEdges(hole), in: area, with: paint, scratch: scratch)
    } else {
      RoundedRectEdges(shape.outer).paint(in: area, with: paint, scratch: scratch)
    }
  }

  /// Finds out about a recorded row what `SliceKernels` want to know.
  private static func described(
    _ line: UnsafePointer<UInt8>, middle: Int, count: Int
  ) -> SliceRow {
    let strength = line[middle]
    var (start, end) = (middle, middle + 1)
    while start > 0, line[start - 1] == strength { start -= 1 }
    while end < count, line[end] == strength { end += 1 }
    var (first, last) = (0, count)
    while first < start, line[first] == 0 { first += 1 }
    while last > end, line[last - 1] == 0 { last -= 1 }
    return SliceRow(
      first: Int32(first), start: Int32(start), end: Int32(end), last: Int32(last),
      strength: Int32(strength))
  }
}

/// Writes coverage down, a byte a pixel from the origin on.
private struct BytePaint: Paint {
  let bytes: UnsafeMutablePointer<UInt8>
  let stride: Int

  func paint(_ rect: PixelRect, coverage: UInt8) {
    for y in rect.minY..<rect.maxY {
      (bytes + (y * stride + rect.minX)).update(repeating: coverage, count: rect.width)
    }
  }

  func paint(row y: Int, from x: Int, coverage: UnsafeBufferPointer<UInt8>) {
    guard let base = coverage.baseAddress else { return }
    (bytes + (y * stride + x)).update(from: base, count: coverage.count)
  }
}
