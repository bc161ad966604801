import CoreGraphics
import Testing
import UIKit

@testable import PreviewHost

/// What stays of what hands did when code is shown anew.
@MainActor
struct KeptStateTests {
  private final class Form: UIViewController {
    let slider = UISlider()
    let toggle = UISwitch()
    let field = UITextField()
    let choice = UISegmentedControl(items: ["a", "b", "c"])
    let scroll = UIScrollView()
    var heard: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.frame = CGRect(x: 0, y: 200, width: 300, height: 100)
      scroll.contentSize = CGSize(width: 300, height: 400)
      slider.addAction(UIAction { [unowned self] _ in heard.append("slider") }, for: .valueChanged)
      toggle.addAction(UIAction { [unowned self] _ in heard.append("switch") }, for: .valueChanged)
      field.addAction(UIAction { [unowned self] _ in heard.append("field") }, for: .editingChanged)
      let all: [UIView] = [slider, toggle, field, choice, scroll]
      for part in all { view.addSubview(part) }
    }
  }

  private final class Detail: UIViewController {}

  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = root
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  @Test func valuesStayAndAreTold() {
    let (old, new) = (Form(), Form())
    let window = window(old)
    old.slider.value = 0.7
    old.toggle.isOn = true
    old.field.text = "Anna"
    old.choice.selectedSegmentIndex = 2
    old.scroll.contentOffset.y = 120
    old.field.becomeFirstResponder()
    let kept = KeptState(of: window)
    window.rootViewController = new
    kept.apply(to: window) { _ in nil }
    #expect(new.slider.value == 0.7)
    #expect(new.toggle.isOn)
    #expect(new.field.text == "Anna")
    #expect(new.choice.selectedSegmentIndex == 2)
    #expect(new.scroll.contentOffset.y == 120)
    #expect(new.field.isFirstResponder)
    #expect(new.heard.sorted() == ["field", "slider", "switch"])
  }

  @Test func aViewIsFoundByItsIdentifierWhereverItIs() {
    let (old, new) = (Form(), Form())
    let window = window(old)
    old.slider.accessibilityIdentifier = "volume"
    old.slider.value = 0.9
    let kept = KeptState(of: window)
    new.loadViewIfNeeded()
    let box = UIView()
    new.view.insertSubview(box, at: 0)
    new.slider.accessibilityIdentifier = "volume"
    box.addSubview(new.slider)
    window.rootViewController = new
    kept.apply(to: window) { _ in nil }
    #expect(new.slider.value == 0.9)
  }

  @Test func anOffsetThatIsGoneIsTheNearest() {
    let (old, new) = (Form(), Form())
    let window = window(old)
    old.scroll.contentOffset.y = 250
    let kept = KeptState(of: window)
    new.loadViewIfNeeded()
    new.scroll.contentSize.height = 150
    window.rootViewController = new
    kept.apply(to: window) { _ in nil }
    #expect(new.scroll.contentOffset.y == 50)
  }

  @Test func pagesAndTabsStay() throws {
    func tabs() -> UITabBarController {
      let tabs = UITabBarController()
      tabs.viewControllers = [Form(), UINavigationController(rootViewController: Form())]
      return tabs
    }
    let (old, new) = (tabs(), tabs())
    let window = window(old)
    old.selectedIndex = 1
    let stack = try #require(old.viewControllers?.last as? UINavigationController)
    stack.pushViewController(Detail(), animated: false)
    window.layoutIfNeeded()
    // What is covered has been scrolled, too.
    let form = try #require(stack.viewControllers.first as? Form)
    form.scroll.contentOffset.y = 80
    let kept = KeptState(of: window)
    window.rootViewController = new
    var wanted: [String] = []
    kept.apply(to: window) { name in
      wanted.append(name)
      return Detail()
    }
    #expect(new.selectedIndex == 1)
    #expect(wanted == ["Detail"])
    let other = try #require(new.viewControllers?.last as? UINavigationController)
    #expect(other.viewControllers.map { "\(type(of: $0))" } == ["Form", "Detail"])
    #expect((other.viewControllers.first as? Form)?.scroll.contentOffset.y == 80)
  }

  @Test func aStackEndsWhereNothingCanBeMade() throws {
    let (old, new) = (
      UINavigationController(rootViewController: Form()),
      UINavigationController(rootViewController: Form())
    )
    let window = window(old)
    old.pushViewController(Detail(), animated: false)
    let kept = KeptState(of: window)
    window.rootViewController = new
    kept.apply(to: window) { _ in nil }
    #expect(new.viewControllers.count == 1)
  }
}
