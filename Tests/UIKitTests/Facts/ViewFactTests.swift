import Foundation
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// What was measured on Apple's views, each with its number.
@MainActor @Suite struct ViewFactTests {
  private final class Noting: UIView {
    var name = ""
    convenience init(_ name: String) {
      self.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      self.name = name
    }
    override func tintColorDidChange() {
      super.tintColorDidChange()
      CallRecord.note("\(name) tint")
    }
  }

  @Test("F03 a subview inserted beside a stranger goes on top")
  func insertedBesideStranger() {
    let (view, a, b, c, stranger) = (UIView(), UIView(), UIView(), UIView(), UIView())
    view.addSubview(a)
    view.addSubview(b)
    view.insertSubview(c, belowSubview: stranger)
    #expect(view.subviews == [a, b, c])
    c.removeFromSuperview()
    view.insertSubview(c, aboveSubview: stranger)
    #expect(view.subviews == [a, b, c])
  }

  @Test("F14 buttons and image views are not opaque")
  func opaque() {
    #expect(!UIButton().isOpaque && !UIImageView().isOpaque)
    #expect(!UIButton(type: .system).isOpaque && !UIImageView(image: nil).isOpaque)
    #expect(!UIButton().layer.isOpaque && !UIImageView().layer.isOpaque)
    #expect(UIView().isOpaque)
  }

  @Test("F15 a subtree with a tint of its own does not hear of another above")
  func tintOfOnesOwn() {
    let (outer, middle, inner, other) = (
      Noting("outer"), Noting("middle"), Noting("inner"), Noting("other")
    )
    outer.addSubview(middle)
    middle.addSubview(inner)
    outer.addSubview(other)
    middle.tintColor = .red
    #expect(CallRecord.of { outer.tintColor = .green } == ["outer tint", "other tint"])
    #expect(inner.tintColor == .red)
    #expect(CallRecord.of { middle.tintColor = nil } == ["middle tint", "inner tint"])
    #expect(CallRecord.of { outer.tintAdjustmentMode = .dimmed }.count == 4)
  }

  @Test("F16 the tint is blue where nobody says anything")
  func defaultTint() {
    #expect(UIView().tintColor == .systemBlue)
    #expect(UIWindow(frame: .zero).shown().tintColor == .systemBlue)
  }

  @Test("F17 what stops is hidden, from the beginning") func hiddenWhenStopped() {
    let wheel = UIActivityIndicatorView(style: .medium)
    #expect(wheel.isHidden && UIActivityIndicatorView(frame: .zero).isHidden)
    wheel.startAnimating()
    #expect(!wheel.isHidden)
    wheel.isHidden = true
    wheel.startAnimating()
    #expect(!wheel.isHidden)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
    wheel.hidesWhenStopped = true
    #expect(wheel.isHidden)
    wheel.staysHidden = true
    wheel.startAnimating()
    #expect(wheel.isHidden)
    wheel.staysHidden = false
    #expect(!wheel.isHidden)
    let stack = UIStackView(arrangedSubviews: [UIActivityIndicatorView(style: .large)])
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 0)
  }

  @Test("F20 animations are disabled inside of performWithoutAnimation")
  func withoutAnimation() {
    #expect(UIView.areAnimationsEnabled)
    UIView.performWithoutAnimation {
      #expect(!UIView.areAnimationsEnabled)
      UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
      #expect(!UIView.areAnimationsEnabled)
    }
    #expect(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    UIView.performWithoutAnimation {}
    #expect(!UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
  }

  @Test("F25 paths of equal content are equal, and so are images tinted alike")
  func equalPathsAndImages() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    let (one, two) = (
      UIBezierPath(roundedRect: rect, cornerRadius: 5),
      UIBezierPath(roundedRect: rect, cornerRadius: 5)
    )
    #expect(one == two && one.hash == two.hash)
    #expect(one != UIBezierPath(roundedRect: rect, cornerRadius: 6))
    two.addLine(to: .zero)
    #expect(one != two)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(image.withTintColor(.red) == image.withTintColor(.red))
    #expect(image.withTintColor(.red) != image.withTintColor(.blue))
    #expect(
      image.withTintColor(.red)
        != image.withTintColor(.red, renderingMode: .alwaysTemplate))
  }

  @Test("F45 a view turned by a quarter has exactly the frame with its sides changed")
  func quarterTurn() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.frame.size == CGSize(width: 50, height: 100))
    #expect(view.frame == CGRect(x: 35, y: -5, width: 50, height: 100))
    view.transform = CGAffineTransform(rotationAngle: -.pi / 2)
    #expect(view.frame == CGRect(x: 35, y: -5, width: 50, height: 100))
    view.transform = CGAffineTransform(rotationAngle: .pi)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test("F46 between unconnected trees the topmost views' own places count")
  func convertedBetweenTrees() {
    let root = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    root.addSubview(child)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(child.convert(CGPoint.zero, to: other) == CGPoint(x: 20, y: 20))
    other.frame.origin = CGPoint(x: 100, y: 0)
    #expect(child.convert(CGPoint.zero, to: other) == CGPoint(x: -80, y: 20))
    #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 20, y: 20))
  }

  @Test("F21 a field that becomes the first responder asks once whether it may edit")
  func askedOnce() {
    final class Guard: UITextFieldDelegate, UITextViewDelegate {
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        CallRecord.note("field")
        return true
      }
      func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        CallRecord.note("view")
        return true
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).shown()
    let guardian = Guard()
    let (field, view) = (UITextField(frame: window.bounds), UITextView(frame: window.bounds))
    window.addSubview(field)
    window.addSubview(view)
    (field.delegate, view.delegate) = (guardian, guardian)
    #expect(CallRecord.of { field.becomeFirstResponder() } == ["field"])
    #expect(CallRecord.of { view.becomeFirstResponder() } == ["view"] && view.isFirstResponder)
    #expect(CallRecord.of { view.becomeFirstResponder() } == [])
  }

  @Test("F24 views animate the size and the origin of their bounds by keys of their own")
  func keysOfSizeAnimations() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).shown()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    UIView.animate(withDuration: 1) { view.frame = CGRect(x: 10, y: 10, width: 20, height: 20) }
    #expect(view.layer.animationKeys()?.sorted() == ["bounds.size", "position"])
    let size = view.layer.animation(forKey: "bounds.size") as? CABasicAnimation
    #expect(size?.keyPath == "bounds.size" && size?.isAdditive == true)
    #expect(size?.fromValue as? CGSize == CGSize(width: -10, height: -10))
    UIView.animate(withDuration: 1) { view.bounds.origin.y = 5 }
    #expect(view.layer.animation(forKey: "bounds.origin") != nil)
  }

  @Test("F27 a text view knows how large its text is without a layout") func contentSizeAtOnce() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.text = String(repeating: "word ", count: 60)
    let size = view.contentSize
    #expect(size.width == 100 && size.height > 200)
    view.text = "word"
    #expect(view.contentSize.height < 50)
    view.text = String(repeating: "word ", count: 60)
    view.layoutIfNeeded()
    #expect(view.contentSize == size)
  }

  @Test("F23 an animation of a view without a window is over when the run loop turns")
  func animatedUnseen() async {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var finished: Bool?
    UIView.animate(withDuration: 30, animations: { view.alpha = 0 }, completion: { finished = $0 })
    #expect(finished == nil && view.layer.animation(forKey: "opacity") != nil)
    let deadline = Date().addingTimeInterval(10)
    while finished == nil, Date() < deadline { await Task.yield() }
    #expect(finished == true && view.alpha == 0 && view.layer.animationKeys() == nil)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).shown()
    let (seen, mask) = (UIView(frame: window.bounds), UIView(frame: window.bounds))
    UIView.animate(withDuration: 30) { (seen.alpha, mask.alpha) = (0, 0) }
    seen.mask = mask
    window.addSubview(seen)
    // What was to be done when the loop turns is done in the order in which it came.
    let another = UIView()
    var isOver = false
    UIView.animate(withDuration: 30, animations: { another.alpha = 0 }, completion: { isOver = $0 })
    while !isOver, Date() < deadline { await Task.yield() }
    #expect(seen.layer.animationKeys() == ["opacity"] && mask.layer.animationKeys() == ["opacity"])
  }

  @Test("F02 any change of the bounds, the origin too, marks the view for layout")
  func boundsMarkForLayout() {
    final class Noting: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        CallRecord.note("view layout")
      }
    }
    let view = Noting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    func calls(_ change: () -> Void) -> [String] {
      CallRecord.of {
        change()
        view.layoutIfNeeded()
      }
    }
    #expect(calls { view.bounds.origin.y = 5 } == ["view layout"])
    #expect(calls { view.bounds.origin.y = 5 } == [])
    #expect(calls { view.bounds.size.width = 20 } == ["view layout"])
    #expect(calls { view.layer.bounds.origin.x = 3 } == ["view layout"])
    #expect(calls { view.center.x = 100 } == [])
    final class Layer: CALayer {
      override func layoutSublayers() { CallRecord.note("layer layout") }
    }
    let layer = Layer()
    layer.layoutIfNeeded()
    let ofLayer = CallRecord.of {
      layer.bounds.origin.x = 1
      layer.layoutIfNeeded()
    }
    #expect(ofLayer == ["layer layout"])
  }

  @Test("F02 a scroll view is laid out once for each place that it is scrolled to")
  func scrollViewLayouts() {
    final class Scrolled: UIScrollView {
      override func layoutSubviews() {
        super.layoutSubviews()
        CallRecord.note("layout")
      }
    }
    let view = Scrolled(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    view.layoutIfNeeded()
    let calls = CallRecord.of {
      for y in [10.0, 20, 30] {
        view.contentOffset.y = y
        view.layoutIfNeeded()
        view.layoutIfNeeded()
      }
    }
    #expect(calls == ["layout", "layout", "layout"])
  }

  @Test("F44 flushing a transaction brings what a window shows up to date") func flushed() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).shown()
    let view = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
    window.addSubview(view)
    #expect(view.layer.presentation() == nil)
    CATransaction.flush()
    #expect(view.layer.presentation()?.position == view.layer.position)
    // One that a host shows is the host's to bring up to date, in its own time.
    let staged = LayerClock.$staged.withValue(5) { UIWindow(frame: window.frame).shown() }
    let hosted = UIWindow(frame: window.frame).shown()
    LayerClock.$staged.withValue(5) { _ = hosted.layer.commitTree() }
    let late = [UIView(), UIView(), UIView()]
    for (view, window) in zip(late, [staged, hosted, window]) { window.addSubview(view) }
    CATransaction.flush()
    #expect(late.map { $0.layer.presentation() == nil } == [true, true, false])
    LayerClock.$staged.withValue(5) { CATransaction.flush() }
    window.isHidden = true
    let unseen = UIView()
    window.addSubview(unseen)
    CATransaction.flush()
    #expect(unseen.layer.presentation() == nil)
    // Asked for amid a commit it does nothing.
    final class Flushing: UIView {
      override func layoutSubviews() { CATransaction.flush() }
    }
    window.isHidden = false
    window.addSubview(Flushing(frame: window.bounds))
    CATransaction.flush()
    #expect(unseen.layer.presentation() != nil)
  }
}
