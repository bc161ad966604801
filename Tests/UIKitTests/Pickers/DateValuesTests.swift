import Foundation
import TestSupport
import Testing

@testable import UIKit

/// A date of the Gregorian calendar in Greenwich.
func day(
  _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0
) -> Date {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  let parts = DateComponents(
    year: year, month: month, day: day, hour: hour, minute: minute, second: second)
  return calendar.date(from: parts) ?? .distantPast
}

extension UIDatePicker {
  /// Has it count and write as in a place, and be on a day of 2026.
  func settle(in locale: String) {
    self.locale = Locale(identifier: locale)
    calendar = Calendar(identifier: .gregorian)
    timeZone = .gmt
    now = { day(2026, 11, 24, 12) }
  }
}

/// What a date picker allows, without anything that is seen.
@Suite @MainActor struct DateValuesTests {
  private let picker = UIDatePicker()

  init() { picker.settle(in: "en_US") }

  @Test func `Defaults are Apple's`() {
    let picker = UIDatePicker()
    #expect(picker.datePickerMode == .dateAndTime && picker.minuteInterval == 1)
    #expect(picker.preferredDatePickerStyle == .automatic && picker.datePickerStyle == .compact)
    #expect(picker.minimumDate == nil && picker.maximumDate == nil && picker.timeZone == nil)
    #expect(picker.roundsToMinuteInterval && picker.countDownDuration == 0)
    #expect(abs(picker.date.timeIntervalSinceNow) < 60 && picker.calendar == Calendar.current)
    #expect(UIDatePicker.Mode.yearAndMonth.rawValue == 4269)
  }

  @Test func `Dates stay within the limits, which count for nothing the wrong way round`() {
    picker.minimumDate = day(2026, 3, 10)
    picker.maximumDate = day(2026, 3, 20)
    picker.date = day(2026, 1, 1)
    #expect(picker.date == day(2026, 3, 10))
    picker.date = day(2027, 1, 1)
    #expect(picker.date == day(2026, 3, 20))
    picker.maximumDate = day(2026, 3, 15)
    #expect(picker.date == day(2026, 3, 15))
    picker.minimumDate = day(2026, 3, 16)
    picker.date = day(2030, 1, 1)
    #expect(picker.date == day(2030, 1, 1) && picker.minimumDate == day(2026, 3, 16))
    picker.minimumDate = nil
    #expect(picker.date == day(2026, 3, 15))
  }

  @Test func `Intervals divide an hour, and dates are rounded down to them`() {
    picker.date = day(2026, 3, 10, 9, 44, 30)
    #expect(picker.date == day(2026, 3, 10, 9, 44, 30))
    picker.minuteInterval = 15
    #expect(picker.date == day(2026, 3, 10, 9, 30))
    for interval in [7, 0, -5, 60, 45] {
      picker.minuteInterval = interval
      #expect(picker.minuteInterval == 1)
    }
    picker.minuteInterval = 30
    picker.minimumDate = day(2026, 3, 10, 9, 10)
    picker.date = day(2026, 3, 10, 9, 12)
    #expect(picker.date == day(2026, 3, 10, 9, 30), "9:00 is too early")
    picker.roundsToMinuteInterval = false
    picker.date = day(2026, 3, 10, 9, 44, 30)
    #expect(picker.date == day(2026, 3, 10, 9, 44, 30))
  }

  @Test func `Whole days are not rounded to minutes`() {
    picker.datePickerMode = .date
    picker.minuteInterval = 30
    picker.date = day(2026, 3, 10, 9, 44)
    #expect(picker.date == day(2026, 3, 10, 9, 44))
    picker.datePickerMode = .time
    #expect(picker.date == day(2026, 3, 10, 9, 30))
  }

  @Test func `A timer counts whole minutes, up to a day`() {
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels && picker.countDownDuration == 0)
    picker.countDownDuration = 3_725
    #expect(picker.countDownDuration == 3_720)
    picker.minuteInterval = 5
    #expect(picker.countDownDuration == 3_600)
    picker.countDownDuration = 1e9
    #expect(picker.countDownDuration == 86_100)
    for wrong in [TimeInterval.nan, .infinity] { picker.countDownDuration = wrong }
    picker.countDownDuration = -10
    #expect(picker.countDownDuration == 0)
  }

  @Test func `Dates out of all reckoning are brought back`() {
    for seconds in [TimeInterval.infinity, -.infinity, 1e300, -1e300, .nan] {
      for mode in [UIDatePicker.Mode.time, .date, .dateAndTime, .yearAndMonth] {
        for style in [UIDatePickerStyle.wheels, .compact, .inline] {
          (picker.datePickerMode, picker.preferredDatePickerStyle) = (mode, style)
          picker.date = Date(timeIntervalSinceReferenceDate: seconds)
          picker.minimumDate = Date(timeIntervalSinceReferenceDate: seconds)
          picker.layoutIfNeeded()
          #expect(DateValues.all.contains(picker.date))
          picker.minimumDate = nil
        }
      }
    }
  }

  @Test func `Styles suit the modes`() {
    func style(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePickerStyle {
      (picker.datePickerMode, picker.preferredDatePickerStyle) = (mode, style)
      return picker.datePickerStyle
    }
    #expect(style(.date, .automatic) == .compact && style(.date, .inline) == .inline)
    #expect(style(.time, .wheels) == .wheels && style(.time, .compact) == .compact)
    #expect(style(.yearAndMonth, .compact) == .wheels)
    #expect(style(.countDownTimer, .inline) == .wheels)
    #expect(style(.countDownTimer, .automatic) == .wheels)
  }

  // MARK: Words

  private func columns(_ mode: UIDatePicker.Mode, _ locale: String) -> [DateColumn] {
    picker.settle(in: locale)
    let words = DateWords(picker.values)
    return DateColumn.columns(of: mode, words, isMirrored: false)
  }

  @Test func `Wheels stand in the locale's order`() {
    #expect(columns(.date, "en_US") == [.month, .day, .year])
    #expect(columns(.date, "de_DE") == [.day, .month, .year])
    #expect(columns(.date, "ja_JP") == [.year, .month, .day])
    #expect(columns(.time, "en_US") == [.hour, .minute, .half])
    #expect(columns(.time, "de_DE") == [.hour, .minute])
    #expect(columns(.time, "ko_KR") == [.half, .hour, .minute])
    #expect(columns(.dateAndTime, "en_GB") == [.date, .hour, .minute])
    #expect(columns(.yearAndMonth, "fa_IR") == [.year, .month])
    #expect(columns(.countDownTimer, "en_US") == [.timerHours, .timerMinutes])
    let words = DateWords(picker.values)
    #expect(
      DateColumn.columns(of: .time, words, isMirrored: true) == [.minute, .hour, .half])
  }

  @Test func `Rows are written as the locale does`() {
    func titles(_ locale: String, _ column: DateColumn, _ rows: [Int]) -> [String] {
      picker.settle(in: locale)
      picker.date = day(2026, 3, 10)
      let rows = rows
      let made = DateRows(values: picker.values, words: DateWords(picker.values))
      return rows.map { made.title(column, at: $0) }
    }
    #expect(titles("en_US", .hour, [0, 11, 12, 13, 24]) == ["12", "11", "12", "1", "12"])
    #expect(titles("de_DE", .hour, [0, 9, 13]) == ["00", "09", "13"])
    #expect(titles("en_US", .minute, [5, 65]) == ["05", "05"])
    #expect(titles("en_US", .half, [0, 1]) == ["AM", "PM"])
    #expect(titles("en_US", .month, [0, 14]) == ["January", "March"])
    #expect(titles("de_DE", .month, [2]) == ["März"])
    #expect(titles("ja_JP", .day, [0, 30]) == ["1日", "31日"])
    #expect(titles("ja_JP", .year, [2025]) == ["2026年"])
    #expect(titles("ar_EG", .day, [11]) == ["١٢"])
    #expect(titles("en_US", .date, [200_000]) == ["Mon, Jan 1"])
  }

  @Test func `A date has its row in each wheel, and the row its date`() {
    var random = SplitMix(seed: 11)
    picker.settle(in: "en_US")
    for _ in 0..<200 {
      let date = day(
        1 + random.below(3000), 1 + random.below(12), 1 + random.below(28), random.below(24),
        random.below(60))
      picker.date = date
      let rows = DateRows(values: picker.values, words: DateWords(picker.values))
      for column in [DateColumn.year, .month, .day, .hour, .minute, .half] {
        let row = rows.row(column, near: random.below(rows.count(column)))
        #expect((0..<rows.count(column)).contains(row))
        #expect(rows.date(column, at: row) == date, "\(column) of \(date)")
      }
      if abs(date.timeIntervalSince(day(2001, 1, 1))) < 500 * 365 * 86_400 {
        #expect(rows.date(.date, at: rows.row(.date, near: 0)) == date)
      }
    }
  }

  @Test func `Other calendars have their own years and months`() {
    for name in [Calendar.Identifier.hebrew, .islamicUmmAlQura, .japanese, .buddhist, .chinese] {
      picker.calendar = Calendar(identifier: name)
      picker.timeZone = .gmt
      picker.preferredDatePickerStyle = .wheels
      for mode in [UIDatePicker.Mode.date, .yearAndMonth, .dateAndTime] {
        picker.datePickerMode = mode
        picker.date = day(2026, 3, 10)
        picker.layoutIfNeeded()
        let rows = DateRows(values: picker.values, words: DateWords(picker.values))
        for column in [DateColumn.year, .month, .day] {
          #expect(rows.date(column, at: rows.row(column, near: 0)) == picker.date, "\(name)")
          #expect(!rows.title(column, at: rows.row(column, near: 0)).isEmpty)
        }
      }
    }
  }
}
