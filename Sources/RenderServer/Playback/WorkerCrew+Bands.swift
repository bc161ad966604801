import Pixels
import Synchronization

extension WorkerCrew {
  /// Bands of rows for all threads, as far as there are enough rows.
  var bands: RowBands {
    RowBands { rows, work in
      let count = min(self.threads * 2, rows.count / BandWork.fewestRows)
      if count < 2 { return work(rows) }
      withoutActuallyEscaping(work) { work in
        let bands = BandWork(rows, count, work)
        self.run(bands)
        // A thread may still hold on to the bands, and they to what must not be kept.
        bands.work = nil
      }
    }
  }
}

/// Rows in bands, which threads take one by one.
private final class BandWork: CrewWork, @unchecked Sendable {
  /// Fewer are worked on sooner than another thread wakes up.
  static let fewestRows = 16

  private let rows: Range<Int>
  private let count: Int
  var work: ((Range<Int>) -> Void)?
  private let next = Atomic(0)

  init(_ rows: Range<Int>, _ count: Int, _ work: @escaping (Range<Int>) -> Void) {
    (self.rows, self.count, self.work) = (rows, count, work)
  }

  func perform(worker: Int) {
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      let start = rows.lowerBound + rows.count * index / count
      work?(start..<rows.lowerBound + rows.count * (index + 1) / count)
    }
  }
}
