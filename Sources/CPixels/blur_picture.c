#include "four.h"
#include "pixels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// Fused operations round differently, and pictures must have the same bytes on every machine.
#pragma STDC FP_CONTRACT OFF

typedef uint16_t fine_pixel __attribute__((vector_size(8)));

// Channels are counted in 256ths of their bytes, so that rounding six times does not add up.
enum { fine_one = 255 * 256, largest_kernel = 6 };
typedef float four_float __attribute__((vector_size(16)));
typedef int32_t four_int __attribute__((vector_size(16)));

// A row of pixels with room for the blur on both sides, four numbers a pixel.
typedef struct {
  four *a, *b;
  int pad;
} Rows;

typedef struct {
  int size;  // of a box; 0: a kernel
  uint32_t weights[largest_kernel + 1];
  int radius;
} Blur;

// The changes of a blurred picture.
typedef struct {
  const float *matrix;  // NULL: nothing
  const float *cover;
} Finish;

// The largest blur that is made in one go: larger ones are made of smaller pictures.
static const double largest_sigma = 64;
static const double smallest_box_sigma = 2;

// Sums stay below 2^24, where numbers with a point are still whole ones.
static inline four mean(four sum, float share) {
  four_float value = __builtin_convertvector((four_int)sum, four_float) * share + 0.5f;
  return (four)__builtin_convertvector(value, four_int);
}

static void box(const four *in, four *out, int count, int before, int after) {
  float share = 1.0f / (float)(before + after + 1);
  four sum = {0, 0, 0, 0};
  for (int x = -before; x < after; x++) sum += in[x];
  for (int x = 0; x < count; x++) {
    sum += in[x + after];
    out[x] = mean(sum, share);
    sum -= in[x - before];
  }
}

static void kernel(const four *in, four *out, int count, const Blur *blur) {
  for (int x = 0; x < count; x++) {
    four sum = in[x] * blur->weights[0] + (1u << 15);
    for (int i = 1; i <= blur->radius; i++) sum += (in[x - i] + in[x + i]) * blur->weights[i];
    out[x] = sum >> 16;
  }
}

// Blurs `width` pixels of `rows.a`, which is overwritten, and answers where the result is.
//
// Three boxes of an odd size are centered. Of an even size, two lean to opposite sides and the
// third is larger by one. Each needs half a box more of the row than the next.
static const four *blur_row(Rows rows, int width, int extends, const Blur *blur) {
  four *a = rows.a + rows.pad, *b = rows.b + rows.pad;
  four none = {0, 0, 0, 0};
  four first = extends ? a[0] : none, last = extends ? a[width - 1] : none;
  for (int i = 0; i < rows.pad; i++) {
    rows.a[i] = first;
    a[width + i] = last;
  }
  if (blur->size == 0) {
    kernel(a, b, width, blur);
    return b;
  }
  int half = blur->size / 2, after = blur->size % 2 == 0 ? half - 1 : half;
  box(a - 2 * half, b - 2 * half, width + 4 * half, half, after);
  box(b - half, a - half, width + 2 * half, after, half);
  box(a, b, width, half, half);
  return b;
}

static Blur make_blur(double sigma) {
  Blur blur = {0, {0}, 0};
  if (sigma >= smallest_box_sigma) {
    // The size whose three boxes have the Gaussian's variance, as CSS and SVG define their blurs.
    blur.size = (int)floor(sigma * 3 * sqrt(2 * 3.14159265358979323846) / 4 + 0.5);
    return blur;
  }
  blur.radius = (int)ceil(3 * sigma);
  double values[largest_kernel + 1], total = 0;
  for (int i = 0; i <= blur.radius; i++) {
    values[i] = exp(-i * i / (2 * sigma * sigma));
    total += i == 0 ? values[i] : 2 * values[i];
  }
  uint32_t outer = 0;
  for (int i = 1; i <= blur.radius; i++) {
    blur.weights[i] = (uint32_t)(values[i] / total * 65536 + 0.5);
    outer += 2 * blur.weights[i];
  }
  blur.weights[0] = 65536 - outer;  // so that a plain area keeps its color
  return blur;
}

static inline float within(float value, float most) {
  return value > 0 ? (value < most ? value : most) : 0;
}

// A blurred pixel with its colors mapped and the cover above it. The colors go beyond what can be
// shown until all is done: cut off before, they would leave flat spots with edges.
static uint32_t finished(four pixel, const Finish *finish) {
  const float *m = finish->matrix, *cover = finish->cover;
  float alpha = (float)pixel[3], unit = alpha > 0 ? 1 / alpha : 0;
  float in[3] = {(float)pixel[2] * unit, (float)pixel[1] * unit, (float)pixel[0] * unit};
  float opacity = alpha / fine_one, rest = 1 - cover[3];
  float whole = cover[3] + opacity * rest;
  uint32_t result = (uint32_t)(within(whole, 1) * 255 + 0.5f) << 24;
  for (int i = 0; i < 3; i++) {
    const float *r = m + 5 * i;
    float value = r[0] * in[0] + r[1] * in[1] + r[2] * in[2] + r[3] * opacity + r[4];
    float color = within(cover[i] * cover[3] + value * opacity * rest, whole);
    result |= (uint32_t)(color * 255 + 0.5f) << (16 - 8 * i);
  }
  return result;
}

static int blur_picture(uint8_t *pixels, int width, int height, int stride, double sigma,
                        int extends, const Finish *finish) {
  if (width <= 0 || height <= 0) return 1;
  Blur blur = make_blur(sigma < largest_sigma ? sigma : largest_sigma);
  int pad = blur.size > 0 ? 3 * (blur.size / 2) + 1 : blur.radius;
  size_t length = (size_t)(width > height ? width : height) + 2 * (size_t)pad;
  Rows rows = {aligned_alloc(16, length * sizeof(four)), aligned_alloc(16, length * sizeof(four)),
               pad};
  // The picture blurred along its rows, column by column.
  fine_pixel *turned = malloc((size_t)width * (size_t)height * sizeof(fine_pixel));
  int had_memory = rows.a != NULL && rows.b != NULL && turned != NULL;
  for (int y = 0; had_memory && y < height; y++) {
    const uint8_t *row = pixels + (size_t)y * stride;
    for (int x = 0; x < width; x++) rows.a[pad + x] = load(row + 4 * x) << 8;
    const four *blurred = blur_row(rows, width, extends, &blur);
    for (int x = 0; x < width; x++)
      turned[(size_t)x * height + y] = __builtin_convertvector(blurred[x], fine_pixel);
  }
  for (int x = 0; had_memory && x < width; x++) {
    const fine_pixel *column = turned + (size_t)x * height;
    for (int y = 0; y < height; y++) rows.a[pad + y] = __builtin_convertvector(column[y], four);
    const four *blurred = blur_row(rows, height, extends, &blur);
    for (int y = 0; y < height; y++) {
      four p = (blurred[y] + 128) >> 8;
      uint32_t pixel = finish ? finished(blurred[y], finish)
                              : p[0] | p[1] << 8 | p[2] << 16 | p[3] << 24;
      memcpy(pixels + (size_t)y * stride + 4 * (size_t)x, &pixel, 4);
    }
  }
  free(rows.a);
  free(rows.b);
  free(turned);
  return had_memory;
}

int px_blur(uint8_t *pixels, int width, int height, int stride, double sigma, int extends) {
  if (!(sigma > 0.05)) return 1;
  return blur_picture(pixels, width, height, stride, sigma, extends, NULL);
}

int px_frost(uint8_t *pixels, int width, int height, int stride, double sigma, const float *matrix,
             const float *cover) {
  Finish finish = {matrix, cover};
  // A smaller deviation blurs nothing; the colors are mapped in any case.
  return blur_picture(pixels, width, height, stride, sigma > 0.05 ? sigma : 0.05, 1, &finish);
}

void px_shrink(const uint8_t *pixels, int width, int height, int stride, int factor, uint8_t *out,
               int out_stride) {
  for (int y = 0; y * factor < height; y++) {
    int rows = height - y * factor < factor ? height - y * factor : factor;
    for (int x = 0; x * factor < width; x++) {
      int columns = width - x * factor < factor ? width - x * factor : factor;
      four sum = {0, 0, 0, 0};
      for (int j = 0; j < rows; j++) {
        const uint8_t *p = pixels + (size_t)(y * factor + j) * stride + 4 * (size_t)x * factor;
        for (int i = 0; i < columns; i++, p += 4) sum += load(p);
      }
      uint32_t count = (uint32_t)(rows * columns);
      uint8_t *q = out + (size_t)y * out_stride + 4 * x;
      for (int c = 0; c < 4; c++) q[c] = (uint8_t)((sum[c] + count / 2) / count);
    }
  }
}
