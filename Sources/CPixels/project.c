#include "four.h"
#include "pixels.h"

#include <math.h>

// Fused operations round differently, and pictures must have the same bytes on every machine.
#pragma STDC FP_CONTRACT OFF

static inline four pixel_at(const uint8_t *pixels, int width, int height, int stride, int x, int y) {
  if (x < 0 || y < 0 || x >= width || y >= height) return (four){0, 0, 0, 0};
  return load(pixels + (size_t)y * stride + 4 * (size_t)x);
}

// In 256ths.
static inline four sample(const uint8_t *pixels, int width, int height, int stride, double u,
                          double v) {
  if (!(u > -1 && v > -1 && u < width + 1.0 && v < height + 1.0)) return (four){0, 0, 0, 0};
  // In 16ths of a pixel from the middle of one two pixels before the first, so that all is above 0.
  uint32_t from_left = (uint32_t)((u + 1.5) * 16), from_top = (uint32_t)((v + 1.5) * 16);
  int x = (int)(from_left >> 4) - 2, y = (int)(from_top >> 4) - 2;
  uint32_t dx = from_left & 15, dy = from_top & 15;
  if (x >= 0 && y >= 0 && x + 1 < width && y + 1 < height) {
    const uint8_t *p = pixels + (size_t)y * stride + 4 * (size_t)x;
    four above = load(p) * (16 - dx) + load(p + 4) * dx;
    four below = load(p + stride) * (16 - dx) + load(p + stride + 4) * dx;
    return above * (16 - dy) + below * dy;
  }
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
      double unit = 1 / w;
      double u = (m[0] * px + m[3] * py + m[6]) * unit, v = (m[1] * px + m[4] * py + m[7]) * unit;
      // The steps in the picture from one pixel to the next, across and down.
      double across = fmax(fabs(m[0] - u * m[2]), fabs(m[1] - v * m[2]));
      double down = fmax(fabs(m[3] - u * m[5]), fabs(m[4] - v * m[5]));
      double step = fmax(across, down) * unit;
      if (!(u > -step - 1 && v > -step - 1 && u < width + step + 1 && v < height + step + 1)) continue;
      int count = step > 3.3 ? 4 : step > 2.4 ? 3 : step > 1.4 ? 2 : 1;
      four sum = count == 1 ? sample(pixels, width, height, stride, u, v) : (four){0, 0, 0, 0};
      for (int j = 0; count > 1 && j < count; j++)
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
