import CoreGraphics
import TestSupport

@testable import QuartzCore
@testable import UIKit

/// A picker of 320 × 216 in a phone's window, with counts that a test can change. What the delegate
/// hears of choices is noted.
@MainActor
final class Wheels: UIPickerViewDataSource, UIPickerViewDelegate {
  let screen = Screen()
  let picker = UIPickerView(frame: CGRect(x: 35, y: 100, width: 320, height: 216))
  var counts: [Int]
  var width: CGFloat = 0
  var rowHeight: CGFloat = 0
  /// Done as a row is asked for.
  var onTitle: () -> Void = {}
  private(set) var titlesAsked = 0

  init(_ counts: [Int]) {
    self.counts = counts
    screen.root.view.addSubview(picker)
    picker.dataSource = self
    picker.delegate = self
    frame()
  }

  func frame() { screen.go(to: screen.time + 1.0 / 60) }

  /// Makes frames until nothing turns any more.
  func settle() {
    var frames = 0
    repeat {
      frame()
      frames += 1
    } while picker.wheels.contains(where: \.isTurning) && frames < 1000
  }

  var rows: [Int] { picker.wheels.indices.map { picker.selectedRow(inComponent: $0) } }
  func offset(_ component: Int = 0) -> CGFloat { picker.wheels[component].scroll.contentOffset.y }

  /// Where the middle of a wheel is in the window.
  func middle(_ component: Int = 0) -> CGPoint {
    let wheel = picker.wheels[component]
    return wheel.convert(CGPoint(x: wheel.bounds.midX, y: wheel.bounds.midY), to: nil)
  }

  /// A finger goes up and down by so much in a tenth of a second; it may rest before it is lifted.
  func drag(_ way: CGFloat, in component: Int = 0, rests: Bool = true, lifts: Bool = true) {
    let (place, start) = (middle(component), screen.time)
    screen.touch(.began, place.x, place.y, at: start)
    for step in 1...10 {
      let share = CGFloat(step) / 10
      screen.touch(.moved, place.x, place.y + way * share, at: start + Double(share) / 10)
    }
    guard lifts else { return }
    screen.touch(.ended, place.x, place.y + way, at: start + (rests ? 0.6 : 0.1))
  }

  func tap(_ y: CGFloat, in component: Int = 0) {
    let place = middle(component)
    screen.touch(.began, place.x, place.y + y, at: screen.time + 1)
    screen.touch(.ended, place.x, place.y + y, at: screen.time + 0.05)
  }

  func turnWheel(_ way: CGFloat, in component: Int = 0) {
    let place = middle(component)
    screen.at(screen.time) {
      _ = screen.input.scroll(
        by: CGSize(width: 0, height: way), at: place, time: screen.time)
    }
  }

  func key(_ key: UIKeyboardHIDUsage, isRepeat: Bool = false) -> Bool {
    screen.at(screen.time) {
      let isUsed = screen.input.keyDown(UIKey(key), isRepeat: isRepeat, time: screen.time)
      screen.input.keyUp(key, time: screen.time)
      return isUsed
    }
  }

  // MARK: UIPickerViewDataSource, UIPickerViewDelegate

  func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    counts.indices.contains(component) ? counts[component] : 0
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    titlesAsked += 1
    onTitle()
    return "\(component).\(row)"
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { width }
  func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { rowHeight }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    CallRecord.note("\(component).\(row)")
  }
}
