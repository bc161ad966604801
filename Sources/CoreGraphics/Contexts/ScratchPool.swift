import Pixels
import Synchronization

/// What drawing needs besides the pixels, from context to context: making it takes longer than a label does.
final class ScratchPool: Sendable {
  static let shared = ScratchPool()

  /// Of one context at a time, or of none.
  private struct Kept: @unchecked Sendable {
    var scratches: [PaintScratch] = []
  }

  private let kept = Mutex(Kept())
  /// As many as may be drawn in at once without making one.
  private static let most = 4

  func take() -> PaintScratch { kept.withLock { $0.scratches.popLast() } ?? PaintScratch() }

  func give(_ scratch: PaintScratch) {
    kept.withLock { if $0.scratches.count < Self.most { $0.scratches.append(scratch) } }
  }
}
