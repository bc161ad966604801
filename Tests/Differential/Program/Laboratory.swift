import DifferentialCases
import Scenes

/// Tries cases in workers of its own: one with the fastest kernels, one with those of every
/// processor.
final class Laboratory {
  private let memory: Int
  /// The only part that is compared; nil where all are.
  private let only: CasePart?
  private var best: WorkerProcess?
  private var portable: WorkerProcess?

  /// What came of a case.
  struct Result {
    var difference: Difference?
    var made: [Comparison: Int] = [:]
    var used: [String: Int] = [:]
    var shown = 0
    var refused = 0
    /// Of the worker that came nearer to the end of its time; nil for one that did not come back.
    var time: SlowCases.Time?
    fileprivate var pictures = ""
  }

  init(memory: Int, only: CasePart? = nil) {
    self.memory = memory
    self.only = only
  }

  /// Tries a request such as `seed 17`; looks for a difference that is known where that was.
  func attempt(_ request: String, lookingFor known: Difference? = nil) -> Result {
    var result = Result()
    let part = (known?.part ?? only).map { "of \($0.rawValue) " } ?? ""
    ask(part + request, &best, kernels: "best", into: &result)
    guard result.difference == nil, !result.pictures.isEmpty,
      known.map({ [.kernels, .end].contains($0.comparison) }) ?? true
    else { return result }
    var other = Result()
    ask("paint \(request)", &portable, kernels: "portable", into: &other)
    if let time = other.time, time.share > result.time?.share ?? 0 { result.time = time }
    if let difference = other.difference {
      result.difference = Difference(
        difference.comparison, "with the kernels of every processor: \(difference.words)")
    } else {
      result.made[.kernels, default: 0] += 1
      if other.pictures != result.pictures {
        let (one, two) = (
          result.pictures.split(separator: " "), other.pictures.split(separator: " ")
        )
        let place = zip(one, two).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        result.difference = Difference(.kernels, "picture \(place ?? min(one.count, two.count))")
      }
    }
    return result
  }

  private func ask(
    _ request: String, _ worker: inout WorkerProcess?, kernels: String, into result: inout Result
  ) {
    worker =
      worker
      ?? WorkerProcess(
        arguments: ["--worker", "--memory", String(memory)],
        environment: ["LAYERKIT_KERNELS": kernels, "SWIFT_BACKTRACE": "enable=no"])
    guard let present = worker else {
      result.difference = Difference(.end, "no worker could be started")
      return
    }
    switch present.ask(request) {
    case .gone(let reason):
      // The next case gets a fresh one.
      worker = nil
      let last = present.complaints.split(separator: "\n").first { $0.contains("rror") }
      result.difference = Difference(.end, reason + (last.map { "\n\($0)" } ?? ""))
    case .lines(let lines):
      for line in lines { result.take(line) }
      // What did not end there would go on in the next case, and be taken for that one's.
      if result.difference?.comparison == .gone { worker = nil }
    }
  }
}

extension Laboratory.Result {
  fileprivate mutating func take(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 2).map(String.init)
    switch words.first {
    case "difference" where words.count == 3:
      let part = words[2].prefix { $0 != " " }
      let said = words[2].dropFirst(part.count + 1).split(separator: "\\n").joined(separator: "\n")
      difference = Difference(
        Comparison(rawValue: words[1]) ?? .end, said, in: CasePart(rawValue: String(part)))
    case "made" where words.count == 3:
      if let comparison = Comparison(rawValue: words[1]) { made[comparison] = Int(words[2]) }
    case "used" where words.count == 3: used[words[1]] = Int(words[2])
    case "scenes" where words.count == 3:
      shown = Int(words[1]) ?? 0
      refused = Int(words[2]) ?? 0
    case "time" where words.count == 3:
      if let taken = Double(words[1]), let allowed = Double(words[2]) {
        time = SlowCases.Time(taken: taken, allowed: allowed)
      }
    case "pictures": pictures = String(line.dropFirst("pictures ".count))
    default: break
    }
  }
}
