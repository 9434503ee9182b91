#include "decode.h"

#include <string.h>

void px_cmyk_to_bgra(uint8_t *pixels, size_t count, int inverted) {
  uint8_t flip = inverted ? 0 : 255;
  for (size_t i = 0; i < count; i++, pixels += 4) {
    unsigned red = pixels[0] ^ flip, green = pixels[1] ^ flip, blue = pixels[2] ^ flip;
    unsigned light = pixels[3] ^ flip;
    pixels[0] = (uint8_t)((blue * light + 127) / 255);
    pixels[1] = (uint8_t)((green * light + 127) / 255);
    pixels[2] = (uint8_t)((red * light + 127) / 255);
    pixels[3] = 255;
  }
}

void px_look_up(const uint8_t *values, int count, const uint8_t *table, uint8_t *target) {
  for (int i = 0; i < count; i++) memcpy(target + 4 * (size_t)i, table + 4 * values[i], 4);
}

int px_count_marker(const uint8_t *bytes, size_t count, uint8_t marker) {
  int found = 0;
  const uint8_t *end = bytes + count;
  while (bytes + 1 < end && (bytes = memchr(bytes, 0xFF, (size_t)(end - bytes) - 1)) != NULL) {
    found += bytes[1] == marker;
    bytes++;
  }
  return found;
}

uint32_t px_sum_words(const uint8_t *bytes, size_t count) {
  uint32_t sum = 0;
  for (; count >= 4; count -= 4, bytes += 4)
    sum += (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
  for (size_t i = 0; i < count; i++) sum += (uint32_t)bytes[i] << (24 - 8 * i);
  return sum;
}
