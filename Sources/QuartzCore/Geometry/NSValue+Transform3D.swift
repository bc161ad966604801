import CoreGraphics

extension NSValue {
  public convenience init(caTransform3D t: CATransform3D) {
    self.init(
      numbers: (0..<4).flatMap { [t.rows[$0].x, t.rows[$0].y, t.rows[$0].z, t.rows[$0].w] })
  }

  /// The map that the value holds; zeros, if it holds something else.
  public var caTransform3DValue: CATransform3D { transformIfHeld ?? CATransform3D() }

  fileprivate var transformIfHeld: CATransform3D? {
    guard let m = numbersIfHeld(16) else { return nil }
    func row(_ start: Int) -> SIMD4<Double> {
      SIMD4(m[start], m[start + 1], m[start + 2], m[start + 3])
    }
    return CATransform3D(rows: row(0), row(4), row(8), row(12))
  }
}

// As the structures of Core Graphics, so that `value as? CATransform3D` finds what is in a value.

extension CATransform3D: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) {
    result = source.caTransform3DValue
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CATransform3D?
  ) -> Bool {
    result = source.transformIfHeld
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CATransform3D {
    source?.caTransform3DValue ?? CATransform3D()
  }
}
