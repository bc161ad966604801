import QuartzCore

extension UIView {
  /// Has the first commit draw the view.
  ///
  /// Whether a class overrides `draw(_:)` cannot be asked for. So every class but `UIView` itself
  /// is given a context, which costs little until something is drawn in it.
  func prepareDrawing() {
    screenScale = UIScreen.main.scale
    layer.contentsScale = screenScale
    layer.isOpaque = true
    if type(of: self) != UIView.self { layer.setNeedsDisplay() }
  }

  /// Draws the part that the context lets through.
  func drawAsCurrent(in context: CGContext) {
    let clip = context.boundingBoxOfClipPath
    // A clip of the whole is the bounds, also where the last pixels lie partly beyond them.
    let part = clip.contains(bounds) ? bounds : clip.intersection(bounds)
    UIGraphicsPushContext(context)
    traitCollection.performAsCurrent { draw(part) }
    UIGraphicsPopContext()
  }

  /// A store can do without alpha where the view says that it covers itself, unless its background
  /// shows something through.
  func prepareStore() {
    let showsThrough = layer.backgroundColor.map { $0.alpha < 1 } ?? false
    layer.isOpaque = isOpaque && !showsThrough
  }

  /// Another scale asks for another drawing.
  func setContentScaleFactor(_ scale: CGFloat) {
    guard scale != layer.contentsScale else { return }
    layer.contentsScale = scale
    if type(of: self) != UIView.self { layer.setNeedsDisplay() }
  }

  /// Takes over the scale of the screen that the view has come to, or that has changed.
  ///
  /// A scale that somebody has set stays, and so does that of contents which the view did not draw.
  package func followScreen(_ scale: CGFloat) {
    guard scale != screenScale else { return }
    let isDrawn = layer.contents == nil || layer.contents is BackingStore
    if layer.contentsScale == screenScale, isDrawn { setContentScaleFactor(scale) }
    screenScale = scale
  }

  func followScreenBelow(_ scale: CGFloat) {
    followScreen(scale)
    heldMask?.followScreenBelow(scale)
    for subview in subviewList { subview.followScreenBelow(scale) }
  }

  /// Comes to a screen in a mask, which is in no window: with its scale, and the colours of who wears it.
  func comeToScreenInMask(_ scale: CGFloat?) {
    if let scale { followScreen(scale) }
    refreshColors()
    moveInMask()
    heldMask?.comeToScreenInMask(scale)
    for subview in subviewList { subview.comeToScreenInMask(scale) }
  }
}

extension UIWindow {
  /// Brings the window and everything in it to the scale of its screen.
  func followScreen() {
    let scale = screen.scale
    followScreenBelow(scale)
    guard traits.displayScale != scale else { return }
    traits = UITraitCollection(traitsFrom: [traits, UITraitCollection(displayScale: scale)])
  }
}
