import PixelKernels

/// The coverage of small shapes, a byte a pixel: whoever paints one again, in other tiles, places or
/// frames, computes none of it.
///
/// Shapes are recorded by one thread while nobody paints; then any number of threads read. What is
/// recorded are the bytes that painting the shape itself would cover its pixels with.
public final class StampSheet: @unchecked Sendable {
  /// Wider shapes, and those with more rows that differ, are not recorded.
  public static let mostColumns = 64
  private static let mostRows = 64
  /// Room for all bytes; memory is taken when it is first written to.
  private static let room = 4 << 20
  private static let places = 1 << 15
  /// New shapes a frame: recording them takes about as long as painting them, which threads share.
  private static let mostNews = 2048
  /// Frames after which all begins anew if there was anything new: what scenes before have left does
  /// not stay until the room is full.
  private static let patience = 512

  private struct Entry {
    var key: StampKey
    var offset: Int32
  }

  @exclusivity(unchecked) private(set) var bytes: UnsafeMutablePointer<UInt8>
  @exclusivity(unchecked) private var used = StampKernels.margin
  @exclusivity(unchecked) private var entries: ContiguousArray<Entry> = []
  /// For every place of the table 32 bits of a key's hash, and below them one more than the key's
  /// index in `entries`; or 0. So other keys are seldom looked at.
  @exclusivity(unchecked) private var table: ContiguousArray<UInt64> = []
  /// Two bits for each key that was asked for, by their hashes: what is never asked for again, as of
  /// shapes that move by parts of pixels, is not worth recording.
  @exclusivity(unchecked) private var asked: ContiguousArray<UInt64> = []
  @exclusivity(unchecked) private var askedCount = 0
  @exclusivity(unchecked) private var news = 0
  @exclusivity(unchecked) private var isFull = false
  @exclusivity(unchecked) private var frame = 0
  @exclusivity(unchecked) private var usedAtLastLook = 0
  private lazy var scratch = PaintScratch()
  private lazy var canvas = Pixmap(width: Self.mostColumns, height: Self.mostRows)
  /// Whether no shape was left out that would be recorded in the next frame.
  @exclusivity(unchecked) public private(set) var isSettled = true

  public init() {
    bytes = .allocate(capacity: Self.room)
    // Without coverage before the first row.
    bytes.initialize(repeating: 0, count: StampKernels.margin)
  }

  deinit {
    bytes.deallocate()
  }

  /// What is taken now.
  public var byteCount: Int {
    used + entries.capacity * MemoryLayout<Entry>.stride + (table.capacity + asked.capacity) * 8
  }

  /// It takes no more than this.
  public static let byteLimit =
    room + places / 2 * 2 * MemoryLayout<Entry>.stride + (places + places / 8) * 8

  /// Begins the list of a frame: whatever was placed before is painted no more.
  public func beginFrame() {
    (news, isSettled) = (0, true)
    if askedCount > Self.places {
      askedCount = 0
      for word in asked.indices { asked[word] = 0 }
    }
    frame += 1
    if frame % Self.patience == 0 {
      if used != usedAtLastLook { isFull = true }
      usedAtLastLook = used
    }
    guard isFull else { return }
    (used, isFull) = (StampKernels.margin, false)
    entries.removeAll(keepingCapacity: true)
    for place in table.indices { table[place] = 0 }
  }

  /// The stamp of a shape in fixed point, less a hole in it; nil for one that is not recorded.
  public func stamp(of shape: RoundedRect, hole: RoundedRect? = nil) -> Stamp? {
    let bounds = shape.pixelBounds
    guard !bounds.isEmpty, bounds.width <= Self.mostColumns else { return nil }
    let (middle, end) = Self.alikeRows(of: shape, hole, in: bounds)
    let surplus = max(0, end - middle - 1)
    let rows = bounds.height - surplus
    guard rows <= Self.mostRows else { return nil }
    let key = StampKey(
      shape, hole: hole, x: bounds.minX, y: bounds.minY, shortened: surplus)
    let bytesPerRow = (bounds.width + 7) & ~7 + StampKernels.margin
    let offset =
      find(key)
      ?? record(
        key, shape.moved(left: bounds.minX, up: bounds.minY, shortened: surplus),
        hole?.moved(left: bounds.minX, up: bounds.minY, shortened: surplus), bounds.width, rows,
        bytesPerRow)
    guard let offset else { return nil }
    let isShort = surplus > 0
    return Stamp(
      x: Int32(bounds.minX), y: Int32(bounds.minY), width: Int32(bounds.width),
      height: Int32(bounds.height), bytes: UnsafePointer(bytes) + Int(offset),
      bytesPerRow: Int32(bytesPerRow),
      middle: Int32(isShort ? middle - bounds.minY : bounds.height),
      bottom: Int32(isShort ? end - bounds.minY : bounds.height))
  }

  /// The rows that have the same coverage, because all sides are straight there.
  private static func alikeRows(
    of shape: RoundedRect, _ hole: RoundedRect?, in bounds: PixelRect
  ) -> (first: Int, end: Int) {
    let (first, end) = shape.straightRows
    guard let hole else { return (first, end) }
    let inner = hole.straightRows
    return (max(first, inner.first), min(end, inner.end))
  }

  // MARK: The table

  private func find(_ key: StampKey) -> Int32? {
    guard !table.isEmpty else { return nil }
    let hash = key.hash
    var place = Int(truncatingIfNeeded: hash) & (Self.places - 1)
    while table[place] != 0 {
      let index = Int(table[place] & 0xFFFF_FFFF) - 1
      if table[place] >> 32 == UInt64(hash), entries[index].key == key {
        return entries[index].offset
      }
      place = (place + 1) & (Self.places - 1)
    }
    return nil
  }

  private func insert(_ entry: Entry) {
    if table.isEmpty { table = ContiguousArray(repeating: 0, count: Self.places) }
    let hash = entry.key.hash
    var place = Int(truncatingIfNeeded: hash) & (Self.places - 1)
    while table[place] != 0 { place = (place + 1) & (Self.places - 1) }
    entries.append(entry)
    table[place] = UInt64(hash) << 32 | UInt64(entries.count)
  }

  private func wasAsked(_ key: StampKey) -> Bool {
    if asked.isEmpty { asked = ContiguousArray(repeating: 0, count: Self.places / 8) }
    let hash = Int(truncatingIfNeeded: key.hash)
    let word = hash & (Self.places / 8 - 1)
    let bits = UInt64(1) << UInt64(hash >> 20 & 63) | 1 << UInt64(hash >> 26 & 63)
    if asked[word] & bits == bits { return true }
    asked[word] |= bits
    askedCount += 1
    return false
  }

  // MARK: Recording

  /// Writes down what white leaves on nothing; nil where there is no room.
  private func record(
    _ key: StampKey, _ shape: RoundedRect, _ hole: RoundedRect?, _ width: Int, _ rows: Int,
    _ bytesPerRow: Int
  ) -> Int32? {
    guard used + rows * bytesPerRow <= Self.room, entries.count < Self.places / 2 else {
      isFull = true
      return nil
    }
    guard news < Self.mostNews, wasAsked(key) else {
      isSettled = false
      return nil
    }
    news += 1
    let area = PixelRect(x: 0, y: 0, width: width, height: rows)
    canvas.surface.replace(area, with: .clear)
    let surface = canvas.surface.clipped(to: area)
    if let hole {
      surface.fillRing(outer: shape, inner: hole, with: .white, scratch: scratch)
    } else {
      surface.fill(shape, with: .white, scratch: scratch)
    }
    let start = used
    for y in 0..<rows {
      let line = bytes + (start + y * bytesPerRow)
      scratch.kernels.alphas(line, surface.pointer(x: 0, y: y), width)
      (line + width).update(repeating: 0, count: bytesPerRow - width)
    }
    used += rows * bytesPerRow
    insert(Entry(key: key, offset: Int32(start)))
    return Int32(start)
  }
}

extension Pixel {
  fileprivate static let white = Pixel(0xFFFF_FFFF)
}
