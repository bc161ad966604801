import CoreGraphics

extension CALayer {
  /// The part of the bounds that the root and the layers above that clip let be seen.
  var rectInSight: CGRect {
    var sight = bounds
    for layer in sequence(first: self, next: \.superlayer).dropFirst()
    where layer.masksToBounds || layer.superlayer == nil {
      let shown = convert(layer.bounds, from: layer)
      guard shown.isFinite else { return .zero }
      let (minX, minY) = (max(sight.minX, shown.minX), max(sight.minY, shown.minY))
      let (maxX, maxY) = (min(sight.maxX, shown.maxX), min(sight.maxY, shown.maxY))
      guard maxX > minX, maxY > minY else { return .zero }
      sight = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
    return sight
  }

  /// Points of the root that a point of the layer takes, at most in any direction.
  var zoom: CGFloat {
    let root = rootLayer
    let (a, b) = (convert(CGPoint.zero, to: root), convert(CGPoint(x: 1, y: 0), to: root))
    let c = convert(CGPoint(x: 0, y: 1), to: root)
    return max(hypot(b.x - a.x, b.y - a.y), hypot(c.x - a.x, c.y - a.y))
  }
}
