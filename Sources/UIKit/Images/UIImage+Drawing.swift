import CoreGraphics

extension UIImage {
  func paint(in rect: CGRect, _ blendMode: CGBlendMode, _ alpha: CGFloat) {
    let rect = rect.standardized
    guard let context = UIGraphicsGetCurrentContext(), let image = state.cgImage, rect.isFinite,
      rect.width > 0, rect.height > 0
    else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    paintThrough(context, in: rect) {
      if state.capInsets == nil {
        context.draw(image, state.orientation, in: rect)
      } else if let upright = image.upright(state.orientation) {
        ResizableLayout(state, in: rect, context).draw(upright, in: context)
      }
    }
    context.restoreGState()
  }

  func paintPattern(in rect: CGRect) {
    let rect = rect.standardized
    guard let context = UIGraphicsGetCurrentContext(), let image = state.cgImage, rect.isFinite,
      rect.width > 0, rect.height > 0
    else { return }
    context.saveGState()
    context.clip(to: rect)
    paintThrough(context, in: rect) {
      context.draw(
        image, state.orientation, in: CGRect(origin: rect.origin, size: state.size), byTiling: true)
    }
    context.restoreGState()
  }

  /// Draws as `body` does or, for a template, through that the fill colour.
  private func paintThrough(_ context: CGContext, in rect: CGRect, _ body: () -> Void) {
    guard state.renderingMode == .alwaysTemplate else { return body() }
    context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
    body()
    context.setBlendMode(.sourceIn)
    context.fill(context.boundingBoxOfClipPath)
    context.endTransparencyLayer()
  }
}
