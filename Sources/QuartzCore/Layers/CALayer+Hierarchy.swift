import CoreGraphics

extension CALayer {
  /// The sublayers by depth, equal ones as inserted: the order of painting of those that are not
  /// turned out of the plane.
  package var paintOrder: [CALayer] {
    let sublayers = sublayersAsShown
    guard let level = sublayers.first?.shownLevel else { return [] }
    if sublayers.allSatisfy({ $0.shownLevel == level }) { return sublayers }
    return sublayers.enumerated().sorted { left, right in
      let (a, b) = (left.element.shownLevel, right.element.shownLevel)
      return a == b ? left.offset < right.offset : a < b
    }.map(\.element)
  }

  /// How near the layer is as it is on show.
  var shownLevel: CGFloat { motion == nil ? level : asShown.level }

  func insert(_ layer: CALayer, at index: Int) {
    refuseCycle(with: layer)
    changeSublayers(arriving: layer) {
      take(layer)
      sublayerList.insert(layer, at: min(index, sublayerList.count))
      countRestless(layer.restlessCount)
      adopt(layer)
    }
  }

  func insert(_ layer: CALayer, nextTo sibling: CALayer?, offset: Int, otherwise: Int) {
    guard layer !== sibling else { return }
    refuseCycle(with: layer)
    changeSublayers(arriving: layer) {
      take(layer)
      let place = sibling.flatMap(sublayerList.index(of:)).map { $0 + offset }
      sublayerList.insert(layer, at: min(place ?? otherwise, sublayerList.count))
      countRestless(layer.restlessCount)
      adopt(layer)
    }
  }

  func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, old.superlayer === self else { return }
    refuseCycle(with: new)
    changeSublayers(arriving: new, leaving: old) {
      take(new)
      guard let place = sublayerList.index(of: old) else { return }
      sublayerList[place] = new
      old.superlayer = nil
      old.noteDetached()
      countRestless(new.restlessCount - old.restlessCount)
      adopt(new)
    }
  }

  /// Takes these sublayers in place of the present ones; of a layer that is in twice, the first
  /// place counts.
  func replaceSublayers(with layers: [CALayer]) {
    var seen: Set<ObjectIdentifier> = []
    let kept = layers.filter { seen.insert(ObjectIdentifier($0)).inserted }
    let gone = sublayerList.filter { !seen.contains(ObjectIdentifier($0)) }
    let new = kept.filter { $0.superlayer == nil }
    changeSublayers {
      let restless = sublayerList.reduce(0) { $0 + $1.restlessCount }
      for layer in gone {
        layer.superlayer = nil
        layer.noteDetached()
      }
      for layer in kept where layer.superlayer !== self {
        refuseCycle(with: layer)
        take(layer)
      }
      sublayerList = kept
      countRestless(kept.reduce(0) { $0 + $1.restlessCount } - restless)
      for layer in kept { adopt(layer) }
      markNeedsCommit()
    }
    for layer in gone where layer.superlayer == nil { layer.note(kCAOnOrderOut) }
    for layer in new where layer.superlayer === self { layer.note(kCAOnOrderIn) }
  }

  /// Changes the list of sublayers, and has done what that sets off: layout, the action for
  /// `sublayers`, and in layers that come out of no tree or go into none for their own events.
  ///
  /// As Apple's it asks for the first action before the change. The others are asked for when the
  /// layer has moved, which is why an animation for `onOrderOut` is never seen.
  private func changeSublayers(
    arriving new: CALayer? = nil, leaving old: CALayer? = nil, _ body: () -> Void
  ) {
    let action = actionForChange(of: "sublayers")
    let isArriving = new?.superlayer == nil
    body()
    setNeedsLayout()
    action?.run(forKey: "sublayers", object: self, arguments: nil)
    if let old, old.superlayer == nil { old.note(kCAOnOrderOut) }
    if isArriving, let new, new.superlayer === self { new.note(kCAOnOrderIn) }
  }

  /// Takes a layer out of where it is; where that is somewhere else, it is a change there.
  private func take(_ layer: CALayer) {
    guard let other = layer.superlayer, other !== self, other.maskLayer !== layer else {
      return layer.detach()
    }
    other.changeSublayers { layer.detach() }
  }

  /// What `removeFromSuperlayer` does.
  func leaveSuperlayer() {
    guard let parent = superlayer else { return }
    guard parent.maskLayer !== self else { return detach() }
    parent.changeSublayers(leaving: self) { detach() }
  }

  /// Swaps the places of two sublayers; without both of them nothing happens.
  package func exchange(_ first: CALayer, _ second: CALayer) {
    guard let a = sublayerList.index(of: first), let b = sublayerList.index(of: second) else {
      return
    }
    changeSublayers {
      sublayerList.swapAt(a, b)
      markNeedsCommit()
    }
  }

  /// Brings sublayers before all others, the last of them foremost: one change, however many they are.
  package func bringToFront(_ layers: [CALayer]) {
    // Somebody may have put one elsewhere.
    guard layers.allSatisfy({ $0.superlayer === self && $0 !== maskLayer }) else {
      for layer in layers { addSublayer(layer) }
      return
    }
    let moving = Set(layers.map { ObjectIdentifier($0) })
    changeSublayers {
      sublayerList = sublayerList.filter { !moving.contains(ObjectIdentifier($0)) } + layers
      markNeedsCommit()
    }
  }

  /// Takes the layer out of its superlayer, if it has one.
  func detach() {
    guard let parent = superlayer else { return }
    superlayer = nil
    noteDetached()
    parent.countRestless(-restlessCount)
    if parent.maskLayer === self {
      parent.maskLayer = nil
    } else {
      parent.sublayerList.remove(self)
    }
    parent.markNeedsCommit()
  }

  /// Takes a layer as the mask, out of wherever it is; the present mask is let go.
  func replaceMask(with mask: CALayer?) {
    guard mask !== maskLayer else { return }
    if let mask { refuseCycle(with: mask) }
    mask?.detach()
    maskLayer?.detach()
    maskLayer = mask
    countRestless(mask?.restlessCount ?? 0)
    if let mask { adopt(mask) } else { markNeedsCommit() }
  }

  /// The uppermost layer of the tree.
  package var rootLayer: CALayer {
    var layer = self
    while let next = layer.superlayer { layer = next }
    return layer
  }

  private func adopt(_ layer: CALayer) {
    layer.superlayer = self
    layer.seenMarks.remove(.left)
    noteArrival(of: layer)
    if layer.mayReplicate { noteReplicators() }
    markNeedsCommit()
    if !layer.layoutMarks.isEmpty { markBelowNeedsLayout() }
  }

  /// Remembers that the layer, and what moves below it, is in no tree; nothing comes of it where it is back
  /// before the next commit.
  private func noteDetached() {
    guard hasBeenSeen || restlessCount > 0 else { return }
    let state = ThreadState.current
    if hasBeenSeen {
      seenMarks.insert(.left)
      state.leftLayers.append(LeftLayer(layer: self))
    }
    if restlessCount > 0 { state.detachedLayers.append(WeakLayer(layer: self)) }
    state.keep()
  }

  /// Remembers that a layer, whose superlayer has gone, is in no tree with all that is below it.
  fileprivate func noteOrphaned() {
    if hasBeenSeen { forgetSeen() }
    noteDetached()
  }

  /// Ends the program if `layer` is this layer or above it.
  ///
  /// A layer without sublayers is above none, so that building a deep tree from the top does not
  /// walk up anew for every layer.
  private func refuseCycle(with layer: CALayer) {
    guard layer === self || layer.hasLayersBelow else { return }
    var ancestor: CALayer? = self
    while let current = ancestor {
      guard current !== layer else {
        refuse("CALayerInvalid: layer \(layer) is a part of cycle in its layer tree")
      }
      ancestor = current.superlayer
    }
  }
}

extension CALayer {
  /// The sublayer at an index in the order of insertion; nil past the end.
  package func sublayer(at index: Int) -> CALayer? {
    index < sublayerList.count ? sublayerList[index] : nil
  }

  package var sublayerCount: Int { sublayerList.count }
}

extension CALayer {
  /// Whether there are layers whose superlayer this one is, a mask included.
  var hasLayersBelow: Bool { !sublayerList.isEmpty || maskLayer != nil }

  /// Lets go of a list of layers, and of those that only it held, level by level. What others hold of them
  /// stays, not least what is to be called when its animations end.
  ///
  /// Left to itself, each layer's end would stand on the stack until its sublayers' ends are
  /// through: some ten thousand nested layers were too many.
  static func letGo(of layers: inout [CALayer]) {
    var pending: [CALayer] = []
    swap(&pending, &layers)
    while var layer = pending.popLast() {
      guard isKnownUniquelyReferenced(&layer) else {
        layer.noteOrphaned()
        continue
      }
      if layer.hasLayersBelow {
        pending += layer.sublayerList
        layer.sublayerList = []
        if let mask = layer.maskLayer { pending.append(mask) }
        layer.maskLayer = nil
      }
    }
  }
}
