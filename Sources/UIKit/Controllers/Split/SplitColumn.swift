import QuartzCore

/// One controller of a split view controller, and the view that its own lies in.
@MainActor
final class SplitColumn {
  let kind: UISplitViewController.Column
  /// What clients gave.
  let given: UIViewController
  /// What is shown: the same, or the navigation controller that it was put into.
  let shown: UIViewController
  let view: SplitColumnView

  init(_ given: UIViewController, _ kind: UISplitViewController.Column, wraps: Bool) {
    (self.given, self.kind) = (given, kind)
    if wraps, !(given is UINavigationController) {
      shown = UINavigationController(rootViewController: given)
    } else {
      shown = given
    }
    view = SplitColumnView(kind)
  }

  var navigation: UINavigationController? { shown as? UINavigationController }
  var isInView: Bool { view.superviewReference != nil }

  /// Puts the controller's view into the column's.
  func fill() {
    guard let inner = shown.view else { return }
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inner.lie(in: view.bounds)
    if inner.superviewReference !== view { view.insertSubview(inner, at: 0) }
  }

  /// Takes the column out of sight.
  func clear() {
    view.removeFromSuperview()
    let inner = shown.viewIfLoaded
    if inner?.superviewReference === view { inner?.removeFromSuperview() }
    // What was on its way in a view that is in no window has to hear that, too.
    if shown.appearance != .disappeared {
      shown.beginDisappearing(false)
      shown.endTransition()
    }
  }
}

/// Holds the view of one column, with a line where the next one begins.
final class SplitColumnView: TransitionArea {
  private let line: ControlPart?
  private let kind: UISplitViewController.Column
  /// At which side the line stands.
  var isLineOnLeft = false { didSet { if isLineOnLeft != oldValue { setNeedsLayout() } } }
  var hasLine = true { didSet { line?.isHidden = !hasLine } }

  init(_ kind: UISplitViewController.Column) {
    self.kind = kind
    line = kind == .primary || kind == .supplementary ? ControlPart(.separator) : nil
    super.init(frame: .zero)
    clipsToBounds = true
    if let line { addSubview(line) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let line else { return }
    let width = 1 / max(1, layoutScale)
    let x = isLineOnLeft ? 0 : bounds.width - width
    line.lie(in: CGRect(x: x, y: 0, width: width, height: bounds.height))
    if subviewList.last !== line { bringSubviewToFront(line) }
  }
}
