import CoreGraphics

/// The view of a split view controller, which places the columns.
final class SplitView: UIView {
  weak var controller: UISplitViewController?
  /// Darkens the secondary column below others, and takes its touches.
  let shade = SplitShade()

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.settle()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // With the size that comes with other traits.
    setNeedsLayout()
  }

  /// What comes to a window comes as it is to be there.
  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard let newWindow else { return }
    controller?.settle(with: traits(in: newWindow))
  }
}

/// What lies over the secondary column while others do.
final class SplitShade: UIView {
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
