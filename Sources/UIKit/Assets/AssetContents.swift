import CoreGraphics
import Foundation

/// What the `Contents.json` of a set says. What is not as it should be counts as not said.
struct AssetContents: Sendable {
  let entries: [AssetEntry]
  let renderingMode: UIImage.RenderingMode
  /// The folder of the set.
  let set: String

  /// More bytes are nobody's list of pictures.
  private static let mostBytes = 4_000_000

  /// Nil where there is no such file, or it is no JSON object.
  init?(of set: String, _ kind: AssetCatalogs.Kind) {
    guard let root = Self.object(in: set) else { return nil }
    let key =
      switch kind {
      case .image: "images"
      case .color: "colors"
      case .data: "data"
      }
    let items = root[key] as? [Any] ?? []
    entries = items.compactMap { ($0 as? [String: Any]).map(AssetEntry.init) }
    let properties = root["properties"] as? [String: Any]
    renderingMode =
      switch properties?["template-rendering-intent"] as? String {
      case "template": .alwaysTemplate
      case "original": .alwaysOriginal
      default: .automatic
      }
    self.set = set
  }

  /// Whether what is in a group has the group's name before its own.
  static func providesNamespace(_ group: String) -> Bool {
    let properties = object(in: group)?["properties"] as? [String: Any]
    return properties?["provides-namespace"] as? Bool ?? false
  }

  private static func object(in folder: String) -> [String: Any]? {
    let path = folder + "/Contents.json"
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let size = attributes?[.size] as? Int, size <= mostBytes,
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
  }

  /// The entries that may be taken for a wish, the best first; those that are for something else only
  /// where nothing else is there.
  func ranked(for wish: AssetWish) -> [AssetEntry] {
    let mirrors = entries.contains { $0.direction == .rightToLeft }
    let fits = entries.enumerated().map {
      (entry: $0.element, fit: $0.element.fit(wish, knowsDirections: mirrors), place: $0.offset)
    }
    return fits.sorted {
      $0.fit == $1.fit ? $0.place < $1.place : $1.fit.lexicographicallyPrecedes($0.fit)
    }.map(\.entry)
  }

  /// The path of an entry's file; names lead nowhere else.
  func path(of entry: AssetEntry) -> String? {
    guard let file = entry.file, !file.isEmpty, !file.contains("/") else { return nil }
    return "\(set)/\(file)"
  }
}
