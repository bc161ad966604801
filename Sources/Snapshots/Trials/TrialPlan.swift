import Foundation
import Scenes

/// What a run looks at: the scenes, and the pictures that are kept of each.
package struct TrialPlan {
  /// One scene.
  package struct Entry: Codable, Sendable {
    /// The path, as people are told it.
    package var scene: String
    /// The names of its pictures; nil where the scene, or a script of it, cannot be read.
    package var pictures: [String]?

    /// Without its pictures' own names.
    package var name: String { TrialName.of(scene: scene) }

    package init(scene: String, pictures: [String]? = nil) {
      (self.scene, self.pictures) = (scene, pictures)
    }
  }

  package private(set) var entries: [Entry] = []
  /// Kept files of no scene, below the folders that were asked for.
  package private(set) var unreferenced: [String] = []
  private var known: Set<String> = []
  private var folders: [String: KeptFolder] = [:]
  /// Those of which it is known what is unreferenced.
  private var looked: Set<String> = []
  private let files: (String) -> any SceneFiles

  /// `files` gives what a scene may read.
  package init(reading files: @escaping (String) -> any SceneFiles) {
    self.files = files
  }

  /// Adds a scene, unless it is there.
  package mutating func add(scene: String) {
    let path = ScenePath.normalized(scene)
    guard known.insert(path).inserted else { return }
    let kept = KeptFiles(of: path)
    var folder = folders[kept.folder] ?? KeptFolder(path: kept.folder)
    defer { folders[kept.folder] = folder }
    guard let names = pictures(of: path) else {
      folder.unknown.append(kept.stem)
      entries.append(Entry(scene: path))
      return
    }
    folder.names.formUnion(names.map { kept.name($0) })
    entries.append(
      Entry(scene: path, pictures: names.map { TrialName.of(scene: path, snapshot: $0) }))
  }

  /// Adds all scenes below a folder; false where there is none.
  package mutating func add(folder: String) -> Bool {
    let scenes = SceneFolder.scenes(below: folder, reading: files(folder + "/"))
    for scene in scenes { add(scene: scene) }
    for path in SceneFolder.snapshotFolders(below: folder) {
      let path = ScenePath.normalized(path)
      guard looked.insert(path).inserted else { continue }
      unreferenced += (folders[path] ?? KeptFolder(path: path)).unreferenced
    }
    return !scenes.isEmpty
  }

  /// The names behind the scene's own, nil for the one without; nil in all where one is not known.
  private func pictures(of path: String) -> [String?]? {
    let files = files(path)
    var diagnostics = DiagnosticList()
    guard let snapshots = SceneSnapshot.read(path, from: files, into: &diagnostics) else {
      return nil
    }
    var names: [String?] = []
    for snapshot in snapshots {
      guard let script = snapshot.script else {
        names.append(snapshot.name)
        continue
      }
      guard let script = EventScript.load(script, from: files, into: &diagnostics) else {
        return nil
      }
      names += script.snapshotNames.map { snapshot.pictureName($0) }
    }
    return names
  }

  // MARK: Parts

  /// A sentence if two pictures would be one file, nil else.
  package var collision: String? {
    var seen: [String: String] = [:]
    for entry in entries {
      for name in entry.pictures ?? [] {
        guard let other = seen.updateValue(entry.scene, forKey: name) else { continue }
        let scenes = other == entry.scene ? other : "\(other) and \(entry.scene)"
        return "two pictures of \(scenes) are called '\(name)'; give one of them another name"
      }
    }
    return nil
  }

  /// Leaves only pictures whose names match, and scenes that have one, or may.
  package mutating func keep(where matches: (String) -> Bool) {
    entries = entries.compactMap { entry in
      var entry = entry
      guard let pictures = entry.pictures else { return matches(entry.name) ? entry : nil }
      entry.pictures = pictures.filter(matches)
      // A script without a picture is called as its scene.
      let isEmpty = pictures.isEmpty ? !matches(entry.name) : entry.pictures?.isEmpty == true
      return isEmpty ? nil : entry
    }
  }

  package mutating func keep(_ shard: Shard) {
    let names = Set(shard.part(of: entries.map(\.name)))
    entries = entries.filter { names.contains($0.name) }
  }
}

extension SceneSnapshot {
  /// How a picture of its script is called behind the scene's name.
  package func pictureName(_ name: String) -> String {
    self.name.map { "\($0).\(name)" } ?? name
  }
}

extension EventScript {
  /// In the order of the steps.
  package var snapshotNames: [String] {
    steps.compactMap { if case .snapshot(let name) = $0.action { name } else { nil } }
  }
}
