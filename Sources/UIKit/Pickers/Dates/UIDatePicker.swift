import QuartzCore

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
  /// What suits the mode.
  case automatic
  case wheels
  /// The date as text, which opens more.
  case compact
  /// A calendar that is always seen.
  case inline
}

/// Chooses a date, a time, or how long a timer takes.
///
/// What it has in it is in `UIDatePicker+Content`.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
    case yearAndMonth = 4269
  }

  private(set) var values = DateValues()
  /// What is shown for the style; nil until it is needed.
  var content: DateContent?
  /// What a chip has opened.
  weak var overlay: DateOverlay?
  /// Says which day is today.
  package var now: () -> Date = { Date() } {
    didSet { show(animated: false) }
  }

  /// Without a size it has that of its style.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { lie(in: CGRect(origin: frame.origin, size: contentSize)) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: What is chosen

  /// Within the limits; now, until it is set.
  open var date: Date {
    get { values.date }
    set { setDate(newValue, animated: false) }
  }

  /// Tells nobody.
  open func setDate(_ date: Date, animated: Bool) {
    change(animated: animated) { $0.take(date) }
  }

  /// In seconds, of which only whole minutes count; at most 23:59.
  open var countDownDuration: TimeInterval {
    get { values.duration }
    set { change { $0.take(duration: newValue) } }
  }

  /// Counts for nothing where it is after the greatest date, and for timers.
  open var minimumDate: Date? {
    get { values.minimum }
    set { change { $0.minimum = newValue } }
  }

  open var maximumDate: Date? {
    get { values.maximum }
    set { change { $0.maximum = newValue } }
  }

  /// Divides an hour and is 30 at most; anything else is 1.
  open var minuteInterval: Int {
    get { values.interval }
    set { change { $0.interval = newValue } }
  }

  /// Whether dates that are set become multiples of the interval.
  open var roundsToMinuteInterval: Bool {
    get { values.rounds }
    set { change { $0.rounds = newValue } }
  }

  // MARK: How dates are counted and written

  open var locale: Locale? {
    get { values.locale }
    set { change { $0.ownLocale = newValue } }
  }

  open var calendar: Calendar! {
    get { values.ownCalendar ?? .current }
    set { change { $0.ownCalendar = newValue } }
  }

  /// Nil for the calendar's.
  open var timeZone: TimeZone? {
    get { values.ownTimeZone }
    set { change { $0.ownTimeZone = newValue } }
  }

  // MARK: Look

  open var datePickerMode: Mode {
    get { values.mode }
    set {
      guard newValue != values.mode else { return }
      change { values in
        values.mode = newValue
        values.take(values.date)
      }
    }
  }

  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet {
      if preferredDatePickerStyle != oldValue { makeNew() }
    }
  }

  /// The style that it has: months of years and timers are always on wheels.
  open var datePickerStyle: UIDatePickerStyle {
    switch (values.mode, preferredDatePickerStyle) {
    case (.countDownTimer, _), (.yearAndMonth, _), (_, .wheels): .wheels
    case (_, .automatic), (_, .compact): .compact
    case (_, .inline): .inline
    }
  }

  private func change(animated: Bool = false, _ change: (inout DateValues) -> Void) {
    let mode = values.mode
    change(&values)
    if mode != values.mode { makeNew() } else { show(animated: animated) }
  }

  /// The user chose another date.
  func choose(_ chosen: DateValues) {
    values.take(chosen.date)
    if values.mode == .countDownTimer { values.take(duration: chosen.duration) }
    show(animated: true)
    send([.valueChanged, .primaryActionTriggered], with: nil)
  }

  open override var intrinsicContentSize: CGSize { contentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  override func stateDidChange() {
    super.stateDidChange()
    takeState()
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { overlay?.close(animated: false) }
  }

  /// It is made of controls; touches between them mean nothing.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
}
