/// Where touches find a view that an animation moves.
package enum MovingTouches {
  /// Where it will be.
  case whereItWillBe
  /// Where it is on show.
  case whereItIsShown
  /// Nowhere: they pass by the view and its subviews.
  case nowhere
}

extension AnimationRun {
  fileprivate var touches: MovingTouches {
    guard let clock = animation.clock else { return isOver ? .whereItWillBe : animation.touches }
    // The clock knows of its end before the run does.
    return clock.isOver ? .whereItWillBe : clock.touches
  }
}

extension LayerMotion {
  /// What the animations that are under way say of touches; one that wants none settles it.
  var touches: MovingTouches {
    var found = MovingTouches.whereItWillBe
    for run in runs {
      switch run.touches {
      case .nowhere: return .nowhere
      case .whereItIsShown: found = .whereItIsShown
      case .whereItWillBe: break
      }
    }
    return found
  }
}
