import CoreGraphics

/// A picture that a scene describes instead of naming a file: squares of colours in turn.
struct Checkerboard: Hashable {
  /// The side of a square, in points.
  var cell: Double
  /// In points.
  var size: CGSize
  var colors: [CGColor]
  /// Pixels a point.
  var scale: Double

  /// More would take seconds to draw, and be too small to see.
  static let mostSquares = 262_144.0

  static let standardColors = [
    CGColor(red: 1, green: 1, blue: 1, alpha: 1),
    CGColor(red: 0.82, green: 0.82, blue: 0.84, alpha: 1),
  ]

  /// In pixels.
  var width: Double { (size.width * scale).rounded(.up) }
  var height: Double { (size.height * scale).rounded(.up) }

  /// Each row begins with the colour after the one that the row above began with.
  func draw() -> CGImage? {
    let context = CGContext(
      width: Int(width), height: Int(height), scale: scale, pointsDown: true)
    let columns = Int((size.width / cell).rounded(.up))
    let rows = Int((size.height / cell).rounded(.up))
    for row in 0..<rows {
      for column in 0..<columns {
        context.setFillColor(colors[(row + column) % colors.count])
        context.fill(
          CGRect(x: Double(column) * cell, y: Double(row) * cell, width: cell, height: cell))
      }
    }
    return context.makeImage()
  }
}
