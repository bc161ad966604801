import Foundation
import Scenes

/// The line that the host prints for a reload.
struct ReloadReport {
  let scene: String
  /// The names of the files whose change caused it, but for the scene's own.
  let causes: [String]
  let changes: LiveScene.Changes
  /// In seconds, as all times here.
  let parse: TimeInterval
  let build: TimeInterval
  /// When the newest file was written, in seconds since 1970.
  let written: TimeInterval?
  var paint: TimeInterval = 0

  func line(now: TimeInterval) -> String {
    let others = causes.map { " +\($0)" }.joined()
    var line =
      "reloaded \(scene)\(others): \(changes.total) layers, \(changes.changed) changed, parse"
      + " \(Self.text(parse)) build \(Self.text(build)) paint \(Self.text(paint)) ms"
    // A file with an old date, such as one that was moved here, says nothing about the wait.
    if let written, now - written < 10, now >= written {
      line += ", save to frame \(Int(((now - written) * 1000).rounded())) ms"
    }
    return line
  }

  private static func text(_ seconds: TimeInterval) -> String {
    String((seconds * 10_000).rounded() / 10)
  }
}
