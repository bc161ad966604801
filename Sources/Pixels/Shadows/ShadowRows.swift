import CProcessor

/// The coverage of a shadow in an area, row by row from the top.
///
/// It borrows the memory of a `PaintScratch` and of the shadow's tables, which must outlive it.
struct ShadowRows {
  private let top: PlacedEdge
  private let bottom: PlacedEdge
  private let area: PixelRect
  private let kernels: ShadowKernelTable
  private let profile: UnsafeMutablePointer<UInt16>
  private let row: UnsafeMutablePointer<UInt16>
  private let heights: UnsafeMutablePointer<UInt16>
  /// Where the row that was filled last begins.
  let mask: UnsafeMutablePointer<UInt8>
  /// What the coverage is multiplied with.
  private let alpha: UInt32
  /// Less than this cannot be seen in the colour.
  private let smallest: UInt32
  private var corners = Corners()
  /// What of the last row could be seen, counted from the area's left.
  private var first = 0
  private var end: Int
  private var lastHeight: UInt16?
  /// The most of the profile in the area.
  private let highest: UInt32
  /// The height of the profile in the last row, if no corner was taken from it.
  private var plainHeight: UInt16?

  /// The corners that reach into the area.
  fileprivate struct Corners {
    var count = 0
    var first = Corner.none
    var second = Corner.none
    var third = Corner.none
    var fourth = Corner.none
  }

  /// `strength` is the alpha of what is painted, and `alpha` the part of it that the coverage is to
  /// be multiplied with.
  init(
    _ shadow: RoundedShadow, in area: PixelRect, strength: UInt32, alpha: UInt32,
    scratch: PaintScratch
  ) {
    (top, bottom) = (shadow.top, shadow.bottom)
    self.area = area
    self.alpha = alpha
    kernels = scratch.kernels.shadows
    // Each kernel may go a block too far.
    let room = area.width + ShadowKernelTable.block
    profile = scratch.shadowRows(count: 2 * room + area.height)
    row = profile + room
    heights = row + room
    mask = scratch.coverage(count: room)
    end = area.width
    // The least byte of coverage that leaves anything of the alpha.
    let byte = (127 + strength) / max(1, strength)
    smallest = byte * 256 - 128
    PlacedEdge.write(
      between: shadow.left, shadow.right, from: area.minX, count: area.width, to: profile)
    var highest: UInt16 = 0
    for x in 0..<area.width { highest = max(highest, profile[x]) }
    self.highest = UInt32(highest)
    shadow.forEachCorner { corners.add($0, in: area) }
  }

  /// Writes what can be seen of a row to `mask`; returns where it begins, counted from the area's
  /// left, and how long it is.
  @inline(__always)
  mutating func fill(row y: Int) -> (x: Int, count: Int) {
    let height = PlacedEdge.value(between: top, bottom, at: y)
    if height != lastHeight { narrow(to: height) }
    let count = end &- first
    guard count > 0 else { return (first, 0) }
    let hasCorner = corners.reach(y)
    if !hasCorner, plainHeight == height { return (first, count) }
    kernels.product(row, profile + first, UInt32(height), count)
    if hasCorner { corners.subtract(in: y, from: row, first: first, end: end, kernels) }
    kernels.narrow(mask, row, alpha, count)
    plainHeight = hasCorner ? nil : height
    return (first, count)
  }

  /// Darkens all rows as strongly as the shadow is black there; `target` is the area's first pixel.
  mutating func darken(_ target: UnsafeMutablePointer<UInt32>, _ stride: Int) {
    PlacedEdge.write(
      between: top, bottom, from: area.minY, count: area.height, to: heights)
    var y = area.minY
    while y < area.maxY {
      // As far as the same corners change the rows.
      let end = min(area.maxY, corners.nextChange(after: y))
      let row = target + (y &- area.minY) &* stride
      let found = corners.lines(at: y)
      if found.count > 2 {
        darkenSeverally(y..<end, row, stride)
      } else if found.count == 0, let alike = alikeRows(from: y, to: end), alike > 3 {
        darkenAlike(y, alike, row, stride)
        y += alike
        continue
      } else {
        shade(y..<end, row, stride, found.left, found.right)
      }
      y = end
    }
  }

  /// Darkens rows that at most two corners change.
  private func shade(
    _ rows: Range<Int>, _ row: UnsafeMutablePointer<UInt32>, _ stride: Int,
    _ left: Corners.Line, _ right: Corners.Line
  ) {
    func corner(_ line: Corners.Line) -> ShadeCorner {
      ShadeCorner(
        values: line.values ?? UnsafePointer(profile), start: line.start, end: line.end,
        stride: line.stride)
    }
    kernels.shade(
      ShadeJob(
        target: row, stride: stride, width: area.width, height: rows.count, profile: profile,
        heights: heights + (rows.lowerBound - area.minY), alpha: alpha, least: smallest << 16,
        most: highest, left: corner(left), right: corner(right)))
  }

  /// How many rows from one on have the same height; nil for one.
  private func alikeRows(from y: Int, to end: Int) -> Int? {
    let first = heights + (y - area.minY)
    var count = 1
    while count < end - y, first[count] == first[0] { count += 1 }
    return count > 1 ? count : nil
  }

  /// Darkens rows that no corner changes and that have the same height.
  private mutating func darkenAlike(
    _ y: Int, _ count: Int, _ target: UnsafeMutablePointer<UInt32>, _ stride: Int
  ) {
    let (x, width) = fill(row: y)
    var row = target + x
    for _ in 0..<count {
      kernels.darken(row, width, mask)
      row += stride
    }
  }

  /// Darkens rows that many corners change: of shapes smaller than their blur.
  private mutating func darkenSeverally(
    _ rows: Range<Int>, _ target: UnsafeMutablePointer<UInt32>, _ stride: Int
  ) {
    var row = target
    for y in rows {
      let (x, count) = fill(row: y)
      kernels.darken(row + x, count, mask)
      row += stride
    }
  }

  /// Moves both ends to where the row begins and ends to be seen: the profile rises, then falls.
  private mutating func narrow(to height: UInt16) {
    lastHeight = height
    // The least of the profile that can be seen at this height.
    let least = height == 0 ? .max : (smallest << 16 + UInt32(height) - 1) / UInt32(height)
    let (width, profile) = (area.width, self.profile)
    guard highest >= least else {
      end = first
      return
    }
    var (first, end) = first < end ? (first, end) : (0, width)
    while first > 0, UInt32(profile[first &- 1]) >= least { first &-= 1 }
    while end < width, UInt32(profile[end]) >= least { end &+= 1 }
    while first < end, UInt32(profile[first]) < least { first &+= 1 }
    while first < end, UInt32(profile[end &- 1]) < least { end &-= 1 }
    (self.first, self.end) = (first, end)
  }
}

extension ShadowRows.Corners {
  /// A corner's table, in columns counted from the area's left.
  struct Corner {
    var base: UnsafePointer<UInt16>?
    var stride = 0
    var columns = 0..<0
    var rows = 0..<0

    static var none: Corner { Corner() }
  }

  mutating func add(_ corner: PlacedCorner, in area: PixelRect) {
    guard corner.bounds.intersects(area) else { return }
    let table = corner.corner
    let bounds = corner.bounds
    // Upside down, the rows are counted from the last one up.
    let start = corner.isUpsideDown ? (bounds.height - 1) * table.stride : 0
    let placed = Corner(
      base: table.values.base + start,
      stride: corner.isUpsideDown ? -table.stride : table.stride,
      columns: bounds.minX - area.minX..<bounds.maxX - area.minX,
      rows: bounds.minY..<bounds.maxY)
    switch count {
    case 0: first = placed
    case 1: second = placed
    case 2: third = placed
    default: fourth = placed
    }
    count += 1
  }

  /// Whether any corner changes a row.
  @inline(__always)
  func reach(_ y: Int) -> Bool {
    func holds(_ corner: Corner) -> Bool {
      y >= corner.rows.lowerBound && y < corner.rows.upperBound
    }
    return count > 0 && (holds(first) || holds(second) || holds(third) || holds(fourth))
  }

  /// A row of a corner's table, and the columns it is for.
  struct Line {
    var values: UnsafePointer<UInt16>?
    var start = 0
    var end = 0
    /// From a row to the next.
    var stride = 0
  }

  /// The first row after one that other corners change than that one.
  func nextChange(after y: Int) -> Int {
    var next = Int.max
    func look(_ corner: Corner) {
      if corner.rows.lowerBound > y { next = min(next, corner.rows.lowerBound) }
      if corner.rows.upperBound > y { next = min(next, corner.rows.upperBound) }
    }
    if count > 0 { look(first) }
    if count > 1 { look(second) }
    if count > 2 { look(third) }
    if count > 3 { look(fourth) }
    return next
  }

  /// How many corners change a row, and what the first two take from it.
  @inline(__always)
  func lines(at y: Int) -> (count: Int, left: Line, right: Line) {
    guard count > 0 else { return (0, Line(), Line()) }
    var found = (count: 0, left: Line(), right: Line())
    func add(_ corner: Corner) {
      guard let base = corner.base, y >= corner.rows.lowerBound, y < corner.rows.upperBound
      else { return }
      let line = Line(
        values: base + (y &- corner.rows.lowerBound) &* corner.stride,
        start: corner.columns.lowerBound, end: corner.columns.upperBound, stride: corner.stride)
      if found.count == 0 { found.left = line } else { found.right = line }
      found.count &+= 1
    }
    add(first)
    add(second)
    add(third)
    add(fourth)
    return found
  }

  @inline(__always)
  func subtract(
    in y: Int, from row: UnsafeMutablePointer<UInt16>, first start: Int, end: Int,
    _ kernels: ShadowKernelTable
  ) {
    func take(_ corner: Corner) {
      guard let base = corner.base, y >= corner.rows.lowerBound, y < corner.rows.upperBound
      else { return }
      let low = max(start, corner.columns.lowerBound)
      let high = min(end, corner.columns.upperBound)
      guard low < high else { return }
      let line = base + (y &- corner.rows.lowerBound) &* corner.stride
      kernels.subtract(
        row + (low &- start), line + (low &- corner.columns.lowerBound), high &- low)
    }
    take(first)
    if count > 1 { take(second) }
    if count > 2 { take(third) }
    if count > 3 { take(fourth) }
  }
}
