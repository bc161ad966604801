import CoreGraphics

/// The view of a split view controller, which places the columns.
final class SplitView: UIView {
  weak var controller: UISplitViewController?
  /// Over the secondary column while others are.
  let shade = SheetDimming()

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
