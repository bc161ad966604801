import QuartzCore

/// A date on the wheels of a picker.
final class DateWheels: UIView, UIPickerViewDataSource, UIPickerViewDelegate, DimPickerRows {
  let picker = UIPickerView()
  private var words: DateWords
  private(set) var values: DateValues
  private(set) var columns: [DateColumn] = []
  private var widths: [CGFloat] = []
  private var units: [UILabel] = []
  private var isMirrored = false
  /// The user chose something.
  var onChange: (DateValues) -> Void = { _ in }

  /// By how much a unit is nearer to its number than its wheel's end.
  private static let lead: CGFloat = 6
  private static let padding: CGFloat = 20

  init(_ values: DateValues) {
    (self.values, words) = (values, DateWords(values))
    super.init(frame: .zero)
    addSubview(picker)
    picker.dataSource = self
    picker.delegate = self
    load()
  }

  required init?(coder: NSCoder) { nil }

  private var rows: DateRows { DateRows(values: values, words: words) }

  // MARK: Showing

  /// Shows other values; where the wheels are other ones, anew.
  func show(_ new: DateValues, animated: Bool) {
    let old = values
    values = new
    guard new.mode == old.mode, new.interval == old.interval, new.locale == old.locale,
      new.calendar == old.calendar
    else {
      words = DateWords(new)
      return load()
    }
    // Without a motion they are as wide as if the date had been there from the beginning.
    let isTurning = picker.wheels.contains(where: \.isTurning)
    if !animated, !isTurning, columns.map(width) != widths { return load() }
    turn(animated: animated)
  }

  private func load() {
    columns = DateColumn.columns(of: values.mode, words, isMirrored: isMirrored)
    widths = columns.map(width)
    for unit in units { unit.removeFromSuperview() }
    units = []
    if values.mode == .countDownTimer { makeUnits() }
    picker.reloadAllComponents()
    for (wheel, unit) in zip(picker.wheels, columns.map(room)) { wheel.room = unit }
    turn(animated: false)
    setNeedsLayout()
  }

  /// Turns the wheels to where they belong, but for those that a hand turns.
  private func turn(animated: Bool) {
    for (component, column) in columns.enumerated() {
      guard let wheel = picker.wheel(component), !(wheel.isByHand && wheel.isTurning) else {
        continue
      }
      // Some calendars have years of more months than others.
      if wheel.rowCount != rows.count(column) { picker.reloadComponent(component) }
      // Without a motion no way is nearer than another one.
      let row = rows.row(column, near: animated ? wheel.selectedRow : 0)
      if row != wheel.selectedRow {
        picker.selectRow(row, inComponent: component, animated: animated)
      }
    }
    // What can be chosen may have changed, and so may the names of months.
    for wheel in picker.wheels { wheel.refreshRows() }
    nameUnits()
  }

  // MARK: Units of a timer

  private func makeUnits() {
    units = columns.map { _ in
      let label = UILabel()
      label.font = .systemFont(ofSize: 17, weight: .semibold)
      label.textColor = .label
      addSubview(label)
      return label
    }
    nameUnits()
  }

  private func nameUnits() {
    guard !units.isEmpty else { return }
    let seconds = Int(values.duration)
    units[0].text = words.unit(of: seconds / 3600 * 3600, isHours: true)
    units[1].text = words.unit(of: seconds % 3600, isHours: false)
  }

  /// What a wheel leaves free for its unit.
  private func room(_ column: DateColumn) -> CGFloat {
    switch column {
    case .timerHours:
      [0, 3600, 7200].map { width(words.unit(of: $0, isHours: true), 17) }.max() ?? 0
    case .timerMinutes: width(words.unit(of: 120, isHours: false), 17)
    default: 0
    }
  }

  private func width(_ column: DateColumn) -> CGFloat {
    let font = [NSAttributedString.Key.font: PickerRow.font]
    let widest = rows.samples(column).map { NSString(string: $0).size(withAttributes: font).width }
    return (widest.max() ?? 0).rounded(.up) + Self.padding + room(column)
  }

  private func width(_ text: String, _ size: CGFloat) -> CGFloat {
    NSString(string: text).size(
      withAttributes: [.font: UIFont.systemFont(ofSize: size, weight: .semibold)]
    ).width.rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let mirrors = effectiveUserInterfaceLayoutDirection == .rightToLeft
    picker.semanticContentAttribute = mirrors ? .forceRightToLeft : .forceLeftToRight
    if mirrors != isMirrored {
      isMirrored = mirrors
      load()
    }
    picker.lie(in: bounds)
    picker.layoutIfNeeded()
    for (unit, wheel) in zip(units, picker.wheels) {
      let frame = wheel.frame
      let place = CGRect(
        x: isMirrored ? frame.minX + Self.lead : frame.maxX - wheel.room - Self.lead,
        y: frame.midY - 16,
        width: wheel.room, height: 32)
      unit.textAlignment = isMirrored ? .right : .left
      unit.lie(in: place)
    }
  }

  // MARK: UIPickerViewDataSource, UIPickerViewDelegate

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    rows.count(columns[component])
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    widths[component]
  }

  func isDim(_ row: Int, in component: Int) -> Bool {
    !rows.isPossible(columns[component], at: row)
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { rows.title(columns[component], at: row) }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let column = columns[component]
    let before = (values.date, values.duration)
    if values.mode == .countDownTimer {
      values.take(duration: rows.duration(column, at: row))
    } else {
      values.take(rows.date(column, at: row))
    }
    turn(animated: true)
    if (values.date, values.duration) != before { onChange(values) }
  }
}
