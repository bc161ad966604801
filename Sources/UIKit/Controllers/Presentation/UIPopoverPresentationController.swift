import CoreGraphics

/// Where the arrow of a popover may point.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// Shows a controller in a bubble that points at something.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  private let bubble = PopoverView()
  private let dimming = SheetDimming()

  /// What the arrow points at, with a part of it where `sourceRect` is set.
  open weak var sourceView: UIView? {
    didSet { container?.setNeedsLayout() }
  }
  open var sourceRect = CGRect.null {
    didSet { container?.setNeedsLayout() }
  }
  /// A view or a bar button that the arrow points at, instead of the source view.
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { container?.setNeedsLayout() }
  }
  /// The source item as a bar button.
  open weak var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { container?.setNeedsLayout() }
  }
  /// Where the arrow points while the popover is shown.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  open var backgroundColor: UIColor? {
    didSet { bubble.fill = backgroundColor }
  }
  /// Views that get touches although they are outside.
  open var passthroughViews: [UIView]?
  /// Kept free at the edges of the window.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  open var canOverlapSourceViewRect = false

  open override var presentedView: UIView? { bubble }
  override var placesPresentedView: Bool { true }

  open override var frameOfPresentedViewInContainerView: CGRect { place.frame.settled }

  private var place: PopoverPlace {
    let room = container?.bounds ?? .zero
    let source = sourceView ?? presenting?.viewIfLoaded
    let rect = sourceRect.isNull ? source?.bounds ?? .zero : sourceRect
    var target = container.flatMap { source?.convert(rect, to: $0) } ?? room
    if let item = container.flatMap({ sourceItem?.frame(in: $0) }), !item.isNull { target = item }
    let safe = container?.safeAreaInsets ?? .zero
    return PopoverPlace(
      target: target, size: contentSize,
      room: room.inset(by: safe).inset(by: popoverLayoutMargins),
      permitted: permittedArrowDirections)
  }

  private var contentSize: CGSize {
    let wanted = presentedViewController.preferredContentSize
    let fitting = presentedViewController.view.systemLayoutSizeFitting(
      UIView.layoutFittingCompressedSize)
    func length(_ wanted: CGFloat, _ fitting: CGFloat, _ standard: CGFloat) -> CGFloat {
      wanted > 0 ? wanted : fitting > 0 ? fitting : standard
    }
    return CGSize(
      width: length(wanted.width, fitting.width, 320),
      height: length(wanted.height, fitting.height, 480))
  }

  override func containerDoesLayout() {
    let place = place
    arrowDirection = place.direction
    bubble.point(place)
    dimming.lie(in: container?.bounds ?? .zero)
    super.containerDoesLayout()
  }

  open override func presentationTransitionWillBegin() {
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    guard let container else { return }
    dimming.backgroundColor = .clear
    dimming.lie(in: container.bounds)
    dimming.onTap = { [weak self] in self?.dismissByTap() }
    container.addSubview(dimming)
    bubble.take(presentedViewController.view)
    bubble.fill = backgroundColor
    let place = place
    arrowDirection = place.direction
    bubble.point(place)
  }

  override func makeAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    ModalAnimator(.fade, isPresenting: isPresenting)
  }

  private func dismissByTap() {
    let controller = presentedViewController
    guard let presenter = controller.presentingReference, controller.transition == nil else {
      return
    }
    guard !controller.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    let delegate = delegate
    delegate?.presentationControllerWillDismiss(self)
    presenter.dismissPresented(animated: true) {
      delegate?.presentationControllerDidDismiss(self)
    }
  }

  /// Touches in one of the views that let them pass go there.
  override func passes(_ point: CGPoint) -> Bool {
    passthroughViews?.contains { view in
      guard let container, view.windowReference === container.windowReference else { return false }
      return view.bounds.contains(view.convert(point, from: container))
    } ?? false
  }
}

/// Where a popover lies, and where its arrow points.
struct PopoverPlace: Equatable {
  /// With the arrow.
  var frame: CGRect
  var direction: UIPopoverArrowDirection
  /// The arrow's middle along the side that it stands on, in the frame's own space.
  var arrow: CGFloat

  static let arrowLength: CGFloat = 13
  static let arrowWidth: CGFloat = 26
  static let cornerRadius: CGFloat = 13

  init(
    target: CGRect, size: CGSize, room: CGRect, permitted: UIPopoverArrowDirection
  ) {
    let target = target.intersection(room).isNull ? target : target.intersection(room)
    let length = Self.arrowLength
    let size = CGSize(
      width: max(min(size.width, room.width), 0), height: max(min(size.height, room.height), 0))
    /// An arrow that points up stands below its target.
    func spare(_ direction: UIPopoverArrowDirection) -> CGFloat {
      switch direction {
      case .up: room.maxY - target.maxY - length - size.height
      case .down: target.minY - room.minY - length - size.height
      case .left: room.maxX - target.maxX - length - size.width
      default: target.minX - room.minX - length - size.width
      }
    }
    let asked = [UIPopoverArrowDirection.up, .down, .left, .right].filter(permitted.contains)
    guard !asked.isEmpty else {
      // Without an arrow it lies over the middle of what it belongs to.
      frame = CGRect(
        x: target.midX - size.width / 2, y: target.midY - size.height / 2, width: size.width,
        height: size.height
      ).moved(into: room)
      (direction, arrow) = (.unknown, 0)
      return
    }
    let chosen = asked.first { spare($0) >= 0 } ?? asked.max { spare($0) < spare($1) } ?? .up
    var frame = CGRect(origin: .zero, size: size)
    switch chosen {
    case .up, .down:
      frame.size.height += length
      frame.origin.x = target.midX - size.width / 2
      frame.origin.y = chosen == .up ? target.maxY : target.minY - frame.height
    default:
      frame.size.width += length
      frame.origin.y = target.midY - size.height / 2
      frame.origin.x = chosen == .left ? target.maxX : target.minX - frame.width
    }
    frame = frame.moved(into: room)
    let isUpright = chosen == .up || chosen == .down
    let (middle, side) =
      isUpright
      ? (target.midX - frame.minX, frame.width) : (target.midY - frame.minY, frame.height)
    let least = Self.cornerRadius + Self.arrowWidth / 2
    (self.frame, direction) = (frame, chosen)
    arrow = min(max(middle, least), max(least, side - least))
  }
}

extension CGRect {
  /// Moved as little as is needed to be within another one.
  func moved(into room: CGRect) -> CGRect {
    var rect = self
    rect.origin.x = max(room.minX, min(minX, room.maxX - width)).rounded()
    rect.origin.y = max(room.minY, min(minY, room.maxY - height)).rounded()
    return rect
  }
}
