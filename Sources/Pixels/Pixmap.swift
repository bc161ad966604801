#if canImport(Glibc)
  import Glibc
#endif

/// A block of pixels in memory, the only owner of its bytes.
///
/// It is a class so that the threads that paint its tiles share it without a copy. They write
/// disjoint rectangles through `surface(_:)`; that is the whole of its thread safety.
public final class Pixmap: @unchecked Sendable {
  public let width: Int
  public let height: Int
  private let base: UnsafeMutablePointer<UInt32>
  /// From a pixel to the one below it, counted in pixels.
  private let rowPixels: Int
  /// Gives the memory back where it is not our own.
  private let release: (@Sendable () -> Void)?

  /// The longest side, as of a canvas.
  public static let maximumSide = 16_384

  /// A clear pixmap; sides outside 1…`maximumSide` are a mistake of the caller.
  public init(width: Int, height: Int) {
    precondition(
      (1...Self.maximumSide).contains(width) && (1...Self.maximumSide).contains(height),
      "a pixmap measures 1 to \(Self.maximumSide) pixels a side, not \(width) × \(height)")
    self.width = width
    self.height = height
    rowPixels = width
    base = Self.clearMemory(width * height)
    release = nil
  }

  /// A pixmap in memory that it frees.
  private init(width: Int, height: Int, owning memory: UnsafeMutablePointer<UInt32>) {
    (self.width, self.height, rowPixels) = (width, height, width)
    (base, release) = (memory, nil)
  }

  /// Clear pixels: the system has cleared what it gives, and pages that nobody draws on it never gives.
  private static func clearMemory(_ count: Int) -> UnsafeMutablePointer<UInt32> {
    guard let memory = calloc(count, MemoryLayout<UInt32>.stride) else { return memory(count) }
    return memory.bindMemory(to: UInt32.self, capacity: count)
  }

  /// Pixels that hold whatever was there; without any the program ends as it does for objects.
  private static func memory(_ count: Int) -> UnsafeMutablePointer<UInt32> {
    guard let memory = malloc(count * MemoryLayout<UInt32>.stride) else {
      preconditionFailure("there is memory for \(count) pixels")
    }
    return memory.bindMemory(to: UInt32.self, capacity: count)
  }

  /// A pixmap in somebody's memory, as it is, until `release` is called.
  public init(
    width: Int, height: Int, memory: UnsafeMutablePointer<UInt32>,
    release: @escaping @Sendable () -> Void
  ) {
    (self.width, self.height, rowPixels) = (width, height, width)
    (base, self.release) = (memory, release)
  }

  /// A part of another pixmap, which is painted there: `rect` lies in its bounds.
  public init(_ rect: PixelRect, of whole: Pixmap) {
    precondition(!rect.isEmpty && whole.bounds.contains(rect), "the part lies in the pixmap")
    (width, height, rowPixels) = (rect.width, rect.height, whole.rowPixels)
    base = whole.surface.pointer(x: rect.minX, y: rect.minY)
    // The whole stays as long as the part.
    release = { withExtendedLifetime(whole) {} }
  }

  /// A pixmap whose bytes, row by row from the top, B G R A premultiplied, a decoder writes.
  ///
  /// They are 0 before, and nobody else sees them until `fill` has returned.
  public convenience init<Failure: Error>(
    width: Int, height: Int,
    fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    self.init(width: width, height: height)
    try fill(UnsafeMutableRawBufferPointer(start: base, count: width * height * 4))
  }

  deinit {
    if let release { release() } else { free(base) }
  }

  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The whole pixmap as something to paint on; it must not outlive the pixmap.
  public var surface: Surface {
    Surface(base: base, rowPixels: rowPixels, bounds: bounds)
  }

  /// The same where the pixmap stands for pixels of a larger picture.
  public func surface(at place: PixelRect) -> Surface {
    precondition(
      place.width == width && place.height == height, "the place is as large as the pixmap")
    return Surface(base: base, rowPixels: rowPixels, bounds: place)
  }

  /// The pixel in column `x` of row `y`.
  public subscript(x: Int, y: Int) -> Pixel {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "the pixel lies in the pixmap")
    return Pixel(base[y * rowPixels + x])
  }

  /// Reads all bytes, row by row from the top, B G R A premultiplied.
  public func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows
    -> Result
  {
    // Rows of a part do not follow each other.
    guard rowPixels == width else { return try copy().withBytes(body) }
    return try body(UnsafeRawBufferPointer(start: base, count: width * height * 4))
  }
}

extension Pixmap: Equatable {
  public static func == (left: Pixmap, right: Pixmap) -> Bool {
    guard left.width == right.width, left.height == right.height else { return false }
    return (0..<left.height).allSatisfy { row in
      // Byte by byte it would take ten times as long.
      let (mine, other) = (left.base + row * left.rowPixels, right.base + row * right.rowPixels)
      return (0..<left.width).allSatisfy { mine[$0] == other[$0] }
    }
  }
}

extension Pixmap {
  /// Takes over a part of another pixmap of the same size, which lies in both.
  public func take(_ part: PixelRect, of other: Pixmap) {
    precondition(
      width == other.width && height == other.height && (part.isEmpty || bounds.contains(part)),
      "the part lies in both pixmaps")
    surface.clipped(to: part).take(other.surface)
  }

  /// The same pixels in memory of their own.
  public func copy() -> Pixmap {
    // Pixels that are cleared first are written twice.
    let memory = Self.memory(width * height)
    if rowPixels == width {
      memory.initialize(from: base, count: width * height)
    } else {
      for row in 0..<height {
        (memory + row * width).initialize(from: base + row * rowPixels, count: width)
      }
    }
    return Pixmap(width: width, height: height, owning: memory)
  }
}
