import CProcessor

/// Writes down what a painting would cover.
///
/// Rows come one after the other and are painted from left to right. The area begins at a multiple
/// of eight and is as wide as one, so that all that comes in is in eights.
final class StencilRecorder: Paint {
  private(set) var starts: ContiguousArray<Int32> = []
  private(set) var runs: ContiguousArray<StencilRun> = []
  private(set) var bytes: ContiguousArray<UInt8> = []
  private(set) var isWithinLimit = true
  private let firstRow: Int
  private let limit: Int

  init(firstRow: Int, limit: Int) {
    self.firstRow = firstRow
    // Places in the bytes are 32 bits wide.
    self.limit = min(limit, 1 << 30)
  }

  func paint(_ rect: PixelRect, coverage: UInt8) {
    guard rect.width > 0, coverage > 0 else { return }
    for y in rect.minY..<rect.maxY {
      guard begin(row: y) else { return }
      if coverage == 255 {
        append(x: rect.minX, eights: rect.width / 8, isSolid: true)
      } else {
        append(x: rect.minX, eights: rect.width / 8, isSolid: false)
        bytes.append(contentsOf: repeatElement(coverage, count: rect.width))
      }
    }
  }

  func paint(row y: Int, from x: Int, coverage: UnsafeBufferPointer<UInt8>) {
    guard begin(row: y) else { return }
    var start = 0
    while start < coverage.count {
      let eight = coverage[start..<min(start + 8, coverage.count)]
      if eight.contains(where: { $0 != 0 }) {
        append(x: x + start, eights: 1, isSolid: false)
        bytes.append(contentsOf: eight)
        bytes.append(contentsOf: repeatElement(0, count: 8 - eight.count))
      }
      start += 8
    }
  }

  /// Ends the rows before one, which may be the one after the last.
  func endRows(before row: Int) {
    let end = Int32(runs.count)
    while starts.count <= row - firstRow { starts.append(end) }
  }

  /// The bytes that so many of each take.
  static func size(_ starts: Int, _ runs: Int, _ bytes: Int) -> Int {
    starts * MemoryLayout<Int32>.size + runs * MemoryLayout<StencilRun>.size + bytes
  }

  /// Goes on to a row; false when there is no room for more.
  private func begin(row: Int) -> Bool {
    endRows(before: row)
    isWithinLimit = isWithinLimit && Self.size(0, runs.count, bytes.count) < limit
    return isWithinLimit
  }

  /// Adds a run whose bytes, unless it is solid, are about to be added; one that goes on where the
  /// last of its kind ended becomes a part of that.
  private func append(x: Int, eights: Int, isSolid: Bool) {
    let last = runs.count - 1
    if last >= 0, let start = starts.last, last >= Int(start), runs[last].end == x,
      (runs[last].offset < 0) == isSolid
    {
      runs[last].eights += Int32(eights)
      return
    }
    runs.append(
      StencilRun(
        x: Int32(x), eights: Int32(eights), offset: isSolid ? -1 : Int32(bytes.count)))
  }
}

extension StencilRun {
  /// The pixel after the last.
  fileprivate var end: Int { Int(x) + Int(eights) * 8 }
}
