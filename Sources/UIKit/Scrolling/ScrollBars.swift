import QuartzCore

/// The two bars that show where in the content of a scroll view one is. Each layer is made when it is
/// first seen.
@MainActor
final class ScrollBars {
  private unowned let view: UIScrollView
  private(set) var vertical: CALayer?
  private(set) var horizontal: CALayer?
  private var areShown = false

  private static let thickness: CGFloat = 3
  private static let margin: CGFloat = 3
  private static let leastLength: CGFloat = 36
  /// How long a flash is seen, and how long bars take to go.
  private static let flashTime: TimeInterval = 0.6
  private static let fadeTime: TimeInterval = 0.3

  init(of view: UIScrollView) { self.view = view }

  // MARK: Coming and going

  /// Shows the bars until they are hidden.
  func show() {
    areShown = true
    update()
  }

  /// Lets the bars fade, unless the content moves.
  func hide() {
    guard areShown, view.isAtRest else { return }
    areShown = false
    fade(after: 0)
  }

  /// Shows the bars for a moment.
  func flash() {
    guard view.isAtRest else { return }
    show()
    areShown = false
    fade(after: Self.flashTime)
  }

  private func fade(after delay: TimeInterval) {
    for layer in [vertical, horizontal].compactMap(\.self) {
      CATransaction.atOnce { layer.opacity = 0 }
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue) = (1, 0)
      fade.duration = Self.fadeTime
      fade.fillMode = .backwards
      fade.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
      layer.add(fade, forKey: "fade")
    }
  }

  // MARK: Places

  /// Puts the bars where they belong.
  func update() {
    guard areShown || vertical != nil || horizontal != nil else { return }
    let (across, down) = (view.horizontalAxis, view.verticalAxis)
    let needsVertical = view.showsVerticalScrollIndicator && down.isScrollable
    let needsHorizontal = view.showsHorizontalScrollIndicator && across.isScrollable
    CATransaction.atOnce {
      vertical = updated(vertical, isNeeded: needsVertical, frame: verticalFrame(down))
      horizontal = updated(horizontal, isNeeded: needsHorizontal, frame: horizontalFrame(across))
    }
  }

  private func updated(_ bar: CALayer?, isNeeded: Bool, frame: CGRect) -> CALayer? {
    guard isNeeded else {
      bar?.removeFromSuperlayer()
      return nil
    }
    let bar = bar ?? makeBar()
    bar.lie(in: frame)
    bar.backgroundColor = color.resolvedColor(with: view.traitCollection).cgColor
    if areShown {
      bar.removeAnimation(forKey: "fade")
      bar.opacity = 1
    }
    return bar
  }

  private func makeBar() -> CALayer {
    let bar = CALayer()
    bar.cornerRadius = Self.thickness / 2
    bar.opacity = 0
    // Above the content, whatever is added to it.
    bar.zPosition = 1
    view.layer.addSublayer(bar)
    return bar
  }

  private var color: UIColor {
    switch view.indicatorStyle {
    case .default: UIColor.label.withAlphaComponent(0.4)
    case .black: UIColor(white: 0, alpha: 0.4)
    case .white: UIColor(white: 1, alpha: 0.5)
    }
  }

  private func room(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    view.automaticallyAdjustsScrollIndicatorInsets ? insets + view.safeAreaInsets : insets
  }

  private func verticalFrame(_ axis: ScrollAxis) -> CGRect {
    let (insets, margin) = (room(view.verticalScrollIndicatorInsets), Self.margin)
    let bounds = view.layer.bounds
    let track = bounds.height - insets.top - insets.bottom - 2 * margin
    let place = Self.place(of: bounds.origin.y, on: axis, track: track)
    return CGRect(
      x: bounds.maxX - insets.right - margin - Self.thickness,
      y: bounds.minY + insets.top + margin + place.start,
      width: Self.thickness, height: place.length)
  }

  private func horizontalFrame(_ axis: ScrollAxis) -> CGRect {
    let (insets, margin) = (room(view.horizontalScrollIndicatorInsets), Self.margin)
    let bounds = view.layer.bounds
    let track = bounds.width - insets.left - insets.right - 2 * margin
    let place = Self.place(of: bounds.origin.x, on: axis, track: track)
    return CGRect(
      x: bounds.minX + insets.left + margin + place.start,
      y: bounds.maxY - insets.bottom - margin - Self.thickness,
      width: place.length, height: Self.thickness)
  }

  /// Where a bar lies along its axis: its beginning and its length within a track.
  private static func place(
    of offset: CGFloat, on axis: ScrollAxis, track: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let content = axis.highest - axis.lowest + axis.length
    guard content > 0, track > 0 else { return (0, 0) }
    let share = min(axis.length / content, 1)
    // What is pulled beyond the end presses the bar together.
    let excess = (offset - axis.clamped(offset)).magnitude
    let length = min(track, max(thickness * 2, max(leastLength, track * share) - excess))
    let way = axis.highest - axis.lowest
    let part = way > 0 ? (axis.clamped(offset) - axis.lowest) / way : 0
    let isAtEnd = offset > axis.highest
    return (isAtEnd ? track - length : part * (track - length), length)
  }
}
