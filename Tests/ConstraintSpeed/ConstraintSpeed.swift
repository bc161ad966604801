import ConstraintCases
import Constraints
import Foundation

/// Compares the solver with a plain one on many systems, and times it.
///
///   constraintspeed --random N [--seed N]    N systems and N histories of changes
///   constraintspeed [ROWS…]                  times, of 100, 1,000 and 10,000 rows
///   constraintspeed --print NAME ROWS        the constraints, for `kiwi.py` to time another solver
@main
enum ConstraintSpeed {
  static func main() {
    let arguments = CommandLine.arguments
    if let count = number("--random", arguments) {
      compare(count: count, from: UInt64(number("--seed", arguments) ?? 0))
    } else if let name = arguments.firstIndex(of: "--print"), arguments.count > name + 2 {
      printSystem(arguments[name + 1], Int(arguments[name + 2]) ?? 100)
    } else {
      let counts = arguments.dropFirst().compactMap { Int($0) }
      measure(counts.isEmpty ? [100, 1_000, 10_000] : counts)
    }
  }

  private static func number(_ name: String, _ arguments: [String]) -> Int? {
    arguments.firstIndex(of: name).flatMap { arguments.dropFirst($0 + 1).first }.flatMap { Int($0) }
  }

  private static func compare(count: Int, from first: UInt64) {
    var failures = 0
    for seed in first..<first + UInt64(count) {
      for (kind, difference) in [
        ("system", Comparison.difference(seed: seed)),
        ("edits", Comparison.differenceOfEdits(seed: seed)),
      ] {
        guard let difference else { continue }
        failures += 1
        if failures <= 20 { print("✘ \(kind) \(seed): \(difference)") }
      }
    }
    print("\(count) systems and as many histories of changes, \(failures) differ")
    if failures > 0 { exit(1) }
  }
}
