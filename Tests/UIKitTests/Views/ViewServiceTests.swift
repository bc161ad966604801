import Foundation
import Testing

@testable import QuartzCore
@testable import UIKit

/// Smaller things that programs ask of views, the screen, the device and controls.
@MainActor @Suite struct ViewServiceTests {
  private let window = UIWindow(frame: CGRect(x: 50, y: 0, width: 200, height: 200)).shown()

  private final class Stubborn: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { false }
  }

  @Test func editingEndsInAView() {
    let (outer, field, stubborn) = (UIView(), UITextField(), Stubborn())
    window.addSubview(outer)
    outer.addSubview(field)
    outer.addSubview(stubborn)
    field.becomeFirstResponder()
    #expect(UIView().endEditing(true) && field.isFirstResponder)
    #expect(outer.endEditing(false) && !field.isFirstResponder)
    stubborn.becomeFirstResponder()
    #expect(!window.endEditing(false) && stubborn.isFirstResponder)
    #expect(window.endEditing(true) && !stubborn.isFirstResponder)
  }

  @Test func spacesConvert() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    window.addSubview(view)
    let space: any UICoordinateSpace = view
    let screen = UIScreen.main.coordinateSpace
    #expect(space.convert(CGPoint(x: 1, y: 1), to: screen) == CGPoint(x: 61, y: 21))
    #expect(screen.convert(CGPoint(x: 61, y: 21), to: view) == CGPoint(x: 1, y: 1))
    #expect(screen.convert(CGPoint(x: 1, y: 1), from: view) == CGPoint(x: 61, y: 21))
    #expect(
      space.convert(CGPoint.zero, to: window as any UICoordinateSpace) == CGPoint(x: 10, y: 20))
    let other = UIWindow(frame: CGRect(x: 0, y: 100, width: 10, height: 10)).shown()
    #expect(space.convert(CGPoint.zero, to: other) == CGPoint(x: 60, y: -80))
    #expect(space.convert(CGPoint.zero, from: other) == CGPoint(x: -60, y: 80))
    _ = space.convert(CGRect(x: CGFloat.nan, y: .infinity, width: -1, height: 0), to: screen)
  }

  @Test func whatIsBegunIsAnimatedUntilItIsCommitted() {
    let view = UIView()
    window.addSubview(view)
    UIView.commitAnimations()
    UIView.setAnimationDuration(5)
    view.alpha = 0.9
    #expect(view.layer.animationKeys() == nil)
    UIView.beginAnimations("fade", context: nil)
    for number in [Double.nan, .infinity, -1] {
      UIView.setAnimationDuration(number)
      UIView.setAnimationDelay(number)
      UIView.setAnimationRepeatCount(Float(number))
    }
    UIView.setAnimationRepeatCount(0)
    UIView.setAnimationDuration(3)
    UIView.setAnimationCurve(.linear)
    view.alpha = 0.5
    UIView.commitAnimations()
    #expect(view.layer.animation(forKey: "opacity")?.duration == 3)
    #expect(UIView.inheritedAnimationDuration == 0)
    UIView.performWithoutAnimation { UIView.beginAnimations(nil, context: nil) }
    #expect(UIView.inheritedAnimationDuration == 0)
    UIView.commitAnimations()
  }

  @Test func theDeviceSaysWhatItIs() {
    let device = UIDevice.current
    #expect(device.systemName == "iOS" && device.userInterfaceIdiom == .phone)
    #expect(Double(device.systemVersion) != nil && device.batteryLevel == -1)
    #expect(UIScreen.main.traitCollection.displayScale == UIScreen.main.scale)
  }

  @Test func namesForRestorationAreKept() {
    let (view, controller) = (UIView(), UIViewController())
    #expect(view.restorationIdentifier == nil)
    view.restorationIdentifier = "v"
    controller.restorationIdentifier = "c"
    #expect(view.restorationIdentifier == "v" && controller.restorationIdentifier == "c")
  }

  @Test func primaryActionsArePerformed() {
    let button = UIButton()
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    button.performPrimaryAction()
    button.isEnabled = false
    button.performPrimaryAction()
    #expect(count == 1)
  }

  @Test func fontsTakeAttributes() {
    let plain = UIFont.systemFont(ofSize: 12).fontDescriptor
    let bold = plain.addingAttributes([
      .size: CGFloat(20), .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
    ])
    #expect(bold.pointSize == 20 && bold.symbolicTraits.contains(.traitBold))
    #expect(plain.addingAttributes() == plain)
    for wrong: Any in [CGFloat.nan, CGFloat.infinity, -1, "x"] {
      #expect(plain.addingAttributes([.size: wrong, .family: wrong]).pointSize == 12)
    }
    #expect(UIFontDescriptor(fontAttributes: [.size: 15]).pointSize == 15)
    #expect(plain.object(forKey: .size) as? CGFloat == 12)
  }
}
