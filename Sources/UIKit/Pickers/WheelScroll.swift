import QuartzCore

/// What fingers turn a wheel by: a scroll view without anything in it, which comes to rest at rows.
///
/// The offset of a row is its number times its height.
final class WheelScroll: UIScrollView {
  var rowHeight: CGFloat = 1
  var onTurn: (Int) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    allowsKeyboardScrolling = false
    // A wheel is heavier than a page.
    decelerationRate = DecelerationRate(rawValue: 0.996)
  }

  required init?(coder: NSCoder) { nil }

  /// The place of the row that is nearest to an offset.
  func snapped(_ offset: CGFloat) -> CGFloat {
    verticalAxis.clamped((offset / rowHeight).rounded() * rowHeight)
  }

  override func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    CGPoint(x: 0, y: snapped(proposed.y))
  }

  /// A notch of a mouse's wheel is a row, however far it would scroll.
  override func turnWheel(by way: CGPoint) {
    guard way.y != 0 else { return }
    window?.lastScrolled = self
    onTurn(way.y > 0 ? -1 : 1)
  }
}
