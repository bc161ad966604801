import CoreGraphics

extension UIImage {
  func paint(in rect: CGRect, _ blendMode: CGBlendMode, _ alpha: CGFloat) {
    let rect = rect.standardized
    guard let context = UIGraphicsGetCurrentContext(), rect.isFinite, rect.width > 0,
      rect.height > 0
    else { return }
    if state.symbol != nil, state.capInsets == nil {
      return paintSymbol(context, in: rect, blendMode, alpha)
    }
    guard let image = state.cgImage else { return }
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

  /// Draws a symbol as lines and areas, which are sharp however large the rectangle is.
  private func paintSymbol(
    _ context: CGContext, in rect: CGRect, _ blendMode: CGBlendMode, _ alpha: CGFloat
  ) {
    guard let symbol = state.symbol else { return }
    let place = symbol.place(scale: scale)
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    paintThrough(context, in: rect) {
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.saveGState()
      context.concatenate(state.orientation.placing(in: rect))
      // That space has the stored picture upright with y upwards.
      let size = state.orientation.upright(rect.size)
      context.translateBy(x: 0, y: size.height)
      context.scaleBy(x: size.width / place.size.width, y: -size.height / place.size.height)
      symbol.draw(in: context, place)
      context.restoreGState()
      if let color = symbol.color {
        context.setBlendMode(.sourceIn)
        context.setFillColor(color)
        context.fill(context.boundingBoxOfClipPath)
      }
      context.endTransparencyLayer()
    }
    context.restoreGState()
  }

  /// Draws as `body` does or, for a template, through that the fill colour.
  private func paintThrough(_ context: CGContext, in rect: CGRect, _ body: () -> Void) {
    guard isStencil, state.symbol?.color == nil || renderingMode == .alwaysTemplate else {
      return body()
    }
    context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
    body()
    context.setBlendMode(.sourceIn)
    context.fill(context.boundingBoxOfClipPath)
    context.endTransparencyLayer()
  }
}
