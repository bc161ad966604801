import QuartzCore

/// Animations of views that are in no window: nobody sees them, and no frame will end them. They are over
/// when the run loop turns.
@MainActor
enum UnseenAnimations {
  private struct WeakView {
    weak var view: UIView?
  }

  private static var views: [WeakView] = []

  static func note(_ view: UIView) {
    guard !view.layer.isHosted else { return }
    if views.isEmpty { NextTurn.perform { MainActor.assumeIsolated { end() } } }
    if views.last?.view !== view { views.append(WeakView(view: view)) }
  }

  /// Those that have come into a window meanwhile go on.
  private static func end() {
    let gone = views.compactMap(\.view)
    views = []
    for view in gone where !view.layer.isHosted { view.layer.endGroupedRuns() }
  }
}

extension CALayer {
  /// Whether the layer's tree is shown by a window, or by somebody else.
  fileprivate var isHosted: Bool { isInTreeOnShow || rootLayer.delegate is UIWindow }
}
