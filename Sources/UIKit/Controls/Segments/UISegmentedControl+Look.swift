import QuartzCore

extension UISegmentedControl {
  private static let gap: CGFloat = 2

  func takeColors() {
    pill.backgroundColor =
      selectedSegmentTintColor
      ?? UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }
    pill.castShadow(radius: 4, y: 2, opacity: 0.14)
  }

  /// Brings titles, images and dividers up to content and state.
  func show() {
    for index in segments.indices { show(at: index) }
    showGround()
  }

  /// The same for one segment and the one after it, whose divider may come or go with it. A row is
  /// built segment by segment: to show all of it each time would take the square of their number.
  func show(around index: Int) {
    for index in [index, index + 1] where segments.indices.contains(index) { show(at: index) }
    showGround()
  }

  private func show(at index: Int) {
    let segment = segments[index]
    show(segment, at: index)
    let isNextToPill = index == selectedSegmentIndex || index == selectedSegmentIndex + 1
    let hasPill = selectedSegmentIndex != Self.noSegment
    segment.divider.isHidden = index == 0 || (hasPill && isNextToPill)
  }

  private func showGround() {
    pill.isHidden = selectedSegmentIndex == Self.noSegment
    ground.alpha = isEnabled ? 1 : 0.5
    pill.alpha = isEnabled ? 1 : 0.5
  }

  private func show(_ segment: Segment, at index: Int) {
    let isSelected = index == selectedSegmentIndex
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium),
      .foregroundColor: UIColor.label,
    ]
    let own = titleAttributes[isSelected ? .selected : .normal] ?? [:]
    attributes.merge(own) { $1 }
    if isSelected, let own = titleAttributes[exactly: .selected] {
      attributes.merge(own) { $1 }
    }
    segment.label.text = segment.title
    if let font = attributes[.font] as? UIFont { segment.label.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { segment.label.textColor = color }
    segment.picture.image = segment.image.map {
      $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    segment.picture.tintColor = segment.label.textColor
    // A touched segment that is not selected yet fades.
    let isTouched = touchedIndex == index && !isSelected
    let strength: CGFloat = !isEnabled || !segment.isEnabled ? 0.35 : isTouched ? 0.3 : 1
    segment.label.alpha = strength
    segment.picture.alpha = strength
  }

  // MARK: Places

  /// As wide as the widest segment times their number, unless each has a width of its own.
  var fittingSize: CGSize {
    let widths = segments.map(\.naturalWidth)
    let isShared = !apportionsSegmentWidthsByContent && segments.allSatisfy { $0.width == 0 }
    let width = isShared ? CGFloat(widths.count) * (widths.max() ?? 0) : widths.reduce(0, +)
    return CGSize(width: width.rounded(.up), height: Self.height)
  }

  /// The segments from side to side; widths that were set are kept, the others share the rest.
  var places: [CGRect] {
    let fixed = segments.reduce(0) { $0 + $1.width }
    let rest = max(0, bounds.width - fixed)
    var x = bounds.minX
    var places = zip(segments, freeWidths(in: rest)).map { segment, share in
      let width = segment.width > 0 ? segment.width : share
      defer { x += width }
      return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for index in places.indices {
        places[index].origin.x = bounds.minX + bounds.maxX - places[index].maxX
      }
    }
    return places
  }

  /// How much of what is left each segment gets that has no width of its own.
  private func freeWidths(in rest: CGFloat) -> [CGFloat] {
    if apportionsSegmentWidthsByContent {
      let natural = segments.map { $0.width > 0 ? 0 : $0.naturalWidth }
      let sum = natural.reduce(0, +)
      if sum > 0 { return natural.map { rest * $0 / sum } }
    }
    let count = segments.count { $0.width == 0 }
    return Array(repeating: rest / CGFloat(max(1, count)), count: segments.count)
  }

  func segmentIndex(at point: CGPoint) -> Int? {
    places.firstIndex { $0.minX <= point.x && point.x < $0.maxX && segmentsAnswer(at: point) }
  }

  /// A touch may stray a little above and below.
  private func segmentsAnswer(at point: CGPoint) -> Bool {
    bounds.insetBy(dx: 0, dy: -70).contains(point)
  }

  func place() {
    ground.lie(in: bounds)
    ground.round(9, curve: .continuous)
    let places = places
    let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
    for (segment, place) in zip(segments, places) {
      let size = segment.label.sizeThatFits(place.size)
      let width = min(size.width, max(0, place.width - 8))
      segment.label.lie(
        in: CGRect(
          x: (place.midX - width / 2).rounded(), y: (place.midY - size.height / 2).rounded(),
          width: width, height: size.height))
      segment.picture.lie(in: place)
      segment.divider.lie(
        in: CGRect(
          x: (isLeft ? place.minX : place.maxX) - 0.5, y: place.midY - 8, width: 1, height: 16))
    }
    placePill(among: places)
  }

  func placePill(among places: [CGRect]) {
    // Where no segment is chosen it is nowhere, and not where it was last.
    let isChosen = places.indices.contains(selectedSegmentIndex)
    let place = isChosen ? places[selectedSegmentIndex].inside(dx: Self.gap, dy: Self.gap) : .zero
    pill.lie(in: place)
    pill.round(7, curve: .continuous)
  }
}
