// The few functions of librsvg that are used. It is loaded when the first SVG file is read: linked,
// it and what it needs would slow down the start of every program.
#pragma once
#include <cairo.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
  double x, y, width, height;
} svg_rectangle;

// `unit` is 0 for a share of the space there is, 1 for pixels; further ones go with fonts and inches.
typedef struct {
  double length;
  int unit;
} svg_length;

typedef struct {
  uint32_t domain;
  int code;
  char *message;
} svg_error;

typedef void *(*svg_handle_new_from_data)(const uint8_t *bytes, size_t count, svg_error **error);
typedef void (*svg_handle_set_dpi)(void *handle, double dpi);
typedef int (*svg_handle_get_intrinsic_size_in_pixels)(void *handle, double *width, double *height);
typedef void (*svg_handle_get_intrinsic_dimensions)(
    void *handle, int *has_width, svg_length *width, int *has_height, svg_length *height,
    int *has_view_box, svg_rectangle *view_box);
typedef int (*svg_handle_render_document)(
    void *handle, cairo_t *context, const svg_rectangle *viewport, svg_error **error);
typedef void (*svg_object_unref)(void *object);
typedef void (*svg_error_free)(svg_error *error);
