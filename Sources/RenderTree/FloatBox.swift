import CoreGraphics

/// A rectangle in few bytes, never smaller than it is: for whoever looks through very many of them.
package struct FloatBox: Sendable {
  /// The left and upper edges, then the others with a minus sign.
  private var edges: SIMD4<Float>

  /// Everywhere.
  package static let everything = FloatBox(edges: SIMD4(repeating: -.infinity))

  private init(edges: SIMD4<Float>) {
    self.edges = edges
  }

  /// Nothing touches the null rectangle, and all does where numbers are none.
  package init(_ rect: CGRect) {
    let (x, y) = (rect.origin.x, rect.origin.y)
    let exact = SIMD4(x, y, -(x + rect.size.width), -(y + rect.size.height))
    if rect.isNull {
      edges = SIMD4(repeating: .infinity)
    } else if exact.x.isNaN || exact.y.isNaN || exact.z.isNaN || exact.w.isNaN {
      self = .everything
    } else {
      let near = SIMD4<Float>(exact)
      edges = SIMD4(near.x.nextDown, near.y.nextDown, near.z.nextDown, near.w.nextDown)
    }
  }

  /// A window that boxes are compared with.
  package struct Window: Sendable {
    fileprivate let edges: SIMD4<Float>

    package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
      let near = SIMD4<Float>(SIMD4(maxX, maxY, -minX, -minY))
      edges = SIMD4(near.x.nextUp, near.y.nextUp, near.z.nextUp, near.w.nextUp)
    }
  }

  /// Whether the two have a point in common, edges included; more often yes than is true.
  @inline(__always)
  package func mayTouch(_ window: Window) -> Bool { all(edges .<= window.edges) }
}

extension ContiguousArray<FloatBox> {
  /// The first from an index on, before another, that may touch a window; `end` for none.
  package func firstTouching(_ window: FloatBox.Window, from start: Int, to end: Int) -> Int {
    withUnsafeBufferPointer { boxes in
      var index = start
      while index < end, !boxes[index].mayTouch(window) { index += 1 }
      return index
    }
  }

  /// The last before an index that may touch a window.
  package func lastTouching(_ window: FloatBox.Window, before end: Int) -> Int? {
    withUnsafeBufferPointer { boxes in
      var index = end - 1
      while index >= 0, !boxes[index].mayTouch(window) { index -= 1 }
      return index >= 0 ? index : nil
    }
  }
}
