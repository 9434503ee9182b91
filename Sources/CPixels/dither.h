#pragma once
#include <stdint.h>

// By how many of 256 parts a color's numbers are raised before they are cut off, by the pixel: an
// ordered dither. Whole numbers stay the same, and on average so do all others.
static const uint8_t thresholds[8][8] = {
    {2, 130, 34, 162, 10, 138, 42, 170},   {194, 66, 226, 98, 202, 74, 234, 106},
    {50, 178, 18, 146, 58, 186, 26, 154},  {242, 114, 210, 82, 250, 122, 218, 90},
    {14, 142, 46, 174, 6, 134, 38, 166},   {206, 78, 238, 110, 198, 70, 230, 102},
    {62, 190, 30, 158, 54, 182, 22, 150},  {254, 126, 222, 94, 246, 118, 214, 86},
};

// The bytes of a color of four 16-bit numbers at a place with a threshold.
static inline uint32_t dithered(uint64_t color, uint64_t threshold) {
  uint64_t bytes = (color + threshold * 0x0001000100010001) >> 8 & 0x00FF00FF00FF00FF;
  bytes = (bytes | bytes >> 8) & 0x0000FFFF0000FFFF;
  return (uint32_t)(bytes | bytes >> 16);
}
