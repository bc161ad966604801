import CoreGraphics

/// Where layout is due.
struct LayoutMarks: OptionSet {
  let rawValue: UInt8
  static let here = LayoutMarks(rawValue: 1)
  static let below = LayoutMarks(rawValue: 2)
}

/// What layout is under way.
struct LayoutWork: OptionSet {
  let rawValue: UInt8
  /// `layoutSublayers`.
  static let here = LayoutWork(rawValue: 1)
  /// Passes over the tree below after so many that it seems not to come to rest.
  static let late = LayoutWork(rawValue: 2)
  /// The last layout here ended before the tree had come to rest.
  static let restless = LayoutWork(rawValue: 4)
}

/// A delegate that hears of a layout without end.
package protocol LayoutListener: CALayerDelegate {
  /// The layer was laid out as often as it may be in a frame, and asks for more.
  func layoutDoesNotRest(after passes: Int)
}

extension CALayer {
  func markNeedsLayout() {
    guard let parent = superlayer else {
      layoutMarks.insert(.here)
      return
    }
    if layoutMarks.insert(.here).inserted { parent.noteToLayOut(self) }
    parent.markBelowNeedsLayout()
  }

  /// Marks the path to the root; it ends where a mark already stands, for then the rest has one.
  func markBelowNeedsLayout() {
    var layer: CALayer? = self
    while let current = layer, !current.layoutMarks.contains(.below) {
      current.layoutMarks.insert(.below)
      layer = current.superlayer
      layer?.noteToLayOut(current)
    }
  }

  /// A sublayer, or the mask, has got a mark.
  private func noteToLayOut(_ layer: CALayer) {
    if layer !== maskLayer { crowd?.toLayOut.add(layer, of: sublayerList.count) }
  }

  /// The highest layer, from this one upwards, above which nothing on the way needs layout.
  var topmostNeedingLayout: CALayer {
    var top = self
    var layer = self
    while let parent = layer.superlayer {
      if parent.layoutMarks.contains(.here) { top = parent }
      layer = parent
    }
    return top
  }

  /// Lays out this layer and everything below that is marked, parents first.
  ///
  /// A layout may mark layers again, which another pass then lays out. A tree that never settles is
  /// left marked after a while, so that a frame always ends: its layers go on in the next one. Where that does not
  /// bring them to rest either they are left as they are until anything marks them: a window that stands has no work.
  func layOutMarked() {
    var passes = 0
    while !layoutMarks.isEmpty, passes < Self.maximumLayoutPasses {
      passes += 1
      if passes == Self.latePass { layoutWork.insert(.late) }
      runLayoutPass()
    }
    layoutWork.remove(.late)
    guard !layoutMarks.isEmpty else {
      layoutWork.remove(.restless)
      return
    }
    tellOfRestlessLayers()
    if !layoutWork.insert(.restless).inserted { forgetLayout() }
  }

  /// Takes all marks away.
  private func forgetLayout() {
    var pending = [self]
    while let layer = pending.popLast() {
      layer.layoutMarks.remove(.here)
      layer.takeMarkedSublayers(into: &pending)
    }
  }

  /// Tells the views of layers that ask for another layout whenever they are laid out; what lies
  /// above them is often asked only because of them.
  private func tellOfRestlessLayers() {
    var pending = [self]
    while let layer = pending.popLast() {
      if layer.layoutMarks == .here {
        (layer.delegate as? any LayoutListener)?.layoutDoesNotRest(after: Self.maximumLayoutPasses)
      }
      pending += layer.sublayerList.filter { !$0.layoutMarks.isEmpty }
    }
  }

  /// Lays out every marked layer once. Marks that come up behind the walk stay for the next pass:
  /// were each layer's subtree settled before going on, one restless layer would cost as many
  /// layouts as passes to the power of its depth.
  private func runLayoutPass() {
    layOutHere()
    // Often nothing is marked below, and no list is needed.
    guard layoutMarks.contains(.below) else { return }
    var pending: [CALayer] = []
    takeMarkedSublayers(into: &pending)
    while let layer = pending.popLast() {
      layer.layOutHere()
      layer.takeMarkedSublayers(into: &pending)
    }
  }

  private func layOutHere() {
    guard layoutMarks.contains(.here) else { return }
    layoutMarks.remove(.here)
    noteWork()
    layoutWork.insert(.here)
    layoutSublayers()
    layoutWork.remove(.here)
  }

  /// Whether the tree is laid out again and again, and may need help to come to rest: what goes back
  /// and forth is to take one side.
  package var isLaidOutLate: Bool {
    var layer: CALayer? = self
    while let current = layer {
      if current.layoutWork.contains(.late) { return true }
      layer = current.superlayer
    }
    return false
  }

  /// The layer of a view in here has another size. Who lays out the views is not asked again for what
  /// it has just done itself.
  func sublayerWasResized() {
    if !layoutWork.contains(.here) { setNeedsLayout() }
  }

  private func takeMarkedSublayers(into pending: inout [CALayer]) {
    guard layoutMarks.contains(.below) else { return }
    layoutMarks.remove(.below)
    if !sublayersToLayOut.isNone {
      let sublayers = sublayers(sublayersToLayOut)
      crowd?.toLayOut.setNone()
      for sublayer in sublayers.reversed() where !sublayer.layoutMarks.isEmpty {
        pending.append(sublayer)
      }
    }
    if let mask = maskLayer, !mask.layoutMarks.isEmpty { pending.append(mask) }
  }

  /// How often one layer is laid out again in a frame because a layout asked for it.
  private static let maximumLayoutPasses = 16
  private static let latePass = 9
}
