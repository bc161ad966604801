import Scenes

/// The lines of a run, for people and for programs, beside those of another run where there is one.
package struct InteractionTable: Sendable {
  /// Medians of a run that was kept, by what names a line.
  private var base: [String: Double] = [:]

  /// With no run beside it.
  package init() {}

  /// Beside a run whose objects a file holds.
  package init(base text: [UInt8], path: String) throws(InteractionError) {
    var diagnostics = DiagnosticList()
    let file = diagnostics.files.add(path: path, bytes: text)
    guard let lines = JSONParser.parse(file, into: &diagnostics)?["lines"]?.elements else {
      throw InteractionError(description: "\(path) holds no times of interactions")
    }
    for line in lines {
      guard let name = line["name"]?.string, let scale = line["scale"]?.number,
        let threads = line["threads"]?.number, let median = line["p50Ms"]?.number
      else { continue }
      base[Self.key(name, Int(scale), Int(threads))] = median
    }
  }

  private static func key(_ name: String, _ scale: Int, _ threads: Int) -> String {
    "\(name) \(scale) \(threads)"
  }

  package var heading: String {
    row(
      "interaction",
      ["p50", "p95", "worst"] + InteractionTimes.stageNames
        + (base.isEmpty ? [] : ["of base"]))
  }

  package func text(of times: InteractionTimes) -> String {
    let numbers =
      [times.share(0.5), times.share(0.95), times.share(1)]
      + times.stageMedians.map(\.median)
    var cells = numbers.map(rounded)
    if let before = base[Self.key(times.name, times.scale, times.threads)], before > 0 {
      cells.append(rounded(times.share(0.5) / before))
    }
    let size = times.scale == 1 ? "1080p" : "4K"
    return row("\(times.name) \(size) ×\(times.threads)", cells)
  }

  /// One object for programs, which `--compare` reads.
  package static func json(_ lines: [InteractionTimes]) -> String {
    JSONWriter(layout: .pretty).text(of: ["lines": JSONValue(.array(lines.map(\.json)))])
  }

  private func row(_ name: String, _ cells: [String]) -> String {
    func padded(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(1, width - text.count))
    }
    return name + padded(name, 24)
      + cells.map { padded($0, 9) + $0 }.joined()
  }

  private func rounded(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
