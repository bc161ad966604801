import DifferentialCases
import Foundation
import Scenes
import Synchronization

/// Has cases tried by several workers at once until the time is over, and shrinks what fails.
final class Driver: Sendable {
  let options: Options
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private let state = Mutex(State())

  struct Options: Sendable {
    var seconds = 120
    /// No more than so many, for the same ones on every machine.
    var cases = UInt64.max
    var seed: UInt64 = 1
    var jobs = 2
    /// Megabytes of addresses that a worker may use.
    var memory = 4096
    /// Which cases are made; where these are of saves alone, only what holds of these is compared.
    var kind = DifferentialCase.Kind()
    /// The seed of the only case.
    var only: UInt64?
    /// A file with the only case.
    var file: String?
    /// A folder with cases that come before all others.
    var files: String?
    /// How many of the slowest cases are told of.
    var slowest = 0
    /// Whether failing cases are left as they are.
    var isRaw = false
  }

  /// What was seen so far.
  struct State: Sendable {
    var next: UInt64 = 0
    /// What is left of the folder's cases, and how many there were.
    var files: [String] = []
    var known = 0
    var cases = 0
    var shown = 0
    var refused = 0
    var made: [Comparison: Int] = [:]
    var used: [String: Int] = [:]
    var failed = 0
    /// By comparison, how many were shrunk.
    var shrunk: [Comparison: Int] = [:]
    var slow = SlowCases(most: 0)
  }

  /// Of one kind of failure so many are shrunk; the others are counted and named.
  private static let shrinksOfAKind = 6
  private static let tries = 3000
  private static let shrinkSeconds = 60

  init(_ options: Options) {
    self.options = options
    start = clock.now
    state.withLock { $0.slow = SlowCases(most: options.slowest) }
  }

  /// What was seen up to now.
  var seen: State { state.withLock { $0 } }

  /// Returns how many cases failed.
  func run() -> Int {
    if let folder = options.files {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      if names.isEmpty {
        say("'\(folder)' has no cases")
        return 1
      }
      state.withLock { state in
        state.files = names.sorted(by: >).map { "\(folder)/\($0)" }
        state.known = names.count
      }
    }
    if let file = options.file {
      attempt(file: file, in: laboratory())
    } else if let seed = options.only {
      attempt(seed: seed, in: laboratory())
    } else {
      DispatchQueue.concurrentPerform(iterations: options.jobs) { _ in work() }
    }
    return summary()
  }

  private func laboratory() -> Laboratory {
    Laboratory(memory: options.memory, only: options.kind.saves == nil ? nil : .reloads)
  }

  private func work() {
    let laboratory = laboratory()
    while let file = state.withLock({ $0.files.popLast() }) { attempt(file: file, in: laboratory) }
    while clock.now - start < .seconds(options.seconds) {
      let number = state.withLock { state in
        defer { state.next += 1 }
        return state.next
      }
      guard number < options.cases else { return }
      attempt(seed: options.seed &* 1_000_000 &+ number, in: laboratory)
    }
  }

  private func attempt(seed: UInt64, in laboratory: Laboratory) {
    attempt("seed \(seed)\(options.kind.words)", named: "seed \(seed)", in: laboratory)
  }

  private func attempt(file: String, in laboratory: Laboratory) {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8),
      let one = DifferentialCase(text: text)
    else {
      say("'\(file)' is no case")
      state.withLock { $0.failed += 1 }
      return
    }
    attempt("case \(one.text)", named: file, in: laboratory)
  }

  private func attempt(
    _ request: String, named name: String, in laboratory: Laboratory
  ) {
    let result = laboratory.attempt(request)
    let shrinks = state.withLock { state in
      state.cases += 1
      if let time = result.time { state.slow.add(name, time) }
      state.shown += result.shown
      state.refused += result.refused
      state.made.merge(result.made, uniquingKeysWith: +)
      state.used.merge(result.used, uniquingKeysWith: +)
      guard let difference = result.difference else { return false }
      state.failed += 1
      state.shrunk[difference.comparison, default: 0] += 1
      return !options.isRaw
        && state.shrunk[difference.comparison, default: 0] <= Self.shrinksOfAKind
    }
    guard let difference = result.difference else { return }
    guard let whole = DifferentialCase.asked(for: request)?.made else { return }
    let (small, words) =
      shrinks ? shrink(whole, difference, in: laboratory) : (nil, difference.words)
    report(name, difference.comparison, words, small)
  }

  /// The smallest case found that fails in the same way, and what differs in it.
  private func shrink(
    _ whole: DifferentialCase, _ difference: Difference, in laboratory: Laboratory
  ) -> (DifferentialCase, String) {
    var words = difference.words
    let kind = Self.kind(of: difference)
    let end = clock.now + .seconds(Self.shrinkSeconds)
    var shrinker = Shrinker(limit: Self.tries, versions: "scenes") { value in
      guard self.clock.now < end, let one = DifferentialCase(value), !one.scenes.isEmpty,
        let found = laboratory.attempt("case \(one.text)", lookingFor: difference).difference,
        Self.kind(of: found) == kind
      else { return false }
      words = found.words
      return true
    }
    let small = shrinker.shrink(whole.value)
    return (DifferentialCase(small) ?? whole, words)
  }

  /// What must stay alike while a case is shrunk: a trap must not become a want of time.
  private static func kind(of difference: Difference) -> String {
    difference.comparison == .end
      ? String(difference.words.prefix { $0 != "\n" }) : difference.comparison.rawValue
  }

  private func report(
    _ name: String, _ comparison: Comparison, _ words: String, _ small: DifferentialCase?
  ) {
    var text = "✘ \(name): \(comparison.rawValue): \(words)"
    if let small { text += "\n  \(small.text)" }
    say(text)
  }
}
