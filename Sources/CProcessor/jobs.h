#pragma once
#include <stddef.h>
#include <stdint.h>

// What the kernels are told, by name.
//
// `Pixels` fills these structs and hands them on by address; both builds of the kernels read them.
// In C they are one type for all three modules: a struct of Swift's would be another one in each
// build, and the functions that copy it would be compiled for one processor and found under a name
// that both builds share. Nothing here is copied by a function. Lengths are in pixels of 32 bits,
// strides lead from row to row, colours are premultiplied, and heights and areas are in 1/65,536.

#pragma clang assume_nonnull begin

#define NAMED_ENUM(name) \
  enum __attribute__((enum_extensibility(open))) name : int32_t name; \
  enum __attribute__((enum_extensibility(open))) name : int32_t

// Of floats and integers, as Swift's SIMD4.
typedef float processor_f32x4 __attribute__((ext_vector_type(4)));

// How a source's pixels and those already there become new ones: this is the list of the modes.
//
// Those up to luminosity mix colours and then lay the mixture over; the rest are Porter and Duff's
// operators and two sums.
typedef NAMED_ENUM(BlendMode) {
  BlendModeNormal, BlendModeMultiply, BlendModeScreen, BlendModeOverlay, BlendModeDarken,
  BlendModeLighten, BlendModeColorDodge, BlendModeColorBurn, BlendModeSoftLight,
  BlendModeHardLight, BlendModeDifference, BlendModeExclusion, BlendModeHue, BlendModeSaturation,
  BlendModeColor, BlendModeLuminosity, BlendModeClear, BlendModeCopy, BlendModeSourceIn,
  BlendModeSourceOut, BlendModeSourceAtop, BlendModeDestinationOver, BlendModeDestinationIn,
  BlendModeDestinationOut, BlendModeDestinationAtop, BlendModeXor, BlendModePlusDarker,
  BlendModePlusLighter
};

// How a sum of signed areas becomes coverage: its size up to a whole; back and forth between none
// and a whole; or, of one shape minus another inside it, what lies between none and a whole.
typedef NAMED_ENUM(Folding) { FoldingNonZero, FoldingEvenOdd, FoldingDifference };

// MARK: Spans

// One colour in a rectangle, from its first pixel on.
struct RectJob {
  uint32_t *target;
  ptrdiff_t stride, width, height;
  uint32_t color;
};

// A row blended onto another, each pixel as far as its coverage goes.
struct MixJob {
  uint32_t *target;
  const uint32_t *source;
  const uint8_t *coverage;
  ptrdiff_t count;
  BlendMode mode;
};

// A matrix of straight colours: what each channel takes of red, green, blue and alpha, and what is
// added to the four.
struct ColorMap {
  processor_f32x4 red, green, blue, alpha, bias;
};

// MARK: Coverage

// Cells of a row; `start` is the sum of those before.
struct CellRun {
  int32_t *cells;
  ptrdiff_t count;
  int32_t start;
  Folding folding;
};

// Rows of cells, painted in one colour; `room` is how many pixels of a row may be written.
//
// Marks are bytes, 1 for each group of eight cells of which one may not be 0, eight of them to a
// word whose lowest byte is the first.
struct BandJob {
  uint32_t *target;
  ptrdiff_t stride, room, width, height;
  int32_t *cells;
  ptrdiff_t cellsPerRow;
  uint64_t *marks;
  ptrdiff_t wordsPerRow;
  Folding folding;
  uint32_t color;
};

// An edge's ends, in 1/1,024 of a pixel.
struct EdgeEnds {
  int32_t fromX, fromY, toX, toY;
};

// Edges to add to the cells of a rectangle of pixels, of which it has the first column and row; they are
// moved by so many units first.
//
// `parts` has room for `EdgeKernels.capacity` times `EdgeKernels.fields` numbers.
struct EdgeJob {
  const struct EdgeEnds *edges;
  ptrdiff_t count;
  int32_t moveX, moveY;
  ptrdiff_t minX, minY, width, height;
  int32_t *cells;
  ptrdiff_t cellsPerRow;
  uint8_t *marks;
  ptrdiff_t marksPerRow;
  int32_t *parts;
};

// The pixels of a corner along one axis, and where the first begins, in units of the half axis.
struct CornerSpan {
  int32_t count;
  float start;
};

// A quarter of an ellipse; steps from pixel to pixel may be negative, and `unit` is the product of
// the half axes.
struct ArcJob {
  int32_t *areas;
  struct CornerSpan columns, rows;
  float stepX, stepY, unit;
  float *memory;
};

// Four corners of a shape; steps lead outwards.
struct CornersJob {
  int32_t *areas;
  struct CornerSpan left, right, top, bottom;
  float stepX, stepY, unit;
  float *memory;
};

// MARK: Recorded coverage

// A run of a row: its first pixel, a multiple of eight; how many eights; and where their bytes
// begin, or -1 where all pixels are covered.
struct StencilRun {
  int32_t x, eights, offset;
};

// The columns from `minX` to before `maxX` of some rows; `target` is the pixel of column `minX` in
// the first, and `starts` holds for each row its first run, with one more at the end.
struct StencilJob {
  uint32_t *target;
  ptrdiff_t stride, minX, maxX, height;
  const int32_t *starts;
  const struct StencilRun *runs;
  const uint8_t *bytes;
  uint32_t color;
};

// Where the side of a rounded rectangle is, where its upper corner ends and its lower one starts;
// their first column and how many they have; and where the areas of row 0 of the upper and of the
// lower one would be.
struct RoundedRectSide {
  ptrdiff_t x, topEnd, bottomStart, first, count, topAreas, bottomAreas;
};

// A part of a small rounded rectangle; pixels are counted from the shape's first.
//
// The columns and rows that are painted, of which `target` is the first pixel; the column after the last
// that may be written to, eight after `minX` at least; where the shape begins and ends; where both its
// sides are straight; the columns that are covered wholly there. Where `colors` is not null, each of the
// rows has its own.
struct RoundedRectJob {
  uint32_t *target;
  ptrdiff_t stride, minX, maxX, minY, maxY, highX, top, bottom;
  ptrdiff_t straightTop, straightBottom, solidStart, solidEnd;
  struct RoundedRectSide left, right;
  const int32_t *areas;
  uint32_t color;
  const uint32_t *_Nullable colors;
};

// A recorded row: the columns where coverage begins and from where it is that of the middle, where
// that ends and where coverage ends, and the middle's.
struct SliceRow {
  int32_t first, start, end, last, strength;
};

// A part of a shape whose corners were recorded; pixels are counted from the shape's first.
//
// The columns and rows that are painted, of which `target` is the first pixel; how many the shape
// has; and how many were recorded before and after the middle.
struct SliceJob {
  uint32_t *target;
  ptrdiff_t stride, minX, maxX, minY, maxY, width, height;
  ptrdiff_t left, right, top, bottom;
  const struct SliceRow *rows;
  const uint8_t *bytes;
  uint32_t color;
};

// A part of a small shape that was recorded; pixels are counted from the shape's first.
//
// The columns and rows that are painted; the columns that may be written to; the first of the rows
// that are alike and recorded once, and the first after them. `target` is the pixel in the shape's
// first column and the part's first row.
struct StampJob {
  uint32_t *target;
  ptrdiff_t stride, minX, maxX, minY, maxY, lowX, highX, middle, bottom;
  const uint8_t *bytes;
  ptrdiff_t bytesPerRow;
  uint32_t color;
};

// MARK: Shadows

// The columns that a corner's table begins and ends at, and its first row.
struct ShadeCorner {
  const uint16_t *values;
  ptrdiff_t start, end, stride;
};

// Rows of a shadow: a profile times a height for each row, less what two corners lack.
//
// `least` is the least product that can be seen, `most` the most of the profile.
struct ShadeJob {
  uint32_t *target;
  ptrdiff_t stride, width, height;
  const uint16_t *profile, *heights;
  uint32_t alpha, least, most;
  struct ShadeCorner left, right;
};

// A row of a corner's table between those of whole pixels: what the table has there, with a zero before it, the
// row above mixed across, which the next one takes from here, and shares to the right and down in 256ths.
struct CornerJob {
  uint16_t *target;
  const uint16_t *source;
  uint32_t *above;
  ptrdiff_t count;
  uint32_t right, down;
};

// A row of a mask at 2ⁿ times its size: sums of its columns, and how far behind the middle of the first one
// the pixels begin, in halves of a pixel. Coverage is a factor of 255 as strong.
struct StretchJob {
  uint8_t *target;
  const int32_t *sums;
  ptrdiff_t count, offset, doublings;
  uint32_t factor;
};

// MARK: Sources

// A walk through an image: the place of the first pixel and the way to the next, in 32.32 fixed
// point. Places beyond `maxX` and `maxY`, the last column and row, take the outermost pixel.
struct ImageJob {
  uint32_t *target;
  ptrdiff_t count;
  const uint32_t *image;
  ptrdiff_t rowPixels, maxX, maxY;
  int64_t x, y, stepX, stepY;
};

// A walk along a ramp's own colours, which `place` and `step` count in fixed point.
struct RampJob {
  uint32_t *target;
  ptrdiff_t count;
  const uint32_t *colors;
  int64_t place, step;
};

// A row of pixels from column `x` on in a gradient's space: across is `acrossStep` times the place
// along the row plus `across`, down the same.
//
// `colors` holds the colour before the ramp, its `steps` + 1 colours, the one behind it and the one
// where there is no gradient at all.
struct GradientJob {
  uint32_t *target;
  ptrdiff_t count;
  int32_t x;
  const uint32_t *colors;
  double steps;
  double acrossStep, across, downStep, down;
};

// From a distance to a place on the ramp.
struct GradientRings {
  double scale, start;
};

// How the circles between two move and grow, the factor of s² in |p − c(s)|² = r(s)², and between
// which s there are any.
struct GradientCircles {
  double moveX, moveY, radius, growth, square, least, most;
};

// MARK: Blurs

// Samples weighed with those up to `reach` steps before and after; the middle weight is first.
struct ConvolveJob {
  uint16_t *target;
  const uint16_t *source;
  ptrdiff_t count, step;
  const uint16_t *weights;
  ptrdiff_t reach;
};

#undef NAMED_ENUM
#pragma clang assume_nonnull end
