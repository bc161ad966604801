import CoreGraphics
import PreviewHost
import Scenes

/// The options that every command which loads a scene has.
struct SceneOptions {
  var overrides = CanvasOverrides()
  var strictness = DiagnosticList.Strictness.lenient
  var format = DiagnosticFormat.text
  var threads = ProcessorCount.online
  var folders = ReadableFolders()

  /// Takes the option if it is one of these.
  mutating func take(_ option: String, from arguments: inout Arguments) throws -> Bool {
    switch option {
    case "--device":
      let name = try arguments.value(of: option)
      guard let device = Device.named(name) else {
        let near = closestMatch(to: name, among: Device.all.map(\.name))
        throw UsageError(
          "there is no device '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
      }
      overrides.device = device
    case "--size": overrides.size = try arguments.size(of: option)
    case "--scale": overrides.scale = try arguments.number(of: option, in: 0.25...16)
    case "--appearance":
      overrides.appearance = try arguments.choice(of: option, Canvas.Appearance.self)
    case "--assets":
      let folder = try arguments.value(of: option)
      guard folders.addAssets(folder) else { throw UsageError("there is no folder '\(folder)'") }
    case "--allow-outside": folders.allowsOutside = true
    case "--strict": strictness = .strict
    case "--diagnostics": format = try arguments.choice(of: option, DiagnosticFormat.self)
    case "--threads": threads = try arguments.integer(of: option, in: 1...64)
    default: return false
    }
    return true
  }

  /// The scenes of an operand; says so where they are others than it names.
  func paths(of operand: String) throws(SceneFileError) -> ScenePaths {
    let paths = try ScenePaths(operand)
    if let note = paths.note { StandardStream.error.say(note) }
    return paths
  }

  func read(_ path: String, advice: SceneLoad.Advice = .none) -> SceneLoad {
    SceneLoad.load(
      path, from: SceneSource.of(path, folders), overrides: overrides, strictness: strictness,
      advice: advice)
  }

  /// Loads the scene of an operand and tells its mistakes.
  func load(_ operand: String) throws(SceneFileError) -> SceneLoad {
    let load = read(try paths(of: operand).file)
    Diagnosis.say(load.diagnostics, format: format)
    return load
  }
}
