/// Sixteen-bit coverage in memory that stays where it is, so that rows are read without counting
/// references.
final class ShadowTable: @unchecked Sendable {
  let base: UnsafePointer<UInt16>
  let count: Int

  /// `fill` writes all values, which are 0 before. As many zeros as a kernel reads at once stand
  /// before and behind them.
  init(count: Int, fill: (UnsafeMutablePointer<UInt16>) -> Void) {
    let block = ShadowKernelTable.block
    let room = count + 2 * block
    let memory = UnsafeMutablePointer<UInt16>.allocate(capacity: room)
    memory.initialize(repeating: 0, count: room)
    fill(memory + block)
    base = UnsafePointer(memory + block)
    self.count = count
  }

  deinit {
    (base - ShadowKernelTable.block).deallocate()
  }
}
