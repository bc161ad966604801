import CProcessor
import PixelKernels

/// The areas of the four corners of small shapes that were painted last.
///
/// Shapes of one radius on whole pixels have the same corners wherever they are. Four corners are
/// computed in about the time of one, since they share columns and rows.
final class SmallCornerCache {
  private static let places = 16
  /// The numbers of a shape's four corners.
  private static let size = 4 * corner
  /// From the areas of one corner to those of the next; see `ArcKernels.corners`.
  static let corner = ArcKernels.capacity * ArcKernels.cornerRow
  /// The most columns and rows of a corner.
  static let mostPixels = ArcKernels.capacity - 1

  /// Rows that a corner does not have are not used, but their places are computed.
  let areas: UnsafeMutablePointer<Int32>
  private let memory: UnsafeMutablePointer<Float>
  private let keys: UnsafeMutablePointer<Key>
  private let kernels: CoverageTable

  /// All that the areas depend on; see `ArcKernels.corners`.
  struct Key {
    /// The columns left and right and the rows at the top and at the bottom.
    var counts: SIMD4<Int32>
    /// u left and right, v at the top and at the bottom.
    var starts: SIMD4<Float>
    /// The steps of u and of v, and the product of the half axes.
    var scale: SIMD4<Float>

    fileprivate static let none = Key(counts: .zero, starts: .zero, scale: .zero)

    @inline(__always)
    fileprivate func isSame(_ other: Key) -> Bool {
      counts == other.counts && starts == other.starts && scale == other.scale
    }

    @inline(__always)
    fileprivate var place: Int {
      let bits =
        (starts[0].bitPattern ^ (starts[2].bitPattern &<< 7)) &+ (scale[0].bitPattern &* 31)
        ^ scale[1].bitPattern
      return Int(truncatingIfNeeded: (bits &* 0x9E37_79B1) &>> 28)
    }
  }

  init(kernels: CoverageTable) {
    self.kernels = kernels
    areas = .allocate(capacity: Self.places * Self.size)
    areas.initialize(repeating: 0, count: Self.places * Self.size)
    memory = .allocate(capacity: ArcKernels.memory)
    memory.initialize(repeating: 0, count: ArcKernels.memory)
    keys = .allocate(capacity: Self.places)
    keys.initialize(repeating: .none, count: Self.places)
  }

  deinit {
    areas.deallocate()
    memory.deallocate()
    keys.deallocate()
  }

  /// Where the areas of a shape's upper left corner begin; those of the others follow.
  func place(of key: Key) -> Int {
    let place = key.place
    let start = place &* Self.size
    if keys[place].isSame(key) { return start }
    keys[place] = key
    func span(_ index: Int) -> CornerSpan {
      CornerSpan(count: key.counts[index], start: key.starts[index])
    }
    kernels.corners(
      CornersJob(
        areas: areas + start, left: span(0), right: span(1), top: span(2), bottom: span(3),
        stepX: key.scale[0], stepY: key.scale[1], unit: key.scale[2], memory: memory))
    return start
  }
}
