import CoreGraphics
import Foundation

// Who presents whom, and what each hears of it. A controller that covers everything takes the place of
// who presents it: that one disappears. The order is UIKit's: as one comes over another, it has
// appeared before the other one has disappeared.

extension UIViewController {
  /// How far a controller is on its way in or out.
  enum PresentationStage {
    case none
    case beingPresented
    case beingDismissed
  }

  /// The last one of those that are presented over this one.
  var topPresented: UIViewController {
    var top = self
    while let next = top.presented { top = next }
    return top
  }

  /// The outermost controller that this one is in.
  var outermost: UIViewController { parentReference?.outermost ?? self }

  // MARK: Presenting

  func show(_ other: UIViewController, animated: Bool, completion: (() -> Void)?) {
    if other.presentingReference != nil {
      refuse(
        "Application tried to present modally a view controller \(other) that is already being "
          + "presented by \(String(describing: other.presentingReference)).")
    }
    if other.parentReference != nil {
      refuse(
        "Application tried to present modally a view controller \(other) that has a parent view "
          + "controller \(String(describing: other.parentReference)).")
    }
    guard other !== self else {
      refuse("Application tried to present modal view controller on itself: \(other).")
    }
    let presentation = other.preparedPresentation(from: self)
    let presenter = presentation.presenting ?? outermost
    guard let window = viewIfLoaded?.windowReference else {
      return complain(
        "Attempt to present \(other) on \(presenter) (from \(self)) whose view is not in the window "
          + "hierarchy.")
    }
    if let before = presenter.presented {
      return complain(
        "Attempt to present \(other) on \(presenter) (from \(self)) which is already presenting "
          + "\(before).")
    }
    begin(presentation, of: other, by: presenter, in: window, animated, completion)
  }

  private func begin(
    _ presentation: UIPresentationController, of other: UIViewController,
    by presenter: UIViewController, in window: UIWindow, _ animated: Bool,
    _ completion: (() -> Void)?
  ) {
    let host = presentation.ownContext ?? window
    let container = PresentationContainer(frame: presentation.containerFrame(in: host))
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentation = presentation
    presentation.container = container
    presentation.keep(other)
    window.transitions.add(presentation)
    (presenter.presented, other.presentingReference) = (other, presenter)
    other.stage = .beingPresented
    let transition = Transition(
      from: presenter, to: other, in: container, animated: animated,
      style: presentation.presentationStyle)
    if animated {
      let delegate = other.transitioningDelegate
      transition.animator =
        delegate?.animationController(forPresented: other, presenting: presenter, source: self)
        ?? presentation.makeAnimator(isPresenting: true)
      transition.interactor = transition.animator.flatMap {
        delegate?.interactionControllerForPresentation(using: $0)
      }
    }
    host.addSubview(container)
    // What is to lie in it is placed by what covers it.
    container.updateSafeArea()
    other.loadViewIfNeeded()
    let replaces = presentation.shouldRemovePresentersView
    if replaces { presenter.beginDisappearing(animated) }
    other.beginAppearing(animated)
    window.leaveKeys(to: other)
    presentation.presentationTransitionWillBegin()
    let frame = presentation.frameOfPresentedViewInContainerView
    transition.finalFrames[ObjectIdentifier(other)] = frame
    transition.views[.to] = presentation.presentedView
    if let view = presenter.viewIfLoaded {
      let place = view.convert(view.bounds, to: container)
      transition.initialFrames[ObjectIdentifier(presenter)] = place
      if !replaces { transition.finalFrames[ObjectIdentifier(presenter)] = place }
      if replaces { transition.views[.from] = view }
    }
    presentation.presenterPlace = presenter.viewIfLoaded?.superviewReference
    transition.place = {
      guard let view = presentation.presentedView else { return }
      view.frame = frame
      container.addSubview(view)
    }
    transition.onEnd = { didComplete in
      if didComplete {
        other.endPresenting(presentation, by: presenter, animated)
        completion?()
      } else {
        other.takeBack(presentation, by: presenter, animated)
      }
    }
    transition.start()
  }

  private func endPresenting(
    _ presentation: UIPresentationController, by presenter: UIViewController, _ animated: Bool
  ) {
    stage = .none
    presentation.presentationTransitionDidEnd(true)
    // What was laid out on the way waits for this.
    presentation.container?.setNeedsLayout()
    endTransition()
    guard presentation.shouldRemovePresentersView else { return }
    // It may have been put anywhere by an animator; going, it says that it has disappeared.
    presenter.viewIfLoaded?.removeFromSuperview()
    presenter.endTransition()
  }

  /// The presentation was cancelled.
  private func takeBack(
    _ presentation: UIPresentationController, by presenter: UIViewController, _ animated: Bool
  ) {
    stage = .none
    presentation.presentationTransitionDidEnd(false)
    beginDisappearing(animated)
    leave(presentation, of: presenter)
    endTransition()
    guard presentation.shouldRemovePresentersView else { return }
    presentation.bringBack(presenter)
    presenter.beginAppearing(animated)
    presenter.endTransition()
  }

  /// Ends all ties of a presentation.
  private func leave(_ presentation: UIPresentationController, of presenter: UIViewController) {
    let container = presentation.container
    presentedContainerWillGo(presentation)
    presentation.presentedView?.removeFromSuperview()
    container?.removeFromSuperview()
    presentation.container = nil
    presenter.presented = nil
    presentingReference = nil
    ownPresentation = nil
    presentation.keep(nil)
  }

  private func presentedContainerWillGo(_ presentation: UIPresentationController) {
    viewIfLoaded?.windowReference?.takeKeysBack(from: self)
  }

  // MARK: Dismissing

  func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    guard let presented else {
      guard let presenter = presentingViewController ?? parentReference?.presentedOwner else {
        return
      }
      return presenter.dismissPresented(animated: animated, completion: completion)
    }
    let top = presented.topPresented
    guard presented.transition == nil, top.transition == nil else {
      return complain(
        "Attempt to dismiss from view controller \(self) while a presentation or dismiss is in "
          + "progress!")
    }
    dismiss(from: top, animated: animated, completion: completion)
  }

  /// The nearest controller upwards that presents another one.
  private var presentedOwner: UIViewController? {
    presented == nil ? parentReference?.presentedOwner : self
  }

  /// Has nothing be presented over this controller any more, before this returns. Its own view stays away
  /// where it had to go, as when it leaves its window, or comes back.
  package func dropPresented(staysAway: Bool = true) {
    for controller in [self, topPresented] { controller.transition?.end() }
    let top = topPresented
    guard top !== self else { return }
    dismiss(from: top, animated: false, staysAway: staysAway)
    top.transition?.end()
  }

  /// Dismisses all that is presented over this controller; the last one of them is seen going. Its own
  /// view comes back where it had to go, unless it is to stay away.
  func dismiss(
    from top: UIViewController, animated: Bool, staysAway: Bool = false,
    hand: (any HandInTransition)? = nil, completion: (() -> Void)? = nil
  ) {
    let chain = Array(sequence(first: self) { $0.presented }.dropFirst())
    let presentations = chain.compactMap(\.ownPresentation)
    guard let presentation = top.ownPresentation, let container = presentation.container else {
      return
    }
    let comesBack = !staysAway && presentations.contains(where: \.shouldRemovePresentersView)
    for controller in chain { controller.stage = .beingDismissed }
    let transition = Transition(
      from: top, to: self, in: container, animated: animated, style: presentation.presentationStyle)
    if let hand {
      (transition.animator, transition.interactor) = (HandAnimator(), hand)
    } else if animated {
      let delegate = top.transitioningDelegate
      transition.animator =
        delegate?.animationController(forDismissed: top)
        ?? presentation.makeAnimator(isPresenting: false)
      transition.interactor = transition.animator.flatMap {
        delegate?.interactionControllerForDismissal(using: $0)
      }
    }
    for controller in chain { controller.beginDisappearing(animated) }
    if comesBack { beginAppearing(animated) }
    // Of those between, nothing is seen any more.
    for other in presentations.dropLast() { other.container?.isHidden = true }
    for other in presentations.reversed() { other.dismissalTransitionWillBegin() }
    transition.views[.from] = presentation.presentedView
    if let view = presentation.presentedView {
      transition.initialFrames[ObjectIdentifier(top)] = view.frame
    }
    if comesBack, let view {
      transition.views[.to] = view
      let place = presentations.first?.presenterPlace ?? container.superview
      transition.finalFrames[ObjectIdentifier(self)] =
        place === container.superviewReference
        ? container.bounds
        : place.map { container.convert($0.bounds, from: $0) } ?? container.bounds
    }
    transition.place = { presentation.presentedView?.removeFromSuperview() }
    transition.onEnd = { [self] didComplete in
      if didComplete {
        endDismissing(chain, presentations, comesBack: comesBack)
        completion?()
      } else {
        resume(chain, presentations, comesBack: comesBack, animated)
      }
    }
    transition.start()
  }

  private func endDismissing(
    _ chain: [UIViewController], _ presentations: [UIPresentationController], comesBack: Bool
  ) {
    if comesBack { presentations.first?.bringBack(self) }
    for presentation in presentations.reversed() { presentation.dismissalTransitionDidEnd(true) }
    if comesBack { endTransition() }
    for (controller, presentation) in zip(chain, presentations).reversed() {
      controller.stage = .none
      guard let presenter = controller.presentingReference else { continue }
      controller.leave(presentation, of: presenter)
      controller.endTransition()
    }
  }

  /// The dismissal was cancelled: all is as it was.
  private func resume(
    _ chain: [UIViewController], _ presentations: [UIPresentationController], comesBack: Bool,
    _ animated: Bool
  ) {
    for presentation in presentations.reversed() {
      presentation.dismissalTransitionDidEnd(false)
      presentation.container?.setNeedsLayout()
    }
    for other in presentations.dropLast() { other.container?.isHidden = false }
    if comesBack {
      beginDisappearing(animated)
      viewIfLoaded?.removeFromSuperview()
      endTransition()
    }
    for controller in chain {
      controller.stage = .none
      controller.beginAppearing(animated)
      controller.endTransition()
    }
  }

  // MARK: Finding the presentation

  /// What will present, or presents, this controller.
  var currentPresentation: UIPresentationController? {
    if let ownPresentation { return ownPresentation }
    if let parentReference { return parentReference.currentPresentation }
    let made = makePresentation(from: nil)
    ownPresentation = made
    return made
  }

  private func preparedPresentation(from source: UIViewController) -> UIPresentationController {
    let presentation = adapted(presentation(from: source), from: source)
    presentation.source = source
    let context = (presentation as? ContextPresentation)?.context
    presentation.presenting = context ?? source.outermost
    return presentation
  }

  /// One that was asked for before may have been for another style.
  private func presentation(from source: UIViewController) -> UIPresentationController {
    if let ownPresentation, ownPresentation.suits(self) { return ownPresentation }
    let made = makePresentation(from: source)
    ownPresentation = made
    return made
  }

  private func makePresentation(from source: UIViewController?) -> UIPresentationController {
    let presenting = source?.outermost
    if let own = makeOwnPresentation(presenting: presenting) { return own }
    switch modalPresentationStyle {
    case .custom:
      let given = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source ?? self)
      return given
        ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    case .currentContext, .overCurrentContext:
      let made = ContextPresentation(presentedViewController: self, presenting: presenting)
      made.context = source?.contextOwner
      return made
    case .fullScreen, .overFullScreen, .none:
      return FullScreenPresentation(presentedViewController: self, presenting: presenting)
    case .automatic, .pageSheet, .formSheet:
      return UISheetPresentationController(presentedViewController: self, presenting: presenting)
    case .popover:
      return UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  /// The nearest controller upwards that asks for what is presented in its place.
  var contextOwner: UIViewController {
    var owner = self
    while !owner.definesPresentationContext, let parent = owner.parentReference { owner = parent }
    return owner
  }

  func complain(_ text: String) {
    FileHandle.standardError.write(Data("[Presentation] \(text)\n".utf8))
  }
}

extension UIPresentationController {
  /// Whether it is of the kind that a controller's style asks for.
  fileprivate func suits(_ controller: UIViewController) -> Bool {
    if self is AlertPresentation { return true }
    return switch controller.modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: self is UISheetPresentationController
    case .popover: self is UIPopoverPresentationController
    case .fullScreen, .overFullScreen, .none: self is FullScreenPresentation
    case .currentContext, .overCurrentContext, .custom: false
    }
  }

  /// Puts the view of who presents back where it was.
  fileprivate func bringBack(_ presenter: UIViewController) {
    guard let view = presenter.viewIfLoaded, let place = presenterPlace,
      view.superviewReference !== place
    else { return }
    view.frame = place.bounds
    if let container, container.superviewReference === place {
      view.frame = container.frame
      place.insertSubview(view, belowSubview: container)
    } else {
      place.insertSubview(view, at: 0)
    }
  }
}
