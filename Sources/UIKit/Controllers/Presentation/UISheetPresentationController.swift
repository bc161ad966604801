import CoreGraphics

/// Hears of the height that a hand has brought a sheet to.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// Shows a controller as a sheet that can be dragged to its heights, and away.
///
/// In a narrow window the sheet is as wide as it and rests at one of its detents. In a wide one it is
/// a card in the middle.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// What is moved, with the controller's view in it.
  private(set) lazy var sheet = SheetView()
  private(set) lazy var dimming = SheetDimming()
  private(set) lazy var drag = SheetDrag(of: self)
  /// What stands behind, a little smaller, while the sheet is as high as it can be.
  let backdrop = SheetBackdrop()
  /// The popover that there is no room for.
  var insteadOf: UIPopoverPresentationController?

  // MARK: Detents

  open var detents: [Detent] = [.large()] {
    didSet { refresh() }
  }

  /// Nil is the smallest one.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { refresh() } }
  }

  /// The largest detent at which what is below is not dimmed, and can be touched.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { refresh() }
  }

  /// Whether a scroll view in the sheet makes it larger before it scrolls.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersGrabberVisible = false {
    didSet { sheet.showsGrabber = prefersGrabberVisible && !layout.isWhole }
  }
  /// Whether the sheet stands at the edge of a low window, and does not cover all of it.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { refresh() }
  }
  /// Whether a sheet at the edge is as wide as its controller would like to be.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { refresh() }
  }
  open var preferredCornerRadius: CGFloat? {
    didSet { refresh() }
  }

  /// Has what changes of the sheet go slowly.
  open func animateChanges(_ changes: () -> Void) {
    isAnimatingChanges = true
    changes()
    isAnimatingChanges = false
    guard container != nil else { return }
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [],
      animations: { [self] in place() }, completion: nil)
  }

  /// Resolves the detents anew.
  open func invalidateDetents() { refresh() }

  private var isAnimatingChanges = false

  private func refresh() {
    guard let container, !isAnimatingChanges else { return }
    container.setNeedsLayout()
  }

  var sheetDelegate: (any UISheetPresentationControllerDelegate)? {
    delegate as? any UISheetPresentationControllerDelegate
  }

  // MARK: UIPresentationController

  open override var presentedView: UIView? { sheet }
  override var placesPresentedView: Bool { true }
  override var letsTouchesThrough: Bool { !isDimmed }

  open override var frameOfPresentedViewInContainerView: CGRect {
    layout.frame(height: layout.height(of: selectedDetentIdentifier))
  }

  open override func presentationTransitionWillBegin() {
    guard let container else { return }
    dimming.onTap = { [weak self] in self?.drag.dismissByTap() }
    dimming.alpha = 0
    container.addSubview(dimming)
    sheet.showsGrabber = prefersGrabberVisible
    // What is in it is laid out as soon as it is there, and is to find the size that it will have.
    sheet.lie(in: frameOfPresentedViewInContainerView)
    sheet.take(presentedViewController.view)
    drag.attach()
    backdrop.take(presentingViewController)
    place()
    dimming.alpha = 0
    presentedViewController.transition?.animate(
      alongsideTransition: { [weak self] _ in self?.showSurroundings() }, completion: nil)
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { backdrop.letGo() }
  }

  open override func dismissalTransitionWillBegin() {
    presentedViewController.transition?.animate(
      alongsideTransition: { [weak self] _ in
        self?.dimming.alpha = 0
        self?.backdrop.push(0)
      }, completion: nil)
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { backdrop.letGo() } else { showSurroundings() }
  }

  override func containerDoesLayout() {
    containerViewWillLayoutSubviews()
    if !drag.isUnderWay, presentedViewController.transition == nil { place() }
    dimming.lie(in: container?.bounds ?? .zero)
    containerViewDidLayoutSubviews()
  }

  override func makeAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    ModalAnimator(.slide, isPresenting: isPresenting)
  }

  // MARK: Places

  var layout: SheetLayout {
    SheetLayout(
      bounds: container?.bounds ?? .zero, covered: container?.safeAreaInsets ?? .zero,
      traits: container?.traitCollection ?? .current,
      isForm: presentationStyle == .formSheet,
      preferred: presentedViewController.preferredContentSize, sheet: self)
  }

  /// Puts everything where it rests.
  func place() {
    let (layout, container) = (layout, container)
    guard let container else { return }
    dimming.lie(in: container.bounds)
    sheet.lie(in: frameOfPresentedViewInContainerView)
    let radius = layout.isWhole ? 0 : preferredCornerRadius ?? SheetLayout.cornerRadius
    sheet.round(radius, isCard: layout.isCard)
    sheet.showsGrabber = prefersGrabberVisible && !layout.isWhole
    if presentedViewController.transition == nil { showSurroundings() }
  }

  private func showSurroundings() {
    surround(height: layout.height(of: selectedDetentIdentifier))
  }

  /// Shows what is around a sheet that has come to a height, also between those at which it rests.
  func surround(height: CGFloat) {
    let layout = layout
    // A card has one height whatever is chosen.
    let height = layout.isCard ? layout.height(of: selectedDetentIdentifier) : height
    dimming.alpha = layout.dimming(at: height, above: largestUndimmedDetentIdentifier)
    backdrop.push(layout.pushing(at: height))
  }

  private var isDimmed: Bool {
    let (layout, undimmed) = (layout, largestUndimmedDetentIdentifier)
    return layout.dimming(at: layout.height(of: selectedDetentIdentifier), above: undimmed) > 0
  }
}

extension UIWindow {
  private var sheets: [UISheetPresentationController] {
    sequence(first: rootViewController) { $0?.presented }.compactMap {
      $0?.ownPresentation as? UISheetPresentationController
    }
  }

  /// Gives what stands back behind sheets what it has of its own, for a new version of a file to change.
  package func setBackdropsAside() {
    for sheet in sheets { sheet.backdrop.setAside() }
  }

  /// Has it stand back again; what came to fill the window only now does so with the next layout.
  package func putBackdropsBack() {
    for sheet in sheets {
      sheet.backdrop.standAgain(sheet.presentingViewController)
      sheet.container?.setNeedsLayout()
    }
  }
}
