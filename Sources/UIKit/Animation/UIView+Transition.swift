import QuartzCore

extension UIView {
  /// Fades from what a view shows to what a block makes of it; all kinds of transition are a fade.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let animation = ViewAnimation(
      duration: duration, pace: .curve(options.curve), options: options)
    if options.hasTransition, duration > 0, areAnimationsEnabled {
      let fade = CATransition()
      animation.time(fade)
      view.layer.add(fade, forKey: nil)
    }
    let isAnimated = !options.hasTransition || options.contains(.allowAnimatedContent)
    if let completion {
      animation.group.whenDone { finished in MainActor.assumeIsolated { completion(finished) } }
    }
    ViewAnimation.run(isAnimated ? animation : nil) { animations?() }
    animation.group.close()
  }

  /// Puts a view in the place of another, or shows the one and hides the other.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let parent = fromView.superview else {
      completion?(false)
      return
    }
    transition(
      with: parent, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          (fromView.isHidden, toView.isHidden) = (true, false)
        } else {
          parent.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}
