/// What the expansion of a view's text came to besides its node: what it counted and named.
///
/// It says where things are from its own beginning on, so that it holds wherever the text moves to.
final class ScenePiece: Sendable {
  /// In bytes of the text.
  let length: Int
  /// The pieces of its subviews, in the order of the text.
  let parts: [Part]
  /// Whether another expansion of the same text comes to the same. One that told of anything, or whose
  /// nodes are spoken of elsewhere, does not.
  let isWhole: Bool
  let counts: ExpansionCounts
  /// The names that its own text gave, and not that of its parts.
  let names: [Name]
  /// The instances without an id that it and its parts have, with their numbers.
  let instances: [(component: String, number: Int)]
  let animationKeys: [String]
  /// What all of it takes, nodes aside.
  let bytes: Int

  struct Part: Sendable {
    /// From the beginning of what the part is in.
    let start: Int
    /// Its node's place among the subviews.
    let index: Int
    let piece: ScenePiece
  }

  struct Name: Sendable {
    let text: String
    let sceneClass: SceneClass
    let anchor: TextAnchor
  }

  init(
    length: Int, parts: [Part], isWhole: Bool, counts: ExpansionCounts, names: [Name] = [],
    instances: [(component: String, number: Int)] = [], animationKeys: [String] = []
  ) {
    self.length = length
    self.parts = parts
    self.isWhole = isWhole
    self.counts = counts
    self.names = names
    self.instances = instances
    self.animationKeys = animationKeys
    let own =
      160 + parts.count * MemoryLayout<Part>.stride + names.count * (MemoryLayout<Name>.stride + 32)
      + (instances.count + animationKeys.count) * 64
    bytes = parts.reduce(own) { $0 + $1.piece.bytes }
  }

  /// The part that begins so far behind the beginning.
  func part(at start: Int) -> Part? {
    var (low, high) = (0, parts.count)
    while low < high {
      let middle = (low + high) / 2
      if parts[middle].start < start { low = middle + 1 } else { high = middle }
    }
    return low < parts.count && parts[low].start == start ? parts[low] : nil
  }

  /// Whether anything of it and its parts is so.
  func contains(where isSo: (ScenePiece) -> Bool) -> Bool {
    isSo(self) || parts.contains { $0.piece.contains(where: isSo) }
  }
}

/// What an expansion counts against its limits.
struct ExpansionCounts: Sendable {
  var nodes = 0
  var nodeBytes = 0
  var values = 0
  var textBytes = 0
  var pathSteps = 0
  /// How many layers show others more than once.
  var replicators = 0

  static func - (left: Self, right: Self) -> Self {
    Self(
      nodes: left.nodes - right.nodes, nodeBytes: left.nodeBytes - right.nodeBytes,
      values: left.values - right.values, textBytes: left.textBytes - right.textBytes,
      pathSteps: left.pathSteps - right.pathSteps, replicators: left.replicators - right.replicators
    )
  }
}

/// A stretch of a scene's text by what it moves with.
enum TextAnchor: Sendable {
  /// Text of the piece, from its beginning on.
  case piece(start: Int, length: Int)
  /// Text of the scene's file behind the root, from its end on.
  case behindRoot(start: Int, length: Int)
  /// What stays: text before the root, and other files.
  case fixed(SourceRange)

  init(_ range: SourceRange, in piece: SourceRange, root: SourceRange) {
    let length = range.endOffset - range.startOffset
    if piece.contains(range) {
      self = .piece(start: range.startOffset - piece.startOffset, length: length)
    } else if range.file == root.file, range.startOffset >= root.endOffset {
      self = .behindRoot(start: range.startOffset - root.endOffset, length: length)
    } else {
      self = .fixed(range)
    }
  }

  func range(in piece: SourceRange, root: SourceRange) -> SourceRange {
    switch self {
    case .fixed(let range): range
    case .piece(let start, let length): piece.part(piece.startOffset + start, length)
    case .behindRoot(let start, let length): root.part(root.endOffset + start, length)
    }
  }
}

extension SourceRange {
  /// Another stretch of the same file.
  fileprivate func part(_ start: Int, _ length: Int) -> SourceRange {
    SourceRange(file: file, start: UInt32(start), end: UInt32(start + length))
  }
}
