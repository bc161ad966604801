import DifferentialCases
import Foundation

// Looks for scenes that come out differently depending on how they are made, or not at all.
//
//   differential [--seconds 120] [--cases N] [--seed 1] [--jobs 2] [--memory 4096]
//       makes cases from the tables of the format until the time is over, tries each in a process
//       of its own, and prints what differs with the seed and the smallest case that still does
//   differential --case SEED
//       the case of one seed, as a failure names it
//   differential --file PATH
//       a case from a file, such as one that a failure printed; a scene is one as well
//   --saves N makes cases of so many saves, and compares what holds of these alone: a quick search for those that
//       do not come to what a load comes to
//   --related has most views placed by each other, in lists too, which they hardly are by chance
//   --small makes scenes of few nodes: many more keys of one thing meet in the same time
//   --mostly UILabel,CATextLayer has every other node be of one of these classes: a search for what is suspected of one
//   --saves, --related, --small and --mostly go with --case as well
//   --files FOLDER has the cases of a folder tried before all others
//   --slowest N tells at the end which N cases came nearest to the end of their time
//   --raw leaves failing cases as large as they are; --print prints the case of --case
//
// Every other case has controllers, tables and collections as well.
//
// A seed gives the same cases on every machine, and `--seed 2` others than `--seed 1`. What is
// compared is in `Comparison`; a worker that dies, takes more than 20 s of the processor for a case (more where
// it has many events) or more addresses than --memory megabytes is a failure like another. Ends with 1 where something
// failed.
@main
struct Differential {
  @MainActor
  static func main() {
    var options = Driver.Options()
    var isWorker = false
    var prints = false
    var words = CommandLine.arguments.dropFirst()
    func value() -> String { words.popFirst() ?? "" }
    while let word = words.popFirst() {
      switch word {
      case "--seconds": options.seconds = Int(value()) ?? options.seconds
      case "--cases": options.cases = UInt64(value()) ?? options.cases
      case "--seed": options.seed = UInt64(value()) ?? options.seed
      case "--jobs": options.jobs = max(1, Int(value()) ?? options.jobs)
      case "--memory": options.memory = max(256, Int(value()) ?? options.memory)
      case "--saves": options.kind.saves = Int(value())
      case "--related": options.kind.isRelated = true
      case "--small": options.kind.isSmall = true
      case "--mostly": options.kind.favoured = value().split(separator: ",").map { String($0) }
      case "--case": options.only = UInt64(value())
      case "--file": options.file = value()
      case "--files": options.files = value()
      case "--slowest": options.slowest = Int(value()) ?? options.slowest
      case "--raw": options.isRaw = true
      case "--print": prints = true
      case "--worker": isWorker = true
      default:
        print("differential does not know '\(word)'")
        exit(2)
      }
    }
    // A worker that dies must not take the driver along.
    signal(SIGPIPE, SIG_IGN)
    if isWorker { return Worker.run(memory: UInt64(options.memory)) }
    if prints, let seed = options.only { return printCase(seed, options.kind) }
    exit(Driver(options).run() == 0 ? 0 : 1)
  }
}

extension Differential {
  private static func printCase(_ seed: UInt64, _ kind: DifferentialCase.Kind) {
    print(DifferentialCase.made(seed: seed, as: kind).made.text)
  }
}
