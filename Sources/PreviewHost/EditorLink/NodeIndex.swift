import Scenes
import WindowLink

/// Finds nodes by their places in the files of a load, and the other way round.
@MainActor
final class NodeIndex {
  private let sources: SourceFiles
  private var roots: [SourceFile.ID: JSONValue] = [:]
  /// The files as the system has them, by their order in the load; of those that are told.
  private let files: [(file: SourceFile, path: String)]

  init(_ files: SourceFiles) {
    sources = files
    self.files = files.all.prefix(LinkMessage.mostFiles).compactMap { file in
      LinkPlace.canonical(file.path).map { (file, $0) }
    }
  }

  /// The scene's own first.
  var paths: [String] { files.map(\.path) }

  /// `cards.json:41`; nil for a range that is in no file.
  func place(of range: SourceRange) -> String? {
    sources.words(of: range)
  }

  /// Where a node's object is; nil for one that is in no file.
  func address(of node: SceneNode) -> NodeAddress? {
    guard let (file, path) = files.first(where: { $0.file.id == node.range.file }),
      let root = root(of: file), let pointer = root.pointer(to: node.range)
    else { return nil }
    return NodeAddress(file: path, pointer: pointer, in: root)
  }

  /// What a file says, read when it is first asked for.
  private func root(of file: SourceFile) -> JSONValue? {
    if let root = roots[file.id] { return root }
    var diagnostics = DiagnosticList(limit: 1)
    let root = JSONParser.parse(file, into: &diagnostics)
    roots[file.id] = root
    return root
  }

  /// The objects that an address leads to and those around it, the innermost first; nil where it leads
  /// nowhere.
  func places(of address: NodeAddress) -> [Place]? {
    guard let (file, _) = files.first(where: { $0.path == address.file }),
      let root = root(of: file), let way = address.way(in: root)
    else { return nil }
    return (0...way.steps.count).reversed().compactMap { count in
      let inner = JSONPointer(steps: Array(way.steps.prefix(count)))
      guard let value = root.value(at: inner), value.members != nil else { return nil }
      return Place(range: value.range, depth: count)
    }
  }

  /// An object of a file.
  struct Place {
    let range: SourceRange
    /// How many steps lead to it.
    let depth: Int

    /// Whether it may be a component or a definition, of which nodes elsewhere are made.
    var mayBeUsed: Bool { depth >= 2 }
  }

  /// Which of a scene's nodes show an object: its own, or those that are made of it elsewhere.
  func nodes(at place: Place, among all: [LiveNode]) -> [LiveNode] {
    let own = all.filter { $0.node.range == place.range }
    guard own.isEmpty, place.mayBeUsed else { return own }
    return all.filter { !place.range.contains($0.node.range) && $0.node.isMade(of: place.range) }
  }
}

extension SceneNode {
  /// Whether something of the node comes from a stretch of a file.
  fileprivate func isMade(of range: SourceRange) -> Bool {
    settings.contains { range.contains($0.range) }
      || layerSettings.contains { range.contains($0.range) }
      || children.contains { range.contains($0.range) }
  }
}
