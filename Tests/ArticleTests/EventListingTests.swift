import TestSupport
import Testing
import UIKit

/// The overlay of the fourth article: a blue frame in a yellow overlay over a red button.
private final class Overlay: UIView {
  let blueFrame = CGRect(x: 10, y: 10, width: 30, height: 30)

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    blueFrame.contains(point)
  }
}

@Suite @MainActor struct EventListingTests {
  @Test("E02 the overlay takes the touches in its blue frame, the button below all others")
  func overlay() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let button = UIButton(frame: window.bounds)
    let overlay = Overlay(frame: window.bounds)
    window.addSubview(button)
    window.addSubview(overlay)
    #expect(window.hitTest(CGPoint(x: 20, y: 20), with: nil) === overlay)
    #expect(window.hitTest(CGPoint(x: 60, y: 60), with: nil) === button)
    #expect(window.hitTest(CGPoint(x: 40, y: 20), with: nil) === button)
  }

  @Test("E03 a view that does not answer hands the touch up the chain, to the window and further")
  func chain() {
    final class Controller: UIViewController {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        CallRecord.note("controller")
        super.touchesBegan(touches, with: event)
      }
    }
    final class Window: UIWindow {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        CallRecord.note("window")
        super.touchesBegan(touches, with: event)
      }
    }
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = Controller()
    window.rootViewController = controller
    window.isHidden = false
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(inner)
    #expect(CallRecord.of { inner.touchesBegan([], with: nil) } == ["controller", "window"])
    let chain = sequence(first: inner as UIResponder, next: \.next).map {
      type(of: $0) == UIView.self
    }
    #expect(chain == [true, true, false, false, false])
  }
}
