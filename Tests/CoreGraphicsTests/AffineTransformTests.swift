import CoreGraphics
import Testing

@Suite struct AffineTransformTests {
  private func near(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
  }

  @Test("V09 translatedBy moves in the space that the transform has already made")
  func translationAccumulates() {
    let start = CGAffineTransform(scaleX: 2, y: 3)
    let moved = start.translatedBy(x: 10, y: 10)
    #expect(moved == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 30))
    #expect(
      moved.translatedBy(x: 1, y: 1) == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 22, ty: 33))
  }

  @Test("V09 scaledBy and rotated(by:) accumulate too")
  func scaleAndRotationAccumulate() {
    let scaled = CGAffineTransform(scaleX: 2, y: 2).scaledBy(x: 3, y: 4)
    #expect(scaled == CGAffineTransform(scaleX: 6, y: 8))
    let turned = CGAffineTransform(rotationAngle: .pi / 6).rotated(by: .pi / 3)
    #expect(near(CGPoint(x: 1, y: 0).applying(turned), CGPoint(x: 0, y: 1)))
  }

  @Test("a positive angle takes the x axis towards the y axis")
  func rotationDirection() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(near(turned, CGPoint(x: 0, y: 1)))
  }

  @Test("concatenating does the receiver first")
  func concatenationOrder() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let grow = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGPoint.zero.applying(move.concatenating(grow)) == CGPoint(x: 20, y: 0))
    #expect(CGPoint.zero.applying(grow.concatenating(move)) == CGPoint(x: 10, y: 0))
  }

  @Test("the inverse takes every point back, and a map without one is returned as it is")
  func inversion() {
    let map = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -5)
    let point = CGPoint(x: 13, y: -4)
    #expect(near(point.applying(map).applying(map.inverted()), point))
    let flat = CGAffineTransform(scaleX: 0, y: 5)
    #expect(flat.inverted() == flat)
    #expect(!flat.isInvertible)
  }

  @Test("init() is all zeros, identity is not")
  func zeroIsNotIdentity() {
    #expect(CGAffineTransform() == CGAffineTransform(0, 0, 0, 0, 0, 0))
    #expect(!CGAffineTransform().isIdentity)
    #expect(CGAffineTransform.identity.isIdentity)
  }

  @Test("V12 a mapped rect is the box around its mapped corners")
  func rectBecomesBoundingBox() {
    let square = CGRect(x: -1, y: -1, width: 2, height: 2)
    let box = square.applying(CGAffineTransform(rotationAngle: .pi / 4))
    let half = CGFloat(2).squareRoot()
    #expect(abs(box.minX + half) < 1e-12 && abs(box.maxX - half) < 1e-12)
    #expect(abs(box.minY + half) < 1e-12 && abs(box.maxY - half) < 1e-12)
  }

  @Test(
    "the box holds every mapped corner and touches each side",
    arguments: [
      CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -5),
      CGAffineTransform(a: -2, b: 0.5, c: 0.25, d: -3, tx: 0, ty: 4),
      CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 3, ty: 3),
      CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
    ])
  func boxIsTight(_ map: CGAffineTransform) {
    let rect = CGRect(x: 3, y: -8, width: 11, height: 6)
    let box = rect.applying(map)
    let corners = [
      CGPoint(x: 3, y: -8), CGPoint(x: 14, y: -8), CGPoint(x: 14, y: -2), CGPoint(x: 3, y: -2),
    ].map { $0.applying(map) }
    #expect(box.minX == corners.map(\.x).min())
    #expect(box.minY == corners.map(\.y).min())
    #expect(box.maxX == corners.map(\.x).max())
    #expect(box.maxY == corners.map(\.y).max())
  }

  @Test("a mirrored rect has no negative size")
  func mirroredRectIsStandard() {
    let box = CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(scaleX: -1, y: 1))
    #expect(box.origin == CGPoint(x: -4, y: 2))
    #expect(box.size == CGSize(width: 3, height: 4))
  }

  @Test("null and infinite rects stay what they are")
  func nullAndInfiniteStay() {
    let map = CGAffineTransform(rotationAngle: 1).translatedBy(x: 5, y: 5)
    #expect(CGRect.null.applying(map).isNull)
    #expect(CGRect.infinite.applying(map).isInfinite)
  }
}
