import CoreGraphics
import Foundation
import ImageFiles
import PreviewHost
import QuartzCore
import Scenes
import Snapshots
import Stages
import UIKit

/// An app without a display, whose screens are pictures.
///
/// Its clock goes on by whole steps, as a script or the time of the picture has it, and each takes at least
/// as long of the system's time: what else the app waits for, such as timers, tasks that sleep, and other
/// programs, does not know of the clock. Of several scenes the one that came last is shown.
@MainActor
final class HeadlessApp: AppHost {
  private let options: AppOptions
  private let look: AppLook
  /// Nil until the first scene comes.
  private var shown: SceneStage?
  private var putOff: [@MainActor () -> Void] = []

  init(_ options: AppOptions) {
    self.options = options
    look = AppLook(options.overrides)
    look.dressScreen()
    LayerClock.ofApp = 0
  }

  /// Runs the script, takes the pictures, and ends the app.
  func run() throws -> AppExit {
    var script: EventScript?
    let host = HostOptions()
    if let path = options.script {
      script = ScriptFile.load(path, host)
      guard script != nil else { return .invalidScript }
    }
    UIApplication.shared.launch(in: self, opening: options.url)
    guard let shown else { throw HostError.cannotWrite("the app has no scene") }
    turn(at: 0)
    var code = AppExit.success
    if let script { code = try play(script, on: shown) }
    if let time = options.time, time > shown.stage.time {
      wait(until: time)
      shown.stage.goOn(to: time)
      turn(at: time)
    }
    if let out = options.out, !isFolder { try write(to: out) }
    UIApplication.shared.terminate()
    return code
  }

  private func play(_ script: EventScript, on shown: SceneStage) throws -> AppExit {
    let run = ScriptRun(
      stage: shown.stage, targets: AppTargets(shown: shown), turn: { self.turn(at: $0) },
      takeSnapshot: { try self.write(to: self.snapshotPath($0)) },
      willReach: { self.wait(until: $0) })
    do {
      try run.play(script)
      return .success
    } catch let failure as ScriptRun.Failure {
      StandardStream.error.say(failure.description)
      return .differs
    }
  }

  // MARK: Time

  /// A frame, with all that has been sent to the main queue before.
  private func turn(at time: TimeInterval) {
    drain()
    _ = shown?.turn(at: time)
  }

  /// Lets as much of the system's time go by as there is until a time of the app. What has been painted
  /// meanwhile does not count: it would be missing where something is waited for.
  private func wait(until time: TimeInterval) {
    drain()
    let end = ProcessInfo.processInfo.systemUptime + time - (shown?.stage.time ?? 0)
    while case let rest = end - ProcessInfo.processInfo.systemUptime, rest > 0 {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: rest))
    }
    drain()
  }

  /// Runs what waits on the main queue, and what that sends there.
  private func drain() {
    for _ in 0..<2 {
      let blocks = putOff
      putOff = []
      for block in blocks { block() }
      let mark = QueueMark()
      DispatchQueue.main.async { mark.isPassed = true }
      while !mark.isPassed {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      }
    }
  }

  /// A place in the main queue.
  private final class QueueMark {
    var isPassed = false
  }

  // MARK: Pictures

  /// With a script `--out` may name the place of its snapshots.
  private var isFolder: Bool {
    guard options.script != nil, let out = options.out else { return false }
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: out, isDirectory: &isDirectory)
    return out.hasSuffix("/") || (exists && isDirectory.boolValue)
  }

  private func snapshotPath(_ name: String) -> String {
    guard isFolder, let out = options.out else { return "\(name).png" }
    return (out.hasSuffix("/") ? out : out + "/") + "\(name).png"
  }

  private func write(to path: String) throws {
    guard let picture = shown?.stage.image else { return }
    let bytes =
      PictureForm(path: path) == .jpeg
      ? JPEGFile.encode(picture, quality: 0.92) : PNGFile.encode(picture)
    guard path != "-" else { return try StandardStream.output.write(bytes) }
    if let slash = path.lastIndex(of: "/"), isFolder {
      try FileManager.default.createDirectory(
        atPath: String(path[...slash]), withIntermediateDirectories: true)
    }
    try AtomicFile.write(bytes, to: path)
  }

  // MARK: The app's host

  var takesSeveralScenes: Bool { true }

  func appearance(of scene: UIWindowScene) -> UIWindowScene.Appearance { look.appearance }

  func open(_ scene: UIWindowScene) {
    if let shown {
      shown.scene.enter(.foregroundInactive)
      shown.scene = scene
    } else {
      shown = SceneStage(scene, threads: options.threads)
    }
    scene.enter(.foregroundActive)
  }

  func close(_ scene: UIWindowScene) {
    guard let shown, shown.scene === scene,
      let next = UIApplication.shared.connectedScenes.first as? UIWindowScene
    else { return }
    raise(next)
  }

  func raise(_ scene: UIWindowScene) {
    guard let shown, shown.scene !== scene else { return }
    shown.scene.enter(.foregroundInactive)
    shown.scene = scene
    scene.enter(.foregroundActive)
    scene.keyWindow?.makeKey()
  }

  func followTitle(of scene: UIScene) {}
  func followRestrictions(of scene: UIWindowScene) {}
  func later(_ block: @escaping @MainActor () -> Void) { putOff.append(block) }

  /// Nothing is opened: it is told of.
  func open(_ url: URL, _ done: @escaping @MainActor (Bool) -> Void) {
    StandardStream.error.say("opens \(url.absoluteString)")
    later { done(true) }
  }

  func canOpen(_ url: URL) -> Bool { url.scheme != nil }
}
