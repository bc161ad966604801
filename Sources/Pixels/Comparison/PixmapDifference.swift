/// Where two pixmaps differ, and by how much.
public struct PixmapDifference: Sendable {
  /// The pixels that differ; those that only one of the two has are among them.
  public private(set) var count = 0
  /// The largest difference of a channel of any pixel, those that are let pass included.
  public private(set) var largest = 0
  /// Around all pixels that differ; nil where none does.
  public private(set) var bounds: PixelRect?
  /// Around groups of them that lie apart, from the top.
  public private(set) var areas: [PixelRect] = []
  /// So that both fit in.
  public let width: Int
  public let height: Int

  let expected: Pixmap
  let actual: Pixmap
  /// A channel that differs by no more is the same.
  let allowance: Int

  /// Groups are made of squares of so many pixels a side.
  static let cell = 16

  public init(from expected: Pixmap, to actual: Pixmap, allowing allowance: Int = 0) {
    (self.expected, self.actual, self.allowance) = (expected, actual, allowance)
    width = max(expected.width, actual.width)
    height = max(expected.height, actual.height)
    guard expected != actual else { return }
    var cells = Cells(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let amount = amount(x, y)
        guard amount > 0 else { continue }
        largest = max(largest, amount)
        guard amount > allowance else { continue }
        count += 1
        cells.mark(x, y)
      }
    }
    areas = cells.areas()
    bounds = areas.reduce(nil) { $0?.union($1) ?? $1 }
  }

  /// Whether they are of different sizes.
  public var sizesDiffer: Bool {
    expected.width != actual.width || expected.height != actual.height
  }

  /// By how much the largest channel of a pixel differs; 255 where only one of the two has it.
  func amount(_ x: Int, _ y: Int) -> Int {
    let isInBoth =
      x < min(expected.width, actual.width) && y < min(expected.height, actual.height)
    guard isInBoth else {
      let isInOne =
        (x < expected.width && y < expected.height) || (x < actual.width && y < actual.height)
      return isInOne ? 255 : 0
    }
    let (one, other) = (expected[x, y].value, actual[x, y].value)
    guard one != other else { return 0 }
    var most = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      most = max(most, abs(Int(one >> shift & 255) - Int(other >> shift & 255)))
    }
    return most
  }
}

extension PixmapDifference {
  /// The squares of a picture, each with what of it differs.
  private struct Cells {
    private let columns: Int
    private let rows: Int
    private var boxes: [PixelRect?]

    init(width: Int, height: Int) {
      columns = (width + cell - 1) / cell
      rows = (height + cell - 1) / cell
      boxes = Array(repeating: nil, count: columns * rows)
    }

    mutating func mark(_ x: Int, _ y: Int) {
      let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
      let index = y / cell * columns + x / cell
      boxes[index] = boxes[index]?.union(pixel) ?? pixel
    }

    /// Around what hangs together: squares that touch, by a corner too. Takes them all.
    mutating func areas() -> [PixelRect] {
      var areas: [PixelRect] = []
      for index in boxes.indices {
        guard let first = boxes[index] else { continue }
        boxes[index] = nil
        var (area, pending) = (first, [index])
        while let next = pending.popLast() {
          for neighbour in neighbours(of: next) {
            guard let box = boxes[neighbour] else { continue }
            boxes[neighbour] = nil
            area = area.union(box)
            pending.append(neighbour)
          }
        }
        areas.append(area)
      }
      return areas
    }

    private func neighbours(of index: Int) -> [Int] {
      let (column, row) = (index % columns, index / columns)
      var found: [Int] = []
      for y in max(0, row - 1)...min(rows - 1, row + 1) {
        for x in max(0, column - 1)...min(columns - 1, column + 1) where x != column || y != row {
          found.append(y * columns + x)
        }
      }
      return found
    }
  }
}
