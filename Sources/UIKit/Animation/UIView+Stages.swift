import QuartzCore

// Animations without blocks: what is changed between beginning and committing is animated. How it is
// animated is said in between, before the changes.

extension UIView {
  /// Neither the name nor the context means anything where no delegate is told.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    ViewAnimation.begin(ViewAnimation(duration: 0.2, pace: .curve(.easeInOut)))
  }

  /// Without a beginning nothing happens.
  public class func commitAnimations() { ViewAnimation.commit() }

  public class func setAnimationDuration(_ duration: TimeInterval) {
    ViewAnimation.begun?.duration = duration.isFinite ? max(duration, 0) : 0
  }

  public class func setAnimationDelay(_ delay: TimeInterval) {
    ViewAnimation.begun?.delay = delay.isFinite ? max(delay, 0) : 0
  }

  public class func setAnimationCurve(_ curve: AnimationCurve) {
    ViewAnimation.begun?.pace = .curve(curve)
  }

  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    ViewAnimation.begun?.repeatCount = repeatCount.isNaN ? 0 : max(repeatCount, 0)
  }

  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    ViewAnimation.begun?.autoreverses = repeatAutoreverses
  }
}
