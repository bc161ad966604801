import CProcessor

/// What a blurred rounded corner lacks of a blurred square one, around the corner.
///
/// Blurring is linear: a blurred rounded rectangle is the blurred rectangle less the blurs of what
/// each corner lacks. Those do not depend on the rectangle's size, so that one table serves all of
/// the same radius.
final class ShadowCorner: Sendable {
  /// All that a table depends on: it is made for a top corner, left or right.
  struct Key: Hashable {
    var sigmaX: Double
    var sigmaY: Double
    var radius: CornerRadius
    /// Where the rectangle's sides lie in their pixels.
    var phaseX: Int
    var phaseY: Int
    var isRight: Bool

    /// The same for sides that lie on pixels.
    var onPixels: Key {
      var key = self
      (key.phaseX, key.phaseY) = (0, 0)
      return key
    }

    /// How far the sides lie behind such; nil for a table that is not mixed of others.
    var between: (x: Int, y: Int)? {
      guard phaseX | phaseY != 0, min(sigmaX, sigmaY) >= ShadowCorner.leastMixed else { return nil }
      return (phaseX, phaseY)
    }
  }

  /// What is blurred by fewer pixels has edges that mixing would soften.
  private static let leastMixed = 6.0

  /// The table's rectangle; the corner's sides meet in the pixel (0, 0).
  let rect: PixelRect
  /// 0…65,535, row by row, with a block of zeros after each row.
  let values: ShadowTable
  let stride: Int

  /// No value above this is left out: a sixth of a level, because four corners may add up.
  private static let smallest: Float = 40
  /// Larger tables than this are not made,
  static let capacity = 1 << 21
  /// nor such as take more steps: where a large corner is blurred far, blurring what is drawn is
  /// quicker, and does not take longer the farther the blur goes.
  static let mostSteps = 1 << 26

  /// Nil where no value would be large enough to be seen.
  init?(_ key: Key, kernels: ShadowKernelTable = KernelTable.best.shadows) {
    let lack = CornerLack(key)
    let across = BellWeights(sigma: key.sigmaX)
    let along = BellWeights(sigma: key.sigmaY)
    let width = lack.width + 2 * across.reach
    let height = lack.height + 2 * along.reach
    let rows = Self.blurredRows(of: lack, across, width: width, kernels)
    let all = Self.blurredColumns(of: rows, lack.height, along, width: width, kernels)
    let whole = PixelRect(x: 0, y: 0, width: width, height: height)
    let used = Self.used(all, in: whole)
    guard !used.isEmpty else { return nil }
    rect = PixelRect(
      x: lack.left - across.reach + used.minX, y: lack.top - along.reach + used.minY,
      width: used.width, height: used.height)
    let stride = used.width + ShadowKernelTable.block
    self.stride = stride
    values = ShadowTable(count: stride * used.height) { values in
      for y in 0..<used.height {
        for x in 0..<used.width {
          let value = all[(y + used.minY) * width + x + used.minX]
          values[y * stride + x] = UInt16(min(65_535, max(0, value + 0.5)))
        }
      }
    }
  }

  /// A table between those of whole pixels, which it is mixed of.
  ///
  /// Where the blur is as wide as that, mixing neighbours changes less than making the table anew would
  /// round off; and it takes some steps a value instead of a hundred.
  init(
    _ corner: ShadowCorner, between place: (x: Int, y: Int),
    kernels: ShadowKernelTable = KernelTable.best.shadows
  ) {
    let old = corner.rect
    let (width, height) = (old.width + 1, old.height + 1)
    rect = PixelRect(x: old.minX, y: old.minY, width: width, height: height)
    let stride = width + ShadowKernelTable.block
    self.stride = stride
    values = ShadowTable(count: stride * height) { values in
      // Of the row above the first one, and before each row's beginning, there are zeros; and so below the last.
      let above = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
      let nothing = UnsafeMutablePointer<UInt16>.allocate(capacity: width + 1)
      defer {
        above.deallocate()
        nothing.deallocate()
      }
      above.initialize(repeating: 0, count: width)
      nothing.initialize(repeating: 0, count: width + 1)
      for row in 0..<height {
        let source = UnsafePointer(corner.values.base + row * corner.stride)
        kernels.mix(
          CornerJob(
            target: values + row * stride,
            source: row < old.height ? source : UnsafePointer(nothing + 1),
            above: above, count: width, right: UInt32(place.x), down: UInt32(place.y)))
      }
    }
  }

  /// Whether any value of a table can be seen at all: none is larger than what the corner lacks in
  /// all, times the height of the bell.
  static func isVisible(_ key: Key) -> Bool {
    let lack = (1 - 0.785_398) * key.radius.x * key.radius.y
    let height = 6.283_185 * max(key.sigmaX, 0.3) * max(key.sigmaY, 0.3)
    return lack / height * 65_535 >= Double(smallest)
  }

  /// Whether a table may be made, by its numbers and by the steps that they take.
  static func isAffordable(_ key: Key) -> Bool {
    let reach = 2 * (BellWeights.reach + 1)
    let (across, along) = (reach * key.sigmaX + 2, reach * key.sigmaY + 2)
    let width = key.radius.x + across
    let steps = key.radius.y * (key.radius.x * across + along * width)
    return width * (key.radius.y + along) <= Double(capacity) && steps <= Double(mostSteps)
  }

  private static func blurredRows(
    of lack: CornerLack, _ weights: BellWeights, width: Int, _ kernels: ShadowKernelTable
  ) -> [Float] {
    var rows = [Float](repeating: 0, count: width * lack.height)
    rows.withUnsafeMutableBufferPointer { rows in
      weights.floats.withUnsafeBufferPointer { weights in
        guard let rows = rows.baseAddress, let weights = weights.baseAddress else { return }
        let taps = width - lack.width + 1
        for y in 0..<lack.height {
          for x in 0..<lack.width where lack.values[y * lack.width + x] > 0 {
            kernels.accumulate(
              rows + (y * width + x), weights, lack.values[y * lack.width + x], taps)
          }
        }
      }
    }
    return rows
  }

  private static func blurredColumns(
    of rows: [Float], _ count: Int, _ weights: BellWeights, width: Int,
    _ kernels: ShadowKernelTable
  ) -> [Float] {
    var result = [Float](repeating: 0, count: width * (count + 2 * weights.reach))
    result.withUnsafeMutableBufferPointer { result in
      rows.withUnsafeBufferPointer { rows in
        guard let result = result.baseAddress, let rows = rows.baseAddress else { return }
        for y in 0..<count {
          for (index, weight) in weights.floats.enumerated() {
            kernels.accumulate(result + (y + index) * width, rows + y * width, weight, width)
          }
        }
      }
    }
    return result
  }

  /// The part of a table that can be seen.
  private static func used(_ values: [Float], in rect: PixelRect) -> PixelRect {
    var used = PixelRect.empty
    for y in 0..<rect.height {
      let row = values[y * rect.width..<(y + 1) * rect.width]
      guard let first = row.firstIndex(where: { $0 >= smallest }),
        let last = row.lastIndex(where: { $0 >= smallest })
      else { continue }
      let start = row.startIndex
      used = used.union(
        PixelRect(minX: first - start, minY: y, maxX: last - start + 1, maxY: y + 1))
    }
    return used
  }
}

/// How much of each pixel a rounded corner lacks, 0…65,535, before it is blurred.
private struct CornerLack {
  /// The first pixel, relative to the one in which the sides meet.
  let left: Int
  let top: Int
  let width: Int
  let height: Int
  private(set) var values: [Float]

  init(_ key: ShadowCorner.Key) {
    let x = Double(key.phaseX) / Double(ShadowPlace.one)
    let y = Double(key.phaseY) / Double(ShadowPlace.one)
    let start = key.isRight ? x - key.radius.x : x
    left = Int(start.rounded(.down))
    top = 0
    width = max(1, Int((start + key.radius.x).rounded(.up)) - left)
    height = max(1, Int((y + key.radius.y).rounded(.up)))
    values = [Float](repeating: 0, count: width * height)
    for row in 0..<height {
      // The arc begins level: its first rows take a closer look.
      let steps = row < 3 ? 64 : 16
      for step in 0..<steps {
        let depth = (Double(step) + 0.5) / Double(steps) + Double(row) - y
        guard depth > 0, depth < key.radius.y else { continue }
        let rise = 1 - depth / key.radius.y
        let length = key.radius.x * (1 - (1 - rise * rise).squareRoot())
        let from = key.isRight ? x - length : x
        add(from - Double(left), from + length - Double(left), row, 65_535 / Double(steps))
      }
    }
  }

  /// Adds a piece of a line.
  private mutating func add(_ start: Double, _ end: Double, _ row: Int, _ amount: Double) {
    let first = max(0, Int(start))
    let last = min(width - 1, Int(end))
    guard first <= last else { return }
    for column in first...last {
      let share = min(end, Double(column + 1)) - max(start, Double(column))
      values[row * width + column] += Float(max(0, share) * amount)
    }
  }
}
