#include "dither.h"
#include "pixels.h"

#include <math.h>
#include <stdlib.h>

// Fused operations round differently, and pictures must have the same bytes on every machine.
#pragma STDC FP_CONTRACT OFF

static void bernstein(double t, double *b) {
  double s = 1 - t;
  b[0] = s * s * s;
  b[1] = 3 * s * s * t;
  b[2] = 3 * s * t * t;
  b[3] = t * t * t;
}

void px_patch_point(const px_patch *patch, double u, double v, double *x, double *y) {
  double bu[4], bv[4];
  bernstein(u, bu);
  bernstein(v, bv);
  *x = *y = 0;
  for (int j = 0; j < 4; j++)
    for (int i = 0; i < 4; i++) {
      *x += bu[i] * bv[j] * patch->x[4 * j + i];
      *y += bu[i] * bv[j] * patch->y[4 * j + i];
    }
}

// Cubic from `a` to `b` that leaves and arrives with the slopes `da` and `db`.
static inline float hermite(float a, float b, float da, float db, float t) {
  float t2 = t * t, t3 = t2 * t;
  return a * (2 * t3 - 3 * t2 + 1) + b * (3 * t2 - 2 * t3) + da * (t3 - 2 * t2 + t) +
         db * (t3 - t2);
}

static inline float gamma_encoded(float light) {
  return light <= 0.0031308f ? light * 12.92f : 1.055f * powf(light, 1 / 2.4f) - 0.055f;
}

// The matrices are those that define Oklab (bottosson.github.io/posts/oklab).
static void oklab_to_srgb(float *color) {
  float lightness = color[0], a = color[1], b = color[2];
  float l = lightness + 0.3963377774f * a + 0.2158037573f * b;
  float m = lightness - 0.1055613458f * a - 0.0638541728f * b;
  float s = lightness - 0.0894841775f * a - 1.2914855480f * b;
  l = l * l * l;
  m = m * m * m;
  s = s * s * s;
  color[0] = gamma_encoded(4.0767416621f * l - 3.3077115913f * m + 0.2309699292f * s);
  color[1] = gamma_encoded(-1.2684380046f * l + 2.6097574011f * m - 0.3413193965f * s);
  color[2] = gamma_encoded(-0.0041960863f * l - 0.7034186147f * m + 1.7076147010f * s);
}

static inline float within(float value) { return value > 0 ? (value < 1 ? value : 1) : 0; }

void px_patch_color(const px_patch *patch, double u, double v, float *color) {
  float s = (float)u, t = (float)v;
  for (int c = 0; c < 4; c++) {
    const float *f = patch->color[c], *across = patch->across[c], *down = patch->down[c];
    float top = hermite(f[0], f[1], across[0], across[1], s);
    float bottom = hermite(f[2], f[3], across[2], across[3], s);
    // Slopes that change evenly leave a kink from patch to patch, which straight blends have anyway.
    float twist = patch->is_smooth ? 0 : 1;
    float top_change = twist * (down[1] - down[0]), bottom_change = twist * (down[3] - down[2]);
    float top_slope = hermite(down[0], down[1], top_change, top_change, s);
    float bottom_slope = hermite(down[2], down[3], bottom_change, bottom_change, s);
    color[c] = hermite(top, bottom, top_slope, bottom_slope, t);
  }
  if (patch->is_perceptual) oklab_to_srgb(color);
  for (int c = 0; c < 4; c++) color[c] = within(color[c]);
}

// A corner of the small triangles that a patch is cut into: its place and its color, not
// premultiplied, from 0 to 1.
typedef struct {
  double x, y;
  float color[4];
} Corner;

static Corner corner(const px_patch *patch, double u, double v) {
  Corner result;
  px_patch_point(patch, u, v, &result.x, &result.y);
  px_patch_color(patch, u, v, result.color);
  return result;
}

// Returns 1 if a place lies where corners give it, by the same share each.
static int is_mean(Corner own, const Corner *corners, const int *which, int count,
                   int checks_places) {
  double x = 0, y = 0;
  for (int c = 0; c < 4; c++) {
    double sum = 0;
    for (int i = 0; i < count; i++) sum += corners[which[i]].color[c];
    if (!(fabs(own.color[c] - sum / count) < 0.5 / 255)) return 0;
  }
  if (!checks_places) return 1;
  for (int i = 0; i < count; i++) {
    x += corners[which[i]].x;
    y += corners[which[i]].y;
  }
  return fabs(own.x - x / count) < 0.05 && fabs(own.y - y / count) < 0.05;
}

int px_patch_is_even(const px_patch *patch, int count) {
  static const int all[] = {0, 1, 2, 3}, edges[4][2] = {{0, 1}, {1, 2}, {2, 3}, {3, 0}};
  double step = 1.0 / count;
  for (int part = 0; part < count * count; part++) {
    double u = part % count * step, v = part / count * step, w = u + step, z = v + step;
    double middle_u = (u + w) / 2, middle_v = (v + z) / 2;
    Corner corners[] = {corner(patch, u, v), corner(patch, w, v), corner(patch, w, z),
                        corner(patch, u, z)};
    double places[4][2] = {{middle_u, v}, {w, middle_v}, {middle_u, z}, {u, middle_v}};
    if (!is_mean(corner(patch, middle_u, middle_v), corners, all, 4, count > 1)) return 0;
    for (int i = 0; i < 4; i++)
      if (!is_mean(corner(patch, places[i][0], places[i][1]), corners, edges[i], 2, count > 1))
        return 0;
  }
  return 1;
}

static inline double turn(const Corner *a, const Corner *b, double x, double y) {
  return (b->x - a->x) * (y - a->y) - (b->y - a->y) * (x - a->x);
}

// A point that is this far outside of a triangle, times the length of an edge, still belongs to it:
// rounding must not leave holes between two. Which of them it shows does not matter.
static const double tolerance = 1e-6;

static void fill_triangle(const Corner *a, const Corner *b, const Corner *c, uint8_t *pixels,
                          int left, int top, int width, int height, int stride) {
  double area = turn(a, b, c->x, c->y);
  if (area < 0) {
    const Corner *swap = b;
    b = c;
    c = swap;
    area = -area;
  }
  if (!(area > 1e-12)) return;
  double x0 = fmin(a->x, fmin(b->x, c->x)) - left, x1 = fmax(a->x, fmax(b->x, c->x)) - left;
  double y0 = fmin(a->y, fmin(b->y, c->y)) - top, y1 = fmax(a->y, fmax(b->y, c->y)) - top;
  if (!(x1 >= 0 && y1 >= 0 && x0 <= width && y0 <= height)) return;
  int from_x = x0 > 0 ? (int)x0 : 0, to_x = x1 < width ? (int)x1 + 1 : width;
  int from_y = y0 > 0 ? (int)y0 : 0, to_y = y1 < height ? (int)y1 + 1 : height;
  if (to_x > width) to_x = width;
  if (to_y > height) to_y = height;
  float unit = (float)(1 / area);
  for (int y = from_y; y < to_y; y++) {
    uint32_t *row = (uint32_t *)(void *)(pixels + (size_t)y * stride);
    for (int x = from_x; x < to_x; x++) {
      double px = left + x + 0.5, py = top + y + 0.5;
      double wa = turn(b, c, px, py);
      if (wa < -tolerance) continue;
      double wb = turn(c, a, px, py), wc = turn(a, b, px, py);
      if (wb < -tolerance || wc < -tolerance) continue;
      float sa = (float)wa * unit, sb = (float)wb * unit, sc = (float)wc * unit;
      float rgba[4];
      for (int i = 0; i < 4; i++)
        rgba[i] = within(a->color[i] * sa + b->color[i] * sb + c->color[i] * sc);
      float opacity = rgba[3] * 65280;
      uint64_t color = (uint64_t)(opacity + 0.5f) << 48;
      for (int i = 0; i < 3; i++) color |= (uint64_t)(rgba[i] * opacity + 0.5f) << (32 - 16 * i);
      row[x] = dithered(color, thresholds[(top + y) & 7][(left + x) & 7]);
    }
  }
}

int px_mesh(uint8_t *pixels, int left, int top, int width, int height, int stride,
            const px_patch *patches, int count) {
  enum { most = 256 };
  Corner *rows = malloc(2 * (most + 1) * sizeof(Corner));
  if (rows == NULL) return 0;
  for (int p = 0; p < count; p++) {
    const px_patch *patch = patches + p;
    double x0 = patch->x[0], x1 = x0, y0 = patch->y[0], y1 = y0;
    for (int i = 1; i < 16; i++) {
      x0 = fmin(x0, patch->x[i]);
      x1 = fmax(x1, patch->x[i]);
      y0 = fmin(y0, patch->y[i]);
      y1 = fmax(y1, patch->y[i]);
    }
    if (!(x1 > left && y1 > top && x0 < left + width && y0 < top + height)) continue;
    // Cells of about six pixels.
    double longest = fmax(x1 - x0, y1 - y0) / 6;
    int cells = longest < 8 ? 8 : longest > most ? most : (int)longest;
    Corner *above = rows, *below = rows + most + 1;
    for (int j = 0; j <= cells; j++) {
      for (int i = 0; i <= cells; i++) {
        double u = (double)i / cells, v = (double)j / cells;
        px_patch_point(patch, u, v, &below[i].x, &below[i].y);
        px_patch_color(patch, u, v, below[i].color);
      }
      for (int i = 0; j > 0 && i < cells; i++) {
        fill_triangle(above + i, above + i + 1, below + i, pixels, left, top, width, height, stride);
        fill_triangle(above + i + 1, below + i + 1, below + i, pixels, left, top, width, height,
                      stride);
      }
      Corner *swap = above;
      above = below;
      below = swap;
    }
  }
  free(rows);
  return 1;
}
