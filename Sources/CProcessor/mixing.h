#pragma once
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// Mixing of neighbours in an image, eight pixels at a time, for whose instructions Swift has no words and
// whose vectors it takes apart: sums of products of two numbers that stand side by side.
//
// Shares go from 0 to 128, in which two of them are a whole; sums of four products are exact and rounded
// once. Each function is inlined, and built for the processor of the module that calls it.

#define MIXING static inline __attribute__((always_inline))

typedef unsigned char mixing_bytes __attribute__((ext_vector_type(32)));
typedef short mixing_words __attribute__((ext_vector_type(16)));
typedef short mixing_half __attribute__((ext_vector_type(8)));
typedef int mixing_numbers __attribute__((ext_vector_type(8)));
typedef uint32_t mixing_pixels __attribute__((ext_vector_type(8)));
typedef uint64_t mixing_places __attribute__((ext_vector_type(4)));

// For each two bytes: the first times the first of the shares, and the second times the second, with the
// half of what a sum of four is rounded to.
MIXING mixing_words mixing_share_bytes(mixing_bytes shares, mixing_bytes values) {
#if defined(__AVX2__)
  // The instruction wants one of both with a sign: values are less by 128, and so are sums by 128².
  typedef char vector __attribute__((vector_size(32)));
  mixing_words sums = (mixing_words)__builtin_ia32_pmaddubsw256((vector)shares, (vector)(values ^ 128));
  return sums + (128 * 128 + 64);
#else
  mixing_words a = (mixing_words)shares, b = (mixing_words)values;
  return (a & 255) * (b & 255) + (a >> 8 & 255) * (b >> 8 & 255) + 64;
#endif
}

// The same for each two numbers of 16 bits that were made so, rounded.
MIXING mixing_numbers mixing_share_words(mixing_words shares, mixing_words values) {
#if defined(__AVX2__)
  typedef short vector __attribute__((vector_size(32)));
  return (mixing_numbers)__builtin_ia32_pmaddwd256((vector)shares, (vector)values) >> 14;
#else
  mixing_numbers a = (mixing_numbers)shares, b = (mixing_numbers)values;
  return ((a & 0xFFFF) * (b & 0xFFFF) + (a >> 16) * (b >> 16)) >> 14;
#endif
}

// Numbers up to 255 as pixels: in each half those of `a`, `b`, `c` and `d` after each other.
MIXING mixing_pixels mixing_joined(
    mixing_numbers a, mixing_numbers b, mixing_numbers c, mixing_numbers d) {
#if defined(__AVX2__)
  typedef int numbers __attribute__((vector_size(32)));
  return (mixing_pixels)__builtin_ia32_packuswb256(
      __builtin_ia32_packssdw256((numbers)a, (numbers)b),
      __builtin_ia32_packssdw256((numbers)c, (numbers)d));
#else
  mixing_words low = (mixing_words)__builtin_shufflevector(
      (mixing_words)a, (mixing_words)b, 0, 2, 4, 6, 16, 18, 20, 22, 8, 10, 12, 14, 24, 26, 28, 30);
  mixing_words high = (mixing_words)__builtin_shufflevector(
      (mixing_words)c, (mixing_words)d, 0, 2, 4, 6, 16, 18, 20, 22, 8, 10, 12, 14, 24, 26, 28, 30);
  return (mixing_pixels)__builtin_shufflevector(
      (mixing_bytes)low, (mixing_bytes)high, 0, 2, 4, 6, 8, 10, 12, 14, 32, 34, 36, 38, 40, 42, 44,
      46, 16, 18, 20, 22, 24, 26, 28, 30, 48, 50, 52, 54, 56, 58, 60, 62);
#endif
}

// MARK: Places

// The lower or the upper halves of eight places, a step apart, in 32.32 fixed point.
MIXING mixing_numbers mixing_halves(int64_t start, int64_t step, int isUpper) {
  uint64_t first = (uint64_t)start, one = (uint64_t)step;
  mixing_places way = {0, one, 4 * one, 5 * one};
  mixing_places outer = first + way, inner = first + 2 * one + way;
  mixing_numbers a = (mixing_numbers)outer, b = (mixing_numbers)inner;
  return isUpper ? __builtin_shufflevector(a, b, 1, 3, 9, 11, 5, 7, 13, 15)
                 : __builtin_shufflevector(a, b, 0, 2, 8, 10, 4, 6, 12, 14);
}

// The first of the two columns or rows around each of eight places.
MIXING mixing_numbers mixing_first(int64_t start, int64_t step) {
  return mixing_halves(start, step, 1);
}

// The share of the second.
MIXING mixing_numbers mixing_share(int64_t start, int64_t step) {
  return (mixing_numbers)((mixing_pixels)mixing_halves(start, step, 0) >> 25);
}

// Those before the first or behind the last one are taken to it; where there is but one, to that.
MIXING mixing_numbers mixing_limited_share(
    mixing_numbers share, mixing_numbers first, int32_t last) {
  mixing_numbers before = first < 0, behind = first >= last;
  return (share & ~before & ~behind) | (behind & 128);
}

MIXING mixing_numbers mixing_limited(mixing_numbers first, int32_t low, int32_t high) {
  mixing_numbers behind = first > high;
  mixing_numbers within = (first & ~behind) | (behind & high);
  mixing_numbers before = within < low;
  return (within & ~before) | (before & low);
}

// MARK: Eight pixels

// In each half the number at a place four times.
#define MIXING_REPEATED(numbers, place)                                                           \
  ((mixing_words)__builtin_shufflevector(                                                         \
      numbers, numbers, place, place, place, place, 4 + place, 4 + place, 4 + place, 4 + place))

// From each half of both vectors the first, or the last, four numbers by turns.
MIXING mixing_words mixing_first_turns(mixing_words a, mixing_words b) {
  return __builtin_shufflevector(
      a, b, 0, 16, 1, 17, 2, 18, 3, 19, 8, 24, 9, 25, 10, 26, 11, 27);
}

MIXING mixing_words mixing_last_turns(mixing_words a, mixing_words b) {
  return __builtin_shufflevector(
      a, b, 4, 20, 5, 21, 6, 22, 7, 23, 12, 28, 13, 29, 14, 30, 15, 31);
}

// Four pixels each with the one after it, in their shares.
MIXING mixing_words mixing_across(
    const uint32_t *a, const uint32_t *b, const uint32_t *c, const uint32_t *d,
    mixing_bytes shares) {
  typedef double pairs __attribute__((ext_vector_type(4)));
  double first, second, third, fourth;
  memcpy(&first, a, 8);
  memcpy(&second, b, 8);
  memcpy(&third, c, 8);
  memcpy(&fourth, d, 8);
  pairs all = {first, second, third, fourth};
  mixing_bytes bytes = (mixing_bytes)all;
  return mixing_share_bytes(
      shares, __builtin_shufflevector(
                  bytes, bytes, 0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15, 16, 20, 17, 21,
                  18, 22, 19, 23, 24, 28, 25, 29, 26, 30, 27, 31));
}

// Eight times four pixels: of the row above two from `offsets` on, and two of the one below.
MIXING mixing_pixels mixing_four(
    const uint32_t *above, const uint32_t *below, mixing_numbers offsets, mixing_numbers across,
    mixing_numbers down) {
  mixing_words shares = (mixing_words)((128 - across) | (across << 8));
  mixing_bytes first = (mixing_bytes)__builtin_shufflevector(
      shares, shares, 0, 0, 0, 0, 2, 2, 2, 2, 8, 8, 8, 8, 10, 10, 10, 10);
  mixing_bytes last = (mixing_bytes)__builtin_shufflevector(
      shares, shares, 4, 4, 4, 4, 6, 6, 6, 6, 12, 12, 12, 12, 14, 14, 14, 14);
  ptrdiff_t a = offsets[0], b = offsets[1], c = offsets[2], d = offsets[3];
  ptrdiff_t e = offsets[4], f = offsets[5], g = offsets[6], h = offsets[7];
  mixing_words upper = mixing_across(above + a, above + b, above + e, above + f, first);
  mixing_words lower = mixing_across(below + a, below + b, below + e, below + f, first);
  mixing_words upperLast = mixing_across(above + c, above + d, above + g, above + h, last);
  mixing_words lowerLast = mixing_across(below + c, below + d, below + g, below + h, last);
  mixing_numbers rows = (128 - down) | (down << 16);
  return mixing_joined(
      mixing_share_words(MIXING_REPEATED(rows, 0), mixing_first_turns(upper, lower)),
      mixing_share_words(MIXING_REPEATED(rows, 1), mixing_last_turns(upper, lower)),
      mixing_share_words(MIXING_REPEATED(rows, 2), mixing_first_turns(upperLast, lowerLast)),
      mixing_share_words(MIXING_REPEATED(rows, 3), mixing_last_turns(upperLast, lowerLast)));
}

// MARK: Rows

// Eight pixels of two rows mixed, as four numbers of 16 bits each.
MIXING void mixing_down(
    const uint32_t *above, const uint32_t *below, int32_t share, uint64_t *target) {
  mixing_bytes a, b;
  memcpy(&a, above, 32);
  memcpy(&b, below, 32);
  mixing_words both = (short)((128 - share) | (share << 8));
  mixing_bytes shares = (mixing_bytes)both;
  mixing_words first = mixing_share_bytes(
      shares, __builtin_shufflevector(
                  a, b, 0, 32, 1, 33, 2, 34, 3, 35, 4, 36, 5, 37, 6, 38, 7, 39, 16, 48, 17, 49, 18,
                  50, 19, 51, 20, 52, 21, 53, 22, 54, 23, 55));
  mixing_words last = mixing_share_bytes(
      shares, __builtin_shufflevector(
                  a, b, 8, 40, 9, 41, 10, 42, 11, 43, 12, 44, 13, 45, 14, 46, 15, 47, 24, 56, 25, 57,
                  26, 58, 27, 59, 28, 60, 29, 61, 30, 62, 31, 63));
  mixing_half parts[4] = {first.lo, last.lo, first.hi, last.hi};
  memcpy(target, parts, 64);
}

// Two numbers of four each with those after them, by turns.
MIXING mixing_words mixing_two(const uint64_t *mixtures, ptrdiff_t a, ptrdiff_t b) {
  mixing_half first, second;
  memcpy(&first, mixtures + a, 16);
  memcpy(&second, mixtures + b, 16);
  mixing_words both = __builtin_shufflevector(
      first, second, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  return __builtin_shufflevector(
      both, both, 0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15);
}

// Eight pixels of what was mixed down, each with the one after it.
MIXING mixing_pixels mixing_row(
    const uint64_t *mixtures, mixing_numbers places, mixing_numbers share) {
  mixing_numbers shares = (128 - share) | (share << 16);
  return mixing_joined(
      mixing_share_words(
          MIXING_REPEATED(shares, 0), mixing_two(mixtures, places[0], places[4])),
      mixing_share_words(
          MIXING_REPEATED(shares, 1), mixing_two(mixtures, places[1], places[5])),
      mixing_share_words(
          MIXING_REPEATED(shares, 2), mixing_two(mixtures, places[2], places[6])),
      mixing_share_words(
          MIXING_REPEATED(shares, 3), mixing_two(mixtures, places[3], places[7])));
}

// The same of eight that follow each other, in one share.
MIXING mixing_pixels mixing_beside(const uint64_t *mixtures, int32_t share) {
  mixing_numbers both = (128 - share) | (share << 16);
  mixing_words shares = (mixing_words)both, a, b, c, d;
  memcpy(&a, mixtures, 32);
  memcpy(&b, mixtures + 1, 32);
  memcpy(&c, mixtures + 4, 32);
  memcpy(&d, mixtures + 5, 32);
  mixing_pixels turned = mixing_joined(
      mixing_share_words(shares, mixing_first_turns(a, b)),
      mixing_share_words(shares, mixing_last_turns(a, b)),
      mixing_share_words(shares, mixing_first_turns(c, d)),
      mixing_share_words(shares, mixing_last_turns(c, d)));
  return __builtin_shufflevector(turned, turned, 0, 1, 4, 5, 2, 3, 6, 7);
}

#undef MIXING_REPEATED
#undef MIXING
