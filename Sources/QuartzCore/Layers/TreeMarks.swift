/// What is known of the tree below a layer, in a byte.
struct TreeMarks: OptionSet {
  let rawValue: UInt8
  static let committing = TreeMarks(rawValue: 1)
  static let staged = TreeMarks(rawValue: 2)
  static let mayReplicate = TreeMarks(rawValue: 4)
}

extension CALayer {
  /// Whether the tree below is being committed.
  var isCommitting: Bool {
    get { treeMarks.contains(.committing) }
    set { mark(.committing, newValue) }
  }

  /// Whether the tree below was committed in the time of a stage, which makes its frames.
  var isStaged: Bool {
    get { treeMarks.contains(.staged) }
    set { mark(.staged, newValue) }
  }

  /// Whether there may be replicators below, this layer included. A marked layer's ancestors are marked.
  var mayReplicate: Bool {
    get { treeMarks.contains(.mayReplicate) }
    set { mark(.mayReplicate, newValue) }
  }

  private func mark(_ mark: TreeMarks, _ isSet: Bool) {
    if isSet { treeMarks.insert(mark) } else { treeMarks.remove(mark) }
  }

  /// Replicators have come below this layer.
  func noteReplicators() {
    var layer: CALayer? = self
    while let current = layer, !current.mayReplicate {
      current.mayReplicate = true
      layer = current.superlayer
      layer?.crowd?.replicating = nil
    }
  }
}
