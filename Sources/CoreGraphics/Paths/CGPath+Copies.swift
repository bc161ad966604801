import Foundation

// The names that Swift has for the functions of C, which some code calls as they are.

extension CGPath {
  /// The area that a pen covers along another path; see `copy(strokingWithWidth:…)`.
  public convenience init?(
    __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat,
    lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
  ) {
    let copy = path.copy(
      strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
      transform: transform?.pointee ?? .identity)
    self.init(elements: copy.elements)
  }

  /// The dashes of another path; see `copy(dashingWithPhase:…)`.
  public convenience init?(
    __byDashing path: CGPath, transform: UnsafePointer<CGAffineTransform>?, phase: CGFloat,
    lengths: UnsafePointer<CGFloat>?, count: Int
  ) {
    let lengths = lengths.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) }
    let copy = path.copy(
      dashingWithPhase: phase, lengths: lengths ?? [],
      transform: transform?.pointee ?? .identity)
    self.init(elements: copy.elements)
  }
}
