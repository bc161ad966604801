import CoreGraphics
import TestSupport
import Testing

@testable import UIKit

/// S05: transitions of one's own.
@Suite @MainActor struct TransitionTests {
  private final class Slider: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    var interactor: UIPercentDrivenInteractiveTransition?

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      self
    }
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    {
      self
    }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      interactor
    }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
      0.4
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let isComing = context.viewController(forKey: .to)?.isBeingPresented == true
      let view = isComing ? context.view(forKey: .to) : context.view(forKey: .from)
      guard let view else { return context.completeTransition(false) }
      let width = context.containerView.bounds.width
      if isComing {
        view.frame = context.containerView.bounds
        context.containerView.addSubview(view)
        view.transform = CGAffineTransform(translationX: width, y: 0)
      }
      if !isComing, let below = context.view(forKey: .to) {
        context.containerView.insertSubview(below, at: 0)
      }
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        view.transform = isComing ? .identity : CGAffineTransform(translationX: width, y: 0)
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) {
      CallRecord.note("ended \(transitionCompleted)")
    }
  }

  private let screen = Screen()
  private let other = NotingController("other")
  private let slider = Slider()

  private func present(_ style: UIModalPresentationStyle = .custom) -> [String] {
    other.modalPresentationStyle = style
    other.transitioningDelegate = slider
    return CallRecord.of {
      screen.at(screen.time) { screen.root.present(other, animated: true) }
      screen.go(to: screen.time + 0.2)
      CallRecord.note("half")
      screen.go(to: screen.time + 0.5)
    }
  }

  @Test("S05 an animator of one's own presents and dismisses, below which all stays or goes")
  func own() {
    for style in [UIModalPresentationStyle.custom, .fullScreen] {
      other.viewIfLoaded?.transform = .identity
      let replaces = style == .fullScreen
      let coming = [
        "root willDisappear", "other willAppear", "other isAppearing", "half", "ended true",
        "other didAppear", "root didDisappear",
      ]
      let shown = present(style).filter { $0 != "other didLoad" }
      #expect(shown == coming.filter { replaces || !$0.hasPrefix("root") })
      let calls = CallRecord.of {
        screen.at(screen.time) { other.dismiss(animated: true) }
        screen.go(to: screen.time + 0.6)
      }
      let going = [
        "other willDisappear", "root willAppear", "root isAppearing", "ended true",
        "root didAppear", "other didDisappear",
      ]
      #expect(calls == going.filter { replaces || !$0.hasPrefix("root") })
      #expect(screen.window.subviews == [screen.root.view])
    }
  }

  @Test("S05 a hand runs an animation forwards and back, and all is as before") func cancelled() {
    _ = present()
    let interactor = UIPercentDrivenInteractiveTransition()
    slider.interactor = interactor
    let calls = CallRecord.of {
      screen.at(screen.time) { other.dismiss(animated: true) }
      screen.at(screen.time + 0.02) { interactor.update(0.5) }
      screen.go(to: screen.time + 0.5)
      let x = other.view.layer.presentation()?.frame.minX ?? 0
      #expect(abs(x - 195) < 2, "\(x)")
      #expect(interactor.percentComplete == 0.5 && other.isBeingDismissed)
      screen.at(screen.time) { interactor.cancel() }
      screen.go(to: screen.time + 0.6)
    }
    #expect(
      calls.filter { $0.hasPrefix("other") || $0.hasPrefix("ended") } == [
        "other willDisappear", "ended false", "other willAppear", "other didAppear",
      ])
    #expect(screen.root.presentedViewController === other && !other.isBeingDismissed)
    #expect(other.view.window === screen.window)
  }

  @Test("S05 a hand that lets go lets the rest go by itself") func finished() {
    _ = present()
    let interactor = UIPercentDrivenInteractiveTransition()
    slider.interactor = interactor
    let calls = CallRecord.of {
      screen.at(screen.time) { other.dismiss(animated: true) }
      screen.at(screen.time + 0.02) { interactor.update(0.75) }
      screen.at(screen.time + 0.02) { interactor.finish() }
      screen.go(to: screen.time + 0.05)
      CallRecord.note("soon")
      screen.go(to: screen.time + 0.3)
    }
    #expect(calls == ["other willDisappear", "soon", "ended true", "other didDisappear"])
    #expect(screen.root.presented == nil && screen.window.subviews == [screen.root.view])
  }
}
