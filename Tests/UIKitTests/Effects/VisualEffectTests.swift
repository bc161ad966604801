import Testing
import UIKit

@Suite @MainActor struct VisualEffectTests {
  @Test("L17 a blur filters what is below and lays a tone over it, under the content")
  func layers() throws {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
    #expect(view.subviews.last === view.contentView)
    #expect(view.subviews.allSatisfy { $0.frame == view.bounds })
    let backdrop = try #require(view.subviews.first)
    let names = backdrop.layer.backgroundFilters?.compactMap { ($0 as? CAFilter)?.name }
    #expect(names == ["gaussianBlur", "colorSaturate"])
    #expect(backdrop.backgroundColor == UIColor(white: 0.11, alpha: 0.73))
    view.effect = nil
    #expect(backdrop.isHidden)
  }

  @Test("L17 a material without a fixed style follows the appearance")
  func follows() throws {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    let fixed = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialDark))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).shown()
    window.addSubview(view)
    window.addSubview(fixed)
    #expect(view.subviews[0].backgroundColor != fixed.subviews[0].backgroundColor)
    window.overrideUserInterfaceStyle = .dark
    #expect(view.subviews[0].backgroundColor == fixed.subviews[0].backgroundColor)
  }

  @Test("L17 effects of one style are equal; the touch goes to the content")
  func equality() {
    #expect(UIBlurEffect(style: .light) == UIBlurEffect(style: .light))
    #expect(UIBlurEffect(style: .light) != UIBlurEffect(style: .dark))
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
    #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view.contentView)
  }
}
