import Foundation

/// What a date picker shows and allows, without anything that is seen.
struct DateValues {
  var mode = UIDatePicker.Mode.dateAndTime
  private(set) var date = Date()
  /// Of the timer, in seconds.
  private(set) var duration: TimeInterval = 0
  private var first: Date?
  private var last: Date?
  private var minutes = 1
  var rounds = true {
    didSet { take(date) }
  }
  var ownLocale: Locale?
  var ownCalendar: Calendar?
  var ownTimeZone: TimeZone?

  /// The years 1 to 9999: what is beyond cannot be shown, and some calendars cannot count it.
  static let all =
    Date(timeIntervalSince1970: -62_135_596_800)...Date(timeIntervalSince1970: 253_402_214_400)
  /// 23:59.
  static let longest: TimeInterval = 86_340

  init() { take(Date()) }

  // MARK: Counting

  var calendar: Calendar {
    var calendar = ownCalendar ?? .current
    if let ownLocale { calendar.locale = ownLocale }
    if let ownTimeZone { calendar.timeZone = ownTimeZone }
    return calendar
  }

  var locale: Locale { ownLocale ?? ownCalendar?.locale ?? .current }

  /// Nil unless both limits make sense together.
  private var limits: ClosedRange<Date> {
    let (first, last) = (first ?? Self.all.lowerBound, last ?? Self.all.upperBound)
    return first <= last ? first...last : Self.all
  }

  var minimum: Date? {
    get { first }
    set {
      first = newValue.map(Self.settled)
      take(date)
    }
  }

  var maximum: Date? {
    get { last }
    set {
      last = newValue.map(Self.settled)
      take(date)
    }
  }

  /// From when to when dates can be chosen, whatever the picker is for: a timer has no limits.
  var range: ClosedRange<Date> { mode == .countDownTimer ? Self.all : limits }

  /// Minutes between those that can be chosen. What does not divide an hour is 1, as with Apple.
  var interval: Int {
    get { minutes }
    set {
      minutes = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
      take(date)
      take(duration: duration)
    }
  }

  // MARK: Taking

  /// Takes the nearest date that is allowed.
  mutating func take(_ newDate: Date) {
    let date = clamped(Self.settled(newDate))
    guard rounds, minutes > 1, mode == .time || mode == .dateAndTime else {
      self.date = date
      return
    }
    let early = floored(date)
    if range.contains(early) {
      self.date = early
      return
    }
    let late = early.addingTimeInterval(TimeInterval(minutes * 60))
    self.date = range.contains(late) ? late : date
  }

  mutating func take(duration newDuration: TimeInterval) {
    guard newDuration.isFinite else { return }
    let step = TimeInterval(minutes * 60)
    duration = (min(max(newDuration, 0), Self.longest) / step).rounded(.down) * step
  }

  func clamped(_ date: Date) -> Date { min(max(date, range.lowerBound), range.upperBound) }

  /// At the last minute before that is a multiple of the interval.
  private func floored(_ date: Date) -> Date {
    let calendar = calendar
    let minute = calendar.component(.minute, from: date)
    guard let start = calendar.dateInterval(of: .minute, for: date)?.start else { return date }
    return start.addingTimeInterval(-TimeInterval(minute % minutes * 60))
  }

  private static func settled(_ date: Date) -> Date {
    let seconds = date.timeIntervalSinceReferenceDate
    guard !seconds.isNaN else { return Date() }
    return min(max(date, all.lowerBound), all.upperBound)
  }

  // MARK: Asking

  /// Whether any moment of a span can be chosen.
  func allows(_ span: DateInterval?) -> Bool {
    guard let span else { return false }
    return span.end > range.lowerBound && span.start <= range.upperBound
  }

  /// Whether any day of a date's month can be chosen.
  func allowsMonth(of date: Date) -> Bool {
    Self.all.contains(date) && allows(calendar.dateInterval(of: .month, for: date))
  }

  /// The chosen time on another day.
  func time(on day: Date) -> Date {
    let calendar = calendar
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    let time = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    parts.nanosecond = time.nanosecond
    return calendar.date(from: parts) ?? day
  }
}
