extension RoundedRect {
  /// The rectangle as it is drawn: square corners without radii, and the others made to fit.
  ///
  /// It has been so since it was made, unless its properties were set one by one.
  var fitted: RoundedRect {
    if isEmpty { return self }
    var result = self
    if topLeft.isSquare { result.topLeft = .zero }
    if topRight.isSquare { result.topRight = .zero }
    if bottomRight.isSquare { result.bottomRight = .zero }
    if bottomLeft.isSquare { result.bottomLeft = .zero }
    if result.isSquare { return result }
    let factor = result.fittingFactor
    guard factor < 1 else { return result }
    func scaled(_ corner: CornerRadius) -> CornerRadius {
      CornerRadius(x: corner.x * factor, y: corner.y * factor)
    }
    result.topLeft = scaled(result.topLeft)
    result.topRight = scaled(result.topRight)
    result.bottomRight = scaled(result.bottomRight)
    result.bottomLeft = scaled(result.bottomLeft)
    return result
  }

  /// By how much all radii shrink so that those of each side just fit it; 1 if they do.
  private var fittingFactor: Double {
    func factor(_ side: Double, _ one: Double, _ other: Double) -> Double {
      one + other > side ? side / (one + other) : 1
    }
    let width = maxX - minX
    let height = maxY - minY
    return min(
      min(factor(width, topLeft.x, topRight.x), factor(width, bottomLeft.x, bottomRight.x)),
      min(factor(height, topLeft.y, bottomLeft.y), factor(height, topRight.y, bottomRight.y)))
  }
}
