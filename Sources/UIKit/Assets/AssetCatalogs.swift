import Foundation
import Synchronization

/// Finds in folders of resources what their asset catalogues have by a name.
///
/// A catalogue is a folder `*.xcassets`, as its author has it: the package manager copies it so. What a folder
/// has is kept until something in it comes or goes.
final class AssetCatalogs: Sendable {
  static let shared = AssetCatalogs()

  enum Kind: String, CaseIterable {
    case image = "imageset"
    case color = "colorset"
    case data = "dataset"
  }

  private let indices = Mutex<[String: Index]>([:])

  /// The folder of a set, such as `…/Media.xcassets/Icons/star.imageset`; nil for a name that no catalogue in
  /// the folder has.
  func set(named name: String, _ kind: Kind, in folder: String) -> String? {
    guard !name.isEmpty else { return nil }
    let kept = indices.withLock { $0[folder] }
    if let kept, kept.isCurrent { return kept.sets[Index.Name(name, kind)] }
    let index = Index(of: folder)
    indices.withLock { $0[folder] = index }
    return index.sets[Index.Name(name, kind)]
  }

  /// The sets of all catalogues in a folder.
  private struct Index {
    struct Name: Hashable {
      let name: String
      let kind: Kind

      init(_ name: String, _ kind: Kind) {
        (self.name, self.kind) = (name, kind)
      }
    }

    private(set) var sets: [Name: String] = [:]
    /// The folders that were looked into, with their dates.
    private var dates: [String: Date?] = [:]

    /// Folders in folders that are no names of anybody's: links go round in circles.
    private static let deepest = 16

    init(of folder: String) {
      for name in names(in: folder) where name.hasSuffix(".xcassets") {
        read("\(folder)/\(name)", prefix: "", depth: 0)
      }
    }

    var isCurrent: Bool { dates.allSatisfy { Self.date(of: $0.key) == $0.value } }

    private mutating func read(_ group: String, prefix: String, depth: Int) {
      guard depth < Self.deepest else { return }
      for name in names(in: group) {
        let path = "\(group)/\(name)"
        guard let dot = name.lastIndex(of: ".") else {
          let isSpace = AssetContents.providesNamespace(path)
          read(path, prefix: isSpace ? "\(prefix)\(name)/" : prefix, depth: depth + 1)
          continue
        }
        guard let kind = Kind(rawValue: String(name[name.index(after: dot)...])) else { continue }
        let key = Name(prefix + name[..<dot], kind)
        // Of several the first one, whatever order the disk has them in.
        if sets[key] == nil { sets[key] = path }
      }
    }

    private mutating func names(in folder: String) -> [String] {
      dates[folder] = Self.date(of: folder)
      return (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
    }

    private static func date(of path: String) -> Date? {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return attributes?[.modificationDate] as? Date
    }
  }
}

extension Bundle {
  /// The folders that a bundle's resources are looked for in; for none, those of scenes and the main one.
  static func resourceFolders(of bundle: Bundle?) -> [String] {
    let own = [(bundle ?? .main).resourcePath].compactMap { $0 }
    return bundle == nil ? UIImage.searchDirectories + own : own
  }
}
