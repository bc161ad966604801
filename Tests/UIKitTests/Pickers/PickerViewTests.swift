import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

@Suite @MainActor struct PickerViewTests {
  @Test func `Sizes are Apple's`() {
    let picker = UIPickerView()
    #expect(picker.frame == CGRect(x: 0, y: 0, width: 320, height: 216))
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    #expect(UIPickerView(frame: CGRect(x: 1, y: 2, width: 50, height: 60)).frame.width == 50)
    let wheels = Wheels([3])
    #expect(wheels.picker.rowSize(forComponent: 0) == CGSize(width: 302, height: 32))
    #expect(wheels.picker.rowSize(forComponent: 1) == .zero)
  }

  @Test func `Without anybody to ask there are no rows, and nothing is selected`() {
    let picker = UIPickerView()
    picker.layoutIfNeeded()
    #expect(picker.numberOfComponents == 0 && picker.numberOfRows(inComponent: 0) == 0)
    #expect(picker.selectedRow(inComponent: 0) == -1)
    picker.selectRow(3, inComponent: 2, animated: true)
    picker.reloadComponent(5)
    let wheels = Wheels([0, 2])
    #expect(wheels.rows == [-1, 0] && wheels.picker.numberOfComponents == 2)
    #expect(wheels.picker.view(forRow: 0, forComponent: 1) == nil)
  }

  @Test func `Numbers are known as soon as there is somebody to ask`() {
    let wheels = Wheels([4, 9])
    let picker = UIPickerView()
    picker.dataSource = wheels
    #expect(picker.numberOfRows(inComponent: 1) == 9)
    picker.selectRow(7, inComponent: 1, animated: false)
    #expect(picker.selectedRow(inComponent: 1) == 7)
  }

  // MARK: Fingers

  @Test func `E06 a finger turns the wheel, which comes to rest at a row and tells of it once`() {
    let wheels = Wheels([10])
    let calls = CallRecord.of {
      wheels.drag(-10 - 70, lifts: false)
      #expect(wheels.offset() == 70 && wheels.rows == [2])
    }
    #expect(calls == [])
    let rest = CallRecord.of {
      wheels.screen.touch(.ended, wheels.middle().x, 130, at: wheels.screen.time + 1)
      wheels.settle()
    }
    #expect(rest == ["0.2"] && wheels.offset() == 64)
  }

  @Test func `E06 a thrown wheel goes on, and stands at a row`() {
    let wheels = Wheels([1000])
    let calls = CallRecord.of {
      wheels.drag(-120, rests: false)
      #expect(wheels.picker.wheels[0].isTurning)
      CallRecord.note("lifted")
      wheels.settle()
    }
    let row = wheels.rows[0]
    #expect(row > 6 && calls == ["lifted", "0.\(row)"])
    #expect(wheels.offset() == CGFloat(row) * 32)
  }

  @Test func `E06 who comes back to the row that was chosen has chosen nothing`() {
    let wheels = Wheels([10])
    let calls = CallRecord.of {
      wheels.drag(-10 - 12)
      wheels.settle()
    }
    #expect(calls == [] && wheels.offset() == 0)
  }

  @Test func `E06 beyond its ends a wheel comes back`() {
    let wheels = Wheels([3])
    let calls = CallRecord.of {
      wheels.drag(200, lifts: false)
      #expect(wheels.offset() < -40 && wheels.rows == [0])
      wheels.screen.touch(.ended, 100, 500, at: wheels.screen.time + 1)
      wheels.settle()
    }
    #expect(calls == [] && wheels.offset() == 0)
    #expect(
      CallRecord.of {
        wheels.drag(-2000)
        wheels.settle()
      } == ["0.2"])
    #expect(wheels.offset() == 64)
  }

  @Test func `E06 a tap goes to the row that is seen there`() {
    let wheels = Wheels([10])
    let drum = wheels.picker.wheels[0].drum
    #expect(
      CallRecord.of {
        wheels.tap(drum.middle(at: 2))
        wheels.settle()
      } == ["0.2"])
    #expect(
      CallRecord.of {
        wheels.tap(drum.middle(at: -1))
        wheels.settle()
      } == ["0.1"])
    #expect(
      CallRecord.of {
        wheels.tap(4)
        wheels.settle()
      } == [])
  }

  @Test func `E06 two wheels tell each for itself`() {
    let wheels = Wheels([10, 10])
    let calls = CallRecord.of {
      wheels.drag(-10 - 32, in: 1)
      wheels.drag(-10 - 96, in: 0)
      wheels.settle()
    }
    #expect(calls == ["1.1", "0.3"] && wheels.rows == [3, 1])
  }

  // MARK: Mouse and keys

  @Test func `S04 a notch of a mouse's wheel is a row`() {
    let wheels = Wheels([10])
    #expect(
      CallRecord.of {
        wheels.turnWheel(-3)
        wheels.settle()
      } == ["0.1"])
    let three = CallRecord.of {
      for _ in 0..<3 { wheels.turnWheel(-120) }
      wheels.settle()
    }
    #expect(three == ["0.4"])
    #expect(
      CallRecord.of {
        for _ in 0..<9 { wheels.turnWheel(1) }
        wheels.settle()
      } == ["0.0"])
  }

  @Test func `V06 arrows turn the wheel that has the focus, and leave it at its ends`() {
    let wheels = Wheels([4, 4])
    wheels.screen.window.focusSystem.change(to: wheels.picker.wheels[1], heading: .next)
    let calls = CallRecord.of {
      #expect(wheels.key(.keyboardDownArrow))
      #expect(wheels.key(.keyboardDownArrow, isRepeat: true))
      wheels.settle()
      #expect(wheels.rows == [0, 2])
      #expect(wheels.key(.keyboardEnd))
      wheels.settle()
      #expect(wheels.key(.keyboardLeftArrow))
    }
    #expect(calls == ["1.2", "1.3"])
    #expect(wheels.picker.wheels[0].isFocused)
    #expect(!wheels.key(.keyboardUpArrow) && wheels.rows == [0, 3])
    wheels.picker.isUserInteractionEnabled = false
    #expect(FocusMap(of: wheels.screen.window, in: wheels.screen.window).ordered.isEmpty)
  }

  // MARK: Programs

  @Test func `Programs select without telling, at once or on the way`() {
    let wheels = Wheels([100])
    let calls = CallRecord.of {
      wheels.picker.selectRow(5, inComponent: 0, animated: false)
      #expect(wheels.rows == [5] && wheels.offset() == 160)
      wheels.screen.at(wheels.screen.time) {
        wheels.picker.selectRow(50, inComponent: 0, animated: true)
      }
      #expect(wheels.rows == [50])
      wheels.screen.go(to: wheels.screen.time + 0.1)
      #expect(wheels.offset() > 160 && wheels.offset() < 1600 && wheels.rows == [50])
      wheels.settle()
      #expect(wheels.offset() == 1600)
      for row in [-1, 100, Int.max] {
        wheels.picker.selectRow(row, inComponent: 0, animated: false)
      }
    }
    #expect(calls == [] && wheels.rows == [50])
  }

  @Test func `A finger that catches a wheel takes it from the program`() {
    let wheels = Wheels([100])
    wheels.screen.at(wheels.screen.time) {
      wheels.picker.selectRow(50, inComponent: 0, animated: true)
    }
    wheels.screen.go(to: wheels.screen.time + 0.1)
    let place = wheels.middle()
    let calls = CallRecord.of {
      wheels.screen.touch(.began, place.x, place.y, at: wheels.screen.time)
      #expect(wheels.rows[0] < 50)
      wheels.screen.touch(.ended, place.x, place.y, at: wheels.screen.time + 1)
      wheels.settle()
    }
    let row = wheels.rows[0]
    #expect(row > 4 && row < 50 && calls == ["0.\(row)"])
    #expect(wheels.offset() == CGFloat(row) * 32)
  }

  @Test func `A picker that leaves its window stands at a row`() {
    let wheels = Wheels([1000])
    let calls = CallRecord.of {
      wheels.drag(-120, rests: false)
      wheels.frame()
      wheels.picker.removeFromSuperview()
    }
    #expect(calls == [] && wheels.rows[0] > 0)
    #expect(wheels.offset() == CGFloat(wheels.rows[0]) * 32)
  }

  // MARK: Loading

  @Test func `Loading anew keeps what is selected as far as it can`() {
    let wheels = Wheels([10, 10])
    wheels.picker.selectRow(7, inComponent: 0, animated: false)
    wheels.picker.selectRow(7, inComponent: 1, animated: false)
    wheels.counts = [10, 3]
    #expect(CallRecord.of { wheels.picker.reloadComponent(1) } == [] && wheels.rows == [7, 2])
    wheels.counts = [8]
    wheels.picker.reloadAllComponents()
    #expect(wheels.rows == [7] && wheels.picker.selectedRow(inComponent: 1) == -1)
    wheels.counts = [0]
    wheels.picker.reloadAllComponents()
    #expect(wheels.rows == [-1])
    wheels.counts = [20, 1]
    wheels.picker.reloadAllComponents()
    wheels.frame()
    #expect(wheels.rows == [0, 0] && wheels.offset() == 0)
  }

  @Test func `Rows show what they are after loading anew`() {
    let wheels = Wheels([10])
    let asked = wheels.titlesAsked
    wheels.frame()
    #expect(wheels.titlesAsked == asked)
    wheels.picker.reloadAllComponents()
    wheels.frame()
    #expect(wheels.titlesAsked > asked)
    #expect(wheels.picker.wheels[0].rowView(3)?.title == "0.3")
  }

  @Test func `A million rows have few views`() {
    let wheels = Wheels([1_000_000])
    let wheel = wheels.picker.wheels[0]
    #expect(wheel.seenRows == [0, 1, 2, 3, 4])
    wheels.picker.selectRow(999_999, inComponent: 0, animated: false)
    #expect(wheel.seenRows == Array(999_995...999_999) && wheel.rowView(999_999)?.title != nil)
    wheels.screen.at(wheels.screen.time) {
      wheels.picker.selectRow(500_000, inComponent: 0, animated: true)
    }
    wheels.settle()
    #expect(wheel.seenRows.count == 9 && wheels.titlesAsked < 500)
    #expect(wheels.offset() == 16_000_000)
  }

  @Test func `Numbers that are none, and those that change while they are asked for, do no harm`() {
    let wheels = Wheels([5])
    for count in [-3, Int.max, Int.min, 2] {
      wheels.counts = [count, 3]
      wheels.picker.reloadAllComponents()
      wheels.frame()
      #expect(wheels.picker.selectedRow(inComponent: 0) == (count > 0 ? 0 : -1))
    }
    for size in [CGFloat.nan, -5, .infinity, 1e300, 1e-9] {
      (wheels.width, wheels.rowHeight) = (size, size)
      wheels.picker.reloadAllComponents()
      wheels.frame()
      #expect(wheels.picker.wheels[0].frame.isFinite && wheels.picker.wheels[0].rowHeight > 0)
    }
    (wheels.width, wheels.rowHeight) = (0, 0)
    var left = 3
    wheels.onTitle = {
      guard left > 0 else { return }
      left -= 1
      wheels.counts = [left, 9, 1]
      wheels.picker.reloadAllComponents()
    }
    wheels.picker.reloadAllComponents()
    for _ in 0..<5 { wheels.frame() }
    #expect(left == 0 && wheels.rows == [-1, 0, 0])
    for size in [CGSize(width: 0, height: 0), CGSize(width: 1e14, height: 1e14)] {
      wheels.picker.frame.size = size
      wheels.frame()
    }
  }

  @Test func `A picker of another size shows the same row`() {
    let wheels = Wheels([100])
    wheels.picker.selectRow(99, inComponent: 0, animated: false)
    for height in [400.0, 50, 216] {
      wheels.picker.frame.size.height = height
      wheels.frame()
      #expect(wheels.rows == [99] && wheels.offset() == 99 * 32)
    }
  }

  // MARK: Places

  @Test func `Wheels share what those with a width leave, and turn round with the language`() {
    let wheels = Wheels([1, 1])
    func frames() -> [CGRect] {
      wheels.frame()
      return wheels.picker.wheels.map(\.frame)
    }
    #expect(frames().map(\.minX) == [9, 162.5] && frames().map(\.width) == [148.5, 148.5])
    wheels.picker.semanticContentAttribute = .forceRightToLeft
    #expect(frames().map(\.minX) == [162.5, 9])
    wheels.picker.semanticContentAttribute = .unspecified
    wheels.width = 50
    wheels.picker.reloadAllComponents()
    #expect(frames().map(\.minX) == [107.5, 162.5] && frames()[0].width == 50)
    wheels.width = 1000
    wheels.picker.reloadAllComponents()
    #expect(frames().map(\.minX) == [9, 162.5])
    wheels.width = 50
    wheels.rowHeight = 44
    wheels.picker.reloadAllComponents()
    #expect(wheels.picker.rowSize(forComponent: 0) == CGSize(width: 50, height: 44))
  }

  @Test func `Rows lie on a cylinder, in perspective, and fade`() throws {
    let wheels = Wheels([100])
    wheels.picker.selectRow(50, inComponent: 0, animated: false)
    let wheel = wheels.picker.wheels[0]
    let rows = try (50...54).map { try #require(wheel.rowView($0)) }
    #expect(CATransform3DIsIdentity(rows[0].transform3D) && rows[0].alpha == 1)
    for (near, far) in zip(rows, rows.dropFirst()) {
      #expect(far.alpha < near.alpha)
      #expect(far.transform3D.m43 < near.transform3D.m43, "further away")
      #expect(far.transform3D.m42 > near.transform3D.m42, "further down")
    }
    let above = try #require(wheel.rowView(49))
    #expect(above.transform3D.m42 == -rows[1].transform3D.m42 && above.alpha == rows[1].alpha)
    #expect(above.superview?.layer.sublayerTransform.m34 == -1 / Drum.eyeDistance)
    // What is seen of a row lies where the wheel looks for it.
    for row in 46...54 {
      let view = try #require(wheel.rowView(row))
      let middle = view.convert(CGPoint(x: view.bounds.midX, y: 16), to: wheel)
      let expected = wheel.bounds.midY + wheel.drum.middle(at: CGFloat(row - 50))
      #expect(abs(middle.y - expected) < 0.01)
      #expect(wheel.row(at: middle.y) == row)
    }
  }

  @Test func `Random ways never leave a wheel between rows`() {
    for seed in [1, 2, 3, 4] as [UInt64] {
      var random = SplitMix(seed: seed)
      let wheels = Wheels([5, 1000])
      for _ in 0..<60 {
        let component = random.below(2)
        let isThere = component < wheels.picker.numberOfComponents
        switch random.below(9) {
        case 0 where isThere: wheels.drag(CGFloat(random.below(600) - 300), in: component)
        case 1 where isThere:
          wheels.drag(CGFloat(random.below(400) - 200), in: component, rests: false)
        case 2 where isThere: wheels.tap(CGFloat(random.below(200) - 100), in: component)
        case 3 where isThere: wheels.turnWheel(CGFloat(random.below(9) - 4), in: component)
        case 4:
          wheels.counts = (0..<random.below(3)).map { _ in random.below(30) - 2 }
          wheels.picker.reloadAllComponents()
        case 5:
          if !wheels.counts.isEmpty { wheels.counts[0] = random.below(40) - 2 }
          wheels.picker.reloadComponent(random.below(3))
        case 6, 7:
          wheels.screen.at(wheels.screen.time) {
            wheels.picker.selectRow(
              random.below(40) - 3, inComponent: random.below(3), animated: random.oneIn(2))
          }
        default: wheels.picker.frame.size.height = CGFloat(random.below(300))
        }
        if random.oneIn(2) { wheels.frame() } else { wheels.settle() }
      }
      wheels.settle()
      for (component, row) in wheels.rows.enumerated() {
        let count = wheels.picker.numberOfRows(inComponent: component)
        #expect(count == 0 ? row == -1 : (0..<count).contains(row), "seed \(seed)")
        if row >= 0 { #expect(wheels.offset(component) == CGFloat(row) * 32, "seed \(seed)") }
      }
    }
  }
}
