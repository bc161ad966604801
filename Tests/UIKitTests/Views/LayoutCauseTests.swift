import QuartzCore
import Testing
import UIKit

private final class Counting: UIView {
  var layouts = 0
  var onLayout: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    onLayout()
  }
}

@Suite @MainActor struct LayoutCauseTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).shown()
  private let view = Counting(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  init() {
    window.addSubview(view)
    turn()
    view.layouts = 0
  }

  private func turn() { _ = window.layer.commitTree() }

  /// How often a turn after a change lays the view out.
  private func layouts(after change: () -> Void) -> Int {
    let before = view.layouts
    change()
    turn()
    return view.layouts - before
  }

  @Test("V21 a subview that comes has its superview laid out")
  func subviews() {
    let subview = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(layouts { view.addSubview(subview) } == 1)
  }

  @Test("V21 a subview that goes, or another order, has the superview laid out")
  func changedSubviews() {
    let subviews = (0..<3).map { _ in UIView() }
    let other = Counting()
    window.addSubview(other)
    subviews.forEach(view.addSubview)
    turn()
    #expect(layouts { view.bringSubviewToFront(subviews[0]) } == 1)
    #expect(layouts { view.sendSubviewToBack(subviews[0]) } == 1)
    #expect(layouts { view.exchangeSubview(at: 0, withSubviewAt: 2) } == 1)
    #expect(layouts { view.exchangeSubview(at: 0, withSubviewAt: 0) } == 0)
    #expect(layouts { view.insertSubview(subviews[0], at: 0) } == 1)
    #expect(layouts { view.insertSubview(subviews[0], aboveSubview: subviews[1]) } == 1)
    #expect(layouts { subviews[1].removeFromSuperview() } == 1)
    #expect(layouts { subviews[1].removeFromSuperview() } == 0)
    #expect(layouts { other.addSubview(subviews[0]) } == 1)
    #expect(layouts { view.mask = UIView() } == 0)
    #expect(layouts { view.mask = nil } == 0)
  }

  @Test("V21 a layer that comes or goes has its superlayer laid out")
  func changedSublayers() {
    let layer = CALayer()
    #expect(layouts { view.layer.addSublayer(layer) } == 1)
    #expect(layouts { layer.removeFromSuperlayer() } == 1)
    #expect(layouts { view.layer.sublayers = [layer] } == 1)
    #expect(layouts { view.layer.replaceSublayer(layer, with: CALayer()) } == 1)
    #expect(layouts { view.layer.sublayers = nil } == 1)
  }

  @Test("V21 a change of size does, an equal frame and a move do not")
  func sizes() {
    #expect(layouts { view.frame.size.width = 60 } == 1)
    #expect(layouts { view.bounds.size.height = 60 } == 1)
    #expect(layouts { view.frame = view.frame } == 0)
    #expect(layouts { view.center.x += 3 } == 0)
  }

  @Test("F01 another size of a subview has its superview laid out, before the subview")
  func sizesOfSubviews() {
    let subview = Counting(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    var order: [String] = []
    view.onLayout = { order.append("view") }
    subview.onLayout = { order.append("subview") }
    view.addSubview(subview)
    turn()
    order = []
    #expect(layouts { subview.frame.size.width = 6 } == 1)
    #expect(order == ["view", "subview"])
    #expect(layouts { subview.bounds.size.width = 7 } == 1)
    #expect(layouts { subview.layer.bounds.size.width = 8 } == 1)
    #expect(
      layouts {
        subview.frame.origin.x = 3
        subview.bounds.origin.x = 3
        subview.alpha = 0.5
        subview.isHidden = true
        subview.transform = CGAffineTransform(scaleX: 2, y: 2)
      } == 0)
  }

  @Test("F01 a view that gives its subviews their sizes is not laid out again for that")
  func ownSizes() {
    let subview = UIView()
    view.addSubview(subview)
    view.onLayout = { [unowned view] in subview.frame.size = view.bounds.size }
    #expect(layouts { view.frame.size.width = 70 } == 1)
    #expect(subview.frame.width == 70)
  }

  @Test("V21 setNeedsLayout does, once a turn; nothing else happens without a cause")
  func asked() {
    #expect(
      layouts {
        view.setNeedsLayout()
        view.setNeedsLayout()
      } == 1)
    #expect(layouts {} == 0)
    #expect(layouts { view.backgroundColor = .red } == 0)
  }

  @Test("V21 init alone lays nothing out")
  func made() {
    let other = Counting(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    turn()
    #expect(other.layouts == 0)
  }
}
