import Foundation
import Snapshots

extension Snapshotting where Value == String, Format == String {
  /// The text itself, compared by lines.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Diffing where Value == String {
  /// Texts in UTF-8, compared by lines.
  public static var lines: Diffing {
    Diffing(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }) {
      guard let words = TextDifference(from: $0, to: $1).text else { return nil }
      let patch = XCTAttachment(
        data: Data(words.utf8), uniformTypeIdentifier: "public.patch-file")
      patch.name = "difference"
      return (words, [patch])
    }
  }
}

extension Snapshotting where Format == String {
  /// What `String(describing:)` makes of the value.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }
}
