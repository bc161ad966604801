// Subviews whose text is that of the last load are taken over from it.

extension Expander {
  /// A view node of a list of subviews.
  mutating func subview(_ value: JSONValue, in environment: Environment) -> SceneNode? {
    guard environment.isRecalled else { return viewNode(value, in: environment) }
    guard !environment.isResolved, recall.scope.range.contains(value.range) else {
      // What a definition brings is no text of this node.
      var outside = environment
      outside.isRecalled = false
      let node = viewNode(value, in: outside)
      if node != nil { recall.scope.subviewCount += 1 }
      return node
    }
    let before = recall.counterpart(of: value.range)
    let node =
      before.flatMap { takeOver($0, at: value.range) } ?? note(value, before, in: environment)
    if node != nil { recall.scope.subviewCount += 1 }
    return node
  }

  /// What the next load can take over from this one; nil where the root's text stands elsewhere.
  func memory(of scene: ExpandedScene, files: [SourceFile]) -> SceneMemory? {
    let range = recall.rootRange
    guard scene.root.range == range, let file = files.first, range.file == file.id else {
      return nil
    }
    let piece = ScenePiece(
      length: range.endOffset - range.startOffset, parts: recall.scope.parts, isWhole: false,
      counts: ExpansionCounts())
    return SceneMemory(
      .init(
        files: files, paths: document.files, canvas: canvas, classes: document.classes,
        root: scene.root, rootRange: range, piece: piece))
  }

  /// What the scene takes of its budget.
  var cost: SceneCost {
    SceneCost(counts, canvas, pictures: decoder.images?.pictures ?? [:], of: limits)
  }

  /// What would be counted if nothing more came.
  private var counts: ExpansionCounts {
    ExpansionCounts(
      nodes: nodeCount, nodeBytes: nodeBytes, values: valueCount,
      textBytes: decoder.budget.textBytes,
      pathSteps: decoder.budget.pathSteps, replicators: replicatorCount)
  }

  /// How often something was done that is more than reading the text: another such expansion may come
  /// to something else, or would have to be told of elsewhere.
  private var deeds: Int {
    diagnostics.attempts + pendingConstraints.count + pendingActions.count + rowReadings
      + (decoder.images?.uses ?? 0)
  }

  /// Expands a node and notes what that came to.
  private mutating func note(
    _ value: JSONValue, _ before: (piece: ScenePiece, node: SceneNode)?,
    in environment: Environment
  ) -> SceneNode? {
    let (counts, deeds) = (counts, deeds)
    var scope = Recall.Scope(range: value.range, before: before)
    swap(&scope, &recall.scope)
    let (nameCount, keyCount) = (recall.names.count, recall.animationKeys.count)
    let instanceCount = recall.instances.count
    let node = viewNode(value, in: environment)
    let names = recall.names[nameCount...].compactMap { name in
      self.names[name].map {
        ScenePiece.Name(
          text: name, sceneClass: $0.sceneClass,
          anchor: TextAnchor($0.range, in: value.range, root: recall.rootRange))
      }
    }
    let piece = ScenePiece(
      length: value.range.endOffset - value.range.startOffset, parts: recall.scope.parts,
      isWhole: node != nil && deeds == self.deeds, counts: self.counts - counts, names: names,
      instances: Array(recall.instances[instanceCount...]),
      animationKeys: Array(recall.animationKeys[keyCount...]))
    // Names and keys are the piece's now; numbers count for what is around it as well.
    recall.names.removeLast(recall.names.count - nameCount)
    recall.animationKeys.removeLast(recall.animationKeys.count - keyCount)
    swap(&scope, &recall.scope)
    if node != nil { keep(piece, at: value.range) }
    return node
  }

  private mutating func keep(_ piece: ScenePiece, at range: SourceRange) {
    recall.scope.parts.append(
      ScenePiece.Part(
        start: range.startOffset - recall.scope.range.startOffset, index: recall.scope.subviewCount,
        piece: piece))
  }

  /// The node that the same text came to before, if it would come to the same now.
  private mutating func takeOver(
    _ before: (piece: ScenePiece, node: SceneNode), at range: SourceRange
  ) -> SceneNode? {
    let (piece, old) = (before.piece, before.node.range)
    guard let last = recall.last, recall.change?.leaves(range) == true, piece.isWhole,
      piece.length == range.endOffset - range.startOffset, hasRoom(for: piece.counts),
      hasSameNumbers(piece), !piece.contains(where: { $0.names.contains { names[$0.text] != nil } })
    else { return nil }
    nameAll(of: piece, at: range)
    for (component, number) in piece.instances { unnamedInstances[component] = number }
    recall.instances += piece.instances
    take(piece.counts)
    keep(piece, at: range)
    let shift = TextShift(
      piece: old, by: range.startOffset - old.startOffset, rootEnd: last.rootRange.endOffset,
      restBy: recall.rootRange.endOffset - last.rootRange.endOffset)
    return shift.isNone ? before.node : before.node.moved(shift)
  }

  private mutating func nameAll(of piece: ScenePiece, at range: SourceRange) {
    for name in piece.names {
      names[name.text] = NamedNode(
        range: name.anchor.range(in: range, root: recall.rootRange), sceneClass: name.sceneClass)
    }
    animationKeys.formUnion(piece.animationKeys)
    for part in piece.parts {
      nameAll(of: part.piece, at: range.stretch(from: part.start, length: part.piece.length))
    }
  }

  /// Whether instances that have no id would get the numbers that they have.
  private func hasSameNumbers(_ piece: ScenePiece) -> Bool {
    var seen: Set<String> = []
    return piece.instances.allSatisfy { instance in
      !seen.insert(instance.component).inserted
        || instance.number == unnamedInstances[instance.component, default: 0] + 1
    }
  }

  private func hasRoom(for more: ExpansionCounts) -> Bool {
    nodeCount + more.nodes <= limits.nodes && nodeBytes + more.nodeBytes <= limits.nodeBytes
      && valueCount + more.values <= limits.values
      && decoder.budget.hasRoom(textBytes: more.textBytes, pathSteps: more.pathSteps)
  }

  private mutating func take(_ more: ExpansionCounts) {
    count(nodes: more.nodes, bytes: more.nodeBytes)
    valueCount += more.values
    replicatorCount += more.replicators
    decoder.budget.take(textBytes: more.textBytes, pathSteps: more.pathSteps)
  }
}

/// How far text has moved that a node speaks of.
struct TextShift {
  /// Where the node's own text was, and how far that moved.
  let piece: SourceRange
  let by: Int
  /// What begins here or later, in the same file, has moved with the root's end.
  let rootEnd: Int
  let restBy: Int

  var isNone: Bool { by == 0 && restBy == 0 }

  func moved(_ range: SourceRange) -> SourceRange {
    if piece.contains(range) { return range.shifted(by: by) }
    return range.file == piece.file && range.startOffset >= rootEnd
      ? range.shifted(by: restBy) : range
  }
}

extension SourceRange {
  fileprivate func shifted(by distance: Int) -> SourceRange {
    SourceRange(
      file: file, start: UInt32(startOffset + distance), end: UInt32(endOffset + distance))
  }

  fileprivate func stretch(from start: Int, length: Int) -> SourceRange {
    SourceRange(
      file: file, start: UInt32(startOffset + start), end: UInt32(startOffset + start + length))
  }
}
