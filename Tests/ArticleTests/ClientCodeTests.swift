import Testing
import UIKit

@Suite @MainActor struct ClientCodeTests {
  private final class Finish: CardControllerDelegate {
    var count = 0
    func cardControllerDidFinish(_ controller: CardController) { count += 1 }
  }

  @Test("a controller with its own initialiser shows its card, lays it out and is tapped")
  func controllerAndCard() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = CardController()
    let finish = Finish()
    controller.delegate = finish
    var taps = 0
    controller.whenTapped { taps += 1 }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    _ = window.layer.commitTree()
    #expect(controller.view.allSubviews.count == 3)
    #expect(controller.view.subviews[0].frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(controller.view.subviews[0].layer.cornerRadius == 8)
    let input = WindowInput(window: window)
    input.press(at: CGPoint(x: 100, y: 20), time: 0)
    input.release(at: CGPoint(x: 100, y: 20), time: 0.1)
    #expect(taps == 1 && finish.count == 1)
  }

  @Test("V02 a view with its own initialiser and layer class is made whole")
  func ring() throws {
    let view = RingView(frame: CGRect(x: 0, y: 0, width: 120, height: 100), inset: 10)
    let ring = try #require(view.layer as? RingLayer)
    #expect(view.frame == CGRect(x: 10, y: 10, width: 100, height: 80))
    #expect(ring.lineWidth == 10)
    view.layoutIfNeeded()
    #expect(ring.cornerRadius == 40)
    #expect(RingLayer(layer: ring).lineWidth == 10)
  }

  @Test("classes without initialisers inherit them")
  func inherited() {
    let badge = BadgeView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(badge.isHidden)
    badge.count = 1
    #expect(!badge.isHidden)
    #expect(BadgeView().frame == .zero)
    let controller = PlainController()
    controller.loadViewIfNeeded()
    #expect(controller.loads == 1)
    #expect(PlainController(nibName: nil, bundle: nil).viewIfLoaded == nil)
    #expect(UIView().with { $0.tag = 3 }.tag == 3)
    let components: [CGFloat] = [10, 20, 30, 255]
    #expect(UIColor.brand.cgColor.components == components.map { $0 / 255 })
  }
}
