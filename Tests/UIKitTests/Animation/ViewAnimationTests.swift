import CoreGraphics
import Testing
import UIKit

@testable import QuartzCore

@Suite @MainActor struct ViewAnimationTests {
  private let mover = Mover()
  private var view: UIView { mover.view }

  private func move(to x: CGFloat, in duration: Double = 1, _ done: ((Bool) -> Void)? = nil) {
    mover.act {
      UIView.animate(
        withDuration: duration, delay: 0, options: .curveLinear,
        animations: { view.center.x = x }, completion: done)
    }
  }

  @Test func A09_aBlockAnimatesAndTheModelIsThereAtOnce() {
    var ends: [Bool] = []
    move(to: 110) { ends.append($0) }
    #expect(view.center.x == 110)
    mover.frame(at: 0)
    #expect(mover.shown("position.x", at: 0.5).isNear(60))
    #expect(ends.isEmpty)
    #expect(mover.shown("position.x", at: 1).isNear(110))
    #expect(ends == [true])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func A09_nothingIsAnimatedOutsideOfBlocks() {
    view.center.x = 50
    view.alpha = 0.5
    #expect(view.layer.animationKeys() == nil)
    mover.act {
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation { self.view.center.x = 70 }
      }
    }
    UIView.setAnimationsEnabled(false)
    mover.act { UIView.animate(withDuration: 1) { self.view.center.x = 90 } }
    UIView.setAnimationsEnabled(true)
    #expect(view.layer.animationKeys() == nil)
    #expect(view.center.x == 90)
  }

  @Test func A09_aBlockWithoutAnimationDisablesThemUntilItEnds() {
    mover.act {
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 1) { view.center.x = 70 }
      }
    }
    #expect(UIView.areAnimationsEnabled)
    #expect(view.layer.animationKeys() == nil)
  }

  /// Place and speed on both sides of the moment at which a second animation begins.
  @Test(arguments: [UIView.AnimationOptions.curveEaseInOut, .curveEaseOut, .curveEaseIn])
  func A09_retargetingHasNoJumpInPlaceOrSpeed(_ options: UIView.AnimationOptions) {
    func animate(to x: CGFloat, _ options: UIView.AnimationOptions) {
      mover.act {
        UIView.animate(
          withDuration: 1, delay: 0, options: options, animations: { view.center.x = x })
      }
    }
    animate(to: 310, options)
    mover.frame(at: 0)
    let step = 1e-5
    let before = [0.4 - step, 0.4].map { mover.shown("position.x", at: $0) }
    animate(to: 10, .curveEaseInOut)
    let after = [0.4, 0.4 + step].map { mover.shown("position.x", at: $0) }
    #expect(before[1].isNear(after[0], 1e-9))
    let (speed, next) = ((before[1] - before[0]) / step, (after[1] - after[0]) / step)
    #expect(speed > 100)
    #expect((speed - next).magnitude < 0.5)
    #expect(view.layer.animationKeys() == ["position", "position-2"])
    #expect(mover.shown("position.x", at: 1.5).isNear(10))
  }

  @Test func A09_transformsAndColoursAreAnimatedToo() {
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    mover.frame(at: 0)
    mover.act {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 2)
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        view.alpha = 0
      }
    }
    mover.frame(at: 0)
    #expect(mover.shown("transform.rotation.z", at: 0.5).isNear(0.5))
    #expect(mover.shown("transform.scale.x", at: 0.5).isNear(1.5))
    #expect(mover.shown("opacity", at: 0.5).isNear(0.5))
    let color = mover.act { view.layer.presentation()?.backgroundColor }
    #expect(color?.components == [0.5, 0, 0.5, 1])
  }

  @Test func A09_delayRepeatAndAutoreverse() {
    mover.act {
      UIView.animate(
        withDuration: 1, delay: 0.5, options: [.curveLinear, .repeat, .autoreverse],
        animations: { view.center.x = 110 })
    }
    mover.frame(at: 0)
    let seen = [0.25, 0.5, 1, 1.5, 2, 2.5, 3].map { mover.shown("position.x", at: $0) }
    for (value, expected) in zip(seen, [10.0, 10, 60, 110, 60, 10, 60]) {
      #expect(value.isNear(expected))
    }
  }

  @Test func A09_springsGoBeyondAndSettle() {
    mover.act {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0,
        animations: { view.center.x = 110 })
    }
    mover.frame(at: 0)
    let most = stride(from: 0.05, to: 1, by: 0.05).map { mover.shown("position.x", at: $0) }.max()
    #expect((most ?? 0) > 125)
    #expect(mover.shown("position.x", at: 0.9999).isNear(110, 0.5))
  }

  @Test func A09_keyframesFollowOneAnother() {
    mover.act {
      UIView.animateKeyframes(withDuration: 2, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
          self.view.center.x = 110
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          self.view.center.x = 10
        }
      }
    }
    mover.frame(at: 0)
    let seen = [0.25, 0.5, 0.9, 1.5].map { mover.shown("position.x", at: $0) }
    for (value, expected) in zip(seen, [60.0, 110, 110, 60]) { #expect(value.isNear(expected)) }
  }

  @Test func A09_completionComesWithoutAnimationsAndWithNone() {
    var ends: [String] = []
    mover.act {
      UIView.animate(withDuration: 1, animations: {}, completion: { ends.append("empty \($0)") })
      UIView.animate(withDuration: 0) {
        self.view.alpha = 0.3
      } completion: {
        ends.append("zero \($0)")
      }
    }
    #expect(ends.isEmpty)
    mover.frame(at: 0)
    #expect(ends == ["empty true", "zero true"])
    move(to: 60) { ends.append("cut \($0)") }
    mover.frame(at: 0)
    view.layer.removeAllAnimations()
    mover.frame(at: 0.1)
    #expect(ends.last == "cut false")
  }

  @Test func A09_transitionsFade() {
    var done = false
    mover.act {
      UIView.transition(
        with: view, duration: 1, options: .transitionCrossDissolve,
        animations: { view.backgroundColor = .red }, completion: { done = $0 })
    }
    mover.frame(at: 0)
    #expect(view.layer.animationKeys() == ["transition"])
    mover.frame(at: 1)
    #expect(done)
  }

  @Test func A09_anAnimatorThatIsNotInterruptibleRunsToItsEnd() {
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      self.view.center.x = 110
    }
    animator.isInterruptible = false
    animator.addCompletion { ends.append($0) }
    mover.act { animator.startAnimation() }
    mover.frame(at: 0)
    mover.act {
      animator.pauseAnimation()
      animator.fractionComplete = 0.9
      animator.stopAnimation(true)
    }
    #expect(animator.isRunning)
    #expect(mover.shown("position.x", at: 1).isNear(60))
    #expect(mover.shown("position.x", at: 2).isNear(110))
    #expect(ends == [.end])
  }

  @Test func A09_anAnimatorScrubsReversesAndGoesOn() {
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      self.view.center.x = 110
    }
    animator.addCompletion { ends.append($0) }
    animator.fractionComplete = 0.25
    #expect(animator.state == .active && !animator.isRunning)
    #expect(mover.shown("position.x", at: 5).isNear(35))
    mover.act { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    mover.frame(at: 5)
    #expect(mover.shown("position.x", at: 5.5).isNear(60))
    mover.act { animator.isReversed = true }
    mover.frame(at: 5.5)
    #expect(mover.shown("position.x", at: 6).isNear(35))
    #expect(mover.shown("position.x", at: 6.6).isNear(10))
    #expect(ends == [.start])
    #expect(view.center.x == 10)
    #expect(animator.state == .inactive)
  }

  @Test func A09_anAnimatorEndsWhereItIsTold() {
    let animator = UIViewPropertyAnimator(duration: 2, dampingRatio: 0.7) {
      self.view.center.x = 110
    }
    mover.act { animator.startAnimation() }
    mover.frame(at: 0)
    let place = mover.shown("position.x", at: 0.3)
    mover.act { animator.stopAnimation(true) }
    #expect(Double(view.center.x).isNear(place))
    #expect(mover.shown("position.x", at: 1).isNear(place))
    let next = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { self.view.center.x = 200 }
    mover.act {
      next.startAnimation()
      next.stopAnimation(false)
      next.finishAnimation(at: .end)
    }
    #expect(view.center.x == 200)
  }

  @Test func A09_anAnimatorHoldsItselfWhileItRunsAndNotLonger() {
    weak var running: UIViewPropertyAnimator?
    var ends = 0
    do {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        self.view.center.x = 110
      }
      animator.addCompletion { _ in ends += 1 }
      mover.act { animator.startAnimation() }
      running = animator
    }
    mover.frame(at: 0)
    #expect(running != nil)
    mover.frame(at: 1)
    #expect(ends == 1 && running == nil && view.layer.animationKeys() == nil)
    do {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        self.view.center.x = 10
      }
      mover.act {
        animator.startAnimation()
        animator.pauseAnimation()
      }
      running = animator
    }
    #expect(running == nil)
  }

  @Test func anEndedAnimationLetsTheWindowSleep() {
    move(to: 50, in: 0.5)
    mover.frame(at: 0)
    #expect(mover.window.layer.timeToNextFrame(at: 0) == 0)
    mover.frame(at: 0.5)
    #expect(mover.window.layer.timeToNextFrame(at: 0.5) == nil)
    #expect(mover.window.layer.restlessCount == 0)
  }
}
