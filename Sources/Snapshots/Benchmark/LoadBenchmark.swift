import RenderServer
import Scenes
import Stages

/// Times the way from a file to its first frame: reading, making views and layers, committing and
/// painting, each time from the beginning.
@MainActor
package struct LoadBenchmark {
  /// Of all loads; times in milliseconds.
  package struct Result: Sendable {
    /// Views and layers of the file.
    package var nodes: Int
    /// From the file to the committed tree, the fastest first.
    package var times: [Double]
    /// The same of the first load, in which nothing is known of fonts and texts.
    package var first: Double
    /// By stage, in the order of a load; the picture is not in ``times``.
    package var stages: [(name: String, median: Double)]
  }

  private let threads: Int
  private let load: () -> ExpandedScene?

  /// `load` reads the scene, and nothing of it is kept from one call to the next.
  package init(threads: Int, load: @escaping () -> ExpandedScene?) {
    self.threads = threads
    self.load = load
  }

  /// Loads a scene so many times; nil where it cannot be shown.
  package func run(loads: Int) -> Result? {
    var laps: [[Double]] = []
    var nodes = 0
    for _ in 0..<max(1, loads) {
      guard let (count, stages) = once() else { return nil }
      nodes = count
      laps.append(stages)
    }
    let whole = laps.map { $0.dropLast().reduce(0, +) }
    func median(_ stage: Int) -> Double { laps.map { $0[stage] }.sorted()[laps.count / 2] }
    let names = ["read", "show", "commit", "paint"]
    return Result(
      nodes: nodes, times: whole.sorted(), first: whole[0],
      stages: names.enumerated().map { ($1, median($0)) })
  }

  private func once() -> (nodes: Int, stages: [Double])? {
    var watch = Stopwatch()
    guard let scene = load() else { return nil }
    let read = watch.lap()
    let stage = Stage(threads: threads)
    let changes = stage.show(scene)
    let shown = watch.lap()
    let frame = stage.frame()
    let committed = watch.lap()
    _ = stage.renderer.render(frame)
    let painted = watch.lap()
    return (changes.total, [read, shown, committed, painted].map { Double($0) / 1e6 })
  }
}

extension LoadBenchmark.Result {
  /// In milliseconds, of whole loads.
  package var median: Double { times[times.count / 2] }

  /// Lines for people.
  package func text(scene: String) -> String {
    func rounded(_ value: Double) -> String { String((value * 1000).rounded() / 1000) }
    return """
      \(scene) load, \(nodes) nodes: median \(rounded(median)) ms, first \(rounded(first)) ms
        \(stages.map { "\($0.name) \(rounded($0.median))" }.joined(separator: ", ")) ms
      """
  }

  /// One object for programs.
  package func json(scene: String) -> String {
    let value: JSONValue = [
      "scene": JSONValue(scene), "mode": "load", "nodes": JSONValue(nodes),
      "loads": JSONValue(times.count), "medianMs": JSONValue(median),
      "minMs": JSONValue(times[0]), "firstMs": JSONValue(first),
      "stages": JSONValue(
        .object(stages.map { JSONMember(key: $0.name, value: JSONValue($0.median)) })),
    ]
    return JSONWriter(layout: .compact).text(of: value)
  }
}
