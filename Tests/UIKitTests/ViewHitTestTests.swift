import TestSupport
import Testing
import UIKit

@Suite @MainActor struct ViewHitTestTests {
  /// A window of 100 × 100 with a view of 40 × 40 at (30, 30).
  private func scene() -> (window: UIWindow, view: UIView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).shown()
    let view = UIView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
    window.addSubview(view)
    return (window, view)
  }

  private let middle = CGPoint(x: 50, y: 50)

  @Test("E01 the lower edges are in, the upper ones out")
  func edges() {
    let (window, view) = scene()
    #expect(window.hitTest(CGPoint(x: 30, y: 30), with: nil) === view)
    #expect(window.hitTest(CGPoint(x: 69.9, y: 69.9), with: nil) === view)
    #expect(window.hitTest(CGPoint(x: 70, y: 50), with: nil) === window)
    #expect(window.hitTest(CGPoint(x: 50, y: 70), with: nil) === window)
    #expect(window.hitTest(CGPoint(x: 100, y: 50), with: nil) == nil)
    #expect(window.hitTest(CGPoint(x: -1, y: 50), with: nil) == nil)
  }

  @Test("E01 the last subview is asked first")
  func topmostFirst() {
    let (window, view) = scene()
    let cover = UIView(frame: view.frame)
    window.addSubview(cover)
    #expect(window.hitTest(middle, with: nil) === cover)
    window.bringSubviewToFront(view)
    #expect(window.hitTest(middle, with: nil) === view)
  }

  @Test(
    "E01 hidden, faint or not taking part: the branch is passed by",
    arguments: [
      { $0.isHidden = true }, { $0.alpha = 0 }, { $0.alpha = 0.009 },
      { $0.isUserInteractionEnabled = false },
    ] as [@MainActor @Sendable (UIView) -> Void])
  func pruned(_ change: @MainActor @Sendable (UIView) -> Void) {
    let (window, view) = scene()
    let child = UIView(frame: view.bounds)
    view.addSubview(child)
    #expect(window.hitTest(middle, with: nil) === child)
    change(view)
    #expect(window.hitTest(middle, with: nil) === window)
  }

  @Test("E01 an alpha of exactly 0.01 still takes touches")
  func faintestAlpha() {
    let (window, view) = scene()
    view.alpha = 0.01
    #expect(window.hitTest(middle, with: nil) === view)
  }

  @Test("E01 outside its parent a view is not reached, clipped or not")
  func outsideParent() {
    let (window, view) = scene()
    let child = UIView(frame: CGRect(x: -20, y: 0, width: 30, height: 10))
    view.addSubview(child)
    #expect(window.hitTest(CGPoint(x: 15, y: 35), with: nil) === window)
    #expect(window.hitTest(CGPoint(x: 35, y: 35), with: nil) === child)
  }

  @Test("E01 a view without colour or size-less child takes what falls into it")
  func emptyChild() {
    let (window, view) = scene()
    view.addSubview(UIView())
    #expect(window.hitTest(middle, with: nil) === view)
  }

  @Test("E01 the test follows transform and bounds origin")
  func geometry() {
    let (window, view) = scene()
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(child)
    view.bounds.origin = CGPoint(x: -30, y: -30)
    #expect(window.hitTest(CGPoint(x: 32, y: 32), with: nil) === view)
    #expect(window.hitTest(CGPoint(x: 62, y: 62), with: nil) === child)
    view.transform = CGAffineTransform(rotationAngle: .pi)
    #expect(window.hitTest(CGPoint(x: 38, y: 38), with: nil) === child)
    view.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(window.hitTest(middle, with: nil) === window)
  }

  @Test("E01 an overridden point(inside:with:) decides for the branch")
  func overriddenPointInside() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    let (window, _) = scene()
    let wide = Wide(frame: CGRect(x: 40, y: 40, width: 10, height: 10))
    window.addSubview(wide)
    #expect(window.hitTest(CGPoint(x: 25, y: 45), with: nil) === wide)
    #expect(window.hitTest(CGPoint(x: 15, y: 45), with: nil) === window)
  }

  @Test("E02 an overlay that lets touches through gives them to what lies below")
  func overlay() {
    final class Overlay: UIView {
      let hole = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hole.frame.contains(point)
      }
    }
    let (window, button) = scene()
    let overlay = Overlay(frame: window.bounds)
    overlay.addSubview(overlay.hole)
    window.addSubview(overlay)
    #expect(window.hitTest(CGPoint(x: 15, y: 15), with: nil) === overlay.hole)
    #expect(window.hitTest(middle, with: nil) === button)
  }

  @Test("E01 a press goes to the view that was hit, and stays with it")
  func touchStays() {
    final class Pad: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        CallRecord.note("began \(touches.first?.location(in: self).x ?? 0)")
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        CallRecord.note("moved \(touches.first?.location(in: self).x ?? 0)")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        CallRecord.note("ended in \(touches.first?.view === self)")
      }
    }
    let (window, _) = scene()
    let pad = Pad(frame: CGRect(x: 60, y: 60, width: 20, height: 20))
    window.addSubview(pad)
    let input = WindowInput(window: window)
    let calls = CallRecord.of {
      #expect(input.press(at: CGPoint(x: 65, y: 66), time: 0) === pad)
      input.move(to: CGPoint(x: 0, y: 0), time: 0.1)
      input.release(at: .zero, time: 0.2)
    }
    #expect(calls == ["began 5.0", "moved -60.0", "ended in true"])
    #expect(!input.isDown)
  }

  @Test("E01 of a large tree only the branches under the point are looked into")
  func largeTree() {
    final class Counting: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        CallRecord.note("asked")
        return super.point(inside: point, with: event)
      }
    }
    func fill(_ view: UIView, depth: Int) {
      guard depth > 0 else { return }
      let side = view.bounds.width / 4
      for index in 0..<16 {
        let place = CGPoint(x: CGFloat(index % 4) * side, y: CGFloat(index / 4) * side)
        let child = Counting(frame: CGRect(origin: place, size: CGSize(width: side, height: side)))
        view.addSubview(child)
        fill(child, depth: depth - 1)
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 64, height: 64)).shown()
    fill(window, depth: 3)
    let calls = CallRecord.of {
      let hit = window.hitTest(CGPoint(x: 0.5, y: 0.5), with: nil)
      #expect(hit?.frame == CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    // The first of its siblings is asked last, three times over.
    #expect(calls.count == 3 * 16)
  }

  @Test("E01 bounds that are no numbers are hit nowhere")
  func noNumbers() {
    let (window, view) = scene()
    #expect(window.hitTest(CGPoint(x: CGFloat.nan, y: 50), with: nil) == nil)
    #expect(window.hitTest(CGPoint(x: CGFloat.infinity, y: 50), with: nil) == nil)
    #expect(!view.point(inside: CGPoint(x: 1, y: CGFloat.nan), with: nil))
  }
}
