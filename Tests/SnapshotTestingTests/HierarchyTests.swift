import CoreGraphics
import QuartzCore
import Testing
import UIKit

@testable import SnapshotTesting

@MainActor
struct HierarchyTests {
  private func text<Value>(_ value: Value, as strategy: Snapshotting<Value, String>) -> String? {
    AwaitedValue.of(strategy.snapshot(value), within: 5)
  }

  @Test func viewsAreDescribedWithWhatIsInThem() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50.5))
    view.clipsToBounds = true
    view.tag = 3
    view.backgroundColor = .systemIndigo
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 30, height: 20))
    label.text = "A label"
    label.alpha = 0.5
    label.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    view.addSubview(label)
    let inner = UIView()
    inner.isHidden = true
    label.addSubview(inner)
    view.addSubview(UIView())
    #expect(
      text(view, as: .recursiveDescription) == """
        <UIView; frame = (0 0; 100 50.5); clipsToBounds = YES; tag = 3; backgroundColor = <UIDynamicSystemColor; name = systemIndigoColor>; \
        layer = <CALayer>>
           | <UILabel; frame = (10 10; 30 20); text = 'A label'; alpha = 0.5; opaque = NO; autoresize = W+BM; \
        userInteractionEnabled = NO; layer = <CALayer>>
           |    | <UIView; frame = (0 0; 0 0); hidden = YES; layer = <CALayer>>
           | <UIView; frame = (0 0; 0 0); layer = <CALayer>>
        """)
    #expect(
      text(view, as: .recursiveDescription(size: CGSize(width: 20, height: 20)))?
        .hasPrefix("<UIView; frame = (0 0; 20 20)") == true)
  }

  private final class Own: UIViewController {}

  @Test func controllersAreDescribedWithTheirChildren() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: Own()), Own()]
    let lines = text(tabs, as: .hierarchy)?.split(separator: "\n") ?? []
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("<UITabBarController>, state: appeared, view: <"))
    #expect(lines[1].hasPrefix("   | <UINavigationController>, state: appeared, view: <"))
    let own = "SnapshotTestingTests.HierarchyTests.Own"
    #expect(lines[2] == "   |    | <\(own)>, state: appeared, view: <UIView>")
    #expect(lines[3] == "   | <\(own)>, state: disappeared, view: (view not loaded)")
  }

  @Test func layersAreDescribedAsTheyAreDumped() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.accessibilityIdentifier = "card"
    view.layer.cornerRadius = 4
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.layer.addSublayer(layer)
    #expect(
      text(view, as: .layers) == """
        CALayer 'card' (0 0 20 10) cornerRadius 4
          CAGradientLayer (1 2 3 4)

        """)
    #expect(text(view.layer, as: .layers)?.hasSuffix("  CAGradientLayer (1 2 3 4)\n") == true)
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    #expect(text(controller, as: .layers(on: .iPhone8))?.hasPrefix("CALayer (0 0 375 667)") == true)
  }
}
