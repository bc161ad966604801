import Testing

@testable import UIKit

@MainActor @Suite struct SegmentedControlTests {
  private func touched(_ items: [Any] = ["One", "Two", "Three"]) -> Touched<UISegmentedControl> {
    let control = UISegmentedControl(items: items)
    control.frame.size = CGSize(width: 300, height: 32)
    return Touched(control)
  }

  @Test func E07_tapSelectsAndTells() {
    let touched = touched()
    let log = EventLog(touched.control, only: .valueChanged)
    #expect(touched.control.selectedSegmentIndex == UISegmentedControl.noSegment)
    touched.tap(250, 16)
    #expect(touched.control.selectedSegmentIndex == 2 && log.take() == ["value"])
    touched.tap(250, 16, time: 1)
    #expect(log.take() == [])
    touched.control.selectedSegmentIndex = 0
    #expect(log.take() == [])
    touched.control.selectedSegmentIndex = 7
    #expect(touched.control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func E07_touchMayGoOnToAnotherSegmentOrAway() {
    let touched = touched()
    touched.drag(CGPoint(x: 50, y: 16), to: CGPoint(x: 150, y: 60))
    #expect(touched.control.selectedSegmentIndex == 1)
    touched.press(50, 16, time: 1)
    touched.release(50, 200, time: 2)
    #expect(touched.control.selectedSegmentIndex == 1)
  }

  @Test func E07_disabledSegmentsAreNotSelected() {
    let touched = touched()
    touched.control.setEnabled(false, forSegmentAt: 1)
    touched.tap(150, 16)
    #expect(touched.control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(!touched.control.isEnabledForSegment(at: 1))
  }

  @Test func E07_momentarySegmentsTellAndForget() {
    let touched = touched()
    touched.control.isMomentary = true
    var seen: [Int] = []
    touched.control.addAction(
      UIAction { seen.append(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -9) },
      for: .valueChanged)
    touched.tap(150, 16)
    touched.tap(150, 16, time: 1)
    #expect(seen == [1, 1])
    #expect(touched.control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func E07_actionsOfSegmentsArePerformed() {
    var count = 0
    let control = UISegmentedControl(
      frame: CGRect(x: 0, y: 0, width: 100, height: 32),
      actions: [
        UIAction(title: "A") { _ in count += 1 }, UIAction(title: "B") { _ in count += 10 },
      ])
    Touched(control).tap(75, 16)
    #expect(count == 10 && control.titleForSegment(at: 1) == "B")
  }

  @Test func E07_selectionFollowsSegmentsThatComeAndGo() {
    let control = touched().control
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "Two")
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeSegment(at: 99, animated: false)
    control.setTitle("x", forSegmentAt: 9)
    #expect(control.numberOfSegments == 1 && control.titleForSegment(at: 9) == nil)
    control.removeAllSegments()
    control.removeSegment(at: 0, animated: false)
    #expect(control.numberOfSegments == 0 && control.intrinsicContentSize.width == 0)
  }

  @Test func E07_widthsAreSharedUnlessTheyAreSet() {
    let control = touched().control
    #expect(control.places.map(\.width) == [100, 100, 100])
    control.setWidth(50, forSegmentAt: 0)
    #expect(control.places.map(\.width) == [50, 125, 125])
    #expect(control.intrinsicContentSize.height == 32)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.places[0] == CGRect(x: 250, y: 0, width: 50, height: 32))
  }

  /// Counts how often a control looks at it.
  private final class CountingImage: UIImage, @unchecked Sendable {
    nonisolated(unsafe) static var looks = 0

    override var renderingMode: RenderingMode {
      Self.looks += 1
      return super.renderingMode
    }
  }

  @Test func D4_segmentsAreShownAsOftenAsTheyChange() {
    CountingImage.looks = 0
    let control = UISegmentedControl(items: [CountingImage()])
    for index in 1..<400 {
      control.insertSegment(withTitle: "\(index)", at: index, animated: false)
    }
    control.selectedSegmentIndex = 300
    control.setTitle("Other", forSegmentAt: 200)
    for index in (1..<399).reversed() { control.removeSegment(at: index, animated: false) }
    #expect(control.numberOfSegments == 2)
    #expect(CountingImage.looks < 20)
  }

  @Test func D4_whatFollowsFromAChangeIsStillShown() {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    func dividers() -> [Bool] { control.segments.map { !$0.divider.isHidden } }
    #expect(dividers() == [false, true, true])
    control.selectedSegmentIndex = 1
    #expect(dividers() == [false, false, false] && !control.pill.isHidden)
    control.insertSegment(withTitle: "d", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    #expect(dividers() == [false, true, false, false])
    control.removeSegment(at: 2, animated: false)
    #expect(dividers() == [false, true, true] && control.pill.isHidden)
    control.removeSegment(at: 0, animated: false)
    #expect(dividers() == [false, true])
    control.selectedSegmentIndex = 0
    #expect(dividers() == [false, false])
    control.selectedSegmentIndex = UISegmentedControl.noSegment
    #expect(dividers() == [false, true])
  }
}
