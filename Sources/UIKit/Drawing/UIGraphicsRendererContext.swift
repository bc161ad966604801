import CoreGraphics

/// What a renderer's actions draw on; it is the current context meanwhile.
open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    draw(blendMode) { $0.fill(rect) }
  }

  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    draw(blendMode) { $0.stroke(rect) }
  }

  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  private func draw(_ blendMode: CGBlendMode, _ body: (CGContext) -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    body(cgContext)
    cgContext.restoreGState()
  }
}
