/// A cubic Bézier curve in device pixels.
struct CubicCurve {
  var start: OutlineVertex
  var control1: OutlineVertex
  var control2: OutlineVertex
  var end: OutlineVertex

  /// Whether its hull is not wholly beyond one side of some pixels.
  func mayBeSeen(within rect: PixelRect) -> Bool {
    let minX = min(min(start.x, control1.x), min(control2.x, end.x))
    let maxX = max(max(start.x, control1.x), max(control2.x, end.x))
    let minY = min(min(start.y, control1.y), min(control2.y, end.y))
    let maxY = max(max(start.y, control1.y), max(control2.y, end.y))
    return minX < Double(rect.maxX) && maxX > Double(rect.minX) && minY < Double(rect.maxY)
      && maxY > Double(rect.minY)
  }

  /// How many lines of equal steps keep within `flatness`, up to a number.
  func segments(flatness: Double, atMost most: Int) -> Int {
    func bend(_ a: OutlineVertex, _ b: OutlineVertex, _ c: OutlineVertex) -> Double {
      let x = a.x - 2 * b.x + c.x
      let y = a.y - 2 * b.y + c.y
      return x * x + y * y
    }
    let largest = max(bend(start, control1, control2), bend(control1, control2, end))
    let count = (ChordBound.cubic / flatness * largest.squareRoot()).squareRoot()
    return count < Double(most) ? Int(count.rounded(.up)) : most
  }

  func point(at t: Double) -> OutlineVertex {
    let u = 1 - t
    let first = u * u * u
    let second = 3 * u * u * t
    let third = 3 * u * t * t
    let fourth = t * t * t
    return OutlineVertex(
      x: first * start.x + second * control1.x + third * control2.x + fourth * end.x,
      y: first * start.y + second * control1.y + third * control2.y + fourth * end.y)
  }

  var halves: (CubicCurve, CubicCurve) {
    let one = start.midpoint(control1)
    let middle = control1.midpoint(control2)
    let three = control2.midpoint(end)
    let left = one.midpoint(middle)
    let right = middle.midpoint(three)
    let split = left.midpoint(right)
    return (
      CubicCurve(start: start, control1: one, control2: left, end: split),
      CubicCurve(start: split, control1: right, control2: three, end: end)
    )
  }
}
