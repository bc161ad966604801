import QuartzCore

/// Shows a menu above everything else in a window, until something is chosen or a touch falls beside it.
final class MenuOverlay: UIView {
  private let card: MenuCard
  /// What the menu belongs to, in the window's space.
  private let source: CGRect
  /// Who has what is chosen done.
  private weak var sender: AnyObject?
  private var onClose: () -> Void
  private let shade = UIVisualEffectView(effect: nil)
  private var lifted: UIView?
  private var isOpen = true

  /// What is lifted is seen above the rest, which is blurred.
  @discardableResult
  static func open(
    _ menu: UIMenu, from source: CGRect, in window: UIWindow, sender: AnyObject?,
    lifting lifted: UIView? = nil, onClose: @escaping () -> Void = {}
  ) -> MenuOverlay {
    window.menu?.close(animated: false)
    let overlay = MenuOverlay(menu, source, sender, lifted, onClose)
    overlay.lie(in: window.bounds)
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(overlay)
    window.menu = overlay
    overlay.appear()
    return overlay
  }

  private init(
    _ menu: UIMenu, _ source: CGRect, _ sender: AnyObject?, _ lifted: UIView?,
    _ onClose: @escaping () -> Void
  ) {
    card = MenuCard(menu)
    (self.source, self.sender, self.lifted, self.onClose) = (
      source.settled, sender, lifted, onClose
    )
    super.init(frame: .zero)
    addSubview(shade)
    if let lifted {
      addSubview(lifted)
      lifted.lie(in: source)
    }
    addSubview(card)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Place

  override func layoutSubviews() {
    super.layoutSubviews()
    shade.lie(in: bounds)
    place()
  }

  private static let distance: CGFloat = 8

  /// Below what it belongs to where there is room, else above it, else wherever it fits.
  private func place() {
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 8)
    guard room.width > 0, room.height > 0 else { return }
    let width = min(MenuCard.width, room.width)
    let height = min(card.height, room.height)
    var top = source.maxY + Self.distance
    if top + height > room.maxY { top = source.minY - Self.distance - height }
    if top < room.minY { top = max(room.minY, min(source.midY, room.maxY - height)) }
    let offset = source.midX - bounds.midX
    let left =
      offset.magnitude < bounds.width / 6
      ? source.midX - width / 2 : offset < 0 ? source.minX : source.maxX - width
    let frame = CGRect(
      x: max(room.minX, min(left, room.maxX - width)), y: top, width: width, height: height)
    // It grows from where it belongs.
    let anchor = CGPoint(
      x: max(0, min((source.midX - frame.minX) / max(width, 1), 1)),
      y: frame.minY >= source.midY ? 0 : frame.maxY <= source.midY ? 1 : 0.5)
    card.layer.anchorPoint = anchor
    card.bounds = CGRect(origin: .zero, size: frame.size)
    card.center = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
  }

  /// The line that shows an element; nil for one that is not in the open part of the menu.
  func line(of element: UIMenuElement) -> UIView? {
    card.rows.first { row in
      switch row.kind {
      case .action(let action): action === element
      case .menu(let menu): menu === element
      case .back, .title: false
      }
    }
  }

  // MARK: Coming and going

  private func appear() {
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      card.layoutIfNeeded()
      card.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
      card.alpha = 0
    }
    UIView.animate(withDuration: 0.15) { self.card.alpha = 1 }
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) { [self] in
      card.transform = .identity
      if lifted != nil {
        shade.effect = UIBlurEffect(style: .systemUltraThinMaterial)
        lifted?.transform = CGAffineTransform(scaleX: 1.04, y: 1.04)
      }
    }
  }

  func close(animated: Bool = true) {
    guard isOpen else { return }
    isOpen = false
    isUserInteractionEnabled = false
    if windowReference?.menu === self { windowReference?.menu = nil }
    let onClose = onClose
    self.onClose = {}
    guard animated, window != nil else {
      removeFromSuperview()
      return onClose()
    }
    UIView.animate(withDuration: 0.2) { [self] in
      card.alpha = 0
      card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      shade.effect = nil
      lifted?.transform = .identity
    } completion: { [self] _ in
      removeFromSuperview()
      onClose()
    }
  }

  // MARK: Fingers; the one that opened the menu may go on to a line and choose it there

  func follow(_ point: CGPoint) { card.highlighted = card.row(at: card.convert(point, from: self)) }

  /// Tells whether something was chosen.
  @discardableResult
  func lift() -> Bool {
    guard let row = card.highlighted else { return false }
    choose(row)
    return true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    if card.frame.contains(point) { follow(point) } else { close() }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let point = touches.first?.location(in: self) { follow(point) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lift() }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    card.highlighted = nil
  }

  private func choose(_ row: MenuRow) {
    guard isOpen else { return }
    switch row.kind {
    case .action(let action):
      card.root.select(action)
      (sender as? UIControl)?.menuDidChoose()
      close()
      action.performWithSender(sender, target: nil)
    case .menu(let menu): change { self.card.open(menu) }
    case .back: change { _ = self.card.goBack() }
    case .title: break
    }
  }

  private func change(_ change: () -> Void) {
    card.highlighted = nil
    change()
    place()
    card.layoutIfNeeded()
  }

  // MARK: Keys

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      switch press.key?.keyCode {
      case .keyboardDownArrow: card.step(1)
      case .keyboardUpArrow: card.step(-1)
      case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: lift()
      case .keyboardRightArrow:
        if case .menu = card.highlighted?.kind { lift() }
      case .keyboardLeftArrow: change { _ = self.card.goBack() }
      case .keyboardEscape: close()
      default: break
      }
    }
  }

  /// Nothing else gets keys while a menu is open.
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}

extension UIMenuElement {
  /// What shows the element in the menu that is open in a window; nil where none does.
  package func shownView(in window: UIView) -> UIView? {
    (window as? UIWindow)?.menu?.line(of: self)
  }
}
