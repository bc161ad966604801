import CoreGraphics
import TestSupport
import Testing

@testable import UIKit

@Suite @MainActor struct ScrollTouchTests {
  private func withPad() -> (Roll, Pad) {
    let roll = Roll()
    let pad = Pad(frame: CGRect(x: 0, y: 0, width: 200, height: 2000))
    pad.name = "pad"
    roll.view.addSubview(pad)
    return (roll, pad)
  }

  @Test("S04 E06 the content hears of a touch after 0.15 s, or when it ends, and not of a drag")
  func delay() {
    let (roll, _) = withPad()
    let held = CallRecord.of {
      roll.down(50, 50, at: 0)
      CallRecord.note("waits")
      roll.frame(at: 0.16)
    }
    #expect(held == ["waits", "pad began 50"])
    roll.up(50, 50, at: 0.2)
    let tapped = CallRecord.of {
      roll.down(50, 50, at: 1)
      roll.up(50, 50, at: 1.05)
    }
    #expect(tapped == ["pad began 50", "pad ended 50"])
    let dragged = CallRecord.of { roll.drag(from: 250, to: 200, rests: true) }
    #expect(!dragged.contains { $0.hasPrefix("pad") })
    roll.settle()
    roll.view.delaysContentTouches = false
    let now = CallRecord.of { roll.down(60, 50, at: 3) }
    #expect(now == ["pad began 60"])
  }

  @Test("S04 E06 a drag takes touches away from views, and not from controls")
  func cancelling() {
    let (roll, pad) = withPad()
    let calls = CallRecord.of {
      roll.down(50, 250, at: 0)
      roll.frame(at: 0.2)
      roll.move(50, 200, at: 0.3)
    }
    #expect(calls.last == "pad cancelled 50" && roll.y == 40)
    roll.up(50, 200, at: 2)
    pad.removeFromSuperview()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 2000))
    roll.view.addSubview(button)
    roll.down(50, 250, at: 3)
    roll.frame(at: 3.2)
    roll.move(50, 200, at: 3.3)
    #expect(button.isTracking && roll.y == 40)
    roll.up(50, 200, at: 3.4)
    roll.view.canCancelContentTouches = true
    roll.drag(from: 250, to: 200, rests: true)
    #expect(roll.y == 80)
  }

  @Test("S04 the bars are seen while the content moves, in proportion, and fade")
  func indicators() throws {
    let roll = Roll()
    #expect(roll.view.layer.sublayers == nil)
    roll.down(100, 250, at: 0)
    roll.move(100, 150, at: 0.1)
    roll.frame(at: 0.1)
    let bar = try #require(roll.view.bars.vertical)
    #expect(bar.opacity == 1 && roll.view.bars.horizontal == nil)
    #expect(abs(bar.frame.height - 294 * 300 / 2000) < 1e-6)
    #expect(abs(bar.frame.minY - (90 + 3 + 90.0 / 1700 * (294 - bar.frame.height))) < 1e-6)
    roll.up(100, 150, at: 1)
    roll.settle()
    #expect(bar.opacity == 0 && bar.animation(forKey: "fade") != nil)
    roll.view.showsVerticalScrollIndicator = false
    #expect(bar.superlayer == nil)
  }

  @Test("S04 a view that leaves its window stops, and one that is not in any does not animate")
  func leaving() {
    let roll = Roll()
    roll.drag(from: 250, to: 150)
    roll.view.removeFromSuperview()
    #expect(!roll.view.isDecelerating)
    roll.view.setContentOffset(CGPoint(x: 0, y: 7), animated: true)
    #expect(roll.y == 7)
  }
}
