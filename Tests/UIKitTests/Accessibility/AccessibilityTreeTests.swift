import Foundation
import Testing

@testable import UIKit

/// What of a window is told of, and in which order.
@MainActor @Suite struct AccessibilityTreeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400)).shown()

  @discardableResult
  private func label(_ text: String, _ x: CGFloat, _ y: CGFloat, in view: UIView? = nil) -> UILabel
  {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 40, height: 20))
    label.text = text
    (view ?? window).addSubview(label)
    return label
  }

  private func group(_ x: CGFloat, _ y: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: 100, height: 100))
    window.addSubview(view)
    return view
  }

  /// The labels, those of groups in brackets.
  private var told: String { words(window.accessibilityTree()) }

  private func words(_ nodes: [AccessibilityNode]) -> String {
    nodes.map { node in
      node.children.map { "[" + words($0) + "]" } ?? node.label ?? "?"
    }.joined(separator: " ")
  }

  @Test func readFromTopToBottomAndByRows() {
    label("c", 200, 4)
    label("d", 0, 50)
    label("a", 0, 8)
    label("b", 100, 0)
    #expect(told == "a b c d")
    window.semanticContentAttribute = .forceRightToLeft
    #expect(told == "c b a d")
  }

  @Test func plainContainersDoNotMatterAndGroupsDo() {
    let left = group(0, 0)
    let right = group(200, 0)
    label("1", 0, 0, in: left)
    label("3", 0, 50, in: left)
    label("2", 0, 0, in: right)
    label("4", 0, 50, in: right)
    #expect(told == "1 2 3 4")
    for view in [left, right] { view.shouldGroupAccessibilityChildren = true }
    #expect(told == "[1 3] [2 4]")
  }

  @Test func whatIsHiddenIsNotTold() {
    label("a", 0, 0).isHidden = true
    label("b", 0, 30).alpha = 0
    let hidden = group(0, 60)
    label("c", 0, 0, in: hidden)
    hidden.accessibilityElementsHidden = true
    label("", 0, 90)
    label("d", 0, 120).frame = .zero
    label("e", 0, 150).isAccessibilityElement = false
    label("f", 0, 180)
    #expect(told == "f")
  }

  @Test func anElementHidesWhatIsInIt() {
    let view = group(0, 0)
    label("a", 0, 0, in: view)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "all"
    #expect(told == "all")
  }

  @Test func givenOrderHoldsAndLoopsEnd() {
    let view = group(0, 0)
    let (a, b) = (label("a", 0, 0, in: view), label("b", 0, 30, in: view))
    let extra = UIAccessibilityElement(accessibilityContainer: view)
    extra.accessibilityLabel = "x"
    view.accessibilityElements = [b, extra, a, 7, view, window, b]
    #expect(told == "[b x a]")
    let loop = [group(0, 200), group(0, 300)]
    loop[0].accessibilityElements = [loop[1]]
    loop[1].accessibilityElements = [loop[0]]
    #expect(told == "[b x a]")
  }

  @Test func containersMayCountTheirElements() {
    final class Chart: UIView {
      var count = 2
      override func accessibilityElementCount() -> Int { count }
      override func accessibilityElement(at index: Int) -> Any? {
        let element = UIAccessibilityElement(accessibilityContainer: self)
        element.accessibilityLabel = "bar \(index)"
        return element
      }
    }
    let chart = Chart(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(chart)
    #expect(told == "[bar 0 bar 1]")
    for count in [-1, Int.min, NSNotFound] {
      chart.count = count
      #expect(told == "")
    }
    chart.count = 1_000_000
    #expect(AccessibilityNode.elements(of: window.accessibilityTree()).count == 10_000)
  }

  @Test func modalViewsShutOffWhatIsBehind() {
    label("a", 0, 0)
    let front = group(0, 0)
    label("b", 0, 0, in: front)
    front.accessibilityViewIsModal = true
    label("c", 0, 100)
    #expect(told == "b")
    front.isHidden = true
    #expect(told == "a c")
  }

  @Test func deepGroupsEnd() {
    var view: UIView = window
    for _ in 0..<2_000 {
      let next = UIView(frame: view.bounds)
      next.shouldGroupAccessibilityChildren = true
      view.addSubview(next)
      view = next
    }
    label("a", 0, 0, in: view)
    #expect(AccessibilityNode.elements(of: window.accessibilityTree()).map(\.label) == ["a"])
  }

  @Test func cellsAreOneThingUnlessThereIsSomethingToUse() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    window.addSubview(cell)
    cell.layoutIfNeeded()
    #expect(told == "Title, Detail")
    cell.isSelected = true
    #expect(window.accessibilityTree().first?.traits == .selected)
    cell.accessoryView = UISwitch()
    cell.layoutIfNeeded()
    #expect(!cell.isAccessibilityElement)
    #expect(told.hasPrefix("[Title"))
  }

  @Test func segmentsAndStepsAreElements() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.selectedSegmentIndex = 1
    control.setEnabled(false, forSegmentAt: 0)
    window.addSubview(control)
    #expect(told == "[A B]" && control.accessibilityElementCount() == 2)
    let traits = AccessibilityNode.elements(of: window.accessibilityTree()).map(\.traits)
    #expect(traits == [[.button, .notEnabled], [.button, .selected]])
    let stepper = UIStepper(frame: CGRect(x: 0, y: 50, width: 94, height: 32))
    window.addSubview(stepper)
    #expect(told == "[A B] [Decrement Increment]")
  }

  @Test func barsSayWhatTheirItemsSay() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 300, width: 400, height: 49))
    let (home, more) = (UITabBarItem(), UITabBarItem())
    (home.title, more.title) = ("Home", "More")
    home.accessibilityIdentifier = "home"
    home.badgeValue = "3"
    more.accessibilityLabel = "Others"
    bar.items = [home, more]
    bar.selectedItem = home
    window.addSubview(bar)
    bar.layoutIfNeeded()
    let nodes = AccessibilityNode.elements(of: window.accessibilityTree())
    #expect(nodes.map(\.label) == ["Home", "Others"])
    #expect(nodes.first?.identifier == "home" && nodes.first?.value == "3")
    #expect(nodes.first?.traits.names == ["button", "selected", "tabBarItem"])
  }
}
