import Pixels
import RenderServer
import Scenes
import StageSupport
import Stages
import Testing

/// Compares a scene that came after another with the same scene by itself.
@MainActor
enum ReloadComparison {
  /// Says what is different: views, layers, pixels, or that the same again is painted again; nil
  /// where nothing is.
  static func difference(_ first: String, _ second: String) throws -> String? {
    let edited = try Stage(showing: first)
    try edited.show(second)
    edited.turn(at: 0)
    if let difference = difference(edited, try Stage(showing: second)) { return difference }
    try edited.show(second)
    if edited.turn(at: 0).tilesPainted > 0 { return "painted again" }
    return nil
  }

  /// Says in what a stage differs from one that has shown nothing else: views, layers or pixels.
  static func difference(_ edited: Stage, _ fresh: Stage) -> String? {
    let (views, layers) = (edited.live.dumpViews(), edited.live.dumpLayers())
    if views != fresh.live.dumpViews() { return lines(views, fresh.live.dumpViews()) }
    if layers != fresh.live.dumpLayers() { return lines(layers, fresh.live.dumpLayers()) }
    if edited.renderer.pixmap != fresh.renderer.pixmap { return "other pixels" }
    #expect(fresh.renderer.pixmap?.width ?? 0 > 0)
    return nil
  }

  private static func lines(_ reloaded: String, _ loaded: String) -> String {
    let (left, right) = (reloaded.split(separator: "\n"), loaded.split(separator: "\n"))
    guard left.count == right.count else {
      let changes = right.difference(from: left).prefix(6).map { change in
        switch change {
        case .insert(_, let line, _): "load   \(line)"
        case .remove(_, let line, _): "reload \(line)"
        }
      }
      return (["\(left.count) lines, not \(right.count)"] + changes).joined(separator: "\n")
    }
    return zip(left, right).filter { $0 != $1 }.prefix(4).map { "reload \($0)\nload   \($1)" }
      .joined(separator: "\n")
  }
}
