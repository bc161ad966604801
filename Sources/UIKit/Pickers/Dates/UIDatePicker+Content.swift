import QuartzCore

/// What a date picker shows.
enum DateContent {
  case wheels(DateWheels)
  case chips([DateChip], DateWords)
  /// With a line for the time below, where that can be chosen as well.
  case calendar(MonthCalendar, DateTimeLine?)
}

extension UIDatePicker {
  private static let gap: CGFloat = 6

  // MARK: Making

  /// What is shown is of another kind.
  func makeNew() {
    overlay?.close(animated: false)
    for view in content?.views ?? [] { view.removeFromSuperview() }
    content = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  var made: DateContent {
    if let content { return content }
    let content = make()
    self.content = content
    for view in content.views { addPart(view, above: content.views) }
    takeState()
    return content
  }

  private func make() -> DateContent {
    switch (datePickerStyle, values.mode) {
    case (.compact, .time): return makeChips([.time])
    case (.compact, .date): return makeChips([.date])
    case (.compact, _): return makeChips([.date, .time])
    case (.inline, .date), (.inline, .dateAndTime):
      let calendar = MonthCalendar(values, now: { [weak self] in self?.now() ?? Date() })
      calendar.onChange = { [weak self] in self?.choose($0) }
      guard values.mode == .dateAndTime else { return .calendar(calendar, nil) }
      let line = DateTimeLine()
      line.chip.addAction(
        UIAction { [weak self, weak line] _ in
          if let self, let line { open(line.chip) }
        }, for: .touchUpInside)
      line.show(DateWords(values), values)
      return .calendar(calendar, line)
    default:
      let wheels = DateWheels(values)
      wheels.onChange = { [weak self] in self?.choose($0) }
      return .wheels(wheels)
    }
  }

  private func makeChips(_ parts: [DateChip.Part]) -> DateContent {
    let words = DateWords(values)
    let chips = parts.map { part in
      let chip = DateChip(part)
      chip.text = text(of: part, words)
      chip.addAction(
        UIAction { [weak self, weak chip] _ in
          if let self, let chip { open(chip) }
        }, for: .touchUpInside)
      return chip
    }
    return .chips(chips, words)
  }

  private func text(of part: DateChip.Part, _ words: DateWords) -> String {
    words.text(values.date, template: part == .date ? "yMMMd" : "jmm")
  }

  // MARK: Showing

  /// Brings what is seen up to the values.
  func show(animated: Bool) {
    switch content {
    case nil: return invalidateIntrinsicContentSize()
    case .wheels(let wheels): wheels.show(values, animated: animated)
    case .chips(let chips, _):
      let words = DateWords(values)
      content = .chips(chips, words)
      for chip in chips { chip.text = text(of: chip.part, words) }
    case .calendar(let calendar, let line):
      calendar.show(values)
      line?.show(DateWords(values), values)
    }
    switch overlay?.content {
    case let calendar as MonthCalendar: calendar.show(values)
    case let wheels as DateWheels: wheels.show(timeValues, animated: animated)
    default: break
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func takeState() {
    guard let content else { return }
    for view in content.views {
      view.isUserInteractionEnabled = isEnabled
      (view as? UIControl)?.isEnabled = isEnabled
      if !(view is UIControl) { view.alpha = isEnabled ? 1 : 0.5 }
    }
  }

  var contentSize: CGSize {
    switch made {
    case .wheels: return UIPickerView.standardSize
    case .chips(let chips, _):
      let widths = chips.reduce(CGFloat(chips.count - 1) * Self.gap) { $0 + $1.width }
      return CGSize(width: widths, height: DateChip.height)
    case .calendar(_, let line):
      var size = MonthCalendar.size
      if line != nil { size.height += DateTimeLine.height }
      return size
    }
  }

  func placeContent() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for view in made.views {
      view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    }
    switch made {
    case .wheels(let wheels): wheels.lie(in: bounds)
    case .chips(let chips, _): place(chips, isMirrored: isMirrored)
    case .calendar(let calendar, let line):
      let height = line == nil ? 0 : min(DateTimeLine.height, bounds.height)
      let (days, rest) = bounds.divided(atDistance: bounds.height - height, from: .minYEdge)
      calendar.lie(in: days)
      line?.lie(in: rest)
    }
  }

  /// Beside each other where reading begins, unless the alignment says otherwise.
  private func place(_ chips: [DateChip], isMirrored: Bool) {
    let width = contentSize.width
    let isAtEnd = effectiveContentHorizontalAlignment == (isMirrored ? .left : .right)
    var x = isAtEnd ? bounds.width - width : 0
    for chip in chips {
      let place = CGRect(
        x: x, y: bounds.midY - DateChip.height / 2, width: chip.width, height: DateChip.height)
      chip.lie(in: place.mirrored(in: isMirrored ? bounds.width : nil))
      x += chip.width + Self.gap
    }
  }

  // MARK: What chips open

  /// The date with the time alone to be chosen.
  private var timeValues: DateValues {
    var values = values
    values.mode = .time
    return values
  }

  private static let wheelsSize = CGSize(width: 220, height: 200)

  /// Opens what a chip stands for, or closes it.
  func open(_ chip: DateChip) {
    guard let window = windowReference else { return }
    if chip.isOpen {
      overlay?.close()
      return
    }
    overlay?.close(animated: false)
    let (view, size) = chip.part == .date ? openedCalendar() : openedWheels()
    chip.isOpen = true
    overlay = DateOverlay.open(view, size: size, from: chip, in: window) { [weak self, weak chip] in
      chip?.isOpen = false
      self?.overlay = nil
      self?.send(.editingDidEnd, with: nil)
    }
    send(.editingDidBegin, with: nil)
  }

  private func openedCalendar() -> (UIView, CGSize) {
    let calendar = MonthCalendar(values, now: { [weak self] in self?.now() ?? Date() })
    calendar.onChange = { [weak self] in self?.choose($0) }
    return (calendar, MonthCalendar.size)
  }

  private func openedWheels() -> (UIView, CGSize) {
    let wheels = DateWheels(timeValues)
    wheels.onChange = { [weak self] in self?.choose($0) }
    return (wheels, Self.wheelsSize)
  }
}

extension DateContent {
  @MainActor var views: [UIView] {
    switch self {
    case .wheels(let wheels): [wheels]
    case .chips(let chips, _): chips
    case .calendar(let calendar, let line): [calendar] + [line].compactMap(\.self)
    }
  }
}

/// The time below a calendar.
final class DateTimeLine: UIView {
  let chip = DateChip(.time)
  private let label = UILabel()

  static let height: CGFloat = 48

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 17)
    addSubview(label)
    addSubview(chip)
  }

  required init?(coder: NSCoder) { nil }

  /// There are no translations of ours: where English is not read, the time stands by itself.
  func show(_ words: DateWords, _ values: DateValues) {
    chip.text = words.text(values.date, template: "jmm")
    label.text = words.locale.language.languageCode == "en" ? "Time" : nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let mirror = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width : nil
    let inset = MonthCalendar.inset
    label.lie(
      in: CGRect(x: inset, y: 0, width: bounds.width / 2, height: bounds.height)
        .mirrored(in: mirror))
    chip.lie(
      in: CGRect(
        x: bounds.width - inset - chip.width, y: (bounds.height - DateChip.height) / 2,
        width: chip.width, height: DateChip.height
      ).mirrored(in: mirror))
  }
}
