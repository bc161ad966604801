import Testing

@testable import UIKit

/// Steppers, page controls, bars and wheels.
@MainActor @Suite struct SmallControlTests {
  @Test func E07_stepperStepsWhenTouchedAndStopsAtItsEnds() {
    let touched = Touched(UIStepper())
    let stepper = touched.control
    let log = EventLog(stepper, only: .valueChanged)
    #expect(stepper.frame.size == CGSize(width: 94, height: 32))
    stepper.maximumValue = 2.5
    touched.tap(70, 16)
    touched.tap(70, 16, time: 1)
    touched.tap(70, 16, time: 2)
    #expect(stepper.value == 2.5 && log.take() == ["value", "value", "value"])
    touched.tap(70, 16, time: 3)
    #expect(log.take() == [])
    touched.tap(20, 16, time: 4)
    #expect(stepper.value == 1.5)
    stepper.wraps = true
    stepper.value = 2.5
    touched.tap(70, 16, time: 5)
    #expect(stepper.value == 0)
    touched.tap(20, 16, time: 6)
    #expect(stepper.value == 2.5)
  }

  @Test func E07_stepperThatIsHeldGoesOn() {
    let touched = Touched(UIStepper())
    touched.press(70, 16)
    #expect(touched.control.value == 1)
    touched.input.advance(to: 0.45)
    #expect(touched.control.value == 1)
    touched.input.advance(to: 0.75)
    #expect(touched.control.value == 4)
    touched.release(70, 16, time: 0.76)
    touched.input.advance(to: 5)
    #expect(touched.control.value == 4)
    touched.control.autorepeat = false
    touched.press(70, 16, time: 6)
    touched.input.advance(to: 9)
    #expect(touched.control.value == 5)
  }

  @Test func E07_stepperTakesNoNumbersThatAreNone() {
    let stepper = UIStepper()
    stepper.value = .nan
    stepper.minimumValue = -.infinity
    #expect(stepper.value == 0 && stepper.minimumValue == 0)
    stepper.value = .infinity
    #expect(stepper.value == 100)
  }

  @Test func E07_pageControlTurnsPagesBySide() {
    let touched = Touched(UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26)))
    let pages = touched.control
    let log = EventLog(pages, only: .valueChanged)
    pages.numberOfPages = 3
    touched.tap(80, 13)
    touched.tap(80, 13, time: 1)
    touched.tap(80, 13, time: 2)
    #expect(pages.currentPage == 2 && log.take() == ["value", "value"])
    touched.tap(20, 13, time: 3)
    #expect(pages.currentPage == 1 && log.take() == ["value"])
    pages.currentPage = 99
    #expect(pages.currentPage == 2)
    pages.numberOfPages = 1
    #expect(pages.currentPage == 0)
    pages.numberOfPages = -4
    #expect(pages.numberOfPages == 0 && pages.intrinsicContentSize.width == 0)
    pages.numberOfPages = .max
    pages.currentPage = .max
    #expect(pages.currentPage == .max - 1)
  }

  @Test func E07_progressStaysBetweenNothingAndAll() {
    let bar = UIProgressView(progressViewStyle: .default)
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 4))
    bar.progress = 4
    #expect(bar.progress == 1)
    bar.setProgress(.nan, animated: true)
    #expect(bar.progress == 1)
    bar.progress = -.infinity
    #expect(bar.progress == 0)
  }

  @Test func E07_wheelShowsWhileItTurns() {
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(wheel.bounds.size == CGSize(width: 37, height: 37))
    #expect(wheel.isHidden)
    wheel.startAnimating()
    #expect(wheel.isAnimating && !wheel.isHidden)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
  }

  @Test func E07_colorsFollowTintAndAppearance() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).shown()
    let bar = UIProgressView(progressViewStyle: .default)
    window.addSubview(bar)
    let done = bar.subviews[1]
    #expect(done.layer.backgroundColor == UIColor(hex: 0x007AFF, alpha: 1).cgColor)
    window.overrideUserInterfaceStyle = .dark
    #expect(done.layer.backgroundColor == UIColor(hex: 0x0A84FF, alpha: 1).cgColor)
    window.tintColor = .red
    #expect(done.layer.backgroundColor == UIColor.red.cgColor)
    bar.progressTintColor = .blue
    #expect(done.layer.backgroundColor == UIColor.blue.cgColor)
  }
}
