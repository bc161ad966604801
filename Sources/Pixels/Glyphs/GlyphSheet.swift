import PixelKernels

/// Coverage of many small shapes in one piece of memory: a font's glyphs at one size.
///
/// A glyph is looked up in a table, not in a dictionary, for a page of text asks thousands of times
/// a frame. Not for two threads at once.
public final class GlyphSheet {
  /// Where a shape's bytes are, and where they lie from the glyph's origin, in pixels.
  struct Slot {
    let offset: Int
    let left: Int
    let top: Int
    let width: Int
    let height: Int

    var bytesPerRow: Int { width + StampKernels.margin }
  }

  @exclusivity(unchecked) private var slots: [Slot] = []
  /// Each row has a margin of nothing behind it, as the kernel asks for, and the first one before it.
  @exclusivity(unchecked) private var coverage = [UInt8](repeating: 0, count: StampKernels.margin)
  /// A slot's number and one for each key; 0 for those that are not there.
  @exclusivity(unchecked) private var table: [Int32] = []

  public init() {}

  /// What the sheet takes of memory, about.
  public var byteCount: Int { coverage.count + slots.count * 40 + table.count * 4 }

  /// The slot of a key; nil for one that was not added.
  @inline(__always)
  public func slot(_ key: Int) -> Int? {
    guard key < table.count else { return nil }
    let number = table[key]
    return number == 0 ? nil : Int(number) - 1
  }

  /// Adds the coverage of an outline around the origin, and gives its slot.
  ///
  /// Keys are small numbers, for they are places in a table. What lies outside of `limit` is cut off.
  @discardableResult
  public func add(
    _ key: Int, _ outline: Outline, within limit: PixelRect, scratch: PaintScratch
  ) -> Int {
    let mask = Mask(outline, rule: .nonZero, within: limit, scratch: scratch)
    let area = mask.bounds
    slots.append(
      Slot(
        offset: coverage.count, left: area.minX, top: area.minY, width: area.width,
        height: area.height))
    mask.withBytes { bytes in
      for y in 0..<area.height {
        coverage.append(contentsOf: bytes[y * area.width..<(y + 1) * area.width])
        coverage.append(contentsOf: repeatElement(0, count: StampKernels.margin))
      }
    }
    if key >= table.count {
      table.append(contentsOf: repeatElement(0, count: key + 1 - table.count))
    }
    table[key] = Int32(slots.count)
    return slots.count - 1
  }

  /// Visits each shape as a stamp.
  @inline(__always)
  func forEach(_ places: [GlyphPlace], _ body: (Stamp) -> Void) {
    coverage.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      for place in places {
        let slot = slots[place.slot]
        guard slot.width > 0, slot.height > 0 else { continue }
        let height = Int32(truncatingIfNeeded: slot.height)
        let stamp = Stamp(
          x: Int32(clamping: place.x + slot.left),
          y: Int32(clamping: place.y + slot.top),
          width: Int32(truncatingIfNeeded: slot.width), height: height,
          bytes: base + slot.offset,
          bytesPerRow: Int32(truncatingIfNeeded: slot.bytesPerRow), middle: height, bottom: height)
        body(stamp)
      }
    }
  }
}

/// A glyph of a sheet with the pixel that its origin is in.
public struct GlyphPlace {
  let slot: Int
  let x: Int
  let y: Int

  @inline(__always)
  public init(slot: Int, x: Int, y: Int) {
    (self.slot, self.x, self.y) = (slot, x, y)
  }
}
