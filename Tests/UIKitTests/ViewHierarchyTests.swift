import Testing
import UIKit

@Suite @MainActor struct ViewHierarchyTests {
  /// A view with subviews of tags 1, 2, 3, 4.
  private func parentOfFour() -> (parent: UIView, subviews: [UIView]) {
    let parent = UIView()
    let subviews = (1...4).map { tag in
      let view = UIView()
      view.tag = tag
      view.layer.name = "\(tag)"
      return view
    }
    subviews.forEach(parent.addSubview)
    return (parent, subviews)
  }

  /// The subviews' tags; also holds that the layers stand in the same order.
  private func order(_ view: UIView, location: SourceLocation = #_sourceLocation) -> [Int] {
    let layers = (view.layer.sublayers ?? []).filter { $0.delegate is UIView }
    #expect(view.subviews.map(\.layer) == layers, sourceLocation: location)
    #expect(view.subviews.allSatisfy { $0.superview === view }, sourceLocation: location)
    return view.subviews.map(\.tag)
  }

  @Test("V04 addSubview puts the view on top; again brings it to the front")
  func adding() {
    let (parent, subviews) = parentOfFour()
    #expect(order(parent) == [1, 2, 3, 4])
    parent.addSubview(subviews[1])
    #expect(order(parent) == [1, 3, 4, 2])
  }

  @Test(
    "V04 insertSubview(at:) of a new view",
    arguments: [(0, [9, 1, 2, 3, 4]), (2, [1, 2, 9, 3, 4]), (4, [1, 2, 3, 4, 9])])
  func insertingAtIndex(_ index: Int, _ expected: [Int]) {
    let (parent, _) = parentOfFour()
    let view = UIView()
    view.tag = 9
    parent.insertSubview(view, at: index)
    #expect(order(parent) == expected)
  }

  @Test("V04 an index past the end is the top")
  func insertingPastTheEnd() {
    let (parent, subviews) = parentOfFour()
    parent.insertSubview(subviews[0], at: 99)
    #expect(order(parent) == [2, 3, 4, 1])
  }

  @Test("V04 insertSubview(at:) within the same parent counts the other subviews")
  func reinserting() {
    let (parent, subviews) = parentOfFour()
    parent.insertSubview(subviews[0], at: 2)
    #expect(order(parent) == [2, 3, 1, 4])
    parent.insertSubview(subviews[3], at: 0)
    #expect(order(parent) == [4, 2, 3, 1])
  }

  @Test("V04 above and below a sibling, of new and of present views")
  func insertingNextToSibling() {
    let (parent, subviews) = parentOfFour()
    parent.insertSubview(subviews[0], aboveSubview: subviews[2])
    #expect(order(parent) == [2, 3, 1, 4])
    parent.insertSubview(subviews[3], belowSubview: subviews[1])
    #expect(order(parent) == [4, 2, 3, 1])
    let view = UIView()
    view.tag = 9
    parent.insertSubview(view, belowSubview: subviews[2])
    #expect(order(parent) == [4, 2, 9, 3, 1])
    parent.insertSubview(view, aboveSubview: view)
    #expect(order(parent) == [4, 2, 9, 3, 1])
  }

  @Test("V04 exchangeSubview changes two places, also neighbours and the same twice")
  func exchanging() {
    let (parent, _) = parentOfFour()
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(order(parent) == [4, 2, 3, 1])
    parent.exchangeSubview(at: 1, withSubviewAt: 2)
    #expect(order(parent) == [4, 3, 2, 1])
    parent.exchangeSubview(at: 2, withSubviewAt: 2)
    #expect(order(parent) == [4, 3, 2, 1])
  }

  @Test("V04 to the front and to the back; of somebody else's view nothing happens")
  func frontAndBack() {
    let (parent, subviews) = parentOfFour()
    parent.bringSubviewToFront(subviews[0])
    parent.sendSubviewToBack(subviews[2])
    #expect(order(parent) == [3, 2, 4, 1])
    parent.bringSubviewToFront(UIView())
    parent.sendSubviewToBack(UIView())
    #expect(order(parent) == [3, 2, 4, 1])
  }

  @Test("V04 a view has one superview: adding it elsewhere takes it away")
  func movingBetweenParents() {
    let (first, subviews) = parentOfFour()
    let (second, others) = parentOfFour()
    second.insertSubview(subviews[0], belowSubview: others[0])
    #expect(order(first) == [2, 3, 4])
    #expect(order(second) == [1, 1, 2, 3, 4])
    #expect(second.subviews.first === subviews[0])
  }

  @Test("V04 removeFromSuperview takes view and layer out; twice does no harm")
  func removing() {
    let (parent, subviews) = parentOfFour()
    subviews[2].removeFromSuperview()
    subviews[2].removeFromSuperview()
    #expect(order(parent) == [1, 2, 4])
    #expect(subviews[2].superview == nil && subviews[2].layer.superlayer == nil)
  }

  @Test("V04 bare sublayers between the subviews keep their place")
  func bareSublayers() {
    let (parent, subviews) = parentOfFour()
    let bare = CALayer()
    bare.name = "bare"
    parent.layer.insertSublayer(bare, above: subviews[1].layer)
    func names() -> [String] { (parent.layer.sublayers ?? []).map { $0.name ?? "-" } }
    #expect(names() == ["1", "2", "bare", "3", "4"])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(names() == ["4", "2", "bare", "3", "1"])
    parent.insertSubview(UIView(), at: 2)
    #expect(names() == ["4", "2", "bare", "-", "3", "1"])
    parent.sendSubviewToBack(subviews[0])
    #expect(names() == ["1", "4", "2", "bare", "-", "3"])
    _ = order(parent)
  }

  @Test("V04 isDescendant counts the view itself and everything above it")
  func descendants() {
    let (parent, subviews) = parentOfFour()
    let leaf = UIView()
    subviews[0].addSubview(leaf)
    #expect(leaf.isDescendant(of: leaf) && leaf.isDescendant(of: parent))
    #expect(!leaf.isDescendant(of: subviews[1]) && !parent.isDescendant(of: leaf))
  }

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("V04 adding a view's ancestor to it is refused with both classes named")
  func ancestorInDescendant() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let window = UIWindow().shown()
      let middle = UIView()
      let bottom = UIView()
      window.addSubview(middle)
      middle.addSubview(bottom)
      bottom.addSubview(window)
    }
    #expect(
      text(result).contains(
        "UIWindow cannot be added to UIView: it is the same view or one of its superviews"))
  }

  @Test("V04 adding a view to itself is refused")
  func viewInItself() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UIView()
      view.addSubview(view)
    }
    #expect(text(result).contains("UIView cannot be added to UIView"))
  }

  @Test("V04 exchanging places that do not exist is refused")
  func exchangingOutOfRange() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UIView().exchangeSubview(at: 0, withSubviewAt: 1)
    }
    #expect(text(result).contains("exchangeSubview(at:withSubviewAt:) takes indices of subviews"))
  }

  @Test("removed views and what they hold are freed, with their layers")
  func removedSubtreeIsFreed() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).shown()
    weak var view: UIView?
    weak var leaf: UIView?
    weak var leafLayer: CALayer?
    do {
      let (parent, subviews) = parentOfFour()
      window.addSubview(parent)
      _ = window.layer.commitTree()
      (view, leaf, leafLayer) = (parent, subviews[0], subviews[0].layer)
    }
    #expect(view != nil && leaf != nil)
    view?.removeFromSuperview()
    #expect(view == nil && leaf == nil && leafLayer == nil)
  }

  @Test("a window, its controller and their views are freed together")
  func windowIsFreed() {
    weak var window: UIWindow?
    weak var controller: UIViewController?
    weak var view: UIView?
    do {
      let made = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).shown()
      made.rootViewController = UIViewController()
      (window, controller, view) = (made, made.rootViewController, made.rootViewController?.view)
      _ = made.layer.commitTree()
    }
    #expect(window == nil && controller == nil && view == nil)
  }
}
