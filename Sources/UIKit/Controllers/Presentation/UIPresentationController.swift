import CoreGraphics

/// Shows a controller over another one, from the beginning to the end.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  private weak var presented: UIViewController?
  weak var presenting: UIViewController?
  /// Whoever was asked to present, which may be a child of who does.
  weak var source: UIViewController?
  var container: PresentationContainer?
  /// What the view of who presents lies in.
  weak var presenterPlace: UIView?
  /// Who had the keys before.
  weak var keptResponder: UIResponder?
  /// What holds the controllers in memory while one is shown over the other.
  private var shown: UIViewController?
  /// The style that it is shown in; another one of the controller's is for the next time.
  private var shownStyle: UIModalPresentationStyle?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    (presented, presenting) = (presentedViewController, presentingViewController)
    super.init()
  }

  /// Of a presentation that has outlived its controllers, an empty one.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  open var presentingViewController: UIViewController {
    presenting ?? presented?.presentingViewController ?? UIViewController()
  }

  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  open var presentationStyle: UIModalPresentationStyle {
    shownStyle ?? presented?.modalPresentationStyle ?? .none
  }

  // MARK: Views

  /// What the presentation lies in, while it is shown.
  open var containerView: UIView? { container }
  /// What is moved: the controller's view, unless it lies in something.
  open var presentedView: UIView? { presented?.view }
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
  /// Whether it covers the whole window, whoever presents.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether nothing of who presents is seen, so that its view can go.
  open var shouldRemovePresentersView: Bool { false }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  // MARK: Coming and going

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: UIContentContainer

  open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    self.container?.setNeedsLayout()
  }

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presented?.viewWillTransition(
      to: self.size(
        forChildContentContainer: presented ?? UIViewController(),
        withParentContainerSize: size),
      with: coordinator)
  }

  // MARK: For the framework's own presentations

  /// Whether the place of what is presented follows the container's size by itself.
  var placesPresentedView: Bool { false }
  /// Whether what lies below gets touches where nothing is shown.
  var letsTouchesThrough: Bool { false }
  /// Whether a touch belongs to something below, in the container's space.
  func passes(_ point: CGPoint) -> Bool { false }
  /// Where its view is to lie in a container, if it is not to fill the window.
  var ownContext: UIView? { nil }
  /// What of it the container covers.
  func containerFrame(in host: UIView) -> CGRect { host.bounds }
  /// How it moves where nobody says anything else.
  func makeAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    ModalAnimator.make(
      presented?.modalTransitionStyle ?? .coverVertical, isPresenting: isPresenting)
  }
  /// A hand that begins to move it.
  func makeInteractor() -> (any UIViewControllerInteractiveTransitioning)? { nil }

  func containerDoesLayout() {
    containerViewWillLayoutSubviews()
    if placesPresentedView, presented?.transition == nil, let view = presentedView {
      view.lie(in: frameOfPresentedViewInContainerView)
    }
    containerViewDidLayoutSubviews()
  }

  /// Holds the controllers, in the style that they have now, and no more.
  func keep(_ controller: UIViewController?) {
    (shown, shownStyle) = (controller, controller?.modalPresentationStyle)
  }
}

/// Covers everything.
final class FullScreenPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool { presentationStyle != .overFullScreen }
  override var placesPresentedView: Bool { true }
}

/// Covers the view of a controller that defines a context.
final class ContextPresentation: UIPresentationController {
  weak var context: UIViewController?
  override var shouldPresentInFullscreen: Bool { false }
  override var shouldRemovePresentersView: Bool { presentationStyle == .currentContext }
  override var placesPresentedView: Bool { true }
  /// Over a context's view, or where that was.
  override var ownContext: UIView? {
    let view = context?.viewIfLoaded
    return shouldRemovePresentersView ? view?.superviewReference : view
  }
  override func containerFrame(in host: UIView) -> CGRect {
    guard shouldRemovePresentersView, let view = context?.viewIfLoaded else { return host.bounds }
    return view.frame
  }
}
