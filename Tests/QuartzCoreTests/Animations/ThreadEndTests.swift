import CoreGraphics
import Foundation
import Glibc
import Synchronization
import Testing

@testable import QuartzCore

/// Threads that end in the middle of a transaction; their ids are given to those that follow.
@Suite struct ThreadEndTests {
  /// What a thread found when it began, and what it is called.
  private struct Found {
    var ids: [UInt] = []
    var leftovers = 0
    var calls = 0
  }

  private static let found = Mutex(Found())

  /// Runs a thread to its very end.
  private static func runThread(
    _ body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
  ) {
    var thread = pthread_t()
    #expect(pthread_create(&thread, nil, body, nil) == 0)
    pthread_join(thread, nil)
  }

  @Test("A05 a thread that ends in a transaction leaves nothing to the next with its id")
  func A05_aThreadThatEndsInATransactionLeavesNothing() {
    for _ in 0..<20 {
      Self.runThread { _ in
        let isFresh = ThreadState.existing == nil && !CATransaction.disableActions()
        ThreadEndTests.found.withLock {
          $0.ids.append(UInt(pthread_self()))
          if !isFresh { $0.leftovers += 1 }
        }
        CATransaction.setAnimationDuration(7)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock {
          // Called while the thread ends, it finds the thread's state and may add to it.
          CATransaction.begin()
          CATransaction.setDisableActions(true)
          ThreadEndTests.found.withLock { $0.calls += 1 }
        }
        CATransaction.begin()
        return nil
      }
    }
    let found = Self.found.withLock { $0 }
    // Otherwise this would show nothing.
    #expect(Set(found.ids).count < found.ids.count)
    #expect(found.leftovers == 0)
    #expect(found.calls == 20)
  }

  /// Where tests run, the main queue has no thread of its own.
  @Test("A05 what the main queue has begun is its own, and it calls who waits when it turns")
  @MainActor func ofTheMainQueue() async {
    for _ in 0..<20 {
      CATransaction.begin()
      CATransaction.setAnimationDuration(7)
      let done = DispatchSemaphore(value: 0)
      let elsewhere = Mutex(0.0)
      Thread.detachNewThread {
        elsewhere.withLock { $0 = CATransaction.animationDuration() }
        done.signal()
      }
      done.wait()
      #expect(elsewhere.withLock { $0 } == 0.25)
      #expect(CATransaction.animationDuration() == 7)
      CATransaction.commit()
      // Nobody makes a frame. The queue has time to come to a rest, and to go on on another thread.
      await withCheckedContinuation { goOn in Callbacks.add { goOn.resume() } }
      await withCheckedContinuation { goOn in
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.001) { goOn.resume() }
      }
    }
  }

  @Test func whatAThreadKeptIsFreedWithIt() {
    nonisolated(unsafe) weak var kept: ThreadState?
    nonisolated(unsafe) weak var layer: CALayer?
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let moving = CALayer()
      layer = moving
      moving.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
      kept = ThreadState.existing
      done.signal()
    }
    thread.start()
    done.wait()
    // The signal comes before the end of the thread.
    let limit = Date(timeIntervalSinceNow: 10)
    while kept != nil, Date() < limit { sched_yield() }
    #expect(kept == nil && layer == nil)
  }
}
