#include "dither.h"
#include "pixels.h"

// Fused operations round differently, and pictures must have the same bytes on every machine.
#pragma STDC FP_CONTRACT OFF

int px_color_table(const float *stops, int stop_count, uint64_t *colors, int count) {
  int next = 0, is_opaque = 1;
  for (int i = 0; i < count + 2; i++) {
    // The first and the last color stand for what lies before and after the gradient.
    float place = i == 0 ? -1 : i > count ? 2 : ((float)i - 0.5f) / (float)count;
    while (next < stop_count && stops[5 * next] <= place) next++;
    const float *to = stops + 5 * (next < stop_count ? next : stop_count - 1);
    const float *from = next > 0 ? stops + 5 * (next - 1) : to;
    float share = to[0] > from[0] ? (place - from[0]) / (to[0] - from[0]) : 0;
    float opacity = from[4] + (to[4] - from[4]) * share;
    uint64_t color = (uint64_t)(opacity * 65280 + 0.5f) << 48;
    for (int c = 0; c < 3; c++) {
      float value = (from[1 + c] + (to[1 + c] - from[1 + c]) * share) * opacity;
      color |= (uint64_t)(value * 65280 + 0.5f) << (32 - 16 * c);
    }
    // A plain area is one color: there is nothing to be seen in between.
    int is_plain = 1;
    for (int c = 1; c < 5; c++) is_plain = is_plain && from[c] == to[c];
    if (is_plain) color = (color + 0x0080008000800080) & 0xFF00FF00FF00FF00;
    colors[i] = color;
    if (color >> 48 != 65280) is_opaque = 0;
  }
  return is_opaque;
}

// The loops below take a piece of a row in steps that the compiler turns into vector code: first
// the points, then their places in the gradient, then the colors.
enum { piece = 256 };

static void place_radial(const float *x, const float *y, float *t, float factor, float offset) {
  for (int i = 0; i < piece; i++)
    t[i] = offset + factor * __builtin_elementwise_sqrt(x[i] * x[i] + y[i] * y[i]);
}

// The share of a turn at which (x, y) stands, clockwise from the x axis with y downwards, in 0..<1.
// The polynomial, a minimax fit of the arctangent on 0...1, is within 2e-6 of a turn. The C
// library's arctangent may differ between machines.
static void place_angular(const float *x, const float *y, float *t) {
  for (int i = 0; i < piece; i++) {
    float ax = x[i] < 0 ? -x[i] : x[i], ay = y[i] < 0 ? -y[i] : y[i];
    float larger = ax > ay ? ax : ay, smaller = ax > ay ? ay : ax;
    float z = smaller / (larger > 0 ? larger : 1), s = z * z;
    float angle = ((((((-0.01172120f * s + 0.05265332f) * s - 0.11643287f) * s + 0.19354346f) * s -
                     0.33262347f) * s + 0.99997726f) * z) * 0.15915494f;
    angle = ay > ax ? 0.25f - angle : angle;
    angle = x[i] < 0 ? 0.5f - angle : angle;
    angle = y[i] < 0 ? 1 - angle : angle;
    t[i] = angle < 1 ? angle : 0;
  }
}

static void look_up(const float *t, const uint64_t *colors, int count, uint32_t *out, int from,
                    int to, const uint8_t *threshold) {
  int indices[piece];
  float last = (float)count + 1;
  for (int i = 0; i < piece; i++) {
    float index = t[i] * (float)count + 1;
    index = index > 0 ? index : 0;
    indices[i] = (int)(index < last ? index : last);
  }
  // Pieces begin at multiples of 8 pixels.
  for (int i = from; i < to; i++) out[i - from] = dithered(colors[indices[i]], threshold[i & 7]);
}

void px_gradient(px_gradient_kind kind, uint8_t *pixels, int left, int top, int width, int height,
                 int stride, px_map map, double factor, double offset, const uint64_t *colors,
                 int count) {
  float x[piece], y[piece], t[piece];
  for (int row = 0; row < height; row++) {
    uint32_t *out = (uint32_t *)(void *)(pixels + (size_t)row * stride);
    // Pieces start at the same pixels whatever part is asked for, and so round in the same way.
    for (int start = left & -piece; start < left + width; start += piece) {
      double px = start + 0.5, py = top + row + 0.5;
      float x0 = (float)(map.xx * px + map.xy * py + map.x0), dx = (float)map.xx;
      float y0 = (float)(map.yx * px + map.yy * py + map.y0), dy = (float)map.yx;
      for (int i = 0; i < piece; i++) {
        x[i] = x0 + dx * (float)i;
        y[i] = y0 + dy * (float)i;
      }
      if (kind == px_radial) place_radial(x, y, t, (float)factor, (float)offset);
      if (kind == px_angular) place_angular(x, y, t);
      int from = start < left ? left - start : 0;
      int to = left + width - start < piece ? left + width - start : piece;
      look_up(kind == px_linear ? x : t, colors, count, out + (start + from - left), from, to,
              thresholds[(top + row) & 7]);
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
