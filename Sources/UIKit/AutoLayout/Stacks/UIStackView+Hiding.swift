import QuartzCore

extension UIStackView {
  /// A view has been hidden or shown; in an animation block it comes or goes with it.
  func noteVisibility(of view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    noteArrangement()
    guard let animation = ViewAnimation.current, animation.takesTime else { return }
    if view.isHidden {
      // It is seen until it has no room left.
      let stay = animation.basicAnimation("hidden")
      stay.fromValue = false
      stay.toValue = false
      view.layer.add(stay, forKey: "hidden")
    }
    (superviewReference ?? self).layoutIfNeeded()
  }
}
