import CoreGraphics
import TestSupport
import Testing
import UIKit

@testable import QuartzCore

/// Which views touches come to while animations are under way.
@Suite @MainActor struct AnimationTouchTests {
  /// A view of 20 × 20 that is animated in its window, with another in it.
  private let mover = Mover()
  private let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private var view: UIView { mover.view }
  private var window: UIView { mover.window }

  init() { view.addSubview(inner) }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    mover.act { window.hitTest(CGPoint(x: x, y: y), with: nil) }
  }

  /// Animates something from 0 to 1.
  private func animate(
    _ options: UIView.AnimationOptions = [], delay: Double = 0, _ change: @escaping () -> Void
  ) {
    mover.act {
      UIView.animate(withDuration: 1, delay: delay, options: options, animations: change)
    }
    mover.frame(at: 0)
  }

  @Test func E01_touchesPassByWhatIsAnimatedUntilItIsOver() {
    let below = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    window.insertSubview(below, belowSubview: view)
    #expect(hit(5, 5) === inner && hit(15, 15) === view)
    animate { view.alpha = 0.5 }
    #expect(hit(5, 5) === below && hit(15, 15) === below)
    mover.frame(at: 0.9)
    #expect(hit(15, 15) === below)
    mover.frame(at: 1)
    #expect(hit(5, 5) === inner && hit(15, 15) === view)
  }

  @Test func E01_onlyTheViewsThatChangeAreShut() {
    animate { inner.backgroundColor = .red }
    #expect(hit(5, 5) === view)
    animate { view.alpha = view.alpha }
    #expect(hit(15, 15) === view)
    #expect(view.hitTest(CGPoint(x: 15, y: 15), with: nil) === view)
  }

  @Test func E01_userInteractionMayBeAllowed() {
    animate(.allowUserInteraction) { view.alpha = 0.5 }
    #expect(hit(5, 5) === inner)
    animate { view.center.x += 1 }
    #expect(hit(5, 5) === window)
  }

  @Test func E01_aBlockInABlockGoesByTheOuterOne() {
    animate(.allowUserInteraction) { UIView.animate(withDuration: 1) { view.alpha = 0.5 } }
    #expect(hit(15, 15) === view)
    animate {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.allowUserInteraction, .overrideInheritedOptions],
        animations: { view.alpha = 0.6 })
    }
    #expect(hit(15, 15) === view)
    animate {
      UIView.animate(
        withDuration: 1, delay: 0, options: .allowUserInteraction,
        animations: { view.alpha = 0.7 })
    }
    #expect(hit(15, 15) === window)
  }

  @Test func E01_theDelayCountsAndTakingTheAnimationAwayEndsIt() {
    animate(delay: 5) { view.alpha = 0.5 }
    #expect(hit(15, 15) === window)
    mover.frame(at: 3)
    #expect(hit(15, 15) === window)
    view.layer.removeAllAnimations()
    #expect(hit(15, 15) === view)
  }

  @Test func E01_keyframesSpringsAndTransitionsAreAnimationsToo() {
    mover.act {
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0.5 }
      }
    }
    #expect(hit(15, 15) === window)
    view.layer.removeAllAnimations()
    mover.act { UIView.animate(springDuration: 1) { view.alpha = 1 } }
    #expect(hit(15, 15) === window)
    view.layer.removeAllAnimations()
    mover.act {
      UIView.transition(
        with: view, duration: 1, options: .transitionCrossDissolve,
        animations: { inner.backgroundColor = .red })
    }
    #expect(hit(15, 15) === window)
    view.layer.removeAllAnimations()
    mover.act {
      UIView.transition(
        with: view, duration: 1, options: [.transitionCrossDissolve, .allowUserInteraction],
        animations: { inner.backgroundColor = .blue })
    }
    #expect(hit(15, 15) === view)
  }

  @Test func E01_layersAnimateWithoutTouchesMinding() {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0.5, 1, 1)
    mover.act { view.layer.add(animation, forKey: nil) }
    mover.frame(at: 0)
    #expect(hit(15, 15) === view)
  }

  @Test func E05_aTouchThatHasBegunGoesOn() {
    let pad = Pad(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
    window.addSubview(pad)
    let input = WindowInput(window: mover.window)
    func send(_ phase: UITouch.Phase) {
      input.send([.init(1, phase, at: CGPoint(x: 110, y: 10))], time: 0)
    }
    let seen = CallRecord.of {
      send(.began)
      animate { pad.alpha = 0.5 }
      send(.ended)
      send(.began)
      send(.ended)
      mover.frame(at: 1)
      send(.began)
    }
    #expect(seen == ["pad began 10", "pad ended 10", "pad began 10"])
  }

  // MARK: Animators

  private func moving(_ prepare: (UIViewPropertyAnimator) -> Void = { _ in }) {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
    prepare(animator)
    mover.act { animator.startAnimation() }
    mover.frame(at: 0)
    mover.frame(at: 0.5)
  }

  /// Half way from 10 to 110 the view is at 60.
  @Test func A09_anAnimatorsViewsAreFoundWhereTheyAreOnShow() {
    moving()
    #expect(hit(65, 15) === view && hit(52, 2) === inner)
    #expect(hit(115, 15) === window)
    mover.frame(at: 1)
    #expect(hit(115, 15) === view && hit(65, 15) === window)
  }

  @Test func A09_hitTestingByHandFindsThemWhereTheyWillBe() {
    moving { $0.isManualHitTestingEnabled = true }
    #expect(hit(115, 15) === view && hit(65, 15) === window)
  }

  @Test func A09_anAnimatorMayKeepTouchesAway() {
    moving { $0.isUserInteractionEnabled = false }
    #expect(hit(115, 15) === window && hit(65, 15) === window)
    mover.frame(at: 1)
    #expect(hit(115, 15) === view)
  }

  @Test func A09_aTurnedViewIsFoundAsItIsTurned() {
    view.bounds.size = CGSize(width: 100, height: 4)
    view.center = CGPoint(x: 100, y: 100)
    inner.removeFromSuperview()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.transform = CGAffineTransform(rotationAngle: .pi)
    }
    animator.fractionComplete = 0.5
    mover.frame(at: 0)
    #expect(hit(100, 140) === view && hit(140, 100) === window)
    mover.act { animator.stopAnimation(true) }
  }
}
