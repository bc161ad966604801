import Foundation

/// A drawing to be drawn often, in pixels as fine as those of the context that it is made for.
public final class CGLayer: Hashable {
  /// In the layer's own units, as it was asked for.
  public let size: CGSize
  /// What the layer is drawn with; its user space is `size` large.
  public let context: CGContext?

  /// Nil for a size without area.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    let base = context.baseTransform
    let width = (size.width * hypot(base.a, base.b)).rounded(.up)
    let height = (size.height * hypot(base.c, base.d)).rounded(.up)
    let sides = 1...CGFloat(CGContext.longestSide)
    guard sides.contains(width), sides.contains(height) else { return nil }
    self.size = size
    let own = CGContext(width: Int(width), height: Int(height))
    own.scaleBy(x: width / size.width, y: height / size.height)
    self.context = own
  }

  public static func == (left: CGLayer, right: CGLayer) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGContext {
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let context = layer.context else { return }
    // Drawing is done when this returns, so that the layer's own pixels serve; but not on themselves.
    let pixels = context.canvas === canvas ? context.canvas.copy() : context.canvas.pixmap
    draw(CGImage(pixels), in: rect)
  }

  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }
}
