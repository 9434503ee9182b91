#include "four.h"
#include "pixels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// A row of pixels with room for the blur on both sides, four numbers a pixel.
typedef struct {
  four *a, *b;
  int pad;
} Rows;

enum { largest_kernel = 6 };
// The largest blur that is made in one go: larger ones are made of smaller pictures.
static const double largest_sigma = 64;
static const double smallest_box_sigma = 2;

static void box(const four *in, four *out, int count, int before, int after, uint32_t reciprocal) {
  four sum = {0, 0, 0, 0};
  for (int x = -before; x < after; x++) sum += in[x];
  for (int x = 0; x < count; x++) {
    sum += in[x + after];
    out[x] = (sum * reciprocal + (1u << 15)) >> 16;
    sum -= in[x - before];
  }
}

static void kernel(const four *in, four *out, int count, const uint32_t *weights, int radius) {
  for (int x = 0; x < count; x++) {
    four sum = in[x] * weights[0] + (1u << 15);
    for (int i = 1; i <= radius; i++) sum += (in[x - i] + in[x + i]) * weights[i];
    out[x] = sum >> 16;
  }
}

// Three boxes of an odd size are centered. Of an even size, two lean to opposite sides and the
// third is larger by one. Each needs half a box more of the row than the next.
static void blur_row(Rows rows, int width, int size, const uint32_t *weights, int radius) {
  four *a = rows.a + rows.pad, *b = rows.b + rows.pad;
  if (size == 0) {
    kernel(a, b, width, weights, radius);
    memcpy(a, b, (size_t)width * sizeof(four));
    return;
  }
  int half = size / 2, even = size % 2 == 0, before = half, after = even ? half - 1 : half;
  uint32_t one = 65536 / (uint32_t)size, other = even ? 65536 / (uint32_t)(size + 1) : one;
  if (one * (uint32_t)size < 65536) one++;
  if (even && other * (uint32_t)(size + 1) < 65536) other++;
  if (!even) other = one;
  int first = 2 * half, second = half;
  box(a - first, b - first, width + 2 * first, before, after, one);
  box(b - second, a - second, width + 2 * second, even ? half - 1 : half, half, one);
  box(a, b, width, half, half, other);
  memcpy(a, b, (size_t)width * sizeof(four));
}

static void blur_rows(uint32_t *pixels, int width, int height, size_t stride, Rows rows, int size,
                      const uint32_t *weights, int radius, int extends) {
  for (int y = 0; y < height; y++) {
    uint8_t *row = (uint8_t *)(pixels + (size_t)y * stride);
    for (int x = 0; x < width; x++) {
      rows.a[rows.pad + x] = load(row + 4 * x);
    }
    four none = {0, 0, 0, 0};
    four first = extends ? rows.a[rows.pad] : none;
    four last = extends ? rows.a[rows.pad + width - 1] : none;
    for (int i = 0; i < rows.pad; i++) {
      rows.a[i] = first;
      rows.a[rows.pad + width + i] = last;
    }
    blur_row(rows, width, size, weights, radius);
    for (int x = 0; x < width; x++) {
      four p = rows.a[rows.pad + x];
      uint8_t *q = row + 4 * x;
      for (int c = 0; c < 4; c++) q[c] = p[c] > 255 ? 255 : (uint8_t)p[c];
    }
  }
}

static void transpose(const uint32_t *in, size_t in_stride, uint32_t *out, size_t out_stride,
                      int width, int height) {
  enum { tile = 16 };
  for (int ty = 0; ty < height; ty += tile)
    for (int tx = 0; tx < width; tx += tile)
      for (int y = ty; y < height && y < ty + tile; y++)
        for (int x = tx; x < width && x < tx + tile; x++)
          out[(size_t)x * out_stride + y] = in[(size_t)y * in_stride + x];
}

int px_blur(uint8_t *pixels, int width, int height, int stride, double sigma, int extends) {
  if (!(sigma > 0.05) || width <= 0 || height <= 0) return 1;
  if (sigma > largest_sigma) sigma = largest_sigma;
  int size = 0, radius = 0;
  uint32_t weights[largest_kernel + 1] = {0};
  if (sigma >= smallest_box_sigma) {
    // The size whose three boxes have the Gaussian's variance, as CSS and SVG define their blurs.
    size = (int)floor(sigma * 3 * sqrt(2 * 3.14159265358979323846) / 4 + 0.5);
  } else {
    radius = (int)ceil(3 * sigma);
    double values[largest_kernel + 1], total = 0;
    for (int i = 0; i <= radius; i++) {
      values[i] = exp(-i * i / (2 * sigma * sigma));
      total += i == 0 ? values[i] : 2 * values[i];
    }
    uint32_t outer = 0;
    for (int i = 1; i <= radius; i++) {
      weights[i] = (uint32_t)(values[i] / total * 65536 + 0.5);
      outer += 2 * weights[i];
    }
    weights[0] = 65536 - outer;  // so that a plain area keeps its color
  }
  int pad = size > 0 ? 3 * (size / 2) + 1 : radius;
  size_t length = (size_t)(width > height ? width : height) + 2 * (size_t)pad;
  Rows rows = {aligned_alloc(16, length * sizeof(four)), aligned_alloc(16, length * sizeof(four)), pad};
  uint32_t *turned = malloc((size_t)width * (size_t)height * 4);
  int had_memory = rows.a != NULL && rows.b != NULL && turned != NULL;
  if (had_memory) {
    uint32_t *upright = (uint32_t *)(void *)pixels;
    size_t row = (size_t)stride / 4;
    blur_rows(upright, width, height, row, rows, size, weights, radius, extends);
    transpose(upright, row, turned, (size_t)height, width, height);
    blur_rows(turned, height, width, (size_t)height, rows, size, weights, radius, extends);
    transpose(turned, (size_t)height, upright, row, height, width);
  }
  free(rows.a);
  free(rows.b);
  free(turned);
  return had_memory;
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
