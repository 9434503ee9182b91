#include "pixels.h"

#include <stdlib.h>
#include <string.h>

void px_add_coverage(uint8_t *mask, int width, int height, int stride, const uint8_t *glyph,
                     int glyph_width, int glyph_height, int glyph_stride, int x, int y) {
  int left = x < 0 ? -x : 0;
  int right = glyph_width < width - x ? glyph_width : width - x;
  for (int row = 0; row < glyph_height; row++) {
    if (y + row < 0 || y + row >= height) continue;
    uint8_t *to = mask + (ptrdiff_t)(y + row) * stride + x;
    const uint8_t *from = glyph + (ptrdiff_t)row * glyph_stride;
    for (int i = left; i < right; i++) {
      unsigned sum = to[i] + from[i];
      to[i] = sum > 255 ? 255 : (uint8_t)sum;
    }
  }
}

int px_is_opaque(const uint8_t *pixels, int width, int height, int stride) {
  for (int y = 0; y < height; y++) {
    const uint8_t *row = pixels + (size_t)y * stride;
    uint8_t all = 255;
    for (int x = 0; x < width; x++) all &= row[4 * x + 3];
    if (all != 255) return 0;
  }
  return 1;
}

static inline uint8_t unpremultiplied(uint8_t value, uint8_t alpha) {
  unsigned result = (value * 255u + alpha / 2) / alpha;
  return result > 255 ? 255 : (uint8_t)result;
}

static void straight_row(const uint8_t *from, uint8_t *to, int width, int opaque) {
  for (int x = 0; x < width; x++, from += 4) {
    uint8_t alpha = opaque ? 255 : from[3];
    if (alpha == 255) {
      to[0] = from[2];
      to[1] = from[1];
      to[2] = from[0];
    } else if (alpha == 0) {
      to[0] = to[1] = to[2] = 0;
    } else {
      to[0] = unpremultiplied(from[2], alpha);
      to[1] = unpremultiplied(from[1], alpha);
      to[2] = unpremultiplied(from[0], alpha);
    }
    if (!opaque) to[3] = alpha;
    to += opaque ? 3 : 4;
  }
}

int px_png_rows(const uint8_t *pixels, int width, int height, int stride, int opaque,
                uint8_t *rows) {
  size_t length = (size_t)width * (opaque ? 3 : 4);
  uint8_t *above = calloc(2, length), *row = above + length;
  if (above == NULL) return 0;
  uint8_t *start = above;
  for (int y = 0; y < height; y++) {
    straight_row(pixels + (size_t)y * stride, row, width, opaque);
    *rows++ = y == 0 ? 0 : 2;
    if (y == 0)
      memcpy(rows, row, length);
    else
      for (size_t i = 0; i < length; i++) rows[i] = (uint8_t)(row[i] - above[i]);
    rows += length;
    uint8_t *swap = above;
    above = row;
    row = swap;
  }
  free(start);
  return 1;
}

void px_premultiply(uint8_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++, pixels += 4) {
    unsigned alpha = pixels[3];
    if (alpha == 255) continue;
    for (int c = 0; c < 3; c++) pixels[c] = (uint8_t)((pixels[c] * alpha + 127) / 255);
  }
}

void px_orient(const uint8_t *source, int width, int height, int orientation, uint8_t *target) {
  int turned = orientation >= 5;
  int target_width = turned ? height : width;
  // Orientations 2, 3, 6 and 7 end their rows at the source's left or bottom; 3, 4, 7 and 8 start
  // their columns at the other end.
  int flip_x = orientation == 2 || orientation == 3 || orientation == 6 || orientation == 7;
  int flip_y = orientation == 3 || orientation == 4 || orientation == 7 || orientation == 8;
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) {
      int tx = turned ? y : x, ty = turned ? x : y;
      if (flip_x) tx = (turned ? height : width) - 1 - tx;
      if (flip_y) ty = (turned ? width : height) - 1 - ty;
      memcpy(target + 4 * ((size_t)ty * target_width + tx), source + 4 * ((size_t)y * width + x), 4);
    }
  }
}
