import CoreGraphics
import RenderServer
import Scenes

extension FrameBenchmark.Result {
  /// In milliseconds, of whole frames.
  package var median: Double { times[times.count / 2] }
  /// In milliseconds, the fastest whole frame.
  package var minimum: Double { times[0] }

  /// A line for people.
  package func text(scene: String) -> String {
    func rounded(_ value: Double) -> String { String((value * 1000).rounded() / 1000) }
    let share = Double(report.pixelsTouched) / Double(max(1, size.width * size.height)) * 100
    let stageText = stages.map { "\($0.name) \(rounded($0.median))" }.joined(separator: ", ")
    return """
      \(scene) \(mode.rawValue), \(size.width) × \(size.height), \(threads) thread\
      \(threads == 1 ? "" : "s"): median \(rounded(median)) ms, min \(rounded(minimum)) ms
        \(stageText) ms
        \(report.commands) commands, \(report.tilesPainted) of \(report.tilesTotal) tiles, \
      \(report.pixelsTouched) pixels (\((share * 100).rounded() / 100) %), \
      \(recommitted) layers committed
      """
  }

  /// One object for programs.
  package func json(scene: String) -> String {
    let value: JSONValue = [
      "scene": JSONValue(scene), "mode": JSONValue(mode.rawValue), "threads": JSONValue(threads),
      "size": [JSONValue(size.width), JSONValue(size.height)], "frames": JSONValue(times.count),
      "medianMs": JSONValue(median), "minMs": JSONValue(minimum),
      "stages": JSONValue(
        .object(stages.map { JSONMember(key: $0.name, value: JSONValue($0.median)) })),
      "report": [
        "commands": JSONValue(report.commands), "groups": JSONValue(report.groups),
        "tiles": JSONValue(report.tilesPainted), "tilesTotal": JSONValue(report.tilesTotal),
        "pixels": JSONValue(report.pixelsTouched), "visited": JSONValue(report.visitedNodes),
        "recommitted": JSONValue(recommitted),
      ],
      "caches": JSONValue(
        .object(
          caches.map { cache in
            JSONMember(
              key: cache.name,
              value: ["bytes": JSONValue(cache.bytes), "limit": JSONValue(cache.limit)])
          })),
    ]
    return JSONWriter(layout: .compact).text(of: value)
  }
}
