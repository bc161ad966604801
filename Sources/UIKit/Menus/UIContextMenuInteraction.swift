import CoreGraphics
import Foundation

/// Opens a menu for what a finger is held on, or a mouse clicks with its other button.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  private let press = UILongPressGestureRecognizer()
  private weak var overlay: MenuOverlay?
  private let gate = PressGate()
  /// What the finger that is about to be held has been answered.
  private var answered: UIContextMenuConfiguration?
  /// What of the view is lifted for a point of it; all of it where nobody says so.
  var part: (CGPoint) -> UIView? = { _ in nil }

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.addAction { [weak self] _ in self?.follow() }
    press.delegate = gate
    // A finger that gets no menu stays whose it is.
    gate.mayBegin = { [weak self] in self?.asks() ?? false }
  }

  private func asks() -> Bool {
    answered = delegate?.contextMenuInteraction(
      self, configurationForMenuAtLocation: press.location(in: view))
    return answered != nil
  }

  open func willMove(to view: UIView?) {
    if view == nil { self.view?.removeGestureRecognizer(press) }
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// Where the finger is.
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  open func dismissMenu() { overlay?.close() }

  private func follow() {
    switch press.state {
    case .began: open(at: press.location(in: view))
    case .changed: overlay?.follow(press.location(in: overlay))
    case .ended: overlay?.lift()
    case .cancelled, .possible, .failed: break
    }
  }

  /// Opens the menu for a point of the view, where there is one.
  func open(at point: CGPoint) {
    guard let view, let window = view.windowReference, let delegate else { return }
    let given =
      answered ?? delegate.contextMenuInteraction(self, configurationForMenuAtLocation: point)
    answered = nil
    guard let configuration = given, let menu = configuration.actionProvider?([]) else { return }
    let part = part(point) ?? view
    let animator = MenuAnimator()
    delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    overlay = MenuOverlay.open(
      menu, from: part.convert(part.bounds, to: window), in: window, sender: view,
      lifting: view is UIControl ? nil : lifted(part, configuration)
    ) { [weak self] in
      guard let self else { return }
      let animator = MenuAnimator()
      self.delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
      animator.run(in: 0.2)
    }
    animator.run(in: 0.4)
  }

  /// The mouse clicks with its other button on a view, or on one in it; tells whether a menu opens.
  static func open(for view: UIView, at point: CGPoint, in window: UIWindow) -> Bool {
    for view in sequence(first: view, next: \.superviewReference) {
      for case let interaction as UIContextMenuInteraction in view.interactions {
        interaction.open(at: view.convert(point, from: window))
        if window.menu != nil { return true }
      }
    }
    return false
  }

  /// A picture of the view, or what the configuration shows instead.
  private func lifted(_ view: UIView, _ configuration: UIContextMenuConfiguration) -> UIView? {
    if let preview = configuration.previewProvider?() { return preview.view }
    return view.snapshotView(afterScreenUpdates: false)
  }
}

/// Has a finger be held only where it opens something.
private final class PressGate: NSObject, UIGestureRecognizerDelegate {
  var mayBegin: () -> Bool = { true }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin()
  }
}
