/// What the files of one scene may ask of memory together, counted while they are read.
///
/// A file of 60 MB can hold twenty million nodes of two letters, which would be gigabytes before
/// anybody could count them in the tree. So the parser counts, and ends at the first that is too many.
package struct JSONBudget: Sendable {
  /// Bytes of all files.
  package var bytes = SourceFile.byteLimit
  /// Values of every kind; up to 80 bytes each as long as they are read.
  package var values = 8_000_000
  /// Elements of lists of nodes: the views and layers that the files have, used or not.
  package var nodes = ExpansionLimits.mostNodes
  /// Whether a list that is all of a file is a list of nodes, as one of rows is.
  var wholeListsAreNodes = false

  package private(set) var byteCount = 0
  package private(set) var valueCount = 0
  package private(set) var nodeCount = 0

  package init() {}

  /// Whether the lists under a key are lists of nodes.
  static func isNodeList(_ key: String?) -> Bool {
    // Most keys of lists begin with another letter.
    guard let key, let first = key.utf8.first, initials.contains(first) else { return false }
    return nodeLists.contains(key)
  }

  /// Sections count too: each has edges, and may have rows.
  private static let nodeLists: Set = [
    "subviews", "sublayers", "rows", "items", "sections", "viewControllers",
  ]

  private static let initials = nodeLists.compactMap(\.utf8.first)

  /// Counts a value where there is room for it; what there is too much of is to be said by others.
  mutating func takePlainly(isNode: Bool) -> Bool {
    guard valueCount < values, !isNode || nodeCount < nodes else { return false }
    valueCount += 1
    if isNode { nodeCount += 1 }
    return true
  }

  /// Counts many at once, where there is room for all of them.
  mutating func take(values: Int, nodes: Int) -> Bool {
    guard valueCount + values <= self.values, nodeCount + nodes <= self.nodes else { return false }
    valueCount += values
    nodeCount += nodes
    return true
  }

  /// Counts a file; what is wrong, or nil.
  mutating func takeFile(of bytes: Int) -> Excess? {
    byteCount += bytes
    guard byteCount > self.bytes, byteCount > bytes else { return nil }
    return Excess(
      code: .fileTooLarge,
      message: "the scene's files have more than \(self.bytes >> 20) MB together")
  }

  mutating func takeValue() -> Excess? {
    valueCount += 1
    guard valueCount > values else { return nil }
    return Excess(
      code: .tooManyValues,
      message: "the scene's files have more than \(JSONText.grouped(values)) values")
  }

  mutating func takeNode() -> Excess? {
    nodeCount += 1
    guard nodeCount > nodes else { return nil }
    return Excess(code: .tooManyNodes, message: "the scene has more than \(nodes) nodes")
  }

  /// What there is too much of.
  struct Excess {
    let code: DiagnosticCode
    let message: String
  }
}
