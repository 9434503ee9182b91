#include "pixels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// Three box blurs look like a Gaussian from a standard deviation of about 2 pixels upwards; below,
// the Gaussian itself has few enough weights.
static const double smallest_box_sigma = 2.0;
enum { largest_kernel_radius = 6 };

static void blur_row_by_kernel(const uint8_t *in, uint8_t *out, int count, const uint32_t *weights,
                               int radius) {
  for (int x = 0; x < count; x++) {
    int from = x < radius ? -x : -radius;
    int to = count - 1 - x < radius ? count - 1 - x : radius;
    uint32_t sum = 1 << 15;
    for (int i = from; i <= to; i++) sum += weights[i < 0 ? -i : i] * in[x + i];
    out[x] = (uint8_t)(sum >> 16);
  }
}

// The mean of `before` pixels to the left, the pixel itself and `after` pixels to the right.
static void blur_row_by_box(const uint8_t *in, uint8_t *out, int count, int before, int after) {
  uint32_t size = (uint32_t)(before + after + 1);
  uint32_t reciprocal = (1u << 24) / size;
  uint32_t sum = 0;
  for (int x = 0; x < after && x < count; x++) sum += in[x];
  for (int x = 0; x < count; x++) {
    if (x + after < count) sum += in[x + after];
    out[x] = (uint8_t)((sum * (uint64_t)reciprocal + (1 << 23)) >> 24);
    if (x - before >= 0) sum -= in[x - before];
  }
}

static void transpose(const uint8_t *in, uint8_t *out, int width, int height) {
  enum { tile = 32 };
  for (int ty = 0; ty < height; ty += tile)
    for (int tx = 0; tx < width; tx += tile)
      for (int y = ty; y < height && y < ty + tile; y++)
        for (int x = tx; x < width && x < tx + tile; x++)
          out[(size_t)x * height + y] = in[(size_t)y * width + x];
}

typedef struct {
  uint32_t weights[largest_kernel_radius + 1];
  int kernel_radius;  // 0: boxes
  int box_size;
} Blur;

static Blur make_blur(double sigma) {
  Blur blur = {{0}, 0, 0};
  if (sigma >= smallest_box_sigma) {
    // The size whose three boxes have the Gaussian's variance, as CSS and SVG define their blurs.
    blur.box_size = (int)floor(sigma * 3 * sqrt(2 * 3.14159265358979323846) / 4 + 0.5);
    return blur;
  }
  blur.kernel_radius = (int)ceil(3 * sigma);
  if (blur.kernel_radius > largest_kernel_radius) blur.kernel_radius = largest_kernel_radius;
  double values[largest_kernel_radius + 1], total = 0;
  for (int i = 0; i <= blur.kernel_radius; i++) {
    values[i] = exp(-i * i / (2 * sigma * sigma));
    total += i == 0 ? values[i] : 2 * values[i];
  }
  uint32_t outer = 0;
  for (int i = 1; i <= blur.kernel_radius; i++) {
    blur.weights[i] = (uint32_t)(values[i] / total * 65536 + 0.5);
    outer += 2 * blur.weights[i];
  }
  blur.weights[0] = 65536 - outer;  // so that a plain area keeps its value
  return blur;
}

// Blurs `a` along its rows; both buffers are overwritten.
static void blur_rows(uint8_t *a, uint8_t *b, int width, int height, const Blur *blur) {
  if (blur->kernel_radius > 0) {
    for (int y = 0; y < height; y++)
      blur_row_by_kernel(a + (size_t)y * width, b + (size_t)y * width, width, blur->weights,
                         blur->kernel_radius);
    memcpy(a, b, (size_t)width * height);
    return;
  }
  // Three boxes of an odd size are centered. Of an even size, two lean to opposite sides and the
  // third is larger by one.
  int size = blur->box_size, half = size / 2, even = size % 2 == 0;
  for (int y = 0; y < height; y++) {
    uint8_t *row = a + (size_t)y * width, *spare = b + (size_t)y * width;
    blur_row_by_box(row, spare, width, half, even ? half - 1 : half);
    blur_row_by_box(spare, row, width, even ? half - 1 : half, half);
    blur_row_by_box(row, spare, width, half, half);
    memcpy(row, spare, (size_t)width);
  }
}

int px_blur_mask(uint8_t *mask, int width, int height, int stride, double sigma) {
  if (!(sigma > 0.05) || width <= 0 || height <= 0) return 1;
  size_t count = (size_t)width * height;
  uint8_t *a = malloc(count), *b = malloc(count);
  if (a == NULL || b == NULL) {
    free(a);
    free(b);
    return 0;
  }
  for (int y = 0; y < height; y++)
    memcpy(a + (size_t)y * width, mask + (size_t)y * stride, (size_t)width);
  Blur blur = make_blur(sigma);
  blur_rows(a, b, width, height, &blur);
  transpose(a, b, width, height);
  blur_rows(b, a, height, width, &blur);
  transpose(b, a, height, width);
  for (int y = 0; y < height; y++)
    memcpy(mask + (size_t)y * stride, a + (size_t)y * width, (size_t)width);
  free(a);
  free(b);
  return 1;
}
