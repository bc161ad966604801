import CoreGraphics

/// What a scene takes of its budget, for one that is shown in several variants at once.
package struct SceneCost: Sendable {
  /// The largest share of what there may be of nodes, values, texts, paths or pixels of the canvas.
  private var share = 0.0
  /// The pictures, each once: variants that show the same one share it.
  private var pictures: [ObjectIdentifier: CGImage] = [:]
  private var pixelLimit = Int.max

  package init() {}

  init(
    _ counts: ExpansionCounts, _ canvas: Canvas, pictures: [ObjectIdentifier: CGImage],
    of limits: ExpansionLimits
  ) {
    let shares = [
      (counts.nodes, limits.nodes), (counts.nodeBytes, limits.nodeBytes),
      (counts.values, limits.values), (counts.textBytes, limits.allTextBytes),
      (counts.pathSteps, limits.pathSteps),
    ].map { Double($0) / Double(max(1, $1)) }
    // A canvas that is refused may be of any size.
    let pixels = canvas.pixelSize
    share = max(shares.max() ?? 0, pixels.width * pixels.height / Double(limits.canvasPixels))
    (self.pictures, pixelLimit) = (pictures, limits.pixels)
  }

  /// Whether one scene may take as much.
  package var fits: Bool {
    share <= 1 && pictures.values.reduce(0) { $0 + $1.width * $1.height } <= pixelLimit
  }

  package static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.share += right.share
    sum.pictures.merge(right.pictures) { first, _ in first }
    sum.pixelLimit = min(left.pixelLimit, right.pixelLimit)
    return sum
  }
}
