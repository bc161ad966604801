import CoreGraphics
import TestSupport
import Testing

@Suite struct TransformComponentsTests {
  private func near(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Bool {
    zip([a.a, a.b, a.c, a.d, a.tx, a.ty], [b.a, b.b, b.c, b.d, b.tx, b.ty]).allSatisfy {
      abs($0 - $1) < 1e-9
    }
  }

  @Test("the steps are scale, shear, turn, move, in this order")
  func order() {
    let steps = CGAffineTransformComponents(
      scale: CGSize(width: 2, height: 3), horizontalShear: 0.5, rotation: 0.25,
      translation: CGVector(dx: 7, dy: -4))
    let shear = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
    let map = CGAffineTransform(scaleX: 2, y: 3).concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: 0.25))
      .concatenating(CGAffineTransform(translationX: 7, y: -4))
    #expect(near(CGAffineTransform(steps), map))
    let found = map.decomposed()
    #expect(abs(found.scale.width - 2) < 1e-12 && abs(found.scale.height - 3) < 1e-12)
    #expect(abs(found.horizontalShear - 0.5) < 1e-12 && abs(found.rotation - 0.25) < 1e-12)
    #expect(found.translation == CGVector(dx: 7, dy: -4))
  }

  @Test("every map that keeps an area is made of its steps")
  func roundTrip() {
    var numbers = SplitMix(seed: 4)
    for _ in 0..<200 {
      let map = CGAffineTransform(
        numbers.number(-4...4), numbers.number(-4...4), numbers.number(-4...4),
        numbers.number(-4...4), numbers.number(-90...90), numbers.number(-90...90))
      if map.isInvertible { #expect(near(CGAffineTransform(map.decomposed()), map)) }
    }
    let mirror = CGAffineTransform(scaleX: 1, y: -1)
    #expect(mirror.decomposed().scale == CGSize(width: 1, height: -1))
    #expect(CGAffineTransform.identity.decomposed() == CGAffineTransformComponents(rotation: 0))
  }

  @Test("maps that flatten the plane are kept where they can be")
  func flat() {
    for map in [
      CGAffineTransform(scaleX: 0, y: 2), CGAffineTransform(scaleX: 2, y: 0),
      CGAffineTransform(0, 0, 3, 4, 1, 2), CGAffineTransform(0, 0, 0, 0, 0, 0),
    ] {
      #expect(near(CGAffineTransform(map.decomposed()), map))
    }
    #expect(CGAffineTransformComponents().scale == .zero)
  }

  @Test(
    "maps of no numbers decompose",
    arguments: [CGFloat.nan, .infinity, 1e308, .leastNonzeroMagnitude])
  func garbage(_ number: CGFloat) {
    let map = CGAffineTransform(number, 1, -number, number, 0, number)
    #expect(map.decomposed().translation.dx == 0)
    _ = CGAffineTransform(map.decomposed())
  }

  @Test("C's names do what the methods do")
  func functions() {
    let map = CGAffineTransformMake(1, 2, 3, 4, 5, 6)
    #expect(map == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    #expect(CGAffineTransformTranslate(map, 1, 2) == map.translatedBy(x: 1, y: 2))
    #expect(CGAffineTransformScale(map, 1, 2) == map.scaledBy(x: 1, y: 2))
    #expect(CGAffineTransformRotate(map, 1) == map.rotated(by: 1))
    #expect(CGAffineTransformInvert(map) == map.inverted())
    let move = CGAffineTransformMakeTranslation(3, 4)
    #expect(CGAffineTransformConcat(map, move) == map.concatenating(move))
    #expect(CGAffineTransformEqualToTransform(map, map) && !CGAffineTransformIsIdentity(map))
    #expect(
      CGAffineTransformMakeScale(2, 3).d == 3 && CGAffineTransformMakeRotation(0) == .identity)
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2) && CGSizeMake(1, 2).height == 2)
    #expect(CGVectorMake(1, 2) == CGVector(dx: 1, dy: 2))
  }
}
