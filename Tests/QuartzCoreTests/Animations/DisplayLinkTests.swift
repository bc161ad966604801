import Dispatch
import Foundation
import RenderTree
import Synchronization
import Testing

@testable import QuartzCore

@Suite struct DisplayLinkTests {
  private final class Target {
    var calls: [Double] = []
    var targets: [Double] = []
    func tick(_ link: CADisplayLink) {
      calls.append(link.timestamp)
      targets.append(link.targetTimestamp)
    }
  }

  private let play = Playhead()
  private let target = Target()
  private let link: CADisplayLink

  init() {
    link = CADisplayLink(target: target, selector: Selector(Target.tick))
  }

  private func frames(_ range: ClosedRange<Int>) {
    for frame in range { play.frame(at: 1 + Double(frame) / 60) }
  }

  /// The frames in which it was called.
  private var called: [Int] { target.calls.map { Int((($0 - 1) * 60).rounded()) } }

  @Test func A10_everyFrameIsTold() {
    link.add(to: .main, forMode: .common)
    defer { link.invalidate() }
    frames(1...3)
    #expect(called == [1, 2, 3])
    #expect(link.duration == 1.0 / 60)
    #expect(target.targets.isNear(target.calls.map { $0 + 1.0 / 60 }))
    #expect(play.root.timeToNextFrame(at: 2) == 0)
    // A frame that is made twice is told once.
    frames(3...3)
    #expect(called == [1, 2, 3])
  }

  @Test(arguments: [(30, 2), (20, 3), (26, 2), (15, 4), (60, 1), (240, 1), (0, 1)])
  func A10_fewerFramesAreEverySecondOrThird(_ wanted: Int, _ distance: Int) {
    link.preferredFramesPerSecond = wanted
    link.add(to: .main, forMode: .common)
    defer { link.invalidate() }
    frames(0...12)
    #expect(called == Array(stride(from: 0, through: 12, by: distance)))
    #expect((link.targetTimestamp - link.timestamp - Double(distance) / 60).magnitude < 1e-9)
  }

  @Test(arguments: [
    (CAFrameRateRange(minimum: 8, maximum: 30, preferred: 20), 3),
    (CAFrameRateRange(minimum: 10, maximum: 30), 2),
    (CAFrameRateRange(minimum: 30, maximum: 60, preferred: 5), 2),
    (CAFrameRateRange.default, 4),
    (CAFrameRateRange(minimum: .nan, maximum: .infinity, preferred: .nan), 4),
  ])
  func A10_theRangeGoesBeforeTheNumber(_ range: CAFrameRateRange, _ distance: Int) {
    link.preferredFramesPerSecond = 15
    link.preferredFrameRateRange = range
    link.add(to: .main, forMode: .common)
    defer { link.invalidate() }
    frames(0...12)
    #expect(called == Array(stride(from: 0, through: 12, by: distance)))
  }

  @Test func A10_whatIsPausedIsNotCalledAndLetsTheHostSleep() {
    link.add(to: .main, forMode: .common)
    defer { link.invalidate() }
    frames(1...1)
    link.isPaused = true
    frames(2...3)
    #expect(called == [1])
    #expect(play.root.timeToNextFrame(at: 2) == nil)
    link.isPaused = false
    frames(4...4)
    #expect(called == [1, 4])
  }

  @Test func A10_itRunsUntilTheLastModeIsTakenAway() {
    link.add(to: .main, forMode: .default)
    link.add(to: .main, forMode: .common)
    link.add(to: .main, forMode: .common)
    frames(1...1)
    link.remove(from: .main, forMode: .default)
    link.remove(from: .main, forMode: .default)
    frames(2...2)
    #expect(called == [1, 2])
    link.remove(from: .main, forMode: .common)
    frames(3...3)
    #expect(called == [1, 2])
    #expect(play.root.timeToNextFrame(at: 2) == nil)
  }

  @Test func A10_invalidatedItLetsGoOfItsTarget() {
    final class Gone { func tick() {} }
    weak var seen: Gone?
    let link: CADisplayLink
    do {
      let target = Gone()
      seen = target
      link = CADisplayLink(target: target, selector: Selector(Gone.tick))
    }
    link.add(to: .main, forMode: .common)
    #expect(seen != nil)
    link.invalidate()
    #expect(seen == nil)
    link.add(to: .main, forMode: .common)
    #expect(play.root.timeToNextFrame(at: 2) == nil)
  }

  @Test func A10_whatItSetsIsInTheSameFrame() {
    let layer = play.layer
    let mover = CADisplayLink { link in
      CATransaction.atOnce { layer.position.x = link.timestamp * 10 }
    }
    mover.add(to: .main, forMode: .common)
    defer { mover.invalidate() }
    play.frame(at: 2)
    #expect(play.root.node?.children.first?.geometry.transform.tx == 15)
  }

  @Test("F44 without a host a run loop calls the link for as long as it runs")
  func calledByRunLoop() {
    let calls = Mutex<[Int]>([])
    let isOver = DispatchSemaphore(value: 0)
    let thread = Thread {
      var count = 0
      let link = CADisplayLink { _ in count += 1 }
      func run(_ seconds: Double) {
        let start = count
        RunLoop.current.run(until: Date().addingTimeInterval(seconds))
        calls.withLock { $0.append(count - start) }
      }
      link.add(to: .current, forMode: .default)
      run(0.06)
      link.isPaused = true
      run(0.02)
      link.isPaused = false
      run(0.06)
      link.invalidate()
      run(0.02)
      isOver.signal()
    }
    thread.start()
    isOver.wait()
    let counts = calls.withLock { $0 }
    #expect(counts.count == 4 && counts[0] > 0 && counts[2] > 0)
    #expect(counts[1] == 0 && counts[3] == 0)
  }

  @Test("F44 where a host makes frames, run loops do not call") func calledByHostAlone() {
    let counts = Mutex<[Int]>([])
    let isOver = DispatchSemaphore(value: 0)
    let thread = Thread {
      LayerClock.$staged.withValue(7) {
        var count = 0
        let link = CADisplayLink { _ in count += 1 }
        link.add(to: .current, forMode: .default)
        RunLoop.current.run(until: Date().addingTimeInterval(0.04))
        counts.withLock { $0.append(count) }
        _ = CALayer().commitTree()
        counts.withLock { $0.append(count) }
        link.invalidate()
      }
      isOver.signal()
    }
    thread.start()
    isOver.wait()
    #expect(counts.withLock { $0 } == [0, 1])
  }
}
