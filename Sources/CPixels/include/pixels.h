#pragma once
#include <stddef.h>
#include <stdint.h>

// Pixel loops, in C so that they stay fast in debug builds. Pictures are premultiplied BGRA with 4
// bytes a pixel, masks have 1 byte a pixel; strides are bytes from one row to the next.

// Blurs a mask in place as a Gaussian of standard deviation `sigma` pixels does; what lies outside
// counts as 0. Returns 0 where memory ran out.
int px_blur_mask(uint8_t *mask, int width, int height, int stride, double sigma);

// Adds a glyph's coverage to a mask at (x, y), cut off at the mask's edges; sums stop at 255.
void px_add_coverage(uint8_t *mask, int width, int height, int stride, const uint8_t *glyph,
                     int glyph_width, int glyph_height, int glyph_stride, int x, int y);

// Returns 1 if every pixel is opaque, otherwise 0.
int px_is_opaque(const uint8_t *pixels, int width, int height, int stride);

// The rows of a PNG: a filter byte (2, "up"; 0 in the first row) and RGB or straight RGBA pixels.
// `rows` holds height * (1 + width * (opaque ? 3 : 4)) bytes. Returns 0 where memory ran out.
int px_png_rows(const uint8_t *pixels, int width, int height, int stride, int opaque,
                uint8_t *rows);

// Multiplies the colors of straight BGRA by their opacity, in place.
void px_premultiply(uint8_t *pixels, size_t count);

// Copies pixels into the place that an EXIF orientation from 1 to 8 asks for. From 5 upwards
// `target` is `height` wide and `width` high.
void px_orient(const uint8_t *source, int width, int height, int orientation, uint8_t *target);

// The colors of a gradient, premultiplied, as four numbers up to 255 * 256, blue the lowest: `count` from its start to its end, with the color before
// the start in front and the color after the end behind them. A stop is five numbers: its place from
// 0 to 1, never before the last one's, and red, green, blue and opacity. Returns whether all colors
// are opaque.
int px_color_table(const float *stops, int stop_count, uint64_t *colors, int count);

// The place of a point in a gradient: its x, its distance from the origin (times `factor`, plus
// `offset`), or its share of a turn, clockwise from the x axis.
typedef enum { px_linear, px_radial, px_angular } px_gradient_kind;

// Takes pixel (x, y) to the point (xx * x + xy * y + x0, yx * x + yy * y + y0).
typedef struct {
  double xx, xy, x0, yx, yy, y0;
} px_map;

// Fills the pixels from (left, top) on with the colors of a table of `count` at the places of their
// middles. Between two neighboring colors, pixels alternate by their places, so that no bands are
// seen.
void px_gradient(px_gradient_kind kind, uint8_t *pixels, int left, int top, int width, int height,
                 int stride, px_map map, double factor, double offset, const uint64_t *colors,
                 int count);

// Adds a source to a backdrop by the "plus darker" rule: the sum of opacities, at most 1, less
// what both lack of white.
void px_plus_darker(uint8_t *backdrop, int stride, const uint8_t *source, int source_stride,
                    int width, int height);

// Blurs a picture in place as a Gaussian of standard deviation `sigma` pixels does, of at most 64;
// what lies outside is nothing, or what stands at the edge if `extends`. Returns 0 where memory ran
// out.
int px_blur(uint8_t *pixels, int width, int height, int stride, double sigma, int extends);

// Blurs a picture in place as `px_blur` does with what stands at the edge, maps its colors as
// `px_color_matrix` does, and puts a color (red, green, blue and opacity from 0 to 1) above it, all
// with one rounding at the end. Returns 0 where memory ran out.
int px_frost(uint8_t *pixels, int width, int height, int stride, double sigma, const float *matrix,
             const float *cover);

// A picture whose pixels are the means of squares of `factor` pixels a side, cut off at the edges.
void px_shrink(const uint8_t *pixels, int width, int height, int stride, int factor, uint8_t *out,
               int out_stride);

// Takes the opacity out of the colors, and makes every pixel opaque.
void px_make_opaque(uint8_t *pixels, int width, int height, int stride);

// Maps colors, not premultiplied and from 0 to 1, with four rows of five factors: for red, green,
// blue, opacity and 1.
void px_color_matrix(uint8_t *pixels, int width, int height, int stride, const float *rows);

// Puts a premultiplied color where the opacity is from `low` to `high`, and nothing elsewhere.
void px_alpha_threshold(uint8_t *pixels, int width, int height, int stride, double low, double high,
                        uint32_t color);

// Covers a picture with a premultiplied color where a mask of its blurred silhouette is missing, or
// leaves that cover alone.
void px_inner_shadow(uint8_t *pixels, int width, int height, int stride, const uint8_t *mask,
                     int mask_stride, uint32_t color, int shadow_only);

// Keeps as much of a picture as another one is opaque.
void px_multiply_opacity(uint8_t *pixels, int width, int height, int stride, const uint8_t *other,
                         int other_stride);

// Clears the pixels of a picture where another one has nothing.
void px_keep_under(uint8_t *pixels, int width, int height, int stride, const uint8_t *cover,
                   int cover_stride);

// Fills pixels from (left, top) on with what a picture shows where they are mapped to: (x, y)
// becomes (m0 x + m3 y + m6, m1 x + m4 y + m7), both divided by m2 x + m5 y + m8, in pixels of the
// picture. Nothing where that is not above 0, or outside the picture.
void px_project(const uint8_t *pixels, int width, int height, int stride, const double *m,
                uint8_t *out, int left, int top, int out_width, int out_height, int out_stride);

// A piece of a mesh: 16 points of a bicubic surface, row by row, and the colors of its four corners,
// row by row too, with how they change across and down. Colors are red, green, blue and opacity,
// not premultiplied and from 0 to 1; perceptual ones have the lightness and the axes of Oklab in place
// of red, green and blue.
typedef struct {
  double x[16], y[16];
  float color[4][4], across[4][4], down[4][4];
  int is_smooth, is_perceptual;
} px_patch;

void px_patch_point(const px_patch *patch, double u, double v, double *x, double *y);
// The color at a place, always as red, green, blue and opacity.
void px_patch_color(const px_patch *patch, double u, double v, float *color);

// Returns 1 if, cut into `count` parts across and as many down, the middles of all parts and of
// their edges differ from what the corners give by at most half a step of 8 bits and a twentieth of
// a point. A patch that is not cut keeps its curves, so that its places are not looked at.
int px_patch_is_even(const px_patch *patch, int count);

// Paints patches, each over those before it, on pixels from (left, top) on. Returns 0 where memory
// ran out.
int px_mesh(uint8_t *pixels, int left, int top, int width, int height, int stride,
            const px_patch *patches, int count);
