#pragma once
#include <stdint.h>

#include "processor.h"

// Orders of numbers that Swift has no words for: pixels are worked on as sixteen numbers of sixteen bits, two
// for each pixel, and what all its channels are multiplied by stands in both.

#define LANES static inline __attribute__((always_inline))

typedef unsigned char lanes_bytes __attribute__((ext_vector_type(32)));
typedef unsigned char lanes_eight __attribute__((ext_vector_type(8)));
typedef unsigned char lanes_sixteen __attribute__((ext_vector_type(16)));
typedef uint32_t lanes_pixels __attribute__((ext_vector_type(8)));

// Each of eight bytes twice.
LANES processor_u16x16 lanes_of_bytes(uint64_t bytes) {
  lanes_eight one;
  __builtin_memcpy(&one, &bytes, sizeof one);
  lanes_sixteen both =
      __builtin_shufflevector(one, one, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7);
  return __builtin_convertvector(both, processor_u16x16);
}

// The lower eight of sixteen numbers, each twice.
LANES processor_u16x16 lanes_of_lower(processor_u16x16 numbers) {
  return __builtin_shufflevector(
      numbers, numbers, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7);
}

// The upper eight.
LANES processor_u16x16 lanes_of_upper(processor_u16x16 numbers) {
  return __builtin_shufflevector(
      numbers, numbers, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15, 15);
}

// What the alphas of eight pixels leave of 255, each twice.
LANES processor_u16x16 lanes_of_rests(lanes_pixels pixels) {
  lanes_bytes bytes = (lanes_bytes)pixels, none = 0;
  return (processor_u16x16)__builtin_shufflevector(
             bytes, none, 3, 32, 3, 32, 7, 32, 7, 32, 11, 32, 11, 32, 15, 32, 15, 32, 19, 32, 19, 32,
             23, 32, 23, 32, 27, 32, 27, 32, 31, 32, 31, 32) ^
         0x00FF;
}

// Two pixels of four channels, of each [1 3 3 1] / 8 of four neighbours; the second one's begin two pixels
// after the first one's.
typedef unsigned short lanes_u16x8 __attribute__((ext_vector_type(8)));
LANES void lanes_halve_pixels(unsigned short *target, const unsigned short *source) {
  typedef uint32_t numbers __attribute__((ext_vector_type(8)));
  lanes_u16x8 one, two, three;
  __builtin_memcpy(&one, source, sizeof one);
  __builtin_memcpy(&two, source + 8, sizeof two);
  __builtin_memcpy(&three, source + 16, sizeof three);
  numbers a = __builtin_convertvector(
      __builtin_shufflevector(one, two, 0, 1, 2, 3, 8, 9, 10, 11), numbers);
  numbers b = __builtin_convertvector(
      __builtin_shufflevector(one, two, 4, 5, 6, 7, 12, 13, 14, 15), numbers);
  numbers c = __builtin_convertvector(
      __builtin_shufflevector(two, three, 0, 1, 2, 3, 8, 9, 10, 11), numbers);
  numbers d = __builtin_convertvector(
      __builtin_shufflevector(two, three, 4, 5, 6, 7, 12, 13, 14, 15), numbers);
  lanes_u16x8 halves = __builtin_convertvector((a + d + 3 * (b + c) + 4) >> 3, lanes_u16x8);
  __builtin_memcpy(target, &halves, sizeof halves);
}

// Those of eight numbers that stand in some places, from 0 to 7.
typedef int32_t lanes_i32x8 __attribute__((ext_vector_type(8)));
LANES lanes_i32x8 lanes_at(lanes_i32x8 numbers, lanes_i32x8 places) {
#if defined(__AVX2__)
  typedef int vector __attribute__((vector_size(32)));
  return (lanes_i32x8)__builtin_ia32_permvarsi256((vector)numbers, (vector)places);
#else
  lanes_i32x8 found;
  for (int index = 0; index < 8; index++) found[index] = numbers[places[index]];
  return found;
#endif
}
