#include "pixels.h"

// Fused operations round differently, and pictures must have the same bytes on every machine.
#pragma STDC FP_CONTRACT OFF

// Changes of pictures pixel by pixel.

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
