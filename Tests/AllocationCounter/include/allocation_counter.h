#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/// How often this thread has asked for memory since it began.
///
/// Linking this target puts its `malloc` in place of the C library's, which it calls on to. Under a
/// sanitizer, which has its own, nothing is counted.
uint64_t allocation_count(void);

/// Whether anything is counted.
int allocation_counting_works(void);

#endif
