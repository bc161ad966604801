import Foundation
import ImageFiles
import Scenes

/// Times the way from a save to the frame that shows it, with real files, the real watcher and the
/// real loop; only the display is SDL's dummy.
@MainActor
package struct SaveBenchmark {
  private let path: String
  private let versions: [[UInt8]]
  private let options: HostOptions

  /// In nanoseconds.
  private static let longestWait: UInt64 = 5_000_000_000

  /// The scene, which has to be free of errors, is copied, with the background of its root changed
  /// in every second save.
  package init(path: String, options: HostOptions) throws(SceneFileError) {
    self.path = path
    self.options = options
    versions = try Self.versions(
      of: try SceneSource.of(path, options.folders).read(path), path: path)
  }

  /// Two versions of a scene whose roots differ in one colour.
  private static func versions(
    of bytes: [UInt8], path: String
  ) throws(SceneFileError) -> [[UInt8]] {
    var diagnostics = DiagnosticList()
    let source = diagnostics.files.add(path: path, bytes: bytes)
    guard let scene = JSONParser.parse(source, into: &diagnostics), let members = scene.members,
      let root = scene["root"]?.members
    else { throw SceneFileError("\(path) is no scene") }
    let includes = (scene["include"]?.elements ?? []).compactMap(\.string).map { name in
      JSONValue(Self.absolute(ScenePath.resolve(name, from: path)))
    }
    // Of another length, and before all else, so that all of the scene's text moves.
    return ["#FEF", "#FAFAFC"].map { color in
      let changed =
        [JSONMember(key: "backgroundColor", value: JSONValue(color))]
        + root.filter { $0.key != "backgroundColor" }
      let whole = members.map { member in
        switch member.key {
        case "root": JSONMember(key: "root", value: JSONValue(.object(changed)))
        case "include": JSONMember(key: "include", value: JSONValue(.array(includes)))
        default: member
        }
      }
      return Array(JSONWriter(layout: .pretty).text(of: JSONValue(.object(whole))).utf8)
    }
  }

  /// The copy lies elsewhere, so what it includes is named from the root.
  private static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }

  /// Saves so many times, each after the frame of the one before; throws if one takes over 5 s.
  package func run(saves: Int) throws -> WindowTimes {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    let place = try TemporaryPlace(besides: path)
    defer { place.remove() }
    try AtomicFile.write(versions[0], to: place.file)
    var options = self.options
    options.watching = .events
    // The copy is at home where the scene is.
    _ = options.folders.addAssets(Self.absolute(place.home))
    options.isQuiet = true
    let host = try Host(path: place.file, options: options)
    try host.turn()
    var times: [Double] = []
    var reports: [ReloadReport] = []
    for save in 1...saves where !host.isDone {
      let start = MonotonicClock.now()
      try AtomicFile.write(versions[save % 2], to: place.file)
      while host.statistics.reloads < save, !host.isDone {
        guard MonotonicClock.now() - start < Self.longestWait else {
          throw HostError.tooSlow("a save was not shown within 5 s")
        }
        try host.turn()
      }
      times.append(Double(MonotonicClock.now() - start) / 1e6)
      if let report = host.entrance.lastReport { reports.append(report) }
    }
    guard !host.isDone else { throw HostError.interrupted }
    func median(_ stage: (ReloadReport) -> Double) -> Double {
      let sorted = reports.map(stage).sorted()
      return sorted.isEmpty ? 0 : sorted[sorted.count / 2] * 1000
    }
    return WindowTimes(
      mode: "save", words: "saves", times: times.sorted(),
      stages: [
        ("parse", median(\.parse)), ("build", median(\.build)), ("paint", median(\.paint)),
      ], kept: (host.entrance.keptBytes, SceneMemory.limit))
  }
}

/// A directory for the copy of a scene, with links to all that lies beside the scene.
private struct TemporaryPlace {
  let file: String
  /// The scene's own folder.
  let home: String
  private let directory: String

  init(besides path: String) throws {
    let files = FileManager.default
    let name = UInt64.random(in: .min ... .max)
    directory = NSTemporaryDirectory() + "preview-bench-" + String(name, radix: 36)
    file = directory + "/scene.json"
    try files.createDirectory(
      atPath: directory, withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o700])
    home = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard path != ScenePaths.standardInput else { return }
    for neighbour in try files.contentsOfDirectory(atPath: home) where neighbour != "scene.json" {
      try files.createSymbolicLink(
        atPath: directory + "/" + neighbour, withDestinationPath: home + "/" + neighbour)
    }
  }

  func remove() {
    try? FileManager.default.removeItem(atPath: directory)
  }
}
