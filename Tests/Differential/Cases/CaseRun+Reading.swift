import SceneCases
import Scenes

// What is read comes to the same, however it is.

extension CaseRun {
  /// What is read with what is kept of the scene before, and in other ways, is what is read by itself.
  static func compareReading(
    of text: String, with load: SceneLoad, _ name: String
  ) -> Difference? {
    let read = SceneLoad.load(CaseFiles.path, from: CaseFiles(text: text)).words
    let remembered = load.words
    if remembered != read {
      let first = firstDifference(remembered, read)
      return Difference(
        .memory, "\(name) with what is kept of the one before\n\(first)", in: .reading)
    }
    for ahead in [JSONParser.Limits.Ahead.never, .atOnce] {
      var limits = ExpansionLimits()
      limits.text.ahead = ahead
      limits.text.leavesUnread = ahead == .atOnce
      let other = SceneLoad.load(CaseFiles.path, from: CaseFiles(text: text), limits: limits).words
      guard other != read else { continue }
      let first = firstDifference(other, read)
      return Difference(.plain, "\(name) read ahead: \(ahead)\n\(first)", in: .reading)
    }
    return nil
  }
}
