/// What one load made of a scene, for the next to take over where nothing is different.
///
/// Most saves change one value. What a view of the tree becomes follows from its own text, from all
/// that the files say outside of the root, and from the canvas. Where these are the same, its node is
/// taken over with what reading it has counted and named (``ScenePiece``).
package struct SceneMemory: Sendable {
  /// Of the nodes of the last load; nil before it.
  private(set) var last: Last?

  struct Last: Sendable {
    /// The scene and what it includes, and all that was looked for.
    let files: [SourceFile]
    let paths: [String]
    let canvas: Canvas
    /// Those of code that the scene brings along.
    let classes: [SceneClass]
    let root: SceneNode
    let rootRange: SourceRange
    let piece: ScenePiece
  }

  /// Scenes of which more would have to be kept are read anew each time.
  package static let limit = 64 << 20

  /// Nothing yet.
  package init() {}

  init(_ last: Last) {
    if last.piece.bytes <= Self.limit { self.last = last }
  }

  /// What is kept besides the nodes that are on show, in bytes.
  package var bytes: Int { last?.piece.bytes ?? 0 }
}

/// What an expansion takes over from the last one, and notes for the next.
struct Recall {
  /// What there is to take over from; nil where something outside of the root is different.
  private(set) var last: SceneMemory.Last?
  private(set) var change: TextChange?
  private(set) var rootRange = SourceRange.nowhere
  var scope = Scope(range: .nowhere)
  /// What was named and counted since the outermost node that is being expanded began.
  var names: [String] = []
  var instances: [(component: String, number: Int)] = []
  var animationKeys: [String] = []

  /// The node that is being expanded.
  struct Scope {
    let range: SourceRange
    /// What stood in its place before.
    var before: (piece: ScenePiece, node: SceneNode)?
    /// What has become of its subviews so far, and how many there are.
    var parts: [ScenePiece.Part] = []
    var subviewCount = 0
  }

  /// Begins with the root; only where its text alone is different there is something to take over.
  mutating func begin(
    _ root: SourceRange, of files: [SourceFile], _ paths: [String], _ classes: [SceneClass],
    on canvas: Canvas, since memory: SceneMemory
  ) {
    rootRange = root
    scope = Scope(range: root)
    guard let old = memory.last, old.paths == paths, old.canvas == canvas,
      old.classes.elementsEqual(classes, by: ===),
      let oldFile = old.files.first, let file = files.first, old.files.count == files.count,
      zip(old.files, files).dropFirst().allSatisfy({ $0.bytes == $1.bytes })
    else { return }
    let change = TextChange(from: oldFile.bytes, to: file.bytes)
    guard change.isInside(old.rootRange, root) else { return }
    (last, self.change) = (old, change)
    scope.before = (old.piece, old.root)
  }

  /// What stood in the place of a subview of the present node; nil where nothing did.
  func counterpart(of range: SourceRange) -> (piece: ScenePiece, node: SceneNode)? {
    guard let before = scope.before, let start = change?.oldStart(of: range),
      let part = before.piece.part(at: start - before.node.range.startOffset),
      before.node.subviews.indices.contains(part.index)
    else { return nil }
    let node = before.node.subviews[part.index]
    return node.range.startOffset == start ? (part.piece, node) : nil
  }
}
