import CPango
import CoreGraphics

/// A glyph's outline on its way from FreeType's callbacks into a path.
struct OutlineDrawing {
  private let path = CGMutablePath()
  private var isOpen = false

  private mutating func move(to point: CGPoint) {
    close()
    path.move(to: point)
    isOpen = true
  }

  /// FreeType's contours are closed without saying so.
  private mutating func close() {
    if isOpen { path.closeSubpath() }
    isOpen = false
  }

  mutating func finish() -> FixedPath {
    close()
    return path.fixed
  }

  /// Each gets the address of a drawing that `FT_Outline_Decompose` was given; 0 means go on.
  static var functions: FT_Outline_Funcs {
    FT_Outline_Funcs(
      move_to: { end, drawing in
        guard let end, let drawing else { return 1 }
        drawing.assumingMemoryBound(to: OutlineDrawing.self).pointee.move(to: CGPoint(end))
        return 0
      },
      line_to: { end, drawing in
        guard let end, let drawing else { return 1 }
        drawing.assumingMemoryBound(to: OutlineDrawing.self).pointee.path
          .addLine(to: CGPoint(end))
        return 0
      },
      conic_to: { control, end, drawing in
        guard let control, let end, let drawing else { return 1 }
        drawing.assumingMemoryBound(to: OutlineDrawing.self).pointee.path
          .addQuadCurve(to: CGPoint(end), control: CGPoint(control))
        return 0
      },
      cubic_to: { control1, control2, end, drawing in
        guard let control1, let control2, let end, let drawing else { return 1 }
        drawing.assumingMemoryBound(to: OutlineDrawing.self).pointee.path
          .addCurve(
            to: CGPoint(end), control1: CGPoint(control1), control2: CGPoint(control2))
        return 0
      },
      shift: 0, delta: 0)
  }
}

extension CGPoint {
  fileprivate init(_ vector: UnsafePointer<FT_Vector>) {
    self.init(x: vector.pointee.x, y: vector.pointee.y)
  }
}
