import CoreGraphics

/// A field for what is looked for, with its sign and a button that clears it.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  private static let margin: CGFloat = 8
  private let sign = UIImageView(image: UIImage(systemName: "magnifyingglass"))

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareSearch()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareSearch()
  }

  private func prepareSearch() {
    borderStyle = .none
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    layer.cornerCurve = .continuous
    clipsToBounds = true
    font = .systemFont(ofSize: 17)
    sign.tintColor = .secondaryLabel
    leftView = sign
    leftViewMode = .always
    clearButtonMode = .whileEditing
  }

  /// On a screen of another scale the sign has other pixels, and may be larger by one.
  open override func layoutSubviews() {
    sign.sizeToFit()
    super.layoutSubviews()
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let rect = super.textRect(forBounds: bounds)
    let gap = min(5, rect.width)
    return CGRect(
      x: isMirrored ? rect.minX : rect.minX + gap, y: rect.minY, width: rect.width - gap,
      height: rect.height)
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(
      dx: isMirrored ? -Self.margin : Self.margin, dy: 0)
  }

  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    super.rightViewRect(forBounds: bounds).offsetBy(
      dx: isMirrored ? Self.margin : -Self.margin, dy: 0)
  }
}
