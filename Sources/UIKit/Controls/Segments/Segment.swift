import CoreGraphics

/// One segment of a segmented control.
@MainActor
final class Segment {
  private(set) var title: String?
  private(set) var image: UIImage?
  private(set) var action: UIAction?
  /// 0 where none was set.
  var width: CGFloat = 0
  var isEnabled = true

  let label = UILabel()
  let picture = UIImageView(image: nil)
  /// Between this segment and the one before it.
  let divider = ControlPart(.separator)
  var views: [UIView] { [divider, label, picture] }

  init(title: String?) {
    setUp()
    setTitle(title)
  }

  init(image: UIImage?) {
    setUp()
    setImage(image)
  }

  init(action: UIAction) {
    setUp()
    take(action)
  }

  private func setUp() {
    label.textAlignment = .center
    picture.contentMode = .center
  }

  func setTitle(_ title: String?) {
    self.title = title
    image = nil
  }

  func setImage(_ image: UIImage?) {
    self.image = image
    title = nil
  }

  func take(_ action: UIAction) {
    self.action = action
    if let image = action.image { setImage(image) } else { setTitle(action.title) }
  }

  func leave() {
    for view in views.reversed() { view.removeFromSuperview() }
  }

  /// How wide it would like to be.
  var naturalWidth: CGFloat {
    if width > 0 { return width }
    return (image?.size.width ?? label.sizeThatFits(.zero).width) + 24
  }
}
