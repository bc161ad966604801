import CoreGraphics
import Foundation
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
      if name == "list" { throw DeviceList() }
      guard let device = Device.named(name) else {
        let near = closestMatch(to: name, among: Device.all.map(\.name))
        throw UsageError(
          "there is no device '\(name)'"
            + (near.map { "; did you mean '\($0)'?" } ?? "; '--device list' has all"))
      }
      overrides.device = device
    case "--size": overrides.size = try arguments.size(of: option)
    case "--scale": overrides.scale = try arguments.number(of: option, in: 0.25...16)
    case "--appearance":
      overrides.appearance = try arguments.choice(of: option, Canvas.Appearance.self)
    case "--orientation":
      overrides.orientation = try arguments.choice(of: option, Canvas.Orientation.self)
    case "--text-size":
      overrides.textSize = try arguments.choice(of: option, among: Canvas.textSizes)
    case "--direction":
      overrides.direction = try arguments.choice(of: option, Canvas.Direction.self)
    case "--assets":
      let folder = try arguments.value(of: option)
      guard folders.addAssets(folder) else { throw UsageError("there is no folder '\(folder)'") }
    case "--allow-outside": folders.allowsOutside = true
    case "--allow-code":
      // Those that this program starts find it, and what they leave goes with it.
      _ = CodeFolder.find()
      folders.code = CodeShelf(waits: true)
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

  /// What an operand of a command means that takes folders as well.
  enum Operand {
    /// A folder; its scenes and those further below are meant.
    case folder(String)
    case scene(String)
  }

  /// The same for commands that look below folders.
  func operand(_ operand: String) throws(SceneFileError) -> Operand {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder), isFolder.boolValue {
      return .folder(operand)
    }
    let paths = try paths(of: operand)
    guard paths.isDirectory, let slash = paths.all[0].lastIndex(of: "/") else {
      return .scene(paths.all[0])
    }
    return .folder(String(paths.all[0][..<slash]))
  }

  /// The scenes of an operand, those in folders below as well.
  func scenes(of operand: String) throws(SceneFileError) -> [String] {
    switch try self.operand(operand) {
    case .scene(let scene): return [scene]
    case .folder(let folder):
      let scenes = SceneFolder.scenes(below: folder, reading: DiskFiles())
      guard !scenes.isEmpty else { throw SceneFileError("there is no scene in '\(folder)'") }
      return scenes
    }
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

/// `--device list` was asked for: the names, and nothing else is done.
struct DeviceList: Error {
  var text: String {
    Device.all.map { device in
      let size = "\(Int(device.size.width)) × \(Int(device.size.height))"
      return "\(device.name)  \(size) at \(Int(device.scale))\n"
    }.joined()
  }
}
