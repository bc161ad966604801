#if canImport(Glibc)
  import Glibc
#else
  import Foundation
#endif

/// How long each stage of drawing takes on one thread of this machine.
///
/// Every stage works on a picture of one size and is repeated; what is told is the median.
package enum StageBenchmark {
  /// What one stage took.
  package struct Result: Sendable {
    /// The stage, such as `strokes`.
    package let name: String
    /// The median, in time of the processor.
    package let milliseconds: Double
    /// What was done once: the pixels or the shapes of the stage.
    package let unit: String
  }

  /// All stages, in the order of the table that is to be printed.
  package static func run(width: Int = 1920, height: Int = 1080, repetitions: Int = 5) -> [Result] {
    BenchmarkCanvas(width: width, height: height).stages().map { stage in
      stage.work()
      let times = (0..<repetitions).map { _ in stage.milliseconds() }.sorted()
      return Result(name: stage.name, milliseconds: times[times.count / 2], unit: stage.unit)
    }
  }
}

/// One thing that can be timed.
struct BenchmarkStage {
  let name: String
  let unit: String
  let work: () -> Void

  /// How long this thread is at work; what others do on its processor is not counted, though it
  /// slows the memory down that they share.
  func milliseconds() -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }
    let start = now()
    work()
    return now() - start
  }
}
