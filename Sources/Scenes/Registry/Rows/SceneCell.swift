import UIKit

/// A row of a table of a scene.
final class SceneCell: UITableViewCell {
  /// What the file says of the height; nil for what the content needs.
  var height: CGFloat? { didSet { if height != oldValue { setNeedsLayout() } } }
  /// Whether the row can be carried elsewhere, in a table that allows it.
  var canMove = true {
    didSet {
      guard canMove != oldValue, let table = superview as? UITableView, table.isEditing else {
        return
      }
      table.reloadData()
    }
  }
  /// Swiped from the left and from the right.
  var leading: [SwipeActionStandIn] = []
  var trailing: [SwipeActionStandIn] = []
  /// Whether what is in the cell is as large as it, because the file says nothing of its place.
  var isFilled = false { didSet { if isFilled != oldValue { setNeedsLayout() } } }
  /// The content view has been laid out.
  var onLayout: () -> Void = {}
  /// The cell has come into its list.
  var onArrival: () -> Void = {}
  var words = Words() { didSet { if words != oldValue { show() } } }

  /// What stands in the cell as UIKit lays it out.
  struct Words: Equatable {
    var text: String?
    var secondaryText: String?
    var image: UIImage?
    var imageTint: UIColor?
    /// Of the square that the image lies on; nil for none.
    var imageGround: UIColor?
    var textColor: UIColor?
    var style = Style.subtitle

    enum Style {
      case subtitle
      case value
    }

    var isEmpty: Bool { text == nil && secondaryText == nil && image == nil }
  }

  /// Shows the words and the picture, which is drawn for the screen as it is.
  func show() {
    guard !words.isEmpty else {
      contentConfiguration = nil
      return
    }
    var content: UIListContentConfiguration =
      words.style == .value ? .valueCell() : words.secondaryText == nil ? .cell() : .subtitleCell()
    content.text = words.text
    content.secondaryText = words.secondaryText
    content.image = words.imageGround.flatMap { onGround($0) } ?? words.image
    content.imageProperties.tintColor = words.imageTint
    if let color = words.textColor { content.textProperties.color = color }
    contentConfiguration = content
  }

  /// The image on a square, as in lists of settings.
  private func onGround(_ color: UIColor) -> UIImage? {
    guard let image = words.image else { return nil }
    let color = color.resolvedColor(with: traitCollection)
    let tint = words.imageTint ?? .white
    let bounds = CGRect(x: 0, y: 0, width: 29, height: 29)
    return UIGraphicsImageRenderer(bounds: bounds).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: 6.5).fill()
      let sign = image.withTintColor(tint, renderingMode: .alwaysOriginal)
      let share = min(1, 21 / max(1, max(sign.size.width, sign.size.height)))
      let size = CGSize(width: sign.size.width * share, height: sign.size.height * share)
      sign.draw(
        in: CGRect(
          x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
          width: size.width, height: size.height))
    }.withRenderingMode(.alwaysOriginal)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if words.imageGround != nil { show() }
  }

  /// The only view in it, where it is as large as it.
  private var filling: UIView? { isFilled ? contentView.subviews.first : nil }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview != nil { onArrival() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let filling, filling.frame != contentView.bounds { filling.frame = contentView.bounds }
    onLayout()
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    // A table takes 0 for no answer.
    if let height {
      return CGSize(width: targetSize.width, height: max(height, .leastNormalMagnitude))
    }
    let size = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    guard let filling else { return size }
    if filling.takesMarginsFromAround { layoutIfNeeded() }
    let width = contentFrame(in: targetSize).width
    return CGSize(width: size.width, height: filling.neededHeight(forWidth: max(0, width)))
  }

}

extension UIView {
  /// Whether margins in here go by where views lie, also where it is only asked how high they are to be.
  fileprivate var takesMarginsFromAround: Bool {
    preservesSuperviewLayoutMargins || subviews.contains(where: \.takesMarginsFromAround)
  }

  /// What constraints or the content ask for at a width.
  func neededHeight(forWidth width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

/// Holds the view of an item of a collection of a scene.
final class SceneItemCell: UICollectionViewCell {
  static let identifier = "item"
  var onLayout: () -> Void = {}
  /// The cell has come into its list.
  var onArrival: () -> Void = {}
  /// What is as large as the cell. Another cell of the same item may have taken it since.
  var filling: UIView? {
    get { given.flatMap { $0.superview === contentView ? $0 : nil } }
    set {
      let old = filling
      guard newValue !== old else { return }
      old?.removeFromSuperview()
      given = newValue
      if let newValue { contentView.addSubview(newValue) }
      setNeedsLayout()
    }
  }
  private weak var given: UIView?

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    // One that the list has let go of may live on for a while, and what it held is to be in nothing then.
    if superview == nil { filling = nil } else { onArrival() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    filling?.lie(pinnedIn: contentView.bounds)
    onLayout()
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard let filling, verticalFittingPriority != .required else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    if filling.takesMarginsFromAround { layoutIfNeeded() }
    return CGSize(
      width: targetSize.width, height: filling.neededHeight(forWidth: targetSize.width))
  }
}

/// The title above a section of a collection.
final class SceneItemHeader: UICollectionReusableView {
  static let identifier = "header"
  private var label: UILabel?

  var title: String? {
    get { label?.text }
    set {
      let label = label ?? UILabel()
      if self.label == nil {
        label.font = .systemFont(ofSize: 20, weight: .bold)
        addSubview(label)
        self.label = label
      }
      label.text = newValue
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label?.frame = bounds.insetBy(dx: min(16, bounds.width / 2), dy: min(6, bounds.height / 2))
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: (label?.intrinsicContentSize.height ?? 0) + 12)
  }
}
