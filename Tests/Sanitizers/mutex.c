// Tells the thread sanitizer of locks that pass from one thread to another.
//
// Where a thread has to wait for a Mutex of Swift's, it gets it in the library Synchronization, of which
// the sanitizer sees nothing, or from the kernel: all that the lock guards would look like a race. This
// is loaded before that library, so that its functions are called first.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

// Only programs with the sanitizer have them; those that tests start may have none.
extern void __tsan_acquire(void *address) __attribute__((weak));
extern void __tsan_release(void *address) __attribute__((weak));

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self

// _MutexHandle._lockSlow(UInt32)
static const char lock_name[] = "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF";
SWIFT void lock_slow(uint32_t thread, SELF) __asm__(
    "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");
SWIFT void lock_slow(uint32_t thread, SELF) {
  ((SWIFT void (*)(uint32_t, SELF))dlsym(RTLD_NEXT, lock_name))(thread, self);
  if (__tsan_acquire) __tsan_acquire(self);
}

// _MutexHandle._tryLockSlow() -> Bool
static const char try_name[] = "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF";
SWIFT bool try_lock_slow(SELF) __asm__("$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF");
SWIFT bool try_lock_slow(SELF) {
  bool has_it = ((SWIFT bool (*)(SELF))dlsym(RTLD_NEXT, try_name))(self);
  if (has_it && __tsan_acquire) __tsan_acquire(self);
  return has_it;
}

// _MutexHandle._unlockSlow()
static const char unlock_name[] = "$s15Synchronization12_MutexHandleV11_unlockSlowyyF";
SWIFT void unlock_slow(SELF) __asm__("$s15Synchronization12_MutexHandleV11_unlockSlowyyF");
SWIFT void unlock_slow(SELF) {
  if (__tsan_release) __tsan_release(self);
  ((SWIFT void (*)(SELF))dlsym(RTLD_NEXT, unlock_name))(self);
}
