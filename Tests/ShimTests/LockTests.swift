import Dispatch
import Testing
import os

@Suite struct LockTests {
  @Test("a lock is held by one") func unfairLock() {
    var lock = os_unfair_lock()
    os_unfair_lock_lock(&lock)
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    #expect(os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
  }

  @Test("many threads count what a lock guards") func guarded() {
    let counter = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<500 { counter.withLock { $0 += 1 } }
    }
    #expect(counter.withLock { $0 } == 4_000)
    let inner = counter.withLockUnchecked { _ in counter.withLockIfAvailable { $0 } }
    #expect(inner == nil)
  }

  @Test("a lock that guards nothing") func plain() {
    let lock = OSAllocatedUnfairLock()
    #expect(lock.withLock { 5 } == 5)
    lock.lock()
    #expect(!lock.lockIfAvailable())
    lock.unlock()
  }
}
