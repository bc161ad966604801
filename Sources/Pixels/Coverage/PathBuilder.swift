/// What is told a path step by step.
public protocol PathBuilder {
  mutating func move(_ x: Double, _ y: Double)
  mutating func line(_ x: Double, _ y: Double)
  mutating func quad(_ cx: Double, _ cy: Double, _ x: Double, _ y: Double)
  mutating func cubic(
    _ c1x: Double, _ c1y: Double, _ c2x: Double, _ c2y: Double, _ x: Double, _ y: Double)
  mutating func close()
}

extension OutlineBuilder: PathBuilder {}
extension PolylineBuilder: PathBuilder {}
extension ProjectedOutlineBuilder: PathBuilder {}
