#include "pixels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// Blurs of whole pictures, and what changes a picture pixel by pixel.

typedef uint32_t four __attribute__((vector_size(16)));

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
      const uint8_t *p = row + 4 * x;
      rows.a[rows.pad + x] = (four){p[0], p[1], p[2], p[3]};
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
        for (int i = 0; i < columns; i++, p += 4) sum += (four){p[0], p[1], p[2], p[3]};
      }
      uint32_t count = (uint32_t)(rows * columns);
      uint8_t *q = out + (size_t)y * out_stride + 4 * x;
      for (int c = 0; c < 4; c++) q[c] = (uint8_t)((sum[c] + count / 2) / count);
    }
  }
}

static inline uint8_t byte(float value) {
  return value > 0 ? (value < 255 ? (uint8_t)(value + 0.5f) : 255) : 0;
}

void px_make_opaque(uint8_t *pixels, int width, int height, int stride) {
  for (int y = 0; y < height; y++) {
    uint8_t *p = pixels + (size_t)y * stride;
    for (int x = 0; x < width; x++, p += 4) {
      if (p[3] != 0 && p[3] != 255)
        for (int c = 0; c < 3; c++) p[c] = byte((float)p[c] * 255 / (float)p[3]);
      p[3] = 255;
    }
  }
}

void px_color_matrix(uint8_t *pixels, int width, int height, int stride, const float *m) {
  uint32_t last = 0, last_result = 0;
  int has_last = 0;
  for (int y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)(void *)(pixels + (size_t)y * stride);
    for (int x = 0; x < width; x++) {
      // Neighbors are often equal.
      if (has_last && row[x] == last) {
        row[x] = last_result;
        continue;
      }
      uint32_t pixel = row[x];
      float alpha = (float)(pixel >> 24), unit = alpha > 0 ? 1 / alpha : 0;
      float in[4] = {(float)(pixel >> 16 & 255) * unit, (float)(pixel >> 8 & 255) * unit,
                     (float)(pixel & 255) * unit, alpha / 255};
      float out[4];
      for (int i = 0; i < 4; i++) {
        const float *r = m + 5 * i;
        float value = r[0] * in[0] + r[1] * in[1] + r[2] * in[2] + r[3] * in[3] + r[4];
        out[i] = value > 0 ? (value < 1 ? value : 1) : 0;
      }
      float opacity = out[3] * 255;
      last = pixel;
      last_result = (uint32_t)byte(opacity) << 24 | (uint32_t)byte(out[0] * opacity) << 16 |
                    (uint32_t)byte(out[1] * opacity) << 8 | byte(out[2] * opacity);
      has_last = 1;
      row[x] = last_result;
    }
  }
}

void px_alpha_threshold(uint8_t *pixels, int width, int height, int stride, double low, double high,
                        uint32_t color) {
  uint32_t table[256];
  for (int i = 0; i < 256; i++) table[i] = i / 255.0 >= low && i / 255.0 <= high ? color : 0;
  for (int y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)(void *)(pixels + (size_t)y * stride);
    for (int x = 0; x < width; x++) row[x] = table[row[x] >> 24];
  }
}

static inline uint8_t product(unsigned a, unsigned b) {
  unsigned t = a * b + 128;
  return (uint8_t)((t + (t >> 8)) >> 8);
}

void px_inner_shadow(uint8_t *pixels, int width, int height, int stride, const uint8_t *mask,
                     int mask_stride, uint32_t color, int shadow_only) {
  uint8_t c[4] = {(uint8_t)color, (uint8_t)(color >> 8), (uint8_t)(color >> 16),
                  (uint8_t)(color >> 24)};
  for (int y = 0; y < height; y++) {
    uint8_t *p = pixels + (size_t)y * stride;
    const uint8_t *m = mask + (size_t)y * mask_stride;
    for (int x = 0; x < width; x++, p += 4) {
      uint8_t share = (uint8_t)(255 - m[x]), kept = (uint8_t)(255 - product(c[3], share));
      uint8_t alpha = p[3], inside = product(share, alpha);
      for (int i = 0; i < 4; i++) {
        unsigned below = shadow_only || i == 3 ? 0 : product(p[i], kept);
        unsigned sum = below + product(c[i], inside);
        p[i] = (uint8_t)(sum > 255 ? 255 : sum);
      }
      if (!shadow_only) p[3] = alpha;
    }
  }
}

void px_multiply_opacity(uint8_t *pixels, int width, int height, int stride, const uint8_t *other,
                         int other_stride) {
  for (int y = 0; y < height; y++) {
    uint8_t *p = pixels + (size_t)y * stride;
    const uint8_t *q = other + (size_t)y * other_stride;
    for (int x = 0; x < width; x++, p += 4, q += 4) {
      for (int i = 0; i < 4; i++) p[i] = product(p[i], q[3]);
    }
  }
}

void px_keep_under(uint8_t *pixels, int width, int height, int stride, const uint8_t *cover,
                   int cover_stride) {
  for (int y = 0; y < height; y++) {
    uint32_t *p = (uint32_t *)(void *)(pixels + (size_t)y * stride);
    const uint8_t *q = cover + (size_t)y * cover_stride;
    for (int x = 0; x < width; x++)
      if (q[4 * x + 3] == 0) p[x] = 0;
  }
}

static inline four pixel_at(const uint8_t *pixels, int width, int height, int stride, int x, int y) {
  if (x < 0 || y < 0 || x >= width || y >= height) return (four){0, 0, 0, 0};
  const uint8_t *p = pixels + (size_t)y * stride + 4 * (size_t)x;
  return (four){p[0], p[1], p[2], p[3]};
}

// In 256ths.
static inline four sample(const uint8_t *pixels, int width, int height, int stride, double u,
                          double v) {
  if (!(u > -1 && v > -1 && u < width + 1.0 && v < height + 1.0)) return (four){0, 0, 0, 0};
  double left = floor(u - 0.5), top = floor(v - 0.5);
  int x = (int)left, y = (int)top;
  uint32_t dx = (uint32_t)((u - 0.5 - left) * 16), dy = (uint32_t)((v - 0.5 - top) * 16);
  four above = pixel_at(pixels, width, height, stride, x, y) * (16 - dx) +
               pixel_at(pixels, width, height, stride, x + 1, y) * dx;
  four below = pixel_at(pixels, width, height, stride, x, y + 1) * (16 - dx) +
               pixel_at(pixels, width, height, stride, x + 1, y + 1) * dx;
  return above * (16 - dy) + below * dy;
}

void px_project(const uint8_t *pixels, int width, int height, int stride, const double *m,
                uint8_t *out, int left, int top, int out_width, int out_height, int out_stride) {
  for (int y = 0; y < out_height; y++) {
    uint8_t *row = out + (size_t)y * out_stride;
    for (int x = 0; x < out_width; x++) {
      double px = left + x + 0.5, py = top + y + 0.5;
      double w = m[2] * px + m[5] * py + m[8];
      if (!(w > 0)) continue;
      double u = (m[0] * px + m[3] * py + m[6]) / w, v = (m[1] * px + m[4] * py + m[7]) / w;
      // How far the picture moves on from one pixel to the next, across and down.
      double across = fabs(m[0] - u * m[2]) + fabs(m[1] - v * m[2]);
      double down = fabs(m[3] - u * m[5]) + fabs(m[4] - v * m[5]);
      double step = (across > down ? across : down) / w;
      if (!(u > -step - 1 && v > -step - 1 && u < width + step + 1 && v < height + step + 1)) continue;
      int count = step > 3.3 ? 4 : step > 2.2 ? 3 : step > 1.25 ? 2 : 1;
      four sum = {0, 0, 0, 0};
      for (int j = 0; j < count; j++)
        for (int i = 0; i < count; i++) {
          double sx = left + x + (i + 0.5) / count, sy = top + y + (j + 0.5) / count;
          double sw = m[2] * sx + m[5] * sy + m[8];
          if (!(sw > 0)) continue;
          sum += sample(pixels, width, height, stride, (m[0] * sx + m[3] * sy + m[6]) / sw,
                        (m[1] * sx + m[4] * sy + m[7]) / sw);
        }
      uint32_t total = 256u * (uint32_t)(count * count);
      for (int c = 0; c < 4; c++) row[4 * x + c] = (uint8_t)((sum[c] + total / 2) / total);
    }
  }
}
