#pragma once
// Writes a picture row by row. libpng's errors are long jumps, which must not cross Swift's frames:
// they end here, and the callers' functions are called by libpng's and return to them.
#include <png.h>
#include <setjmp.h>
#include <string.h>

/// Where the rows of a picture come from, and where the bytes of its file go.
struct CPNGRows {
  png_uint_32 width;
  png_uint_32 height;
  /// Whether a row's samples are R G B A; else R G B.
  int has_alpha;
  /// Fills the samples of a row; they are asked for once, from the top.
  void (*fill)(void *context, png_uint_32 row, png_bytep samples);
  /// Takes some bytes of the file; 0 where they cannot be kept, which ends the writing.
  int (*take)(void *context, const png_byte *bytes, size_t count);
  void *context;
  /// What went wrong, in libpng's words.
  char message[64];
};

static inline void cpng_fail(png_structp png, png_const_charp words) {
  struct CPNGRows *rows = (struct CPNGRows *)png_get_error_ptr(png);
  strncpy(rows->message, words, sizeof rows->message - 1);
  png_longjmp(png, 1);
}

static inline void cpng_ignore(png_structp png, png_const_charp words) {
  (void)png;
  (void)words;
}

static inline void cpng_take(png_structp png, png_bytep bytes, size_t count) {
  struct CPNGRows *rows = (struct CPNGRows *)png_get_io_ptr(png);
  if (!rows->take(rows->context, bytes, count)) png_error(png, "the bytes cannot be kept");
}

static inline void cpng_flush(png_structp png) { (void)png; }

/// Writes the file; `row` has room for the samples of one. 0 after an error.
///
/// The same settings as those of `png_image_write_to_memory`, and so the same bytes.
static inline int cpng_write(struct CPNGRows *rows, png_bytep row) {
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, rows, cpng_fail, cpng_ignore);
  if (!png) return 0;
  png_infop info = png_create_info_struct(png);
  if (!info || setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    return 0;
  }
  png_set_write_fn(png, rows, cpng_take, cpng_flush);
  png_set_IHDR(png, info, rows->width, rows->height, 8,
               rows->has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_write_info(png, info);
  for (png_uint_32 index = 0; index < rows->height; index++) {
    rows->fill(rows->context, index, row);
    png_write_row(png, row);
  }
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  return 1;
}
