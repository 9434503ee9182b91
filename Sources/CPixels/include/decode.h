#pragma once
#include <stddef.h>
#include <stdint.h>

// Loops over the bytes of files.

// Turns cyan, magenta, yellow and black into BGRA in place. Inverted values say how much light is
// left, not how much ink there is.
void px_cmyk_to_bgra(uint8_t *pixels, size_t count, int inverted);

// Writes the table's pixel for each of `count` values; the table has 256.
void px_look_up(const uint8_t *values, int count, const uint8_t *table, uint8_t *target);

// The number of times that a marker stands in the bytes of a JPEG.
int px_count_marker(const uint8_t *bytes, size_t count, uint8_t marker);

// The sum of words of 4 bytes, the highest first, as font files sum up their tables; bytes that are
// missing in the last word count as 0.
uint32_t px_sum_words(const uint8_t *bytes, size_t count);
