import CoreGraphics
import Foundation

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// What the cell shows lies in it.
  open var contentView: UIView { ownContentView }
  private let ownContentView = UIView()
  private var isOn = (selected: false, highlighted: false)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    ownContentView.lie(in: bounds)
    ownContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(ownContentView)
  }

  // MARK: Backgrounds

  /// Behind all of the cell.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, backgroundView) }
  }

  /// Before the background, while the cell is selected or a finger is on it.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, selectedBackgroundView) }
  }

  private func replaceBackground(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    new?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let selectedBackgroundView { insertSubview(selectedBackgroundView, at: 0) }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    new?.lie(in: bounds)
    showState()
  }

  // MARK: State

  open var isSelected: Bool {
    get { isOn.selected }
    set {
      isOn.selected = newValue
      showState()
    }
  }

  /// Whether a finger is on the cell.
  open var isHighlighted: Bool {
    get { isOn.highlighted }
    set {
      isOn.highlighted = newValue
      showState()
    }
  }

  private func showState() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
    Self.highlight(contentView, isSelected || isHighlighted)
  }

  /// Labels, images and controls in the cell show that a finger is on it.
  private static func highlight(_ view: UIView, _ isHighlighted: Bool) {
    for part in view.subviews {
      switch part {
      case let label as UILabel: label.isHighlighted = isHighlighted
      case let image as UIImageView: image.isHighlighted = isHighlighted
      default: highlight(part, isHighlighted)
      }
    }
  }

  /// Whoever overrides it calls super.
  open override func prepareForReuse() {
    super.prepareForReuse()
    if isHighlighted { isHighlighted = false }
    if isSelected { isSelected = false }
  }

  // MARK: Size

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    guard Self.isConstrained(contentView) else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    return contentView.systemLayoutSizeFitting(
      CGSize(
        width: horizontal == .required ? targetSize.width : 0,
        height: vertical == .required ? targetSize.height : 0),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}
