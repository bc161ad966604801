import CMalloc
import CoreGraphics

/// Gives back to the system what was freed, now and then.
///
/// The allocator keeps it otherwise: a window that has shown one large scene would stay as large for
/// the rest of the day.
struct FreedMemory {
  private var changes = 0
  /// Blocks of so many bytes, such as pixels, are the system's again as soon as they are free. By
  /// itself the allocator keeps larger and larger ones, between which little of it can be given back.
  private static let largeBlock: Int32 = 256 << 10

  init() { mallopt(M_MMAP_THRESHOLD, Self.largeBlock) }

  /// Something large may have been freed, such as a scene or a picture.
  mutating func noteChange() {
    changes += 1
    // It takes milliseconds, and the pages that go are zeroed when they come again.
    if changes.isMultiple(of: CacheBudget.loads) { malloc_trim(0) }
  }
}
