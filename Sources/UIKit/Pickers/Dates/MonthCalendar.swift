import QuartzCore

/// The calendar of a month, with ways to other months.
final class MonthCalendar: UIView {
  private(set) var values: DateValues
  private var words: DateWords
  private var now: () -> Date
  let header = MonthHeader()
  let pages: MonthPages
  private let names = UIView()
  private var weekdays: [UILabel] = []
  private(set) var wheels: DateWheels?
  /// The user chose something.
  var onChange: (DateValues) -> Void = { _ in }

  static let inset: CGFloat = 12
  private static let namesHeight: CGFloat = 24
  static let size = CGSize(
    width: 320,
    height: MonthHeader.height + namesHeight + CGFloat(MonthPage.weeks) * MonthPage.height + 8)

  init(_ values: DateValues, now: @escaping () -> Date) {
    (self.values, self.now) = (values, now)
    words = DateWords(values)
    pages = MonthPages(words)
    super.init(frame: .zero)
    clipsToBounds = true
    for part in [names, pages, header] { addSubview(part) }
    pages.onMonth = { [weak self] _ in self?.name() }
    pages.onChoose = { [weak self] day in self?.choose(day) }
    header.back.addAction(UIAction { [weak self] _ in self?.turn(-1) }, for: .touchUpInside)
    header.forward.addAction(UIAction { [weak self] _ in self?.turn(1) }, for: .touchUpInside)
    header.title.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    nameWeekdays()
    showMonth()
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Showing

  /// The month of the date comes into sight unless it is the one that was chosen before.
  func show(_ new: DateValues) {
    let old = values
    values = new
    if new.locale != old.locale || new.calendar != old.calendar {
      words = DateWords(new)
      nameWeekdays()
    }
    let isSame =
      new.date == old.date && new.calendar == old.calendar && new.allowsMonth(of: pages.month)
    if isSame { refresh() } else { showMonth() }
    wheels?.show(monthValues, animated: false)
  }

  private func showMonth() {
    let month = words.calendar.dateInterval(of: .month, for: values.date)?.start ?? values.date
    pages.show(month, values, words, today: now())
    name()
  }

  private func refresh() {
    pages.show(pages.month, values, words, today: now())
    name()
  }

  /// Which month is seen, and whether there are others.
  private func name() {
    header.title.text = words.text(pages.month, template: "yMMMM")
    header.back.isEnabled = hasMonth(-1)
    header.forward.isEnabled = hasMonth(1)
  }

  private func hasMonth(_ way: Int) -> Bool {
    words.calendar.date(byAdding: .month, value: way, to: pages.month)
      .map(values.allowsMonth) ?? false
  }

  private func nameWeekdays() {
    for label in weekdays { label.removeFromSuperview() }
    weekdays = words.weekdays.map { name in
      let label = UILabel()
      label.text = name.uppercased(with: words.locale)
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      names.addSubview(label)
      return label
    }
    setNeedsLayout()
  }

  // MARK: Choosing

  private func choose(_ day: Date) {
    take(values.time(on: day))
    refresh()
  }

  private func take(_ date: Date) {
    let before = values.date
    values.take(date)
    if values.date != before { onChange(values) }
  }

  private func turn(_ way: Int) { pages.turn(way) }

  // MARK: Wheels for month and year

  private var monthValues: DateValues {
    var values = values
    values.mode = .yearAndMonth
    return values
  }

  /// Wheels take the place of the days, or the days that of the wheels.
  func toggle() {
    let opens = wheels == nil
    let leaving = wheels
    if opens {
      let wheels = DateWheels(monthValues)
      wheels.onChange = { [weak self] chosen in
        guard let self else { return }
        take(chosen.date)
        showMonth()
      }
      wheels.alpha = 0
      self.wheels = wheels
      addSubview(wheels)
      UIView.performWithoutAnimation {
        layoutSubviews()
        wheels.layoutIfNeeded()
      }
    } else {
      wheels = nil
    }
    names.isUserInteractionEnabled = !opens
    pages.isUserInteractionEnabled = !opens
    for arrow in [header.back, header.forward] { arrow.isUserInteractionEnabled = !opens }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { [self] in
      header.isOpen = opens
      names.alpha = opens ? 0 : 1
      pages.alpha = opens ? 0 : 1
      wheels?.alpha = 1
      leaving?.alpha = 0
    } completion: { _ in
      leaving?.removeFromSuperview()
    }
  }

  // MARK: Places

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.inside(dx: Self.inset, dy: 0)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let attribute: UISemanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    for part in [header, header.title, pages] + pages.pages + [wheels].compactMap(\.self) {
      part.semanticContentAttribute = attribute
    }
    header.lie(in: CGRect(x: 0, y: 0, width: bounds.width, height: MonthHeader.height))
    names.lie(
      in: CGRect(
        x: inner.minX, y: header.frame.maxY, width: inner.width, height: Self.namesHeight))
    let width = inner.width / CGFloat(max(1, weekdays.count))
    for (index, label) in weekdays.enumerated() {
      let place = CGRect(
        x: CGFloat(index) * width, y: 0, width: width, height: Self.namesHeight)
      label.lie(in: place.inside(dx: 2, dy: 0).mirrored(in: isMirrored ? inner.width : nil))
    }
    let height = CGFloat(MonthPage.weeks) * MonthPage.height
    pages.lie(
      in: CGRect(x: inner.minX, y: names.frame.maxY, width: inner.width, height: height))
    wheels?.lie(
      in: CGRect(
        x: 0, y: header.frame.maxY, width: bounds.width, height: bounds.height - header.frame.maxY))
  }
}
