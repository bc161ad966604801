import QuartzCore
import Testing

@testable import UIKit

/// The ring around what the keys have moved the focus to.
@Suite @MainActor struct FocusRingTests {
  private final class Spot: UIView {
    override var canBecomeFocused: Bool { true }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 60)).shown()
  private let input: WindowInput
  private let first = Spot(frame: CGRect(x: 10, y: 20, width: 20, height: 20))
  private let second = Spot(frame: CGRect(x: 60, y: 20, width: 20, height: 20))

  init() {
    window.addSubview(first)
    window.addSubview(second)
    window.tintColor = blueColor
    input = WindowInput(window: window)
  }

  private let blueColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func tab() { input.keyDown(UIKey(.keyboardTab), time: 0) }

  /// Whether there is the ring's colour at points of the window.
  private func isBlue(_ points: [(Int, Int)]) -> [Bool] {
    let rows = drawn(100, 60) { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
    return points.map { rows[$0.1][$0.0] == blue }
  }

  /// Beside a spot's left edge: 4, 3 and 1 points out, 1 and 3 points in.
  private func beside(_ spot: UIView) -> [Bool] {
    let (x, y) = (Int(spot.frame.minX), Int(spot.frame.midY))
    return isBlue([(x - 4, y), (x - 3, y), (x - 1, y), (x, y), (x + 2, y), (x + 3, y)])
  }

  private let outside = [false, true, true, false, false, false]
  private let inside = [false, false, false, true, true, false]
  private let nothing = [Bool](repeating: false, count: 6)

  @Test("V06 keys show a ring around what they move the focus to")
  func keys() {
    tab()
    #expect(first.isFocused && beside(first) == outside && beside(second) == nothing)
    tab()
    #expect(beside(first) == nothing && beside(second) == outside)
    #expect(window.subviews == [first, second])
    #expect(window.hitTest(CGPoint(x: 58, y: 30), with: nil) === window)
  }

  @Test("V06 a touch hides it until the keys move the focus again; programs do not show it")
  func touches() {
    window.focusSystem.requestFocusUpdate(to: first)
    window.focusSystem.updateFocusIfNeeded()
    #expect(first.isFocused && beside(first) == nothing)
    tab()
    #expect(beside(second) == outside)
    window.focusSystem.requestFocusUpdate(to: first)
    window.focusSystem.updateFocusIfNeeded()
    #expect(first.isFocused && beside(first) == outside)
    input.press(at: CGPoint(x: 5, y: 5), time: 1)
    #expect(first.isFocused && beside(first) == nothing)
    window.focusSystem.requestFocusUpdate(to: second)
    window.focusSystem.updateFocusIfNeeded()
    #expect(beside(second) == nothing)
    tab()
    #expect(beside(first) == outside)
  }

  @Test("V06 it lies where the item lies, and goes with it, without an animation of its own")
  func places() {
    tab()
    _ = window.layer.commitTree()
    first.center = CGPoint(x: 50, y: 45)
    first.bounds.size = CGSize(width: 10, height: 10)
    #expect(beside(first) == outside)
    #expect(isBlue([(9, 30)]) == [false])
    first.transform = CGAffineTransform(scaleX: 0.5, y: 1)
    #expect(isBlue([(45, 45), (46, 45), (47, 45)]) == [false, true, false])
    first.removeFromSuperview()
    #expect(window.layer.sublayers?.count == 1)
    first.transform = .identity
    #expect(window.layer.sublayers?.count == 1)
  }

  @Test("V06 an effect says whether there is a ring, of which form, and on which side")
  func effects() {
    first.focusEffect = nil
    tab()
    #expect(beside(first) == nothing)
    let halo = UIFocusHaloEffect(rect: first.bounds)
    halo.position = .inside
    first.focusEffect = halo
    #expect(beside(first) == inside)
    halo.position = .outside
    #expect((first.focusEffect as? UIFocusHaloEffect)?.position == .inside)
    first.focusEffect = UIFocusHaloEffect(rect: first.bounds.insetBy(dx: 5, dy: 5))
    #expect(beside(first) == [false, false, false, false, true, true])
    first.focusEffect = UIFocusHaloEffect(
      path: UIBezierPath(rect: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)))
    #expect(beside(first) == nothing)
    first.focusEffect = UIFocusEffect()
    #expect(beside(first) == outside)
  }

  @Test("V06 corners are the item's, or the effect's")
  func corners() {
    tab()
    // The corner of the ring around a square, and what is left of it around a disc.
    #expect(isBlue([(8, 18)]) == [true])
    first.layer.cornerRadius = 10
    first.focusEffect = UIFocusEffect()
    #expect(isBlue([(8, 18), (8, 30)]) == [false, true])
    first.layer.cornerRadius = 0
    first.focusEffect = UIFocusHaloEffect(
      roundedRect: first.bounds, cornerRadius: 1000, curve: .circular)
    #expect(isBlue([(8, 18), (8, 30)]) == [false, true])
  }

  @Test("V06 another view may hold it")
  func containers() {
    let (box, top) = (UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50)), UIView())
    window.addSubview(box)
    window.addSubview(top)
    let inner = Spot(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    box.addSubview(inner)
    box.clipsToBounds = true
    let halo = UIFocusHaloEffect()
    halo.containerView = window
    inner.focusEffect = halo
    window.focusSystem.change(to: inner, heading: .next)
    #expect(window.layer.sublayers?.last is CAShapeLayer && inner.layer.sublayers == nil)
    #expect(isBlue([(11, 25), (13, 25), (14, 25), (15, 25)]) == [false, true, true, false])
    halo.containerView = nil
    halo.referenceView = box
    inner.focusEffect = halo
    #expect(window.layer.sublayers?.dropLast().last is CAShapeLayer)
  }

  @Test("V06 where text is entered the caret shows the focus")
  func text() {
    let field = UITextField(frame: second.frame)
    second.removeFromSuperview()
    window.addSubview(field)
    tab()
    tab()
    #expect(field.isFocused && field.focusEffect == nil)
    #expect(isBlue([(57, 30), (58, 30)]) == [false, false])
  }
}
