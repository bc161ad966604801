/// Memory of zeros that grows on demand and is freed with its owner.
struct ScratchBuffer<Element: Numeric>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>?
  private var capacity = 0

  init() {}

  deinit {
    base?.deallocate()
  }

  /// At least `count` elements, the same as last time unless they had to grow; new ones are 0.
  mutating func pointer(count: Int) -> UnsafeMutablePointer<Element> {
    if let base, count <= capacity { return base }
    base?.deallocate()
    capacity = max(count, 2 * capacity, 256)
    let grown = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    grown.initialize(repeating: 0, count: capacity)
    base = grown
    return grown
  }
}
