import QuartzCore

/// How the framework's own controls go from one look to another.
@MainActor
enum ControlMotion {
  /// Makes changes to a control's views: at once, or in a short time where that is asked for and can
  /// be seen.
  static func run(_ animated: Bool, in control: UIView, _ changes: () -> Void) {
    guard animated, control.window != nil else { return changes() }
    withoutActuallyEscaping(changes) { changes in
      UIView.animate(
        withDuration: 0.22, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
        animations: changes)
    }
  }
}
