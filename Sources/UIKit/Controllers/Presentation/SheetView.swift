import QuartzCore

/// The sheet itself: rounded above, with a grabber, and a controller's view in it.
final class SheetView: UIView {
  private let content = PresentedContent()
  private var grabber: ControlPart?

  override init(frame: CGRect) {
    super.init(frame: frame)
    riseAbove()
    content.clipsToBounds = true
    addSubview(content)
    layer.shadowOpacity = 0.1
    layer.shadowRadius = 20
    layer.shadowOffset = .zero
  }

  required init?(coder: NSCoder) { nil }

  func take(_ view: UIView) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.lie(in: bounds)
    content.take(view)
  }

  var showsGrabber: Bool {
    get { grabber != nil }
    set {
      guard newValue != showsGrabber else { return }
      grabber?.removeFromSuperview()
      grabber = newValue ? ControlPart(.tertiaryLabel) : nil
      if let grabber { content.addSubview(grabber) }
      setNeedsLayout()
    }
  }

  /// The lower corners of a sheet that goes to the edge are out of sight.
  func round(_ radius: CGFloat, isCard: Bool) {
    content.layer.cornerRadius = max(0, radius)
    content.layer.cornerCurve = .continuous
    content.layer.maskedCorners =
      isCard
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.lie(in: bounds)
    content.placeHeld()
    grabber?.lie(in: CGRect(x: bounds.midX - 18, y: 5, width: 36, height: 5))
    grabber?.round()
  }
}

/// What a controller's view fills in a sheet or a popover, also when it is turned or scaled later.
final class PresentedContent: UIView {
  private(set) weak var held: UIView?

  func take(_ view: UIView) {
    held = view
    view.lie(in: bounds)
    insertSubview(view, at: 0)
  }

  func placeHeld() {
    if let held, held.superviewReference === self { held.lie(in: bounds) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeHeld()
  }
}

/// Darkens what a sheet, an alert or a column lies over, and takes that away when it is tapped.
final class SheetDimming: UIView {
  var onTap: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] _ in self?.onTap() }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }
}

/// Makes what a sheet covers nearly stand back: smaller, with round corners.
@MainActor
final class SheetBackdrop {
  private weak var view: UIView?
  private var radius: CGFloat = 0
  private var curve = CALayerCornerCurve.circular
  private var clips = false
  private var place = Place()
  /// What is seen around it then.
  private var floor: ControlPart?
  /// Whether the view has only what is its own for a moment.
  private var isAside = false
  /// Where it is to stand after that.
  private var later: Place?

  private static let margin: CGFloat = 16

  /// How far it stands back, and what decides where that is.
  private struct Place: Equatable {
    var amount: CGFloat = 0
    var size = CGSize.zero
    var top: CGFloat = 0

    init() {}

    /// Beside a sheet in the middle of a wide window nothing stands back.
    @MainActor init(_ amount: CGFloat, in window: UIWindow) {
      self.amount = window.traitCollection.horizontalSizeClass == .compact ? amount : 0
      (size, top) = (window.bounds.size, window.safeAreaInsets.top)
    }
  }

  /// Only what fills a window stands back.
  func take(_ controller: UIViewController) {
    guard let view = controller.viewIfLoaded, view.windowReference != nil, view.transform.isIdentity
    else { return }
    self.view = view
    (radius, curve) = (view.layer.cornerRadius, view.layer.cornerCurve)
    clips = view.clipsToBounds
  }

  /// Whether the floor is what the status bar lies over.
  var isPushed: Bool { view != nil && place.amount > 0.5 }

  /// From 0, where it fills the window, to 1.
  func push(_ amount: CGFloat) {
    guard let view, let window = view.windowReference else { return }
    let place = Place(amount, in: window)
    if isAside { later = place } else { push(view, to: place, in: window) }
  }

  private func push(_ view: UIView, to place: Place, in window: UIWindow) {
    let old = self.place
    self.place = place
    defer { dropFloorIfCovered(by: view) }
    guard place != old, place.amount > 0 || old.amount > 0 else { return }
    window.noteStatusBar()
    layFloor(in: window)
    show(on: view)
  }

  private func show(on view: UIView) {
    let amount = place.amount
    let (width, height) = (max(place.size.width, 1), place.size.height)
    let scale = 1 - amount * 2 * Self.margin / width
    let top = amount * max(place.top, 10)
    view.transform =
      amount == 0
      ? .identity
      : CGAffineTransform(translationX: 0, y: top - height * (1 - scale) / 2).scaledBy(
        x: scale, y: scale)
    view.layer.cornerRadius = radius + amount * SheetLayout.cornerRadius
    view.layer.cornerCurve = amount > 0 ? .continuous : curve
    view.clipsToBounds = clips || amount > 0
  }

  private func layFloor(in window: UIWindow) {
    guard place.amount > 0, floor == nil else { return }
    let floor = ControlPart(.black)
    floor.lie(in: window.bounds)
    floor.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.insertSubview(floor, at: 0)
    self.floor = floor
  }

  /// What fills the window again covers it, once it has come there.
  private func dropFloorIfCovered(by view: UIView) {
    guard place.amount == 0, floor != nil else { return }
    func rests(_ view: UIView) -> Bool { view.layer.animationKeys()?.isEmpty ?? true }
    if rests(view) { return dropFloor() }
    // What ends with this frame is still there in it.
    UIApplication.shared.afterCommit { [weak self, weak view] in
      guard let self, let view, place.amount == 0, rests(view) else { return }
      dropFloor()
    }
  }

  private func dropFloor() {
    floor?.removeFromSuperview()
    floor = nil
  }

  func letGo() {
    push(0)
    dropFloor()
    (view, place, later, isAside) = (nil, Place(), nil, false)
  }

  /// Gives the view what it has of its own back, which may be about to change.
  func setAside() {
    let standing = place
    if let view, place.amount > 0 {
      place.amount = 0
      show(on: view)
    }
    (place, isAside) = (standing, true)
  }

  /// Has a controller's view stand back as before, with what it has of its own now, or as it has to by now.
  func standAgain(_ controller: UIViewController) {
    guard isAside else { return }
    let later = later
    (view, self.later, isAside) = (nil, nil, false)
    take(controller)
    guard let view, let window = view.windowReference else {
      if place.amount > 0 { controller.viewIfLoaded?.windowReference?.noteStatusBar() }
      return letGo()
    }
    if place.amount > 0 { show(on: view) }
    if let later { push(view, to: later, in: window) }
  }
}
