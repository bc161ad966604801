import CoreGraphics

// From `setNeedsDisplay` to contents: the delegate displays, or a store is drawn.

extension CALayer {
  /// Marks the layer, and the path to the root, for the next commit.
  func markNeedsDisplay() {
    isDisplayDue = true
    markNeedsCommit()
  }

  /// Lets the delegate give the layer its contents; tells whether it knows how.
  private func displayByDelegate() -> Bool {
    guard let delegate else { return false }
    hasDelegateDeclined = false
    delegate.display(self)
    return !hasDelegateDeclined
  }

  /// What `display()` does.
  func makeContents() {
    isDisplayDue = false
    if displayByDelegate() { return }
    guard let context = makeContext() else {
      // It is displayed when it gets a size.
      isDisplayDue = true
      return dropStore()
    }
    delegate?.layerWillDraw(self)
    draw(in: context)
    // A layer that draws nothing gets no store.
    guard context.hasDrawn else { return dropStore() }
    set(\.contents.image, context.makeImage())
    hasStore = true
  }

  /// Takes back contents that a drawing left; others stay.
  private func dropStore() {
    if hasStore { set(\.contents.image, nil) }
    hasStore = false
  }

  /// A context as large as the bounds, in points with y pointing down; nil for bounds without area.
  private func makeContext() -> CGContext? {
    let asked = contentsScale > 0 && contentsScale.isFinite ? contentsScale : 1
    let size = bounds.size
    guard size.width > 0, size.height > 0 else { return nil }
    // A larger store is drawn coarser, and stretched as every store is.
    let longest = CGFloat(CGContext.longestSide)
    let scale = min(
      asked, longest / size.width, longest / size.height,
      (CGFloat(CGContext.mostPixels) / size.width / size.height).squareRoot())
    func pixels(_ length: CGFloat) -> Int {
      Int(max(1, min(longest, (length * scale).rounded(.up))))
    }
    let context = CGContext(
      width: pixels(size.width), height: pixels(size.height), scale: scale, pointsDown: true)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    return context
  }
}

extension CALayerDelegate {
  // Swift has no methods that may be missing. The default tells the layer that it is one.
  public func display(_ layer: CALayer) { layer.declineDisplay() }
  public func layerWillDraw(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
}

extension CALayer {
  /// Called by a delegate that does not display, for the layer to draw a store.
  package func declineDisplay() { hasDelegateDeclined = true }
}
