/// Writes a line for each event and each decision of the watcher, with its time, where somebody
/// wants them.
struct WatchTrace {
  private let start: MonotonicNanoseconds
  private let log: ((String) -> Void)?

  init(since start: MonotonicNanoseconds, log: ((String) -> Void)?) {
    self.start = start
    self.log = log
  }

  func callAsFunction(_ line: @autoclosure () -> String, at now: MonotonicNanoseconds) {
    guard let log else { return }
    let microseconds = (now - min(start, now)) / 1_000
    let fraction = String(microseconds % 1_000_000)
    let padding = String(repeating: "0", count: 6 - fraction.count)
    log("+\(microseconds / 1_000_000).\(padding)\(fraction) \(line())")
  }
}
