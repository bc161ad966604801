#pragma once

#include <stdlib.h>
#include <string.h>

// What Swift cannot ask: whether the processor, and the system's saving of its registers, allow
// the instructions of x86-64-v3 (AVX2, BMI, FMA …). LAYERKIT_KERNELS=portable says no, to look for
// a difference between the kernels on one machine.
static inline int processor_has_x86_64_v3(void) {
#if defined(__x86_64__)
  const char *kernels = getenv("LAYERKIT_KERNELS");
  if (kernels && strcmp(kernels, "portable") == 0) return 0;
  return __builtin_cpu_supports("x86-64-v3") != 0;
#else
  return 0;
#endif
}

// Asks for memory that will soon be written, without waiting for it.
static inline void processor_prefetch(const void *place) {
  __builtin_prefetch(place, 1, 3);
}

// The same for memory that will be read, which other threads may read as well.
static inline void processor_prefetch_reading(const void *place) {
  __builtin_prefetch(place, 0, 3);
}

// Tells the processor that a loop waits for another one.
static inline void processor_pause(void) {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  __asm__ volatile("yield");
#endif
}

// Sixteen numbers of sixteen bits, and the upper halves of their products. Swift has no word for
// the instruction, and the compiler does not see it in every loop that spells it out.
typedef unsigned short processor_u16x16 __attribute__((ext_vector_type(16)));
static inline __attribute__((always_inline)) processor_u16x16
processor_high_products(processor_u16x16 a, processor_u16x16 b) {
#if defined(__AVX2__)
  typedef short vector __attribute__((vector_size(32)));
  return (processor_u16x16)__builtin_ia32_pmulhuw256((vector)a, (vector)b);
#elif defined(__SSE2__)
  typedef short vector __attribute__((vector_size(16)));
  typedef unsigned short half __attribute__((ext_vector_type(8)));
  half low = (half)__builtin_ia32_pmulhuw128((vector)a.lo, (vector)b.lo);
  half high = (half)__builtin_ia32_pmulhuw128((vector)a.hi, (vector)b.hi);
  return __builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
#else
  typedef unsigned int wide __attribute__((ext_vector_type(16)));
  wide products = __builtin_convertvector(a, wide) * __builtin_convertvector(b, wide);
  return __builtin_convertvector(products >> 16, processor_u16x16);
#endif
}
