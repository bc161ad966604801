#pragma once

// What Swift cannot ask: whether the processor, and the system's saving of its registers, allow
// the instructions of x86-64-v3 (AVX2, BMI, FMA …).
static inline int processor_has_x86_64_v3(void) {
#if defined(__x86_64__)
  return __builtin_cpu_supports("x86-64-v3") != 0;
#else
  return 0;
#endif
}

// Asks for memory that will soon be written, without waiting for it.
static inline void processor_prefetch(const void *place) {
  __builtin_prefetch(place, 1, 3);
}
