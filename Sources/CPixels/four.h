#pragma once
#include <stdint.h>
#include <string.h>

// The four bytes of a pixel as numbers to count with, all at once.
typedef uint32_t four __attribute__((vector_size(16)));

static inline four load(const uint8_t *pixel) {
  uint8_t bytes __attribute__((vector_size(4)));
  memcpy(&bytes, pixel, 4);
  return __builtin_convertvector(bytes, four);
}
