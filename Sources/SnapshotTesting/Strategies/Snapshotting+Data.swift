import Foundation

extension Snapshotting where Value == Data, Format == Data {
  /// The bytes themselves.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(toData: { $0 }, fromData: { $0 }) { kept, found in
        guard kept != found else { return nil }
        guard kept.count == found.count else { return ("Expected \(found) to match \(kept)", []) }
        return ("Expected data to match", [])
      })
  }
}
