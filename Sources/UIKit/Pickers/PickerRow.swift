import QuartzCore

/// Says which rows cannot be chosen now, without attributed strings: see `StyledText`.
@MainActor
protocol DimPickerRows: AnyObject {
  func isDim(_ row: Int, in component: Int) -> Bool
}

/// A row of a wheel: a title, or a view of the delegate's.
final class PickerRow: UIView {
  let label = UILabel()
  private(set) weak var custom: UIView?
  /// What is left free at the side where reading ends.
  var room: CGFloat = 0 {
    didSet { if room != oldValue { setNeedsLayout() } }
  }

  private static let margin: CGFloat = 3
  static let font = UIFont.systemFont(ofSize: 22)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.7
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  var title: String? { custom == nil ? label.text : nil }

  func show(_ title: String) {
    drop()
    label.attributedText = nil
    label.font = Self.font
    label.textColor = .label
    label.text = title
    label.textAlignment = .center
  }

  func dim() { label.textColor = .tertiaryLabel }

  func show(_ title: NSAttributedString) {
    show("")
    label.attributedText = title
    label.textAlignment = .center
  }

  func show(_ view: UIView) {
    label.isHidden = true
    if custom !== view { drop() }
    custom = view
    label.isHidden = true
    if view.superviewReference !== self { addSubview(view) }
    setNeedsLayout()
  }

  /// Another row may have taken the view meanwhile.
  private func drop() {
    if let custom, custom.superviewReference === self { custom.removeFromSuperview() }
    custom = nil
    label.isHidden = false
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let mirror = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width : nil
    var rect = bounds
    rect.size.width = max(0, rect.width - room)
    label.lie(in: rect.inside(dx: Self.margin, dy: 0).mirrored(in: mirror))
    if let custom, custom.superviewReference === self {
      // Views that have a size keep it.
      let size = custom.bounds.size
      let isSized = size.width > 0 && size.height > 0 && size.isFinite
      let place = isSized ? size : bounds.size
      custom.lie(around: CGPoint(x: bounds.midX, y: bounds.midY), size: place)
    }
  }
}
