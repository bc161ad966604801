import Foundation
import Testing

@testable import QuartzCore
@testable import UIKit

/// What views say of themselves, and what is said of them.
@MainActor @Suite struct AccessibilityTests {
  /// As clients write it: overrides in the class's body.
  private final class Dial: UIView {
    var level = 3
    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
    override var accessibilityLabel: String? {
      get { "Dial" }
      set {}
    }
    override var accessibilityValue: String? {
      get { "\(level)" }
      set {}
    }
    override var accessibilityTraits: UIAccessibilityTraits {
      get { super.accessibilityTraits.union(.adjustable) }
      set { super.accessibilityTraits = newValue }
    }
    override func accessibilityIncrement() { level += 1 }
    override func accessibilityActivate() -> Bool { true }
    override var accessibilityIdentifier: String? {
      get { "dial" }
      set {}
    }
  }

  private final class Item: UIBarItem {
    override var accessibilityLabel: String? {
      get { "item" }
      set {}
    }
  }

  @Test func membersAreOverriddenInTheClassBody() {
    let dial = Dial()
    dial.accessibilityTraits = .header
    dial.accessibilityIncrement()
    #expect(dial.accessibilityTraits == [.header, .adjustable] && dial.accessibilityActivate())
    let view: UIResponder = dial
    #expect(view.isAccessibilityElement && view.accessibilityLabel == "Dial")
    #expect(view.accessibilityValue == "4" && dial.accessibilityIdentifier == "dial")
    #expect(Item().accessibilityLabel == "item")
  }

  @Test func traitsHaveApplesBits() {
    #expect(UIAccessibilityTraits.button.rawValue == 1)
    #expect(UIAccessibilityTraits.staticText.rawValue == 64)
    #expect(UIAccessibilityTraits.header.rawValue == 65_536)
    #expect(UIAccessibilityTraits.toggleButton.rawValue == 1 << 53)
    #expect(UIAccessibility.Notification.layoutChanged.rawValue == 1001)
  }

  @Test func plainViewsSayNothing() {
    let view = UIView()
    #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil)
    #expect(view.accessibilityTraits == .none && view.accessibilityElements == nil)
    #expect(view.accessibilityElementCount() == 0 && view.accessibilityElement(at: 0) == nil)
    #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
    #expect(!view.accessibilityActivate() && !view.accessibilityPerformEscape())
    #expect(!view.accessibilityScroll(.up) && view.accessibility == nil)
  }

  @Test func controlsDescribeThemselves() {
    let label = UILabel()
    label.text = "Hello"
    #expect(label.isAccessibilityElement && label.accessibilityLabel == "Hello")
    #expect(label.accessibilityTraits == .staticText)
    label.accessibilityLabel = "Hi"
    #expect(label.accessibilityLabel == "Hi")
    label.accessibilityLabel = nil
    #expect(label.accessibilityLabel == "Hello")

    let button = UIButton()
    button.setTitle("Buy", for: .normal)
    button.isEnabled = false
    #expect(button.accessibilityLabel == "Buy")
    #expect(button.accessibilityTraits == [.button, .notEnabled])

    let toggle = UISwitch()
    #expect(toggle.accessibilityValue == "0")
    toggle.isOn = true
    #expect(toggle.accessibilityValue == "1" && toggle.accessibilityTraits.contains(.toggleButton))

    #expect(!UIImageView().isAccessibilityElement)
    #expect(UIImageView().accessibilityTraits == .image)
    let image = UIImage()
    image.accessibilityLabel = "Cat"
    #expect(UIImageView(image: image).accessibilityLabel == "Cat")
  }

  @Test func valuesFollow() {
    let slider = UISlider()
    slider.value = 0.25
    #expect(slider.accessibilityValue == "25%" && slider.accessibilityTraits == .adjustable)
    slider.accessibilityIncrement()
    #expect(abs(slider.value - 0.35) < 0.001)
    slider.isEnabled = false
    slider.accessibilityDecrement()
    #expect(abs(slider.value - 0.35) < 0.001)
    (slider.minimumValue, slider.maximumValue) = (.nan, .nan)
    #expect(slider.accessibilityValue != nil)

    let progress = UIProgressView()
    progress.progress = 0.5
    #expect(progress.accessibilityValue == "50%")
    let pages = UIPageControl()
    #expect(pages.accessibilityValue == nil)
    pages.numberOfPages = 3
    pages.accessibilityIncrement()
    #expect(pages.accessibilityValue == "page 2 of 3")

    let field = UITextField()
    field.placeholder = "Name"
    #expect(field.accessibilityValue == "Name")
    field.text = "ab"
    #expect(field.accessibilityValue == "ab")
    field.isSecureTextEntry = true
    #expect(field.accessibilityValue == "••")
  }

  @Test func framesAreTheScreens() {
    let window = UIWindow(frame: CGRect(x: 100, y: 50, width: 200, height: 200)).shown()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    window.addSubview(view)
    #expect(view.accessibilityFrame == CGRect(x: 110, y: 70, width: 30, height: 40))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 125, y: 90))
    let path = UIAccessibility.convertToScreenCoordinates(
      UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)), in: view)
    #expect(path.bounds == CGRect(x: 111, y: 72, width: 3, height: 4))
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 1, width: 2, height: 2)
    view.frame.origin.x += 5
    #expect(element.accessibilityFrame == CGRect(x: 116, y: 71, width: 2, height: 2))
    element.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(element.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func badInputIsTaken() {
    let view = UIView()
    view.accessibilityFrame = CGRect(x: CGFloat.nan, y: .infinity, width: -.infinity, height: .nan)
    view.accessibilityActivationPoint = CGPoint(x: CGFloat.nan, y: .infinity)
    #expect(view.accessibilityFrame.minX.isFinite && view.accessibilityActivationPoint.y.isFinite)
    view.accessibilityElements = [1, "a", view]
    #expect(view.accessibilityElementCount() == 3)
    #expect(view.accessibilityElement(at: -1) == nil)
    #expect(view.accessibilityElement(at: .max) == nil)
    #expect(view.index(ofAccessibilityElement: view) == 2)
    #expect(UIAccessibilityElement(accessibilityContainer: 5).accessibilityFrame == .zero)
    UIAccessibility.post(notification: .announcement, argument: nil)
    let rect = CGRect(x: CGFloat.nan, y: 0, width: 1, height: .infinity)
    #expect(UIAccessibility.convertToScreenCoordinates(rect, in: view).minX.isFinite)
    #expect(UIAccessibilityTraits(rawValue: .max).names.count > 18)
  }

  @Test func customActionsAreKept() {
    let action = UIAccessibilityCustomAction(name: "Delete", image: nil) { $0.name == "Delete" }
    let view = UIView()
    view.accessibilityCustomActions = [action]
    #expect(view.accessibilityCustomActions?.first?.actionHandler?(action) == true)
  }
}
