import CoreGraphics

extension UIPickerView {
  /// More wheels nobody can tell apart.
  private static let mostWheels = 64

  func setNeedsLoading() {
    needsLoading = true
    setNeedsLayout()
  }

  /// Asks for numbers, widths and heights, where that has not been done since they may have changed.
  func loadIfNeeded() {
    guard needsLoading, !isLoading else { return }
    (needsLoading, isLoading) = (false, true)
    defer { isLoading = false }
    let count = min(max(dataSource?.numberOfComponents(in: self) ?? 0, 0), Self.mostWheels)
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(wheels.count, of: self)
      addPart(wheel, above: [band] + wheels)
      wheels.append(wheel)
    }
    widths = wheels.map { wheel in
      let width = delegate?.pickerView(self, widthForComponent: wheel.component) ?? 0
      return width.isFinite && width > 0 ? min(width, 100_000) : nil
    }
    for wheel in wheels { load(wheel) }
    setNeedsLayout()
  }

  func load(_ wheel: PickerWheel) {
    wheel.load(
      count: dataSource?.pickerView(self, numberOfRowsInComponent: wheel.component) ?? 0,
      height: delegate?.pickerView(self, rowHeightForComponent: wheel.component) ?? 0)
    setNeedsLayout()
  }

  /// Nil for one that there is not.
  func wheel(_ component: Int) -> PickerWheel? {
    loadIfNeeded()
    return wheels.indices.contains(component) ? wheels[component] : nil
  }

  /// Where the wheels lie: in the middle, the first where reading begins. Those without a width share
  /// what the others leave. Unlike Apple's, wheels that are too wide together become narrower.
  func places(in bounds: CGRect) -> [CGRect] {
    guard !wheels.isEmpty else { return [] }
    let gaps = CGFloat(wheels.count - 1) * Self.gap
    let given = widths.compactMap { $0 }.reduce(0, +)
    let room = max(0, bounds.width - 2 * Self.margin - gaps)
    let share = max(0, room - given) / CGFloat(max(1, widths.count { $0 == nil }))
    let scale = given > room ? room / given : 1
    let all = widths.map { $0.map { $0 * scale } ?? share }
    let mirror = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width : nil
    var x = (bounds.width - all.reduce(gaps, +)) / 2
    return all.map { width in
      defer { x += width + Self.gap }
      return CGRect(x: x, y: 0, width: width, height: bounds.height).mirrored(in: mirror).settled
    }
  }

  // MARK: Delegate

  func noteNoViews() { hasNoViews = true }

  /// Has a row show what the delegate says.
  func dress(_ view: PickerRow, _ row: Int, _ component: Int) {
    guard let delegate else { return view.show("") }
    if !hasNoViews {
      let own = delegate.pickerView(
        self, viewForRow: row, forComponent: component, reusing: view.custom)
      if !hasNoViews { return view.show(own) }
    }
    if let title = delegate.pickerView(
      self, attributedTitleForRow: row, forComponent: component)
    {
      return view.show(title)
    }
    // As Apple's, where nobody says what a row shows.
    view.show(delegate.pickerView(self, titleForRow: row, forComponent: component) ?? "?")
    if let rows = delegate as? any DimPickerRows, rows.isDim(row, in: component) { view.dim() }
  }

  func noteSelection(of row: Int, in component: Int) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }
}
