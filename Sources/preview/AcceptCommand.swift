import Foundation
import PreviewHost
import Snapshots

/// `preview accept`: what the last run found is kept from now on.
struct AcceptCommand {
  private var report = ReportFolder.standard
  private var prunes = false
  private let names: [String]

  init(_ words: [String]) throws {
    var arguments = Arguments(words)
    while let option = try arguments.nextOption() {
      switch option {
      case "--report": report = try arguments.value(of: option)
      case "--prune": prunes = true
      default: throw UsageError(unknown: option, of: "accept")
      }
    }
    names = arguments.operands
  }

  func run() throws -> ExitCode {
    guard !TestCommand.isCI else {
      throw UsageError("nothing is recorded where CI is true; accept on your own machine")
    }
    var acceptance = Acceptance(ReportFolder(report))
    guard try acceptance.load() else {
      throw UsageError("there is no report in '\(report)'; run 'preview test' first")
    }
    if let unknown = acceptance.select(names) { throw UsageError(unknown) }
    // What only prunes takes nothing over.
    let accepted = prunes && names.isEmpty ? [] : try acceptance.accept()
    for name in accepted { try say("accepted \(name)") }
    if prunes {
      let removed = try acceptance.prune()
      for path in removed { try say("removed \(path)") }
      if removed.isEmpty { try say("there is nothing to remove") }
    } else if accepted.isEmpty {
      try say("there is nothing to accept")
    }
    return .success
  }

  private func say(_ line: String) throws {
    try StandardStream.output.write(line + "\n")
  }
}
