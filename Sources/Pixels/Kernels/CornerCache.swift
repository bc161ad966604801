import CProcessor
import PixelKernels

/// The areas of small corners that were computed last.
///
/// Shapes of one radius on whole pixels have the same corners wherever they are. Each of the eight
/// corners of two shapes has places of its own, so that none is overwritten while it is in use.
final class CornerCache {
  private static let size = ArcKernels.capacity * ArcKernels.capacity
  private static let places = 32
  private static let capacity = 8 * places

  private let areas: UnsafeMutablePointer<Int32>
  private let memory: UnsafeMutablePointer<Float>
  private let keys: UnsafeMutablePointer<Key>
  private let kernels: CoverageTable

  /// All that the areas depend on; see `ArcKernels`.
  struct Key: Hashable {
    var columns: Int32
    var rows: Int32
    var u: Float
    var uStep: Float
    var v: Float
    var vStep: Float
    var product: Float

    static let none = Key(columns: 0, rows: 0, u: 0, uStep: 0, v: 0, vStep: 0, product: 0)

    @inline(__always)
    var place: Int {
      let bits =
        (u.bitPattern ^ (v.bitPattern &<< 7)) &+ (uStep.bitPattern &* 31) ^ vStep.bitPattern
      return Int(truncatingIfNeeded: (bits &* 0x9E37_79B1) &>> 27)
    }
  }

  init(kernels: CoverageTable) {
    self.kernels = kernels
    areas = .allocate(capacity: Self.capacity * Self.size)
    areas.initialize(repeating: 0, count: Self.capacity * Self.size)
    memory = .allocate(capacity: ArcKernels.memory)
    memory.initialize(repeating: 0, count: ArcKernels.memory)
    keys = .allocate(capacity: Self.capacity)
    keys.initialize(repeating: .none, count: Self.capacity)
  }

  deinit {
    areas.deallocate()
    memory.deallocate()
    keys.deallocate()
  }

  /// The areas of a corner, `ArcKernels.capacity` to a row; `corner` is below 8.
  func areas(_ key: Key, corner: Int) -> UnsafeMutablePointer<Int32> {
    let place = corner &* Self.places &+ key.place
    let target = areas + place &* Self.size
    if keys[place] == key { return target }
    keys[place] = key
    kernels.arcAreas(
      ArcJob(
        areas: target, columns: CornerSpan(count: key.columns, start: key.u),
        rows: CornerSpan(count: key.rows, start: key.v), stepX: key.uStep, stepY: key.vStep,
        unit: key.product, memory: memory))
    return target
  }
}
