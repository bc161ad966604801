import CoreGraphics

// Presentation layers: copies with what animations make of the values. The one that a commit keeps
// is never handed out; clients get copies of their own.

extension CALayer {
  /// The layer as it is on show: the copy that animations write to, or the layer itself.
  var asShown: CALayer { motion?.presented ?? self }

  /// What `presentation()` does.
  func makePresentation() -> CALayer? {
    if isPresentation { return self }
    return hasBeenSeen ? copyAsShown() : nil
  }

  private func copyAsShown() -> CALayer {
    let copy = CALayer.makeCopy(of: self)
    guard let motion, !motion.runs.isEmpty else { return copy }
    motion.play(self, into: copy, at: localTime(LayerClock.now), now: LayerClock.now)
    return copy
  }

  static func makeCopy(of layer: CALayer) -> CALayer {
    let copy = unsafeBitCast(type(of: layer), to: LayerWithRequiredInit.Type.self)
      .init(layer: layer)
    copy.isPresentation = true
    copy.madeMotion.setModel(layer)
    copy.motion?.timing = layer.motion?.timing
    copy.delegate = layer.delegate
    return copy
  }

  /// What `model()` does.
  var modelOfPresentation: CALayer {
    isPresentation ? motion?.model ?? self : self
  }

  /// The superlayer's presentation.
  var presentedSuperlayer: CALayer? {
    if let superlayer = superlayerReference { return superlayer }
    guard let motion else { return nil }
    if motion.presentedSuperlayer == nil {
      motion.presentedSuperlayer = motion.model?.superlayer?.copyAsShown()
    }
    return motion.presentedSuperlayer
  }

  /// The sublayers; of a presentation layer theirs, made when they are asked for.
  var sublayersAsShown: [CALayer] {
    guard isPresentation, sublayerList.isEmpty, let model = motion?.model else {
      return sublayerList
    }
    sublayerList = model.sublayerList.map { sublayer in
      let copy = sublayer.copyAsShown()
      copy.superlayerReference = self
      return copy
    }
    return sublayerList
  }

  /// The mask; of a presentation layer the mask's, made when it is asked for.
  var maskAsShown: CALayer? {
    guard isPresentation, maskLayer == nil, let mask = motion?.model?.maskLayer else {
      return maskLayer
    }
    let copy = mask.copyAsShown()
    copy.superlayerReference = self
    maskLayer = copy
    return copy
  }

  // MARK: The commit's copy

  /// Brings the copy up to date that the next node is made of.
  func refreshPresented() {
    guard let motion else { return }
    guard motion.runs.contains(where: { $0.place != nil }) else {
      motion.presented = nil
      motion.isModelNewer = false
      return
    }
    if motion.isModelNewer || motion.presented == nil {
      motion.presented = CALayer.makeCopy(of: self)
    }
    guard let copy = motion.presented else { return }
    motion.play(self, into: copy)
    copy.displayIfNeeded()
    motion.isModelNewer = false
  }
}
