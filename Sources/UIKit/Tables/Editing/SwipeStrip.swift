import CoreGraphics

/// The buttons that a swipe brings out from behind a row, at one of its sides.
final class SwipeStrip: UIView {
  private let buttons: [SwipeButton]
  let isTrailing: Bool

  init(_ actions: [UIContextualAction], isTrailing: Bool) {
    buttons = actions.map(SwipeButton.init)
    self.isTrailing = isTrailing
    super.init(frame: .zero)
    clipsToBounds = true
    // The first one lies at the edge, above those that come out from behind it.
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// How far the row moves for all buttons to be seen.
  var width: CGFloat { buttons.reduce(0) { $0 + $1.wantedWidth } }

  /// Calls back when a button is tapped.
  func onTap(_ perform: @escaping (UIContextualAction, UIView) -> Void) {
    for button in buttons {
      button.addAction(
        UIAction { [weak button] _ in
          if let button { perform(button.action, button) }
        }, for: .touchUpInside)
    }
  }

  var first: (action: UIContextualAction, view: UIView)? {
    buttons.first.map { ($0.action, $0) }
  }

  /// How much of the strip is seen, and whether the first action has all of it.
  func open(_ reach: CGFloat, isFull: Bool) {
    let share = width > 0 ? reach / width : 0
    var used: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      var length = button.wantedWidth * share
      if isFull { length = index == 0 ? reach : 0 }
      let x = isTrailing ? bounds.width - used - length : used
      button.lie(in: CGRect(x: x, y: 0, width: max(0, length), height: bounds.height))
      used += length
    }
  }
}

/// One action as a coloured area with a title or an image.
final class SwipeButton: UIControl {
  let action: UIContextualAction
  private let label = UILabel()
  private let image = UIImageView()

  private static let least: CGFloat = 74
  private static let margin: CGFloat = 15

  init(_ action: UIContextualAction) {
    self.action = action
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    clipsToBounds = true
    label.text = action.title
    label.textColor = .white
    label.font = .systemFont(ofSize: 15)
    label.textAlignment = .center
    image.image = action.image
    image.tintColor = .white
    addSubview(label)
    addSubview(image)
  }

  required init?(coder: NSCoder) { nil }

  var wantedWidth: CGFloat {
    let size = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: 20))
    return max(Self.least, pixels.up(size.width.settled) + 2 * Self.margin)
  }

  /// As wide as it is when all are seen, so that it does not change while it comes out.
  override func layoutSubviews() {
    super.layoutSubviews()
    let text = label.sizeThatFits(CGSize(width: wantedWidth, height: 20)).height.settled
    let picture = image.image?.size.settled ?? .zero
    // There is room for both in high rows alone; an image stands for its title in others.
    let hasBoth = picture.height > 0 && bounds.height >= 90 && label.text != nil
    label.isHidden = picture.height > 0 && !hasBoth
    let total = (hasBoth ? text + 4 : label.isHidden ? 0 : text) + picture.height
    var y = (bounds.height - total) / 2
    image.lie(
      in: CGRect(
        x: (bounds.width - picture.width) / 2, y: y, width: picture.width, height: picture.height))
    if hasBoth { y += picture.height + 4 }
    label.lie(
      in: CGRect(
        x: (bounds.width - wantedWidth) / 2, y: y, width: wantedWidth, height: text))
  }
}
