import QuartzCore

extension UIView {
  /// Has the first commit draw the view.
  ///
  /// Whether a class overrides `draw(_:)` cannot be asked for. So every class but `UIView` itself
  /// is given a context, which costs little until something is drawn in it.
  func prepareDrawing() {
    layer.contentsScale = UIScreen.main.scale
    if type(of: self) != UIView.self { layer.setNeedsDisplay() }
  }

  func drawAsCurrent(in context: CGContext) {
    UIGraphicsPushContext(context)
    draw(bounds)
    UIGraphicsPopContext()
  }

  /// Another scale asks for another drawing.
  func setContentScaleFactor(_ scale: CGFloat) {
    guard scale != layer.contentsScale else { return }
    layer.contentsScale = scale
    if type(of: self) != UIView.self { layer.setNeedsDisplay() }
  }
}
