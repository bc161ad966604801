import QuartzCore

/// Shows what a chip opens above everything else in a window, until a touch falls beside it.
final class DateOverlay: UIView {
  private let card = UIView()
  private let plate = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  let content: UIView
  private let size: CGSize
  /// What it belongs to.
  private weak var source: UIView?
  private var onClose: () -> Void
  private(set) var isOpen = true

  private static let distance: CGFloat = 8
  private static let edge: CGFloat = 8

  @discardableResult
  static func open(
    _ content: UIView, size: CGSize, from source: UIView, in window: UIWindow,
    onClose: @escaping () -> Void
  ) -> DateOverlay {
    window.dates?.close(animated: false)
    let overlay = DateOverlay(content, size, source, onClose)
    overlay.overrideUserInterfaceStyle = source.traitCollection.userInterfaceStyle
    overlay.tintColor = source.tintColor
    let isMirrored = source.effectiveUserInterfaceLayoutDirection == .rightToLeft
    content.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    overlay.lie(in: window.bounds)
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(overlay)
    window.dates = overlay
    overlay.appear()
    return overlay
  }

  private init(
    _ content: UIView, _ size: CGSize, _ source: UIView, _ onClose: @escaping () -> Void
  ) {
    (self.content, self.size, self.source, self.onClose) = (content, size, source, onClose)
    super.init(frame: .zero)
    card.layer.shadowOpacity = 0.2
    card.layer.shadowRadius = 24
    card.layer.shadowOffset = CGSize(width: 0, height: 8)
    plate.clipsToBounds = true
    plate.layer.cornerRadius = 13
    plate.layer.cornerCurve = .continuous
    addSubview(card)
    card.addSubview(plate)
    plate.contentView.addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Place

  var cardFrame: CGRect { card.frame }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let source else { return }
    let target = convert(source.bounds, from: source).settled
    let room = bounds.inset(by: safeAreaInsets).inside(dx: Self.edge, dy: Self.edge)
    let frame = Self.place(size, beside: target, in: room)
    // It grows from what it belongs to.
    let anchor = CGPoint(
      x: max(0, min((target.midX - frame.minX) / max(frame.width, 1), 1)),
      y: frame.minY >= target.midY ? 0 : frame.maxY <= target.midY ? 1 : 0.5)
    card.layer.anchorPoint = anchor
    card.lie(
      around: CGPoint(
        x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height),
      size: frame.size)
    plate.lie(in: card.bounds)
    content.lie(in: card.bounds)
  }

  /// Below what it belongs to where there is room, else above it, else wherever it fits.
  static func place(_ size: CGSize, beside target: CGRect, in room: CGRect) -> CGRect {
    let size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    var top = target.maxY + distance
    if top + size.height > room.maxY { top = target.minY - distance - size.height }
    if top < room.minY { top = target.midY - size.height / 2 }
    let frame = CGRect(
      x: target.midX - size.width / 2, y: top, width: size.width, height: size.height)
    return frame.moved(into: room).settled
  }

  // MARK: Coming and going

  private func appear() {
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      content.layoutIfNeeded()
      card.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
      card.alpha = 0
    }
    UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) {
      self.card.alpha = 1
    }
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) { self.card.transform = .identity }
  }

  func close(animated: Bool = true) {
    guard isOpen else { return }
    isOpen = false
    isUserInteractionEnabled = false
    giveFocusBack()
    if windowReference?.dates === self { windowReference?.dates = nil }
    let onClose = onClose
    self.onClose = {}
    onClose()
    guard animated, window != nil else { return removeFromSuperview() }
    UIView.animate(withDuration: 0.2) { [self] in
      card.alpha = 0
      card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    } completion: { [self] _ in
      removeFromSuperview()
    }
  }

  private func giveFocusBack() {
    guard let system = windowReference?.focus, system.focusedView?.isDescendant(of: self) == true
    else { return }
    system.change(to: source, heading: [])
  }

  // MARK: Touches and keys

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    if !card.frame.contains(point) { close() }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { $0.key?.keyCode != .keyboardEscape }
    if others.count < presses.count { close() }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }
}
