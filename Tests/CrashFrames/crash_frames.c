// Swift's backtraces end where the C library raises a signal without a frame pointer, which is where
// every trap of its runtime is. The unwinder of the C library goes on from there.

#define _GNU_SOURCE
#include "crash_frames.h"

#include <execinfo.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

static const int signals[] = {SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE};
enum { count = sizeof signals / sizeof signals[0] };
static struct sigaction before[count];

static void say(int number) {
  static const char title[] = "\nframes of the crash:\n";
  void *frames[64];
  int found = backtrace(frames, 64);
  ssize_t written = write(STDERR_FILENO, title, sizeof title - 1);
  (void)written;
  backtrace_symbols_fd(frames, found, STDERR_FILENO);
  // Whoever was asked before us is asked when the signal comes again.
  for (int index = 0; index < count; index++) {
    if (signals[index] == number) sigaction(number, &before[index], NULL);
  }
  raise(number);
}

__attribute__((constructor)) static void begin(void) {
  // The first call loads the unwinder, which a handler must not do.
  void *frames[1];
  backtrace(frames, 1);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = say;
  sigemptyset(&action.sa_mask);
  action.sa_flags = SA_NODEFER;
  for (int index = 0; index < count; index++) sigaction(signals[index], &action, &before[index]);
}
