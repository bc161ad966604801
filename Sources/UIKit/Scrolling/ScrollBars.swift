import QuartzCore

/// The two bars that show where in the content one is. Each layer is made when it is first seen.
struct ScrollIndicators {
  var vertical: CALayer?
  var horizontal: CALayer?
  var areShown = false
  /// Counts the times that they were shown, so that only the last one hides them.
  var turn = 0

  static let thickness: CGFloat = 3
  static let margin: CGFloat = 3
  static let leastLength: CGFloat = 36
  /// How long a flash is seen, and how long indicators take to go.
  static let flashTime: TimeInterval = 0.6
  static let fadeTime: TimeInterval = 0.3

  /// Where an indicator lies along its axis: its beginning and its length within a track.
  static func place(
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

extension UIScrollView {
  /// Shows the indicators until they are hidden.
  func showIndicators() {
    indicators.turn += 1
    indicators.areShown = true
    updateIndicators()
  }

  /// Lets the indicators fade, unless they are shown anew.
  func hideIndicators() {
    guard indicators.areShown, drag == nil, motion == nil else { return }
    indicators.areShown = false
    fadeIndicators(after: 0)
  }

  /// Shows the indicators for a moment.
  func flashIndicators() {
    guard drag == nil, motion == nil else { return }
    showIndicators()
    indicators.areShown = false
    fadeIndicators(after: ScrollIndicators.flashTime)
  }

  private func fadeIndicators(after delay: TimeInterval) {
    for layer in [indicators.vertical, indicators.horizontal].compactMap(\.self) {
      CATransaction.atOnce { layer.opacity = 0 }
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue) = (1, 0)
      fade.duration = ScrollIndicators.fadeTime
      fade.fillMode = .backwards
      fade.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
      layer.add(fade, forKey: "fade")
    }
  }

  /// Puts the indicators where they belong.
  func updateIndicators() {
    guard indicators.areShown || indicators.vertical != nil || indicators.horizontal != nil else {
      return
    }
    let (horizontal, vertical) = (horizontalAxis, verticalAxis)
    let needsVertical = showsVerticalScrollIndicator && vertical.isScrollable
    let needsHorizontal = showsHorizontalScrollIndicator && horizontal.isScrollable
    CATransaction.atOnce {
      indicators.vertical = updated(
        indicators.vertical, isNeeded: needsVertical, frame: verticalBar(vertical))
      indicators.horizontal = updated(
        indicators.horizontal, isNeeded: needsHorizontal, frame: horizontalBar(horizontal))
    }
  }

  private func updated(_ bar: CALayer?, isNeeded: Bool, frame: CGRect) -> CALayer? {
    guard isNeeded else {
      bar?.removeFromSuperlayer()
      return nil
    }
    let bar = bar ?? makeBar()
    bar.frame = frame
    bar.backgroundColor = barColor.resolvedColor(with: traitCollection).cgColor
    if indicators.areShown {
      bar.removeAnimation(forKey: "fade")
      bar.opacity = 1
    }
    return bar
  }

  private func makeBar() -> CALayer {
    let bar = CALayer()
    bar.cornerRadius = ScrollIndicators.thickness / 2
    bar.opacity = 0
    // Above the content, whatever is added to it.
    bar.zPosition = 1
    layer.addSublayer(bar)
    return bar
  }

  private var barColor: UIColor {
    switch indicatorStyle {
    case .default: UIColor.label.withAlphaComponent(0.4)
    case .black: UIColor(white: 0, alpha: 0.4)
    case .white: UIColor(white: 1, alpha: 0.5)
    }
  }

  private func verticalBar(_ axis: ScrollAxis) -> CGRect {
    let (insets, margin) = (verticalScrollIndicatorInsets, ScrollIndicators.margin)
    let track = layer.bounds.height - insets.top - insets.bottom - 2 * margin
    let place = ScrollIndicators.place(of: contentOffset.y, on: axis, track: track)
    return CGRect(
      x: layer.bounds.maxX - insets.right - margin - ScrollIndicators.thickness,
      y: layer.bounds.minY + insets.top + margin + place.start,
      width: ScrollIndicators.thickness, height: place.length)
  }

  private func horizontalBar(_ axis: ScrollAxis) -> CGRect {
    let (insets, margin) = (horizontalScrollIndicatorInsets, ScrollIndicators.margin)
    let track = layer.bounds.width - insets.left - insets.right - 2 * margin
    let place = ScrollIndicators.place(of: contentOffset.x, on: axis, track: track)
    return CGRect(
      x: layer.bounds.minX + insets.left + margin + place.start,
      y: layer.bounds.maxY - insets.bottom - margin - ScrollIndicators.thickness,
      width: place.length, height: ScrollIndicators.thickness)
  }
}
