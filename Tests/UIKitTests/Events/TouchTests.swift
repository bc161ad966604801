import TestSupport
import Testing

@testable import UIKit

@Suite @MainActor struct TouchTests {
  private let pads = Pads()

  @Test("E05 a touch is one object whose phase, places and times go on")
  func life() throws {
    var seen: [UITouch] = []
    final class Watcher: UIView {
      var onTouch: (UITouch) -> Void = { _ in }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        touches.forEach(onTouch)
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        touches.forEach(onTouch)
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        touches.forEach(onTouch)
      }
    }
    let watcher = Watcher(frame: CGRect(x: 10, y: 0, width: 50, height: 50))
    pads.left.addSubview(watcher)
    var lines: [String] = []
    watcher.onTouch = { touch in
      seen.append(touch)
      lines.append(
        "\(touch.phase) \(touch.location(in: watcher).x) \(touch.previousLocation(in: nil).x) "
          + "\(touch.timestamp) \(touch.tapCount) \(touch.type)")
    }
    pads.began(1, 20, 20, time: 1)
    pads.moved(1, 30, 20, time: 2)
    pads.ended(1, 35, 20, time: 3)
    #expect(
      lines == ["began 10.0 20.0 1.0 1 direct", "moved 20.0 20.0 2.0 1 direct"]
        + ["ended 25.0 30.0 3.0 1 direct"])
    #expect(seen.allSatisfy { $0 === seen[0] && $0.window === pads.window && $0.view === watcher })
    let bare = UITouch()
    #expect(bare.tapCount == 0 && bare.view == nil && bare.force == 0)
    #expect(UIEvent().allTouches == nil && UIEvent().type == .touches)
  }

  @Test("E05 taps in the same place within a third of a second are counted")
  func tapCount() {
    var counts: [Int] = []
    for (x, time) in [(20, 0.0), (22, 0.2), (20, 0.4), (90, 0.5), (90, 1.2)] as [(CGFloat, Double)]
    {
      pads.began(1, x, time: time)
      counts.append(pads.input.touch(1)?.tapCount ?? 0)
      pads.ended(1, x, time: time + 0.05)
    }
    #expect(counts == [1, 2, 3, 1, 1])
  }

  @Test("E05 an event has every finger, those that rest among them")
  func allTouches() throws {
    final class Watching: UIWindow {
      var phases: [[String]] = []
      override func sendEvent(_ event: UIEvent) {
        phases.append((event.allTouches ?? []).map { "\($0.phase)" }.sorted())
        super.sendEvent(event)
      }
    }
    let window = Watching(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).shown()
    let input = WindowInput(window: window)
    let point = CGPoint(x: 10, y: 10)
    input.send([.init(1, .began, at: point)], time: 0)
    input.send([.init(2, .began, at: point)], time: 0)
    input.send([.init(1, .moved, at: point), .init(2, .ended, at: point)], time: 0)
    input.send([.init(2, .moved, at: point)], time: 0)
    #expect(
      window.phases == [["began"], ["began", "stationary"], ["ended", "moved"]])
    #expect(input.touch(1) != nil && input.touch(2) == nil)
  }

  @Test("E04 a view hears of its first touch alone unless it takes several")
  func multipleTouch() {
    let calls = CallRecord.of {
      pads.began(1, 10)
      pads.began(2, 20)
      pads.began(3, 110)
      pads.moved(2, 25)
      pads.ended(1, 10)
      pads.moved(2, 30)
      pads.ended(2, 30)
      pads.ended(3, 110)
    }
    #expect(calls == ["left began 10", "right began 10", "left ended 10", "right ended 10"])
    pads.left.isMultipleTouchEnabled = true
    let several = CallRecord.of {
      pads.began(1, 10)
      pads.began(2, 20)
      pads.input.send(
        [.init(1, .moved, at: CGPoint(x: 11, y: 0)), .init(2, .moved, at: CGPoint(x: 21, y: 0))],
        time: 0)
      pads.input.cancelAll(time: 0)
    }
    #expect(
      several == ["left began 10", "left began 20", "left moved 11,21", "left cancelled 11,21"])
  }

  @Test("E04 while an exclusive view is touched nothing else is, and it is not while others are")
  func exclusiveTouch() {
    pads.right.isExclusiveTouch = true
    let calls = CallRecord.of {
      pads.began(1, 110)
      pads.began(2, 10)
      pads.ended(2, 10)
      pads.ended(1, 110)
      pads.began(2, 10)
      pads.began(1, 110)
      pads.ended(2, 10)
      pads.ended(1, 110)
      pads.began(1, 110)
      pads.cancelled(1)
    }
    #expect(
      calls == ["right began 10", "right ended 10", "left began 10", "left ended 10"]
        + ["right began 10", "right cancelled 10"])
  }

  @Test("E04 two exclusive buttons are never both touched")
  func twoExclusive() {
    pads.left.isExclusiveTouch = true
    pads.right.isExclusiveTouch = true
    let calls = CallRecord.of {
      pads.input.send(
        [.init(1, .began, at: CGPoint(x: 10, y: 5)), .init(2, .began, at: CGPoint(x: 110, y: 5))],
        time: 0)
    }
    #expect(calls == ["left began 10"])
  }

  @Test("E05 a view that leaves the window is told that its touch is over, and is freed")
  func removedMidTouch() {
    weak var gone: Pad?
    let calls = CallRecord.of {
      let view = Pad(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let holder = UIView(frame: view.frame)
      holder.addSubview(view)
      pads.left.addSubview(holder)
      gone = view
      pads.began(1, 20, 20)
      holder.removeFromSuperview()
    }
    #expect(calls == ["pad began 20", "pad cancelled 20"])
    #expect(gone == nil)
    let later = CallRecord.of {
      pads.moved(1, 30)
      pads.ended(1, 30)
    }
    #expect(later.isEmpty)
  }

  @Test("E05 a view may take itself out while it is told of its touch")
  func removesItself() {
    let view = pads.left
    view.onTouch = { phase in if phase == .ended { view.removeFromSuperview() } }
    let calls = CallRecord.of {
      pads.began(1, 20)
      pads.ended(1, 20)
      pads.began(1, 20)
      pads.ended(1, 20)
    }
    #expect(calls == ["left began 20", "left ended 20"])
  }

  @Test("E05 touches whose end is lost, unknown fingers and places that are none do no harm")
  func badInput() {
    let calls = CallRecord.of {
      pads.began(1, 20)
      pads.began(1, 30)
      pads.moved(1, .nan, .infinity)
      pads.moved(7, 50)
      pads.ended(7, 50)
      pads.began(8, .nan)
      pads.ended(1, .infinity, .nan, time: .nan)
      pads.ended(1, 10)
    }
    #expect(
      calls == ["left began 20", "left cancelled 20", "left began 30", "left moved 30"]
        + ["left ended 30"])
    #expect([1, 7, 8].allSatisfy { pads.input.touch($0) == nil })
  }

  @Test("E03 touches go up the chain: view, controller, superview, window, application")
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
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).shown()
    let controller = Controller()
    window.rootViewController = controller
    controller.view.addSubview(UIView(frame: window.bounds))
    let calls = CallRecord.of {
      WindowInput(window: window).press(at: CGPoint(x: 5, y: 5), time: 0)
    }
    #expect(calls == ["controller", "window"])
    #expect(window.next === UIApplication.shared)
  }
}
