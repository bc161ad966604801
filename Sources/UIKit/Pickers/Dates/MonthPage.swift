import QuartzCore

/// The days of a month in weeks.
final class MonthPage: UIView {
  private(set) var cells: [DayCell] = []
  private var blanks = 0
  private(set) var month: Date?
  /// A day was chosen.
  var onChoose: (Date) -> Void = { _ in }

  static let weeks = 6
  static let days = 7
  /// How high a week is.
  static let height: CGFloat = 44

  /// Shows a month, which is given by its first moment.
  func show(_ month: Date, _ values: DateValues, _ words: DateWords, today: Date) {
    let calendar = words.calendar
    self.month = month
    // A month has no more days than there is room for.
    let count = min(calendar.range(of: .day, in: .month, for: month)?.count ?? 0, 31)
    let weekday = calendar.component(.weekday, from: month)
    blanks = (weekday - calendar.firstWeekday + Self.days) % Self.days
    while cells.count < count { addCell() }
    while cells.count > count { cells.removeLast().removeFromSuperview() }
    let isLimited = values.range != DateValues.all
    for (index, cell) in cells.enumerated() {
      guard let day = calendar.date(byAdding: .day, value: index, to: month) else {
        continue
      }
      cell.day = index + 1
      cell.look = DayCell.Look(
        text: words.number(index + 1), isToday: calendar.isDate(day, inSameDayAs: today),
        isChosen: calendar.isDate(day, inSameDayAs: values.date),
        isPossible: !isLimited || values.allows(calendar.dateInterval(of: .day, for: day)))
    }
    setNeedsLayout()
  }

  /// Shows no month.
  func clear() {
    month = nil
    for cell in cells { cell.removeFromSuperview() }
    cells = []
  }

  private func addCell() {
    let cell = DayCell()
    cell.addAction(
      UIAction { [weak self, weak cell] _ in
        if let self, let cell, let day = self.date(of: cell) { onChoose(day) }
      }, for: .touchUpInside)
    cells.append(cell)
    addSubview(cell)
  }

  var calendar = Calendar.current

  private func date(of cell: DayCell) -> Date? {
    month.flatMap { calendar.date(byAdding: .day, value: cell.day - 1, to: $0) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width / CGFloat(Self.days)
    for (index, cell) in cells.enumerated() {
      let place = blanks + index
      let rect = CGRect(
        x: CGFloat(place % Self.days) * width, y: CGFloat(place / Self.days) * Self.height,
        width: width, height: Self.height)
      cell.lie(in: rect.mirrored(in: isMirrored ? bounds.width : nil))
    }
  }
}
