/// The coverage of a shadow, row by row from the top.
struct ShadowRows {
  private let shadow: RoundedShadow
  private let area: PixelRect
  private let kernels: ShadowKernelTable
  private let profile: UnsafeMutablePointer<UInt16>
  private let row: UnsafeMutablePointer<UInt16>
  /// Where the row that was filled last begins.
  let mask: UnsafeMutablePointer<UInt8>
  /// Less than this cannot be seen in the colour.
  private let smallest: UInt32
  /// What of the last row could be seen, counted from the area's left.
  private var first = 0
  private var end: Int
  /// The height of the profile in the last row, if no corner was taken from it.
  private var plainHeight: UInt16?

  init(_ shadow: RoundedShadow, in area: PixelRect, color: Pixel, scratch: PaintScratch) {
    self.shadow = shadow
    self.area = area
    kernels = scratch.kernels.shadows
    profile = scratch.shadowRows(count: 2 * area.width)
    row = profile + area.width
    mask = scratch.coverage(count: area.width)
    end = area.width
    // The least byte of coverage that leaves anything of the colour's alpha.
    let byte = (127 + color.alpha) / max(1, color.alpha)
    smallest = UInt32(max(0, byte * 256 - 128))
    PlacedEdge.write(
      between: shadow.left, shadow.right, from: area.minX, count: area.width, to: profile)
  }

  /// Writes what can be seen of a row to `mask`; returns where it begins and how long it is.
  mutating func fill(row y: Int) -> (x: Int, count: Int)? {
    let height = PlacedEdge.value(between: shadow.top, shadow.bottom, at: y)
    narrow(to: UInt32(height))
    guard first < end else { return nil }
    let part = PixelRect(minX: area.minX + first, minY: y, maxX: area.minX + end, maxY: y + 1)
    var hasCorner = false
    shadow.forEachCorner { hasCorner = hasCorner || $0.bounds.intersects(part) }
    if !hasCorner, plainHeight == height { return (part.minX, part.width) }
    plainHeight = hasCorner ? nil : height
    kernels.product(row, profile + first, UInt32(height), part.width)
    if hasCorner { shadow.forEachCorner { subtract($0, in: part) } }
    kernels.narrow(mask, row, part.width)
    return (part.minX, part.width)
  }

  /// Takes away what a corner lacks in a part of a row.
  private func subtract(_ corner: PlacedCorner, in part: PixelRect) {
    let shared = corner.bounds.intersection(part)
    guard !shared.isEmpty else { return }
    corner.corner.values.withUnsafeBufferPointer { values in
      guard let base = values.baseAddress else { return }
      kernels.subtract(
        row + (shared.minX - part.minX),
        base + (corner.offset(row: part.minY) + shared.minX - corner.bounds.minX), shared.width)
    }
  }

  /// Moves both ends to where the row begins and ends to be seen: the profile rises, then falls.
  private mutating func narrow(to height: UInt32) {
    func isVisible(_ index: Int) -> Bool { (UInt32(profile[index]) &* height) >> 16 >= smallest }
    if first >= end {
      first = 0
      end = area.width
    }
    while first > 0, isVisible(first - 1) { first -= 1 }
    while end < area.width, isVisible(end) { end += 1 }
    while first < end, !isVisible(first) { first += 1 }
    while first < end, !isVisible(end - 1) { end -= 1 }
  }
}
