import AnimatableLayers
import Foundation
import Testing

private class Ring: CALayer {
  @Animatable var progress: CGFloat
  @Animatable var start: Double = 0.25 + 0.25
  @Animatable var steps: Int
  @Animatable var isOpen: Bool = true
  @Animatable var tint: CGColor?
  @Animatable var center: CGPoint
}

private final class Arc: Ring {
  @Animatable var width: Float = 3
}

private final class Box<Content>: CALayer {
  @Animatable var filling: CGFloat = 2
}

/// Layers' properties that animations change.
@Suite struct AnimatableTests {
  @Test("a property has its default, and its name is a key") func keys() {
    let ring = Ring()
    #expect(ring.progress == 0 && ring.start == 0.5 && ring.steps == 0 && ring.isOpen)
    #expect(ring.tint == nil && ring.center == .zero)
    ring.progress = 0.75
    #expect((ring.value(forKey: "progress") as? NSNumber)?.doubleValue == 0.75)
    ring.setValue(0.1, forKey: "progress")
    ring.setValue(CGPoint(x: 1, y: 2), forKey: "center")
    #expect(ring.progress == 0.1 && ring.center == CGPoint(x: 1, y: 2))
    ring.tint = .black
    #expect(ring.tint == .black)
    ring.tint = nil
    ring.setValue(nil, forKey: "start")
    #expect(ring.tint == nil && ring.start == 0.5)
    #expect(Ring.defaultValue(forKey: "start") as? Double == 0.5)
    #expect(Box<Int>().filling == 2)
  }

  @Test("classes below have the keys of those above, others do not") func inherited() {
    let arc = Arc()
    arc.start = 0.125
    #expect(arc.start == 0.125 && arc.width == 3)
    #expect(Arc.needsDisplay(forKey: "progress") && Arc.needsDisplay(forKey: "width"))
    #expect(Ring.needsDisplay(forKey: "progress") && !Ring.needsDisplay(forKey: "width"))
    #expect(!CALayer.needsDisplay(forKey: "progress"))
    #expect(!Ring.needsDisplay(forKey: "opacity"))
    #expect(CALayer.defaultValue(forKey: "start") == nil)
  }

  @Test("a change asks for a new drawing") func display() {
    let ring = Ring()
    ring.displayIfNeeded()
    #expect(!ring.needsDisplay())
    ring.steps = 4
    #expect(ring.needsDisplay())
  }

  @Test("an animation shows in the presentation") func animation() throws {
    let (root, ring) = (CALayer(), Ring())
    root.addSublayer(ring)
    ring.steps = 8
    LayerClock.$staged.withValue(0) {
      for (key, from, to) in [("progress", 0.0, 1.0), ("steps", 0, 10), ("start", 2, 6)] {
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = 1
        ring.add(animation, forKey: key)
      }
      _ = root.commitTree()
    }
    let shown = try LayerClock.$staged.withValue(0.25) {
      _ = root.commitTree()
      return try #require(ring.presentation())
    }
    #expect(abs(shown.progress - 0.25) < 1e-6 && abs(shown.start - 3) < 1e-6)
    #expect((shown.steps == 2 || shown.steps == 3) && shown.isOpen)
    #expect(ring.progress == 0 && ring.steps == 8)
  }

  @Test("values of another kind count as missing") func badInput() {
    let ring = Ring()
    for value in ["text", Date.distantPast, CALayer(), [1]] as [Any] {
      for key in ["progress", "start", "steps", "isOpen", "center", "tint"] {
        ring.setValue(value, forKey: key)
      }
      #expect(ring.progress == 0 && ring.start == 0.5 && ring.steps == 0 && ring.isOpen)
      #expect(ring.center == .zero)
    }
    for number in [Double.nan, .infinity, 1e300] {
      ring.setValue(number, forKey: "steps")
      #expect(ring.steps == 0)
    }
  }
}
