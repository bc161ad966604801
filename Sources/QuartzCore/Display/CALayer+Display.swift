import CoreGraphics
import RenderTree

// From `setNeedsDisplay` to contents: the delegate displays, or a store is drawn.

extension CALayer {
  /// Marks the layer, and the path to the root, for the next commit.
  func markNeedsDisplay() {
    dueDisplay = .whole
    waitsForSize = false
    markNeedsCommit()
  }

  func markNeedsDisplay(_ rect: CGRect) {
    if waitsForSize { return markNeedsDisplay() }
    dueDisplay.add(rect)
    if dueDisplay != .none { markNeedsCommit() }
  }

  /// Lets the delegate give the layer its contents; tells whether it knows how.
  private func displayByDelegate() -> Bool {
    guard let delegate else { return false }
    hasDelegateDeclined = false
    delegate.display(self)
    return !hasDelegateDeclined
  }

  /// What is being displayed, whose mark is gone by then.
  private struct Displayed {
    let layer: ObjectIdentifier
    let due: DueDisplay

    @TaskLocal static var current: Displayed?
  }

  /// What `displayIfNeeded()` does: a mark that is made meanwhile stays.
  func displayWhatIsDue() {
    // One without a size is displayed when it gets one.
    guard dueDisplay != .none, !waitsForSize || StoreShape(of: self) != nil else { return }
    waitsForSize = false
    let displayed = Displayed(layer: ObjectIdentifier(self), due: dueDisplay)
    dueDisplay = .none
    Displayed.$current.withValue(displayed) { display() }
  }

  /// Has a store count no more that is about to go, so that what is drawn before it is as fine as if it
  /// were gone.
  func leaveRoomOfStore() {
    guard let store, StoreShape(of: self, mostPixels: .max)?.fits(store) != true else { return }
    store.leaveRoom()
  }

  /// What `display()` is to display: all that is marked where somebody else called it.
  func takeDue() -> DueDisplay {
    if let displayed = Displayed.current, displayed.layer == ObjectIdentifier(self) {
      return displayed.due
    }
    defer { dueDisplay = .none }
    return dueDisplay
  }

  /// What `display()` does.
  func makeContents() {
    let due = takeDue()
    if displayByDelegate() { return }
    delegate?.layerWillDraw(self)
    guard let shape = StoreShape(of: self) else {
      (dueDisplay, waitsForSize) = (.whole, true)
      return dropStore()
    }
    if case .part(let rect) = due, let store, shape.fits(store) {
      redraw(shape.pixelAligned(rect), of: store, shape)
    } else {
      drawAll(shape)
    }
  }

  private func drawAll(_ shape: StoreShape) {
    if let draw = laterDrawing(for: shape) {
      let image = CGImage(width: shape.width, height: shape.height) { shape.picture(draw) }
      return show(
        BackingStore(image, bounds: shape.bounds, scale: shape.scale, isOpaque: false, by: self))
    }
    var ground = ground
    if !state.contents.clearsStore, let store, shape.fits(store) { ground = .picture(store.image) }
    let context = shape.context(on: ground)
    draw(in: context)
    // A layer that draws nothing gets no store.
    guard context.hasDrawn else {
      drewNothing = BackingStore.ageMark
      return dropStore()
    }
    keep(context, shape)
  }

  /// What draws the layer when it is seen, where nobody can tell that from what is drawn now.
  private func laterDrawing(for shape: StoreShape) -> LaterDrawing? {
    guard !shape.isOpaque, state.contents.clearsStore, type(of: self) == CALayer.self,
      let drawer = delegate as? any LaterDrawer
    else { return nil }
    return drawer.laterDrawing(of: self)
  }

  /// Draws a rectangle of whole pixels anew; the pixels around it stay as they are.
  private func redraw(_ rect: CGRect, of store: BackingStore, _ shape: StoreShape) {
    guard rect.width > 0, rect.height > 0 else { return }
    let context = shape.context(on: store.groundForPart())
    context.clip(to: rect)
    if state.contents.clearsStore {
      context.clear(rect)
      if case .color(let color) = ground {
        context.setFillColor(color)
        context.fill(rect)
        context.setFillColor(.black)
      }
    }
    draw(in: context)
    keep(context, shape, redrawn: context.hasResetClip ? nil : shape.pixels(rect), of: store)
  }

  /// What drawing begins on: pixels without alpha have to have a colour.
  private var ground: Ground {
    guard isOpaque else { return .clear }
    return .color(backgroundColor.flatMap { $0.alpha >= 1 ? $0 : nil } ?? .black)
  }

  /// Takes what was drawn as the contents, of which all but a part may be an older store's.
  private func keep(
    _ context: CGContext, _ shape: StoreShape, redrawn part: CGRect? = nil,
    of older: BackingStore? = nil
  ) {
    if shape.isOpaque { context.fillBehind(shape.bounds) }
    let image =
      if let part, let older {
        context.takeImage(redrawn: part, of: older.image)
      } else {
        context.takeImage()
      }
    let store = BackingStore(
      image, bounds: shape.bounds, scale: shape.scale, isOpaque: shape.isOpaque, by: self)
    if part != nil { store.older = older }
    show(store)
  }

  func show(_ store: BackingStore) {
    var contents = state.contents
    (contents.image, contents.drawnPart) = (store.image, store.part)
    self.store = store
    drewNothing = 0
    show(contents)
  }

  private func show(_ contents: ContentsState) {
    guard contents != state.contents else { return }
    state.contents = contents
    markNeedsCommit()
  }

  /// Whether what it drew, or that this was nothing, is of before ``BackingStore/ageAll()``.
  var isDrawingOld: Bool {
    if drewNothing != 0 { return drewNothing != BackingStore.ageMark }
    return store?.isOld(of: self) == true
  }

  /// Takes back contents that a drawing left; others stay.
  private func dropStore() {
    guard store != nil else { return }
    store = nil
    var contents = state.contents
    contents.image = nil
    show(contents)
  }

  /// What `contents` become when they are set.
  func setContents(_ newValue: Any?) {
    dueDisplay = .none
    if let store = newValue as? BackingStore { return show(store) }
    store = nil
    drewNothing = 0
    let image = newValue as? CGImage
    keepObject(newValue, unless: image != nil, for: "contents")
    if let newValue, image == nil {
      let sentence = "CALayer shows contents that are a CGImage, not \(type(of: newValue))\n"
      FileHandle.standardError.write(Data(sentence.utf8))
    }
    var contents = state.contents
    (contents.image, contents.drawnPart) = (image, ImageContent.whole)
    show(contents)
  }
}

extension CGContext {
  /// Gives pixels that were cleared a colour, for a store that has no alpha.
  fileprivate func fillBehind(_ rect: CGRect) {
    resetClip()
    setAlpha(1)
    setShadow(offset: .zero, blur: 0, color: nil)
    setBlendMode(.destinationOver)
    setFillColor(.black)
    // A point more on every side: pixels at the edge are covered whole.
    fill(rect.insetBy(dx: -1, dy: -1))
  }
}

extension CALayerDelegate {
  // Swift has no methods that may be missing. The default tells the layer that it is one.
  public func display(_ layer: CALayer) { layer.declineDisplay() }
  public func layerWillDraw(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
}

extension CALayer {
  /// Whether a new drawing begins on clear pixels; else on what was drawn last.
  package var clearsStoreBeforeDrawing: Bool {
    get { state.contents.clearsStore }
    set { state.contents.clearsStore = newValue }
  }

  /// Called by a delegate that does not display, for the layer to draw a store.
  package func declineDisplay() { hasDelegateDeclined = true }
}
