import QuartzCore
import Testing

@Suite struct Transform3DTests {
  private func near(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    let left = [
      a.m11, a.m12, a.m13, a.m14, a.m21, a.m22, a.m23, a.m24, a.m31, a.m32, a.m33, a.m34, a.m41,
      a.m42, a.m43, a.m44,
    ]
    let right = [
      b.m11, b.m12, b.m13, b.m14, b.m21, b.m22, b.m23, b.m24, b.m31, b.m32, b.m33, b.m34, b.m41,
      b.m42, b.m43, b.m44,
    ]
    return zip(left, right).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test("L04 the identity is the identity, and zeros are not")
  func identity() {
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(!CATransform3DIsIdentity(CATransform3D()))
    #expect(CATransform3DIsIdentity(CATransform3DMakeScale(1, 1, 1)))
    #expect(CATransform3DIdentity.m11 == 1 && CATransform3DIdentity.m44 == 1)
    #expect(CATransform3DIdentity.m12 == 0 && CATransform3DIdentity.m43 == 0)
  }

  @Test("L04 translation and scale stand in their places of the matrix")
  func translationAndScale() {
    let move = CATransform3DMakeTranslation(3, 4, 5)
    #expect((move.m41, move.m42, move.m43) == (3, 4, 5))
    let scale = CATransform3DMakeScale(3, 4, 5)
    #expect((scale.m11, scale.m22, scale.m33) == (3, 4, 5))
  }

  @Test("L04 a turn of π/3 about x has Apple's elements")
  func rotationAboutX() {
    let turn = CATransform3DMakeRotation(.pi / 3, 1, 0, 0)
    #expect(abs(turn.m22 - 0.5) < 1e-7 && abs(turn.m33 - 0.5) < 1e-7)
    #expect(abs(turn.m23 - 0.8660254) < 1e-7)
    #expect(abs(turn.m32 + 0.8660254) < 1e-7)
    #expect(turn.m11 == 1)
  }

  @Test("L04 a turn about z is the plane's turn")
  func rotationAboutZ() {
    let turn = CATransform3DMakeRotation(0.7, 0, 0, 1)
    #expect(CATransform3DIsAffine(turn))
    #expect(near(turn, CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 0.7))))
  }

  @Test("L04 only the direction of the axis counts, and an axis without length turns nothing")
  func axisLength() {
    #expect(
      near(CATransform3DMakeRotation(1, 0.5, 0.5, 0), CATransform3DMakeRotation(1, 9, 9, 0)))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test("L04 Translate, Scale and Rotate act before what is there")
  func premultiplied() {
    let start = CATransform3DMakeScale(2, 3, 4)
    let moved = CATransform3DTranslate(start, 10, 10, 10)
    #expect((moved.m41, moved.m42, moved.m43) == (20, 30, 40))
    #expect(near(CATransform3DScale(start, 5, 5, 5), CATransform3DMakeScale(10, 15, 20)))
    let turned = CATransform3DRotate(CATransform3DMakeRotation(0.2, 0, 1, 0), 0.3, 0, 1, 0)
    #expect(near(turned, CATransform3DMakeRotation(0.5, 0, 1, 0)))
  }

  @Test("L04 Concat does its first argument first")
  func concatenationOrder() {
    let move = CATransform3DMakeTranslation(10, 0, 0)
    let grow = CATransform3DMakeScale(2, 2, 2)
    #expect(CATransform3DConcat(move, grow).m41 == 20)
    #expect(CATransform3DConcat(grow, move).m41 == 10)
  }

  @Test("L04 a map and its inverse cancel; one without an inverse is returned as it is")
  func inversion() {
    var map = CATransform3DMakeRotation(1, 1, 2, 3)
    map.m34 = -1 / 700
    map = CATransform3DTranslate(CATransform3DScale(map, 2, 3, 4), 5, 6, 7)
    #expect(near(CATransform3DConcat(map, CATransform3DInvert(map)), CATransform3DIdentity))
    #expect(near(CATransform3DConcat(CATransform3DInvert(map), map), CATransform3DIdentity))
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test("L04 a matrix whose first pivot is zero has an inverse all the same")
  func inversionWithPivoting() {
    let quarter = CATransform3DMakeAffineTransform(CGAffineTransform(0, 1, -1, 0, 3, 4))
    #expect(
      near(CATransform3DConcat(quarter, CATransform3DInvert(quarter)), CATransform3DIdentity))
  }

  @Test("L04 an affine map goes in and comes out the same")
  func affineRoundTrip() {
    let map = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let transform = CATransform3DMakeAffineTransform(map)
    #expect(CATransform3DIsAffine(transform))
    #expect(CATransform3DGetAffineTransform(transform) == map)
  }

  @Test(
    "L04 affineTransform() of a map that concerns depth is identity",
    arguments: [
      CATransform3DMakeRotation(1, 1, 0, 0), CATransform3DMakeScale(2, 2, 2),
      CATransform3DMakeTranslation(1, 2, 3), perspective,
    ])
  func nonAffineIsIdentity(_ transform: CATransform3D) {
    #expect(!CATransform3DIsAffine(transform))
    let layer = CALayer()
    layer.transform = transform
    #expect(layer.affineTransform() == .identity)
    #expect(CATransform3DEqualToTransform(layer.transform, transform))
  }

  private static let perspective: CATransform3D = {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 700
    return transform
  }()

  @Test("a map with an element that is no number is not finite")
  func finiteness() {
    var transform = CATransform3DIdentity
    #expect(transform.isFinite)
    transform.m43 = .nan
    #expect(!transform.isFinite)
    transform.m43 = 0
    transform.m11 = -.infinity
    #expect(!transform.isFinite)
  }
}
