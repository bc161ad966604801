import Pixels

extension WorkerCrew {
  /// Bands of rows for all threads, as far as there are enough rows.
  var bands: RowBands {
    RowBands { rows, work in
      let count = min(self.threads * 2, rows.count / Self.fewestRows)
      if count < 2 { return work(rows) }
      self.share(count) { index in
        let start = rows.lowerBound + rows.count * index / count
        work(start..<rows.lowerBound + rows.count * (index + 1) / count)
      }
    }
  }

  /// Fewer are worked on sooner than another thread wakes up.
  private static let fewestRows = 16

  /// Calls a block with each number below a count, on all threads by turns.
  func share(_ count: Int, _ work: (Int) -> Void) {
    withoutActuallyEscaping(work) { work in
      pieces.begin(count, work)
      run(pieces)
      // A thread may still hold on to the pieces, and they to what must not be kept.
      pieces.end()
    }
  }
}

/// Pieces of some work, which threads take by turns.
final class PieceWork: CrewWork, @unchecked Sendable {
  private let turns: WorkTurns
  private var work: ((Int) -> Void)?

  init(threads: Int) { turns = WorkTurns(threads: threads) }

  func begin(_ count: Int, _ work: @escaping (Int) -> Void) {
    self.work = work
    turns.begin(count)
  }

  func end() { work = nil }

  func perform(worker: Int) {
    guard let work else { return }
    while let index = turns.take(worker) { work(index) }
  }
}
