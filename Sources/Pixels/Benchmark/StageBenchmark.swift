/// How long each stage of drawing takes on one thread of this machine.
///
/// Every stage works on a picture of one size and is repeated; what is told is the median,
/// which a neighbour on the machine disturbs least.
package enum StageBenchmark {
  package struct Result: Sendable {
    package let name: String
    package let milliseconds: Double
    /// What was done once: the pixels or the shapes of the stage.
    package let unit: String
  }

  /// All stages, in the order of the table that is to be printed.
  package static func run(width: Int = 1920, height: Int = 1080, repetitions: Int = 5) -> [Result] {
    BenchmarkCanvas(width: width, height: height).stages().map { stage in
      stage.work()
      let clock = ContinuousClock()
      let times = (0..<repetitions).map { _ in clock.measure(stage.work) }.sorted()
      let (seconds, attoseconds) = times[times.count / 2].components
      return Result(
        name: stage.name, milliseconds: Double(seconds) * 1e3 + Double(attoseconds) * 1e-15,
        unit: stage.unit)
    }
  }
}

/// One thing that can be timed.
struct BenchmarkStage {
  let name: String
  let unit: String
  let work: () -> Void
}
