import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// A date picker in a phone's window, with fingers. Changes of its value are counted.
@MainActor
final class DateDesk {
  let screen = Screen()
  let picker = UIDatePicker()
  private(set) var changes = 0

  init(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, at date: Date,
    in locale: String = "en_US"
  ) {
    picker.settle(in: locale)
    (picker.datePickerMode, picker.preferredDatePickerStyle) = (mode, style)
    picker.date = date
    picker.frame = CGRect(origin: CGPoint(x: 35, y: 100), size: picker.intrinsicContentSize)
    picker.addAction(UIAction { [weak self] _ in self?.changes += 1 }, for: .valueChanged)
    screen.root.view.addSubview(picker)
    wait(0.1)
  }

  func wait(_ seconds: Double) { screen.go(to: screen.time + seconds) }

  /// Touches the middle of a view.
  func tap(_ view: UIView) {
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    tap(place)
  }

  func tap(_ place: CGPoint) {
    screen.touch(.began, place.x, place.y, at: screen.time + 1)
    screen.touch(.ended, place.x, place.y, at: screen.time + 0.05)
    wait(1)
  }

  func drag(_ view: UIView, by way: CGFloat) {
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    let start = screen.time + 1
    screen.touch(.began, place.x, place.y, at: start)
    for step in 1...10 {
      let share = CGFloat(step) / 10
      screen.touch(.moved, place.x + way * share, place.y, at: start + Double(share) / 10)
    }
    screen.touch(.ended, place.x + way, place.y, at: start + 0.1)
    wait(1.5)
  }

  /// Turns a wheel by rows, as a finger would.
  func turn(_ column: DateColumn, by way: Int) {
    guard let wheels, let component = wheels.columns.firstIndex(of: column) else { return }
    screen.at(screen.time) { _ = wheels.picker.wheels[component].step(by: way) }
    wait(2.5)
  }

  var wheels: DateWheels? {
    if let opened = picker.overlay?.content as? DateWheels { return opened }
    guard case .wheels(let wheels) = picker.content else { return nil }
    return wheels
  }

  var calendar: MonthCalendar? {
    if let opened = picker.overlay?.content as? MonthCalendar { return opened }
    guard case .calendar(let calendar, _) = picker.content else { return nil }
    return calendar
  }

  var chips: [DateChip] {
    switch picker.content {
    case .chips(let chips, _): chips
    case .calendar(_, let line): [line?.chip].compactMap(\.self)
    case .wheels, nil: []
    }
  }

  func cell(_ day: Int) -> DayCell? { calendar?.pages.page.cells.first { $0.day == day } }

  func key(_ key: UIKeyboardHIDUsage) {
    screen.at(screen.time) {
      screen.input.keyDown(UIKey(key), time: screen.time)
      screen.input.keyUp(key, time: screen.time)
    }
    wait(0.5)
  }

  /// What the wheels say.
  var titles: [String] {
    guard let wheels else { return [] }
    return wheels.picker.wheels.map { $0.rowView($0.selectedRow)?.title ?? "" }
  }
}

@Suite @MainActor struct DateWheelsTests {
  @Test func `E07 wheels show the date, and choose another one`() {
    let desk = DateDesk(.date, .wheels, at: day(2026, 3, 10, 9, 41))
    #expect(desk.picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    #expect(desk.titles == ["March", "10", "2026"])
    desk.turn(.month, by: 2)
    #expect(desk.picker.date == day(2026, 5, 10, 9, 41) && desk.changes == 1)
    desk.turn(.day, by: -3)
    desk.turn(.year, by: 1)
    #expect(desk.picker.date == day(2027, 5, 7, 9, 41) && desk.changes == 3)
    #expect(desk.titles == ["May", "7", "2027"])
  }

  @Test func `E07 programs turn the wheels and nobody is told`() {
    let desk = DateDesk(.date, .wheels, at: day(2026, 3, 10))
    desk.screen.at(desk.screen.time) { desk.picker.setDate(day(2020, 12, 31), animated: true) }
    #expect(desk.picker.date == day(2020, 12, 31) && desk.changes == 0)
    desk.wait(1)
    #expect(desk.titles == ["December", "31", "2020"] && desk.changes == 0)
  }

  @Test func `E07 days that a month does not have are grey, and bounce back`() {
    let desk = DateDesk(.date, .wheels, at: day(2026, 1, 31))
    desk.turn(.month, by: 1)
    #expect(desk.picker.date == day(2026, 2, 28) && desk.titles == ["February", "28", "2026"])
    desk.turn(.day, by: 2)
    #expect(desk.picker.date == day(2026, 2, 28) && desk.titles[1] == "28")
    #expect(desk.changes == 1)
    let wheels = desk.wheels
    let row = wheels?.picker.selectedRow(inComponent: 1) ?? 0
    func isGrey(_ way: Int) -> Bool { wheels?.isDim(row + way, in: 1) ?? false }
    #expect(!isGrey(0) && isGrey(1) && isGrey(3) && !isGrey(4))
    // What is seen has been told of the month.
    let label = wheels?.picker.wheels[1].rowView(row + 1)?.label
    #expect(label?.text == "29" && label?.textColor == .tertiaryLabel)
  }

  @Test func `E07 dates beyond the limits are grey, and bounce back to them`() {
    let desk = DateDesk(.date, .wheels, at: day(2026, 3, 10))
    desk.picker.minimumDate = day(2026, 2, 5)
    desk.picker.maximumDate = day(2026, 3, 20)
    desk.turn(.month, by: -1)
    #expect(desk.picker.date == day(2026, 2, 10))
    desk.turn(.day, by: -8)
    #expect(desk.picker.date == day(2026, 2, 5) && desk.titles == ["February", "5", "2026"])
    desk.turn(.year, by: 3)
    #expect(desk.picker.date == day(2026, 3, 20) && desk.titles == ["March", "20", "2026"])
    guard let wheels = desk.wheels else { return }
    let rows = DateRows(values: wheels.values, words: DateWords(wheels.values))
    let month = wheels.picker.selectedRow(inComponent: 0)
    #expect((-2...1).map { rows.isPossible(.month, at: month + $0) } == [false, true, true, false])
    #expect(!rows.isPossible(.year, at: 2024) && rows.isPossible(.year, at: 2025))
  }

  @Test func `E07 an hour past noon turns the half of the day`() {
    let desk = DateDesk(.time, .wheels, at: day(2026, 3, 10, 11, 41, 20))
    #expect(desk.titles == ["11", "41", "AM"])
    desk.turn(.hour, by: 1)
    #expect(desk.picker.date == day(2026, 3, 10, 12, 41) && desk.titles == ["12", "41", "PM"])
    desk.turn(.half, by: -1)
    #expect(desk.picker.date == day(2026, 3, 10, 0, 41) && desk.titles == ["12", "41", "AM"])
    desk.turn(.minute, by: 20)
    #expect(desk.picker.date == day(2026, 3, 10, 0, 1), "the hour stays")
  }

  @Test func `E07 minutes go by the interval`() {
    let desk = DateDesk(.time, .wheels, at: day(2026, 3, 10, 9, 41))
    desk.picker.minuteInterval = 15
    desk.wait(0.1)
    #expect(desk.titles == ["9", "30", "AM"])
    desk.turn(.minute, by: 3)
    #expect(desk.picker.date == day(2026, 3, 10, 9, 15))
  }

  @Test func `E07 days go on over months and years`() {
    let desk = DateDesk(.dateAndTime, .wheels, at: day(2026, 12, 30, 20, 15), in: "de_DE")
    #expect(desk.titles[1...] == ["20", "15"])
    desk.turn(.date, by: 3)
    #expect(desk.picker.date == day(2027, 1, 2, 20, 15))
  }

  @Test func `E07 a timer cannot be set to nothing`() {
    let desk = DateDesk(.countDownTimer, .wheels, at: day(2026, 3, 10))
    desk.picker.countDownDuration = 3 * 3600 + 120
    desk.wait(0.1)
    #expect(desk.titles == ["3", "2"])
    desk.turn(.timerMinutes, by: -2)
    #expect(desk.picker.countDownDuration == 10_800 && desk.changes == 1)
    desk.turn(.timerHours, by: -3)
    #expect(desk.picker.countDownDuration == 60 && desk.titles == ["0", "1"])
    desk.turn(.timerMinutes, by: -1)
    #expect(desk.picker.countDownDuration == 60 && desk.titles == ["0", "1"])
    #expect(desk.changes == 2)
  }

  @Test func `E07 years and months keep the day as far as there is one`() {
    let desk = DateDesk(.yearAndMonth, .automatic, at: day(2024, 2, 29))
    #expect(desk.titles == ["February", "2024"])
    desk.turn(.year, by: 1)
    #expect(desk.picker.date == day(2025, 2, 28))
  }

  @Test func `Hours that a change of the clocks leaves out cannot be chosen`() {
    let desk = DateDesk(.time, .wheels, at: day(2025, 3, 9, 6, 30))
    desk.picker.timeZone = TimeZone(identifier: "America/New_York")
    desk.wait(0.1)
    #expect(desk.titles == ["1", "30", "AM"])
    desk.turn(.hour, by: 1)
    #expect(desk.picker.date == day(2025, 3, 9, 7, 30) && desk.titles == ["3", "30", "AM"])
  }

  @Test func `E07 a picker that is not enabled takes no touches`() {
    let desk = DateDesk(.date, .wheels, at: day(2026, 3, 10))
    desk.picker.isEnabled = false
    guard let wheel = desk.wheels?.picker.wheels[0] else { return }
    desk.tap(CGPoint(x: wheel.convert(wheel.bounds, to: nil).midX, y: 100 + 108 + 32))
    #expect(desk.picker.date == day(2026, 3, 10))
    desk.picker.isEnabled = true
    desk.tap(CGPoint(x: wheel.convert(wheel.bounds, to: nil).midX, y: 100 + 108 + 32))
    #expect(desk.picker.date == day(2026, 4, 10) && desk.changes == 1)
  }

  @Test func `Right to left the wheels turn round, and hours stay left of minutes`() {
    let desk = DateDesk(.time, .wheels, at: day(2026, 3, 10, 9, 41), in: "ar_EG")
    desk.picker.semanticContentAttribute = .forceRightToLeft
    desk.wait(0.1)
    guard let wheels = desk.wheels else { return }
    func x(_ column: DateColumn) -> CGFloat {
      wheels.columns.firstIndex(of: column).map { wheels.picker.wheels[$0].frame.minX } ?? 0
    }
    #expect(x(.half) < x(.hour) && x(.hour) < x(.minute))
    #expect(desk.titles == ["٤١", "٩", "ص"])
  }

  @Test func `Random choices keep the date within its limits and on its wheels`() {
    for seed in [1, 2, 3] as [UInt64] {
      var random = SplitMix(seed: seed)
      let desk = DateDesk(.date, .wheels, at: day(2026, 3, 10))
      let modes = [
        UIDatePicker.Mode.date, .time, .dateAndTime, .yearAndMonth, .countDownTimer,
      ]
      for _ in 0..<30 {
        let picker = desk.picker
        switch random.below(8) {
        case 0: picker.datePickerMode = modes[random.below(modes.count)]
        case 1: picker.minuteInterval = [1, 5, 7, 15, 30][random.below(5)]
        case 2: picker.minimumDate = random.oneIn(3) ? nil : day(2025, 1 + random.below(12), 9, 7)
        case 3: picker.maximumDate = random.oneIn(3) ? nil : day(2026, 1 + random.below(12), 9, 7)
        case 4:
          desk.screen.at(desk.screen.time) {
            picker.setDate(
              day(2024 + random.below(4), 1 + random.below(12), 1 + random.below(31)),
              animated: random.oneIn(2))
          }
        default:
          let columns = desk.wheels?.columns ?? []
          guard !columns.isEmpty else { break }
          let component = random.below(columns.count)
          let way = random.below(41) - 20
          desk.screen.at(desk.screen.time) {
            _ = desk.wheels?.picker.wheels[component].step(by: way)
          }
        }
        desk.wait(random.oneIn(2) ? 0.05 : 2)
        let values = picker.values
        #expect(values.range.contains(picker.date), "seed \(seed)")
      }
      desk.wait(5)
      guard let wheels = desk.wheels else { continue }
      let rows = DateRows(values: desk.picker.values, words: DateWords(desk.picker.values))
      for (component, column) in wheels.columns.enumerated() {
        let row = wheels.picker.selectedRow(inComponent: component)
        #expect(rows.row(column, near: row) == row, "seed \(seed), \(column)")
      }
    }
  }
}
