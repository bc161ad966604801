import Testing

@testable import UIKit

@MainActor @Suite struct SliderTests {
  private let touched = Touched(UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34)))
  private var slider: UISlider { touched.control }

  @Test func E07_valueStaysWithinItsEnds() {
    slider.value = 3
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 8
    slider.minimumValue = 9
    #expect(slider.value == 9)
    slider.minimumValue = 12
    #expect(slider.maximumValue == 12 && slider.value == 12)
    slider.value = .nan
    slider.maximumValue = .infinity
    #expect(slider.value == 12 && slider.maximumValue == 12)
  }

  @Test func E07_knobGoesFromEndToEnd() {
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 2, y: 15, width: 196, height: 4))
    func knob(_ value: Float) -> CGRect {
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
    }
    #expect(knob(0) == CGRect(x: 0, y: 3, width: 28, height: 28))
    #expect(knob(0.5).midX == 100)
    #expect(knob(1).maxX == 200)
    #expect(knob(.nan).minX == 0)
  }

  @Test func E07_dragMovesTheKnobByTheFingersWay() {
    let log = EventLog(slider, only: .valueChanged)
    // The finger takes the knob at its right side.
    touched.press(24, 17)
    #expect(slider.value == 0 && log.take() == [])
    touched.move(24 + 86, 17)
    #expect(slider.value == 0.5 && log.take() == ["value"])
    touched.move(24 + 86, 17)
    #expect(log.take() == [])
    touched.release(1_000, 17)
    #expect(slider.value == 0.5 && log.take() == [])
  }

  @Test func E07_trackItselfDoesNotAnswer() {
    let log = EventLog(slider)
    touched.tap(150, 17)
    #expect(slider.value == 0 && log.take() == [])
  }

  @Test func E07_withoutContinuityTheLastValueIsTold() {
    slider.isContinuous = false
    let log = EventLog(slider, only: .valueChanged)
    touched.press(14, 17)
    touched.move(60, 17)
    touched.move(100, 17)
    #expect(log.take() == [])
    touched.release(100, 17)
    #expect(slider.value == 0.5 && log.take() == ["value"])
  }

  @Test func E07_rightToLeftBeginsAtTheRight() {
    slider.semanticContentAttribute = .forceRightToLeft
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).maxX == 200)
    touched.press(186, 17)
    touched.move(100, 17)
    #expect(slider.value == 0.5)
  }

  @Test func E07_sizesAreApples() {
    #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
    slider.frame = .zero
    slider.layoutIfNeeded()
    #expect(slider.value(forKnobAt: 4, on: .zero) == 0)
  }
}
