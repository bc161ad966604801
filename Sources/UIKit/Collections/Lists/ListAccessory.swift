import CoreGraphics

/// Shows one accessory of a list cell.
final class ListAccessory: UIControl {
  let accessory: UICellAccessory
  private weak var cell: UICollectionViewListCell?
  private let image = UIImageView()
  private var label: UILabel?
  /// Seen through a symbol where its sign is cut out.
  private var ground: ControlPart?

  /// What signs have that are aligned with each other.
  private static let standardWidth: CGFloat = 28

  init(_ accessory: UICellAccessory, of cell: UICollectionViewListCell) {
    (self.accessory, self.cell) = (accessory, cell)
    super.init(frame: .zero)
    image.contentMode = .center
    isUserInteractionEnabled = false
    switch accessory.kind {
    case .custom(let view):
      if let tint = accessory.tint { view.tintColor = tint }
      addSubview(view)
      isUserInteractionEnabled = true
    case .label(let text): addLabel(text)
    case .disclosure: addSign("chevron.forward", 13.5, .semibold, quietTint)
    case .outline:
      addSign("chevron.forward", 13.5, .semibold, nil)
      answerTaps()
    case .checkmark: addSign("checkmark", 16, .semibold, nil)
    case .detail:
      addSign("info.circle", 20, .regular, nil)
      answerTaps()
    case .delete, .insert: addMark()
    case .multiselect:
      addSign("circle", 20, .regular, .tertiaryLabel)
    case .reorder:
      addSign("line.3.horizontal", 17, .regular, quietTint)
      addGrip()
    }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: What it is made of

  private func sign(_ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight) -> UIImage? {
    UIImage(
      systemName: name,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight))
  }

  private func addSign(
    _ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight, _ color: UIColor?
  ) {
    image.image = sign(name, size, weight)
    image.tintColor = accessory.tint ?? color
    addSubview(image)
  }

  private func addLabel(_ text: String) {
    let label = UILabel()
    label.text = text
    label.font = accessory.font ?? .preferredFont(forTextStyle: .body)
    label.textColor = accessory.tint ?? .secondaryLabel
    addSubview(label)
    self.label = label
  }

  private func addGround() {
    let ground = ControlPart(.white)
    insertSubview(ground, at: 0)
    self.ground = ground
  }

  private func addMark() {
    addGround()
    if case .delete = accessory.kind {
      addSign("minus.circle.fill", 20, .regular, .systemRed)
    } else {
      addSign("plus.circle.fill", 20, .regular, .systemGreen)
    }
    answerTaps()
  }

  private func answerTaps() {
    isUserInteractionEnabled = true
    addAction(
      UIAction { [weak self] _ in self?.perform() }, for: .touchUpInside)
  }

  override var keepsTaps: Bool { true }

  private func perform() {
    if let action = accessory.action { return action() }
    guard let cell else { return }
    switch accessory.kind {
    case .delete: cell.collection?.offerSwipe(of: cell)
    case .outline: cell.collection?.toggleOutline(of: cell)
    default: break
    }
  }

  private func addGrip() {
    isUserInteractionEnabled = true
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    press.addAction { [weak self, weak press] _ in
      if let self, let press { carry(press) }
    }
    addGestureRecognizer(press)
  }

  private func carry(_ press: UILongPressGestureRecognizer) {
    guard let cell, let collection = cell.collection, let path = cell.element?.path else { return }
    let place = CGPoint(x: cell.center.x, y: press.location(in: collection).y)
    switch press.state {
    case .began: _ = collection.beginInteractiveMovementForItem(at: path)
    case .changed: collection.updateInteractiveMovementTargetPosition(place)
    case .ended: collection.endInteractiveMovement()
    case .cancelled: collection.cancelInteractiveMovement()
    case .possible, .failed: break
    }
  }

  /// Shows whether the row is selected, and whether that has it lie in the tint.
  func show(isSelected: Bool, isOnTint: Bool) {
    switch accessory.kind {
    case .multiselect:
      image.image = sign(isSelected ? "checkmark.circle.fill" : "circle", 20, .regular)
      image.tintColor = isSelected ? accessory.tint : .tertiaryLabel
      if ground == nil { addGround() }
      ground?.isHidden = !isSelected
    case .disclosure, .outline, .checkmark, .detail, .reorder:
      image.tintColor = isOnTint ? .white : accessory.tint ?? quietTint
    case .label: label?.textColor = isOnTint ? .white : accessory.tint ?? .secondaryLabel
    case .delete, .insert, .custom: break
    }
  }

  /// What the sign has where nobody says so; nil for the tint.
  private var quietTint: UIColor? {
    switch accessory.kind {
    case .disclosure, .reorder: .tertiaryLabel
    default: nil
    }
  }

  /// A sign for what lies below points to it while it is seen.
  func show(isExpanded: Bool) {
    guard case .outline = accessory.kind else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let angle = isExpanded ? (isMirrored ? -CGFloat.pi / 2 : .pi / 2) : 0
    image.transform = CGAffineTransform(rotationAngle: angle)
  }

  // MARK: Layout

  private var content: UIView? {
    if case .custom(let view) = accessory.kind { return view }
    return label ?? image
  }

  private var contentSize: CGSize {
    guard let content else { return .zero }
    if case .custom = accessory.kind {
      let (own, natural) = (content.bounds.size.settled, content.intrinsicContentSize.settled)
      return own.width > 0 || natural.width < 0 ? own : natural
    }
    return content.intrinsicContentSize.settled
  }

  var wantedSize: CGSize {
    let size = contentSize
    let width: CGFloat =
      switch accessory.width {
      case .actual: accessory.isOutermost ? max(size.width, Self.standardWidth) : size.width
      case .standard: max(size.width, Self.standardWidth)
      case .custom(let width): max(0, width.settled)
      }
    return CGSize(width: pixels.up(width), height: pixels.up(size.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentSize
    let place = CGRect(
      x: pixels.whole((bounds.width - size.width) / 2),
      y: pixels.whole((bounds.height - size.height) / 2), width: size.width, height: size.height)
    content?.lie(around: CGPoint(x: place.midX, y: place.midY), size: size)
    let side: CGFloat = 14
    ground?.lie(in: bounds.inside(dx: (bounds.width - side) / 2, dy: (bounds.height - side) / 2))
    ground?.round()
  }
}
