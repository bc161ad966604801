import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite struct TransactionTests {
  @Test func A05_levelsNestAndTheInnermostSettingHolds() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.setAnimationDuration(3)
    CATransaction.setDisableActions(true)
    #expect(CATransaction.animationDuration() == 3 && CATransaction.disableActions())
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2 && !CATransaction.disableActions())
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
    // One too many does nothing.
    CATransaction.commit()
  }

  @Test func A05_aLayersAnimationTakesDurationAndCurve() {
    let play = Playhead()
    let curve = CAMediaTimingFunction(name: .easeIn)
    CATransaction.begin()
    CATransaction.setAnimationDuration(4)
    CATransaction.setAnimationTimingFunction(curve)
    play.layer.opacity = 0
    CATransaction.setDisableActions(true)
    play.layer.cornerRadius = 4
    CATransaction.commit()
    #expect(play.layer.animation(forKey: "opacity")?.duration == 4)
    #expect(play.layer.animation(forKey: "opacity")?.timingFunction == curve)
    #expect(play.layer.animation(forKey: "cornerRadius") == nil)
  }

  @Test func A05_valuesAreKeptByKeyAndReadFromWithin() {
    CATransaction.begin()
    CATransaction.setValue(7, forKey: "mine")
    CATransaction.setValue(NSNumber(value: 1.5), forKey: "animationDuration")
    CATransaction.setValue(NSNumber(value: true), forKey: "disableActions")
    CATransaction.begin()
    #expect(CATransaction.value(forKey: "mine") as? Int == 7)
    #expect(CATransaction.animationDuration() == 1.5)
    #expect(CATransaction.disableActions())
    CATransaction.setValue(8, forKey: "mine")
    #expect(CATransaction.value(forKey: "mine") as? Int == 8)
    CATransaction.commit()
    #expect(CATransaction.value(forKey: "mine") as? Int == 7)
    CATransaction.commit()
    #expect(CATransaction.value(forKey: "mine") == nil)
  }

  @Test func A05_theBlockIsCalledOnceWhenAllThatWasAddedIsOver() {
    let play = Playhead()
    var calls: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("inner") }
    play.add(basic("opacity", from: 0, to: 1, duration: 1))
    CATransaction.commit()
    play.add(basic("cornerRadius", from: 0, to: 1, duration: 2))
    CATransaction.commit()
    play.frame(at: 0.5)
    #expect(calls == [])
    play.frame(at: 1)
    #expect(calls == ["inner"])
    play.frame(at: 2)
    play.frame(at: 3)
    #expect(calls == ["inner", "outer"])
  }

  @Test func A05_withoutAnimationsTheBlockIsCalledWithTheNextFrame() {
    let play = Playhead()
    var calls = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls += 1 }
    CATransaction.commit()
    #expect(calls == 0)
    play.frame(at: 0)
    #expect(calls == 1)
  }

  @Test func A05_whatIsSetOutsideHoldsUntilTheNextFrameOrFlush() {
    let play = Playhead()
    CATransaction.setAnimationDuration(5)
    #expect(CATransaction.animationDuration() == 5)
    play.frame(at: 0)
    #expect(CATransaction.animationDuration() == 0.25)
    CATransaction.setAnimationDuration(6)
    CATransaction.begin()
    // Within another, nothing is flushed.
    CATransaction.flush()
    #expect(CATransaction.animationDuration() == 6)
    CATransaction.commit()
    CATransaction.flush()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func A05_threadsHaveTransactionsOfTheirOwn() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(9)
    CATransaction.setDisableActions(true)
    nonisolated(unsafe) var elsewhere: [String] = []
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      elsewhere.append("\(CATransaction.animationDuration()) \(CATransaction.disableActions())")
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      elsewhere.append("\(CATransaction.animationDuration())")
      CATransaction.commit()
      done.signal()
    }
    thread.start()
    done.wait()
    #expect(elsewhere == ["0.25 false", "1.0"])
    #expect(CATransaction.animationDuration() == 9)
    CATransaction.commit()
  }
}
