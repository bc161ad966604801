import CoreGraphics
import Foundation
import Scenes
import Stages

/// Small pictures of scenes, each made when it is first wanted and again when its file has changed.
@MainActor
final class SceneThumbnails {
  private var kept: [String: Kept] = [:]
  private let options: HostOptions

  private struct Kept {
    /// Nil where the scene cannot be shown.
    let image: CGImage?
    let stamp: Date?
  }

  /// The longest side, in pixels.
  static let side: CGFloat = 240
  /// More than so many are seen by nobody, and begun anew.
  private static let most = 200
  /// A scene larger than this takes too long for a small picture of it.
  private static let largestFile = 4_000_000

  init(_ options: HostOptions) { self.options = options }

  /// The picture that there is; the outer nil where none was made yet.
  subscript(path: String) -> CGImage?? {
    guard let kept = kept[path], kept.stamp == Self.stamp(of: path) else { return nil }
    return .some(kept.image)
  }

  func make(_ path: String) {
    if kept.count >= Self.most { kept = [:] }
    let stamp = Self.stamp(of: path)
    kept[path] = Kept(image: picture(of: path), stamp: stamp)
  }

  private func picture(of path: String) -> CGImage? {
    if !CodeScenes.isName(path) {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      guard let size = attributes?[.size] as? Int, size <= Self.largestFile else { return nil }
    }
    let load = SceneLoad.load(
      path, from: SceneSource.of(path, options.folders), overrides: options.overrides)
    guard let scene = load.scene else { return nil }
    let stage = Stage(threads: 1)
    stage.show(scene)
    let canvas = scene.canvas.size
    stage.scale = min(2, max(0.02, Self.side / max(canvas.width, canvas.height)))
    stage.turn(at: 0)
    return stage.image
  }

  private static func stamp(of path: String) -> Date? {
    if CodeScenes.isName(path) { return CodeScenes.loaded }
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date
  }
}
