import Foundation

/// Which row of a date picker's wheel stands for what.
///
/// Wheels that go round have their values over and over again, with so many rows that nobody comes to
/// an end; the row that is chosen at first is in the middle.
@MainActor
struct DateRows {
  let values: DateValues
  let words: DateWords

  private static let rounds = 400
  private static let years = 9_999
  /// Days before and after the first day of 2001 that can be chosen.
  private static let days = 200_000

  private var calendar: Calendar { words.calendar }

  // MARK: Values

  /// How many values a wheel has that goes round; nil for one that does not.
  func cycle(_ column: DateColumn) -> Int? {
    switch column {
    case .month: max(1, calendar.range(of: .month, in: .year, for: values.date)?.count ?? 12)
    case .day: max(1, calendar.maximumRange(of: .day)?.count ?? 31)
    case .hour: 24
    case .minute: 60 / values.interval
    case .year, .date, .half, .timerHours, .timerMinutes: nil
    }
  }

  func count(_ column: DateColumn) -> Int {
    if let cycle = cycle(column) { return cycle * Self.rounds }
    switch column {
    case .year: return Self.years
    case .date: return 2 * Self.days + 1
    case .half: return 2
    case .timerHours: return 24
    case .timerMinutes: return 60 / values.interval
    case .month, .day, .hour, .minute: return 0
    }
  }

  /// What a date is in a column, from 0.
  private func value(_ column: DateColumn, of date: Date) -> Int {
    switch column {
    case .year: calendar.component(.year, from: date) - 1
    case .month: calendar.component(.month, from: date) - 1
    case .day: calendar.component(.day, from: date) - 1
    case .date: days(to: date) + Self.days
    case .hour: calendar.component(.hour, from: date)
    case .minute: calendar.component(.minute, from: date) / values.interval
    case .half: calendar.component(.hour, from: date) / 12
    case .timerHours: Int(values.duration) / 3600
    case .timerMinutes: Int(values.duration) / 60 % 60 / values.interval
    }
  }

  private var firstDay: Date {
    calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 43_200))
  }

  private func days(to date: Date) -> Int {
    let day = calendar.startOfDay(for: date)
    return calendar.dateComponents([.day], from: firstDay, to: day).day ?? 0
  }

  /// The row that stands for the date, as near as can be to the one that is chosen.
  func row(_ column: DateColumn, near row: Int) -> Int {
    let value = value(column, of: values.date)
    guard let cycle = cycle(column) else { return min(max(value, 0), count(column) - 1) }
    let start = row > 0 ? row : cycle * Self.rounds / 2
    var way = (value - start) % cycle
    if way > cycle / 2 { way -= cycle }
    if way < -(cycle / 2) { way += cycle }
    let near = start + way
    // What was chosen near an end goes on in the middle.
    return (cycle..<cycle * (Self.rounds - 1)).contains(near)
      ? near : cycle * Self.rounds / 2 + value % cycle
  }

  private func value(_ column: DateColumn, at row: Int) -> Int {
    cycle(column).map { row % $0 } ?? row
  }

  // MARK: Dates

  /// The date with a column at another row. Days that a month does not have become its last.
  func date(_ column: DateColumn, at row: Int) -> Date {
    let value = value(column, at: row)
    if column == .date {
      let day = calendar.date(byAdding: .day, value: value - Self.days, to: firstDay) ?? firstDay
      return withoutSeconds(values.time(on: day))
    }
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: values.date)
    switch column {
    case .year: parts.year = value + 1
    case .month: parts.month = value + 1
    case .day: parts.day = value + 1
    case .hour: parts.hour = value
    case .minute: parts.minute = value * values.interval
    case .half: parts.hour = (parts.hour ?? 0) % 12 + 12 * value
    case .date, .timerHours, .timerMinutes: break
    }
    if values.mode == .time || values.mode == .dateAndTime {
      (parts.second, parts.nanosecond) = (0, 0)
    }
    parts.day = min(parts.day ?? 1, daysInMonth(parts))
    return calendar.date(from: parts) ?? values.date
  }

  private func withoutSeconds(_ date: Date) -> Date {
    calendar.dateInterval(of: .minute, for: date)?.start ?? date
  }

  private func daysInMonth(_ parts: DateComponents) -> Int {
    let month = DateComponents(era: parts.era, year: parts.year, month: parts.month, day: 1)
    guard let date = calendar.date(from: month) else { return 28 }
    return calendar.range(of: .day, in: .month, for: date)?.count ?? 28
  }

  /// The timer's time with a column at another row; none at all cannot be chosen.
  func duration(_ column: DateColumn, at row: Int) -> TimeInterval {
    var (hours, minutes) = (Int(values.duration) / 3600, Int(values.duration) / 60 % 60)
    if column == .timerHours { hours = row }
    if column == .timerMinutes { minutes = row * values.interval }
    return TimeInterval(max(hours * 3600 + minutes * 60, values.interval * 60))
  }

  /// Whether a row can be chosen; others are grey.
  func isPossible(_ column: DateColumn, at row: Int) -> Bool {
    if column == .timerHours || column == .timerMinutes { return true }
    let date = date(column, at: row)
    if column == .day, calendar.component(.day, from: date) != value(column, at: row) + 1 {
      return false
    }
    guard values.range != DateValues.all else { return true }
    if let unit = column.unit { return values.allows(calendar.dateInterval(of: unit, for: date)) }
    let start = calendar.startOfDay(for: date)
      .addingTimeInterval(TimeInterval(value(column, at: row) * 43_200))
    return values.allows(DateInterval(start: start, duration: 43_200))
  }

  // MARK: Words

  func title(_ column: DateColumn, at row: Int) -> String {
    let value = value(column, at: row)
    switch column {
    case .year: return words.text(date(column, at: row), template: "y")
    case .month: return words.text(firstOfMonth(value + 1), pattern: "LLLL")
    case .day: return words.day(value + 1)
    case .date: return words.text(date(column, at: row), template: "EEEMMMd")
    case .hour: return words.hour(value)
    case .minute: return words.number(value * values.interval, digits: 2)
    case .half: return words.halves[min(value, 1)]
    case .timerHours: return words.number(value)
    case .timerMinutes: return words.number(value * values.interval)
    }
  }

  private func firstOfMonth(_ month: Int) -> Date {
    var parts = calendar.dateComponents([.era, .year], from: values.date)
    (parts.month, parts.day) = (month, 1)
    return calendar.date(from: parts) ?? values.date
  }

  /// Titles among which the widest of a column is.
  func samples(_ column: DateColumn) -> [String] {
    switch column {
    case .month: return (0..<(cycle(.month) ?? 12)).map { title(.month, at: $0) }
    case .half: return words.halves
    case .date:
      // A day of each month, on all days of the week.
      let row = row(.date, near: 0)
      return (0..<12).map { title(.date, at: min(row + $0 * 29, count(.date) - 1)) }
    case .year: return [words.text(values.date, template: "y")]
    case .day: return [words.day(28)]
    case .hour, .minute, .timerHours, .timerMinutes: return [words.number(28)]
    }
  }
}
