import Glibc
import Scenes

/// The folders below which scenes may read files, as the command line has them.
///
/// A scene that somebody else wrote can name any path. What is not below its own folder or one of
/// these is not looked at: not opened, not asked for, not watched.
package struct ReadableFolders: Sendable {
  /// Folders of pictures and themes that several scenes share.
  package private(set) var assets: [String] = []
  /// Whether scenes may read whatever the user may.
  package var allowsOutside = false
  /// What makes classes of Swift code that scenes bring along; nil where that must not be run.
  package var code: (any SceneCodeSource)?

  package init() {}

  /// Adds a folder; false where there is none.
  package mutating func addAssets(_ folder: String) -> Bool {
    guard let place = FolderBoundary.realPath(folder),
      case .success(let identity) = FileIdentity.following(place.text),
      identity.kind == .directory
    else { return false }
    assets.append(folder)
    return true
  }

  /// What a scene may read; nil for everything.
  func boundary(of scene: String) -> FolderBoundary? {
    allowsOutside ? nil : FolderBoundary(of: scene, assets: assets)
  }
}

/// What one scene may read: itself, and what lies below some folders once all links are followed.
struct FolderBoundary {
  /// Why something else was not read. It says nothing of what is there.
  static let complaint =
    "it is outside of the scene's folder; '--assets DIR' or '--allow-outside' let a scene read it"

  private let scene: String
  private let folders: [ExactPath]

  init(of scene: String, assets: [String]) {
    self.scene = scene
    let slash = scene.utf8.lastIndex(of: UInt8(ascii: "/"))
    let own = slash.map { String(scene[...$0]) } ?? "."
    // A scene that was named by a link is at home on both sides of it.
    let beyond = Self.realPath(scene)?.parent
    folders =
      ([own] + assets).compactMap(Self.realPath)
      + (scene == ScenePaths.standardInput ? [] : [beyond].compactMap { $0 })
  }

  /// Whether the scene may read a path, which is absolute or begins at `base`.
  func allows(_ path: String, from base: String) -> Bool {
    if path == scene { return true }
    let walk = PathWalk(to: ExactPath.absolute(path, in: base))
    // Where nothing is, the walk ends at the first name that is missing.
    guard let last = walk.steps.last else { return false }
    let end = Array(last.directory.appending(last.name).text.utf8)
    return folders.contains { folder in
      folder.text == "/" || end.starts(with: Array((folder.text + "/").utf8))
    }
  }

  /// The path without links; nil where there is nothing.
  static func realPath(_ path: String) -> ExactPath? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return ExactPath(String(cString: real))
  }
}
