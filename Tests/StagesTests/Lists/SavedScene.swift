import CoreGraphics
import Pixels
import RenderServer
import Scenes
import StageSupport
import Stages
import Testing
import UIKit

/// A scene of several files on a stage, which are saved again and again as in an editor: where they
/// cannot be shown, what stands stays.
@MainActor
final class SavedScene {
  let stage = Stage(threads: 1)
  private(set) var files: [String: String]
  /// What was said of the last save, each as `file code pointer`.
  private(set) var mistakes: [String] = []

  init(_ files: [String: String]) {
    self.files = files
    save([:])
  }

  /// Writes files, takes away those that are nil, and loads.
  @discardableResult
  func save(_ changes: [String: String?]) -> [String] {
    for (path, text) in changes { files[path] = text }
    let load = load()
    mistakes = load.diagnostics.sorted.map { mistake in
      let words = [mistake.place?.file.path, "\(mistake.code)", mistake.pointer?.description]
      return words.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    }
    if let scene = load.scene { stage.show(scene) }
    stage.rest()
    return mistakes
  }

  private func load() -> SceneLoad { SceneLoad.load("s.json", from: FilesInMemory(files)) }

  /// What is otherwise than after a load of these files alone; nil where nothing is.
  func differenceFromFresh() -> String? {
    guard let fresh = fresh() else { return "nothing to show" }
    return ReloadComparison.difference(stage, fresh)
  }

  /// The same, where something has been done to the fresh one as well.
  func differenceFromFresh(after prepare: (Stage) throws -> Void) throws -> String? {
    let fresh = try #require(self.fresh())
    try prepare(fresh)
    return ReloadComparison.difference(stage, fresh)
  }

  /// Whether it looks otherwise than after a load of these files alone. What hands have done may have
  /// left other views behind it.
  var looksOtherwise: Bool {
    guard let fresh = fresh(), let picture = fresh.renderer.pixmap else { return true }
    return stage.renderer.pixmap != picture
  }

  private func fresh() -> Stage? {
    guard let scene = load().scene else { return nil }
    let fresh = Stage(threads: 1)
    fresh.show(scene)
    fresh.rest()
    return fresh
  }

  /// What stands, as text.
  var picture: String { stage.live.dumpLayers() }
}

extension Stage {
  /// Lets half a second pass in a few frames.
  func rest() { for _ in 0..<4 { turn(at: time + 0.125) } }

  /// The words of the rows of a table, as far as they are seen.
  func words(of list: String = "list") throws -> [String] {
    let table: UITableView = try view(list)
    return table.visibleCells.map {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? ""
    }
  }

  /// The words of all labels that are seen in a list, from above.
  func wordsSeen(in list: UIView) -> [String] {
    var found: [(CGFloat, String)] = []
    var pending = list.subviews.filter { !$0.isHidden }
    while let view = pending.popLast() {
      pending += view.subviews.filter { !$0.isHidden }
      guard let label = view as? UILabel, let text = label.text else { continue }
      found.append((label.convert(label.bounds, to: nil).minY, text))
    }
    return found.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
