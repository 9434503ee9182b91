#include "pixels.h"

#include <math.h>

// Fused operations round differently, and pictures must have the same bytes on every machine.
#pragma STDC FP_CONTRACT OFF

// The share of a turn at which (x, y) stands, clockwise from the x axis with y downwards, in 0..<1.
// The polynomial, a minimax fit of the arctangent on 0...1, is within 2e-6 of a turn. The C
// library's arctangent may differ between machines.
static double share_of_turn(double x, double y) {
  double ax = fabs(x), ay = fabs(y);
  double larger = ax > ay ? ax : ay, smaller = ax > ay ? ay : ax;
  if (larger == 0) return 0;
  double z = smaller / larger, s = z * z;
  double angle = ((((((-0.01172120 * s + 0.05265332) * s - 0.11643287) * s + 0.19354346) * s -
                    0.33262347) * s + 0.99997726) * z) * 0.15915494309189535;
  if (ay > ax) angle = 0.25 - angle;
  if (x < 0) angle = 0.5 - angle;
  if (y < 0) angle = 1 - angle;
  return angle < 1 ? angle : 0;
}

void px_angular_gradient(uint8_t *pixels, int width, int height, int stride, double xx, double xy,
                         double x0, double yx, double yy, double y0, const uint32_t *colors,
                         int count) {
  for (int y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)(void *)(pixels + (size_t)y * stride);
    for (int x = 0; x < width; x++) {
      double px = x + 0.5, py = y + 0.5;
      double t = share_of_turn(xx * px + xy * py + x0, yx * px + yy * py + y0);
      int index = (int)(t * count);
      row[x] = colors[index < count ? index : count - 1];
    }
  }
}

void px_plus_darker(uint8_t *backdrop, int stride, const uint8_t *source, int source_stride,
                    int width, int height) {
  for (int y = 0; y < height; y++) {
    uint8_t *to = backdrop + (size_t)y * stride;
    const uint8_t *from = source + (size_t)y * source_stride;
    for (int x = 0; x < width; x++, to += 4, from += 4) {
      int sum = to[3] + from[3];
      int alpha = sum > 255 ? 255 : sum;
      // Each side lacks (opacity − color) of white; the result lacks both.
      for (int c = 0; c < 3; c++) {
        int color = alpha - (to[3] - to[c]) - (from[3] - from[c]);
        to[c] = (uint8_t)(color < 0 ? 0 : color);
      }
      to[3] = (uint8_t)alpha;
    }
  }
}
