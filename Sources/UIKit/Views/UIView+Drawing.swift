import QuartzCore

extension UIView {
  /// Has the first commit draw the view.
  ///
  /// Whether a class overrides `draw(_:)` cannot be asked for. So every class but `UIView` itself
  /// is given a context, which costs little until something is drawn in it.
  func prepareDrawing() {
    layer.contentsScale = UIScreen.main.scale
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
}
