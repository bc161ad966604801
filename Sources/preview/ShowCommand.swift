import CoreGraphics
import Foundation
import ImageFiles
import LiveCode
import PreviewHost
import Scenes
import Snapshots
import Stages
import WindowLink

/// `preview SCENE`: the window; with `--headless`, the same loop without a display.
struct ShowCommand {
  private var options = SceneOptions()
  private var host = HostOptions()
  private var headless = HeadlessOptions()
  private var isHeadless = false
  /// Whether a trap in the scene may end the window: for debuggers and profilers.
  private var isOneProcess = false
  /// Whether editors find the window.
  private var isLinked = true
  private var path = ""
  /// What was said on the command line.
  private var operands: [String] = []
  /// Swift code that is shown, in place of a scene.
  private var code: CodeOrigin?
  private var target: String?
  private var preview: String?
  private var listsPreviews = false

  init(_ words: [String]) throws {
    var arguments = Arguments(words)
    while let option = try arguments.nextOption() {
      let isKnown = try take(option, from: &arguments)
      guard isKnown else { throw UsageError(unknown: option) }
    }
    operands = arguments.operands
    code = Self.code(of: operands, target: target)
    guard operands.count == 1 || code != nil else {
      throw UsageError(operands.isEmpty ? Self.whichScene : Self.oneScene(of: operands))
    }
    guard code != nil || preview == nil && !listsPreviews else {
      throw UsageError("--preview and --list are for Swift code")
    }
    if target != nil {
      guard case .package = code else { throw UsageError("--target is for packages") }
    }
    path = operands[0]
    host.overrides = options.overrides
    host.strictness = options.strictness
    host.folders = options.folders
    host.diagnosticFormat = options.format
    host.threads = options.threads
    guard isHeadless || !headless.isUsed else {
      throw UsageError("--out, --frames, --explode and --time belong to --headless")
    }
    if headless.script == ScenePaths.standardInput, path == ScenePaths.standardInput {
      throw UsageError("--play - and the scene cannot both be standard input")
    }
    try checkOut()
  }

  /// The Swift code that operands name: files, or the folder of a package.
  private static func code(of operands: [String], target: String?) -> CodeOrigin? {
    guard let first = operands.first else { return nil }
    if operands.allSatisfy({ $0.hasSuffix(".swift") }) { return .files(operands) }
    guard operands.count == 1, CodeOrigin.isPackage(first) else { return nil }
    return .package(folder: first, target: target)
  }

  /// A command is one where it comes first.
  private static func oneScene(of operands: [String]) -> String {
    guard let command = operands.first(where: { Preview.commands.contains($0) }) else {
      return "one scene or directory at a time"
    }
    return "the command comes first, and options behind it: preview \(command) …"
  }

  /// With those that were on show lately.
  private static var whichScene: String {
    let recent = RecentScenes()?.all.prefix(5) ?? []
    return "which scene?"
      + (recent.isEmpty ? "" : " lately:\n  " + recent.joined(separator: "\n  "))
  }

  /// Files are only left where somebody said so, and are what their names say.
  private func checkOut() throws {
    guard headless.frames == nil else {
      guard let out = headless.out else {
        throw UsageError("--frames needs --out: frame.png for numbered files, or frames.apng")
      }
      guard FrameWriter.Form(path: out) != nil else {
        throw UsageError(
          "with --frames, --out takes a name for numbered files such as frame.png, or for one"
            + " animation such as frames.apng")
      }
      return
    }
    guard let out = headless.out, out != "-", headless.script == nil else { return }
    // What is a directory is told where it is written to.
    guard PictureForm(path: out) != nil || FileManager.default.fileExists(atPath: out) else {
      throw UsageError("--out takes a name that ends with .png or .jpg, not '\(out)'")
    }
  }

  private mutating func take(
    _ option: String, from arguments: inout Arguments
  ) throws -> Bool {
    if try options.take(option, from: &arguments) { return true }
    if try takeHeadless(option, from: &arguments) { return true }
    return try takeWindow(option, from: &arguments)
  }

  private mutating func takeWindow(
    _ option: String, from arguments: inout Arguments
  ) throws -> Bool {
    switch option {
    case "--zoom":
      let text = try arguments.value(of: option)
      if text == "fit" {
        host.fitsWindow = true
      } else {
        guard let zoom = Double(text), (0.05...32).contains(zoom) else {
          throw UsageError("--zoom takes 'fit' or a number from 0.05 to 32, not '\(text)'")
        }
        host.zoom = zoom
      }
    case "--target": target = try arguments.value(of: option)
    case "--preview": preview = try arguments.value(of: option)
    case "--list": listsPreviews = true
    case "--fullscreen": host.isFullScreen = true
    case "--no-watch": host.watching = .none
    case "--poll":
      let text = arguments.optionalValue() ?? "1000"
      guard let milliseconds = Double(text), (10...60_000).contains(milliseconds) else {
        throw UsageError("--poll takes milliseconds from 10 to 60000, not '\(text)'")
      }
      host.watching = .polling(milliseconds / 1000)
    case "--variants": host.variants = try VariantsOption(arguments.value(of: option)).choice
    case "--paused": host.isPaused = true
    case "--speed": host.speed = try arguments.number(of: option, in: 0.01...100)
    case "--watch-log": host.logsWatching = true
    case "--one-process": isOneProcess = true
    case "--no-link": isLinked = false
    case "--exit-after": host.exitAfter = try arguments.seconds(of: option)
    default: return false
    }
    return true
  }

  private mutating func takeHeadless(
    _ option: String, from arguments: inout Arguments
  ) throws -> Bool {
    switch option {
    case "--headless": isHeadless = true
    case "--out": headless.out = try arguments.value(of: option)
    case "--time": headless.time = try arguments.seconds(of: option)
    case "--play": headless.script = try arguments.value(of: option)
    case "--explode": headless.explosion = try explosion(arguments.value(of: option))
    case "--frames":
      let text = try arguments.value(of: option)
      guard let frames = FrameSequence(text) else {
        throw UsageError("--frames takes times and a rate such as 0..2/10, not '\(text)'")
      }
      headless.frames = frames
    default: return false
    }
    return true
  }

  private func explosion(_ text: String) throws -> Explosion {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0.filter { $0 != " " })
    }
    guard numbers.count == 3, let yaw = numbers[0], let pitch = numbers[1], let gap = numbers[2],
      [yaw, pitch].allSatisfy({ abs($0) <= 89 }), (0...1000).contains(gap)
    else {
      throw UsageError(
        "--explode takes yaw and pitch from -89 to 89 and spacing from 0 to 1000 such as -32,12,28,"
          + " not '\(text)'")
    }
    return Explosion(yaw: yaw, pitch: pitch, spacing: gap)
  }

  /// A window, or a picture, of what Swift code shows.
  @MainActor
  private func run(_ code: CodeOrigin) throws -> ExitCode {
    if case .files(let files) = code {
      for file in files where !FileManager.default.fileExists(atPath: file) {
        throw SceneFileError("\(file): no such file")
      }
    }
    var command = self
    guard let folder = Self.codeFolder else {
      throw SceneFileError("no folder for what is compiled can be made")
    }
    let studio = try CodeStudio(code, in: folder.path)
    command.code = nil
    command.host.code = studio
    command.host.preview = preview
    guard isHeadless || listsPreviews || !DesktopDisplay.isNamed else { return try command.run() }
    // Nobody waits for what comes next: it is built first.
    guard let code = try CodeRun(studio, format: host.diagnosticFormat).run() else {
      return .invalidScene
    }
    if listsPreviews {
      StandardStream.output.say(code.names.joined(separator: "\n"))
      return .success
    }
    command.path = try code.path(named: preview)
    return try command.run()
  }

  /// That of the process of the window, which the processes of scenes share.
  @MainActor private static var codeFolder: CodeFolder? {
    SceneHome.isOfOwnProcess ? CodeFolder.find() : CodeFolder.make()
  }

  @MainActor
  func run() throws -> ExitCode {
    if let code { return try run(code) }
    if isHeadless { return try leavesSomething ? runHeadless(headless, path: path) : draw() }
    if !DesktopDisplay.isNamed { return try runWithoutDisplay() }
    if let home = try SceneHome.ofOwnProcess() { return try runLoop(in: home) }
    if isOneProcess { return try runLoop(in: .together) }
    let code = try WindowKeeper().run()
    return ExitCode(rawValue: code) ?? .environment
  }

  /// Whether a run without a window was told what to leave behind: a script has its expectations.
  private var leavesSomething: Bool {
    headless.out != nil || headless.frames != nil || headless.script != nil
  }

  /// Nobody has said where the picture is to go.
  @MainActor
  private func draw() throws -> ExitCode {
    var options = headless
    let scene = try SceneWalk(path).path
    let picture = FreePath.onDisk(PicturePath.of(scene))
    options.out = picture
    let code = try runHeadless(options, path: scene)
    if code == .success { StandardStream.error.say("preview: drew the scene to \(picture)") }
    return code
  }

  @MainActor
  private func runLoop(in home: SceneHome) throws -> ExitCode {
    var options = self.host
    // A window does not wait for the code of its scenes.
    if options.folders.code != nil { options.folders.code = CodeShelf(waits: false) }
    if isLinked {
      options.linkFolder = LinkPlace.folder(in: ProcessInfo.processInfo.environment)
    }
    if let script = headless.script {
      options.script = ScriptFile.load(script, options)
      guard options.script != nil else { return .invalidScene }
    }
    let host = try Host(path: path, options: options, home: home)
    try host.run()
    return .success
  }

  /// There is no display: one picture in a file, and how to get a window.
  @MainActor
  private func runWithoutDisplay() throws -> ExitCode {
    let walk = try SceneWalk(path)
    if let note = walk.note { StandardStream.error.say(note) }
    let scene = walk.path
    let picture = FreePath.onDisk(PicturePath.of(scene))
    var options = HeadlessOptions()
    options.out = picture
    options.script = headless.script
    let code = try runHeadless(options, path: scene)
    if code == .success {
      StandardStream.error.say(
        "preview: there is no display, so the scene was drawn to \(picture).\n"
          + "For a window, run this on a desktop, or under Xvfb: xvfb-run preview "
          + operands.joined(separator: " "))
    }
    return code
  }

  @MainActor
  private func runHeadless(_ headless: HeadlessOptions, path: String) throws -> ExitCode {
    let run = HeadlessHost(path: path, host: host, options: headless)
    switch try run.run() {
    case .done: return .success
    case .invalidScene: return .invalidScene
    case .failed: return .differs
    }
  }
}
