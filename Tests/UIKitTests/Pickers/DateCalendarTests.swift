import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

@Suite @MainActor struct CompactDateTests {
  @Test func `E07 chips say the date and the time as the locale does`() {
    func texts(_ mode: UIDatePicker.Mode, _ locale: String) -> [String?] {
      DateDesk(mode, .compact, at: day(2026, 3, 10, 21, 41), in: locale).chips.map(\.text)
    }
    #expect(texts(.date, "en_US") == ["Mar 10, 2026"])
    #expect(texts(.dateAndTime, "de_DE") == ["10. März 2026", "21:41"])
    #expect(texts(.time, "ja_JP") == ["21:41"])
  }

  @Test(arguments: ["Ü", "日本", String(repeating: "en_", count: 60), "", "@@@"])
  func `A language that there is not has the words of none`(_ locale: String) {
    for mode in [UIDatePicker.Mode.date, .dateAndTime, .countDownTimer, .yearAndMonth] {
      // Times that run down, and months, are on wheels alone.
      let isOfDays = mode == .date || mode == .dateAndTime
      for style in isOfDays ? [UIDatePickerStyle.compact, .wheels, .inline] : [.wheels] {
        let desk = DateDesk(mode, style, at: day(2026, 3, 10), in: locale)
        desk.wait(0.1)
        #expect(desk.picker.intrinsicContentSize.height >= 0)
      }
    }
  }

  @Test func `Chips lie side by side where reading begins, or at the end`() {
    let desk = DateDesk(.dateAndTime, .compact, at: day(2026, 3, 10))
    let (first, second) = (desk.chips[0], desk.chips[1])
    #expect(desk.picker.intrinsicContentSize.height == 34)
    #expect(first.frame.minX == 0 && second.frame.minX == first.frame.maxX + 6)
    #expect(second.frame.maxX == desk.picker.intrinsicContentSize.width)
    desk.picker.frame.size.width = 400
    desk.picker.contentHorizontalAlignment = .trailing
    desk.wait(0.1)
    #expect(second.frame.maxX == 400)
    desk.picker.semanticContentAttribute = .forceRightToLeft
    desk.wait(0.1)
    #expect(second.frame.minX == 0 && first.frame.minX > second.frame.minX)
    desk.picker.contentHorizontalAlignment = .leading
    desk.wait(0.1)
    #expect(first.frame.maxX == 400)
  }

  @Test func `E07 the date's chip opens a calendar, in which a day is chosen`() throws {
    let desk = DateDesk(.date, .compact, at: day(2026, 3, 10, 9, 41))
    desk.tap(desk.chips[0])
    let overlay = try #require(desk.picker.overlay)
    #expect(desk.chips[0].isOpen && desk.chips[0].textColor == desk.picker.tintColor)
    #expect(overlay.cardFrame.minY == 142 && overlay.cardFrame.size == MonthCalendar.size)
    #expect(desk.calendar?.header.title.text == "March 2026")
    desk.tap(try #require(desk.cell(17)))
    #expect(desk.picker.date == day(2026, 3, 17, 9, 41) && desk.changes == 1)
    #expect(desk.chips[0].text == "Mar 17, 2026" && desk.picker.overlay != nil)
    desk.tap(try #require(desk.cell(17)))
    #expect(desk.changes == 1)
    desk.tap(CGPoint(x: 200, y: 800))
    #expect(desk.picker.overlay == nil && desk.changes == 1)
    #expect(!desk.chips[0].isOpen && desk.chips[0].textColor == .label)
    #expect(desk.screen.window.subviews == [desk.screen.root.view])
  }

  @Test func `E07 the time's chip opens wheels`() {
    let desk = DateDesk(.dateAndTime, .compact, at: day(2026, 3, 10, 9, 41))
    desk.tap(desk.chips[1])
    #expect(desk.titles == ["9", "41", "AM"])
    desk.turn(.hour, by: 3)
    #expect(desk.picker.date == day(2026, 3, 10, 12, 41) && desk.chips[1].text == "12:41\u{202F}PM")
    // What is open follows programs.
    desk.picker.date = day(2026, 5, 1, 8, 0)
    desk.wait(0.1)
    #expect(desk.titles == ["8", "00", "AM"])
  }

  @Test func `E07 what is open closes with its chip, Escape, the mode, or the picker`() {
    let desk = DateDesk(.date, .compact, at: day(2026, 3, 10))
    func opens() -> Bool {
      desk.tap(desk.chips[0])
      return desk.picker.overlay != nil
    }
    #expect(opens())
    desk.screen.at(desk.screen.time) { desk.picker.open(desk.chips[0]) }
    desk.wait(0.5)
    #expect(desk.picker.overlay == nil && opens())
    desk.key(.keyboardEscape)
    #expect(desk.picker.overlay == nil && opens())
    desk.picker.datePickerMode = .time
    #expect(desk.screen.window.dates == nil)
    desk.picker.datePickerMode = .date
    desk.wait(0.1)
    #expect(opens())
    desk.picker.removeFromSuperview()
    #expect(desk.screen.window.dates == nil)
    #expect(desk.screen.window.subviews == [desk.screen.root.view])
  }

  @Test func `V06 keys open it, stay in it, choose a day, and come back to the chip`() throws {
    let desk = DateDesk(.date, .compact, at: day(2026, 3, 10))
    desk.screen.window.focusSystem.change(to: desk.chips[0], heading: .next)
    desk.key(.keyboardSpacebar)
    let overlay = try #require(desk.picker.overlay)
    for _ in 0..<40 {
      desk.key(.keyboardTab)
      let focused = desk.screen.window.focusSystem.focusedView
      #expect(focused?.isDescendant(of: overlay) == true)
    }
    desk.screen.window.focusSystem.change(to: desk.cell(11), heading: .next)
    desk.key(.keyboardRightArrow)
    #expect(desk.cell(12)?.isFocused == true)
    desk.key(.keyboardDownArrow)
    #expect(desk.cell(19)?.isFocused == true)
    desk.key(.keyboardReturnOrEnter)
    #expect(desk.picker.date == day(2026, 3, 19))
    desk.key(.keyboardEscape)
    #expect(desk.picker.overlay == nil && desk.chips[0].isFocused)
  }

  @Test func `E07 it opens where there is room, and within the window`() {
    let room = CGRect(x: 0, y: 0, width: 390, height: 844)
    let size = CGSize(width: 320, height: 340)
    func place(_ x: CGFloat, _ y: CGFloat) -> CGRect {
      DateOverlay.place(size, beside: CGRect(x: x, y: y, width: 100, height: 34), in: room)
    }
    #expect(place(145, 100) == CGRect(x: 35, y: 142, width: 320, height: 340))
    #expect(place(0, 700) == CGRect(x: 0, y: 352, width: 320, height: 340))
    #expect(place(300, 400).maxX == 390)
    let flat = CGRect(x: 0, y: 0, width: 200, height: 300)
    let small = DateOverlay.place(
      size, beside: CGRect(x: 0, y: 100, width: 50, height: 34), in: flat)
    #expect(small == flat)
  }

  @Test func `E07 a chip of a picker that is not enabled opens nothing`() {
    let desk = DateDesk(.date, .compact, at: day(2026, 3, 10))
    desk.picker.isEnabled = false
    desk.tap(desk.chips[0])
    #expect(desk.picker.overlay == nil && desk.chips[0].textColor == .tertiaryLabel)
  }
}

@Suite @MainActor struct InlineDateTests {
  @Test func `The month lies in weeks as the locale begins them`() throws {
    let desk = DateDesk(.date, .inline, at: day(2026, 3, 10))
    let first = try #require(desk.cell(1))
    let page = try #require(desk.calendar?.pages.page)
    #expect(page.cells.count { !$0.isHidden } == 31)
    // The 1st of March 2026 is a Sunday.
    #expect(first.frame.minX == 0 && first.frame.minY == 0 && desk.cell(8)?.frame.minY == 44)
    let german = DateDesk(.date, .inline, at: day(2026, 3, 10), in: "de_DE")
    #expect(german.cell(1)?.frame.minX.rounded() == 254)
    #expect(german.cell(2)?.frame.minX == 0)
  }

  @Test func `Right to left the weeks begin at the right`() {
    let desk = DateDesk(.date, .inline, at: day(2026, 3, 10))
    desk.picker.semanticContentAttribute = .forceRightToLeft
    desk.wait(0.1)
    #expect(desk.cell(1)?.frame.minX.rounded() == 254)
    guard let header = desk.calendar?.header else { return }
    #expect(header.title.frame.maxX == header.bounds.width)
    #expect(header.forward.frame.minX == 0 && header.back.frame.minX == 44)
    desk.drag(desk.calendar?.pages ?? UIView(), by: 150)
    #expect(header.title.text == "April 2026")
  }

  @Test func `E07 the chosen day is a disc of the tint, today is written in it`() throws {
    let desk = DateDesk(.date, .inline, at: day(2026, 11, 10))
    let (chosen, today) = (try #require(desk.cell(10)), try #require(desk.cell(24)))
    let tint = desk.picker.tintColor
    #expect(chosen.discColor == tint && chosen.textColor == tint)
    #expect(today.discColor == nil && today.textColor == tint)
    #expect(desk.cell(11)?.textColor == .label)
    desk.tap(today)
    #expect(desk.picker.date == day(2026, 11, 24) && desk.changes == 1)
    #expect(today.discColor == tint && today.textColor == .white && chosen.discColor == nil)
  }

  @Test func `E07 chevrons and fingers go to other months, and choose nothing`() throws {
    let desk = DateDesk(.date, .inline, at: day(2026, 3, 31))
    let calendar = try #require(desk.calendar)
    desk.tap(calendar.header.forward)
    #expect(calendar.header.title.text == "April 2026")
    desk.tap(calendar.header.forward)
    desk.tap(calendar.header.back)
    desk.tap(calendar.header.back)
    desk.tap(calendar.header.back)
    #expect(calendar.header.title.text == "February 2026")
    desk.drag(calendar.pages, by: -150)
    #expect(calendar.header.title.text == "March 2026")
    desk.drag(calendar.pages, by: 150)
    desk.drag(calendar.pages, by: 150)
    #expect(calendar.header.title.text == "January 2026")
    desk.drag(calendar.pages, by: 20)
    #expect(calendar.header.title.text == "January 2026" && desk.changes == 0)
    #expect(calendar.pages.contentOffset.x == calendar.pages.bounds.width)
    desk.tap(try #require(desk.cell(5)))
    #expect(desk.picker.date == day(2026, 1, 5))
  }

  @Test func `E07 days and months beyond the limits are grey and cannot be reached`() throws {
    let desk = DateDesk(.date, .inline, at: day(2026, 3, 10, 8))
    desk.picker.minimumDate = day(2026, 3, 5, 12)
    desk.picker.maximumDate = day(2026, 4, 20, 12)
    desk.wait(0.1)
    let header = try #require(desk.calendar?.header)
    #expect(!header.back.isEnabled && header.forward.isEnabled)
    let (before, first) = (try #require(desk.cell(4)), try #require(desk.cell(5)))
    #expect(before.textColor == .tertiaryLabel && first.textColor == .label)
    desk.tap(before)
    #expect(desk.changes == 0)
    desk.tap(first)
    #expect(desk.picker.date == day(2026, 3, 5, 12), "not before noon")
    desk.drag(desk.calendar?.pages ?? UIView(), by: 200)
    #expect(header.title.text == "March 2026")
    desk.tap(header.forward)
    #expect(header.title.text == "April 2026" && !header.forward.isEnabled)
    #expect(desk.cell(21)?.isEnabled == false && desk.cell(20)?.isEnabled == true)
  }

  @Test func `E07 the header opens wheels for month and year`() throws {
    let desk = DateDesk(.date, .inline, at: day(2026, 3, 31))
    let calendar = try #require(desk.calendar)
    desk.tap(calendar.header.title)
    let wheels = try #require(calendar.wheels)
    #expect(wheels.columns == [.month, .year] && calendar.pages.alpha == 0)
    desk.screen.at(desk.screen.time) { _ = wheels.picker.wheels[0].step(by: 1) }
    desk.wait(2)
    #expect(desk.picker.date == day(2026, 4, 30) && desk.changes == 1)
    #expect(calendar.header.title.text == "April 2026")
    desk.tap(calendar.header.title)
    #expect(calendar.wheels == nil && wheels.superview == nil && calendar.pages.alpha == 1)
  }

  @Test func `A date of another month brings that month into sight`() throws {
    let desk = DateDesk(.date, .inline, at: day(2026, 3, 31))
    let calendar = try #require(desk.calendar)
    desk.tap(calendar.header.forward)
    desk.picker.minimumDate = day(2020, 1, 1)
    #expect(calendar.header.title.text == "April 2026", "the date is the same")
    desk.picker.date = day(2030, 12, 24)
    #expect(calendar.header.title.text == "December 2030")
  }

  @Test func `With a time there is a chip for it below`() {
    let desk = DateDesk(.dateAndTime, .inline, at: day(2026, 3, 10, 9, 41))
    #expect(desk.picker.intrinsicContentSize.height == MonthCalendar.size.height + 48)
    #expect(desk.chips.map(\.text) == ["9:41\u{202F}AM"])
    desk.tap(desk.chips[0])
    #expect(desk.picker.overlay?.content is DateWheels)
    desk.turn(.minute, by: -1)
    #expect(desk.picker.date == day(2026, 3, 10, 9, 40) && desk.chips[0].text == "9:40\u{202F}AM")
  }

  @Test func `A time alone is on wheels`() {
    let desk = DateDesk(.time, .inline, at: day(2026, 3, 10, 9, 41))
    #expect(desk.picker.datePickerStyle == .inline && desk.titles == ["9", "41", "AM"])
  }

  @Test func `Random ways keep the month in the middle`() throws {
    for seed in [1, 2, 3] as [UInt64] {
      var random = SplitMix(seed: seed)
      let desk = DateDesk(.date, .inline, at: day(2026, 3, 10))
      let calendar = try #require(desk.calendar)
      for _ in 0..<25 {
        switch random.below(7) {
        case 0: desk.tap(calendar.header.forward)
        case 1: desk.tap(calendar.header.back)
        case 2, 3: desk.drag(calendar.pages, by: CGFloat(random.below(500) - 250))
        case 4: desk.picker.maximumDate = random.oneIn(2) ? nil : day(2026, 5, 20)
        case 5: desk.tap(calendar.header.title)
        default:
          if let cell = desk.cell(1 + random.below(28)) { desk.tap(cell) }
        }
      }
      desk.wait(2)
      #expect(calendar.pages.contentOffset.x == calendar.pages.bounds.width, "seed \(seed)")
      let title = DateWords(desk.picker.values).text(calendar.pages.month, template: "yMMMM")
      #expect(calendar.header.title.text == title, "seed \(seed)")
      #expect(desk.picker.values.allowsMonth(of: calendar.pages.month), "seed \(seed)")
    }
  }
}
