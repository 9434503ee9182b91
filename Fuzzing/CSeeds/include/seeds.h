#pragma once
#include <stddef.h>
#include <stdint.h>

// Makes a WebP file of RGBA pixels, or with a JPEG's losses. Returns its length, at most `room`; 0
// where that fails.
size_t seed_webp(const uint8_t *rgba, int width, int height, int lossless, uint8_t *file,
                 size_t room);

// Makes a JPEG of pixels with 1 (gray), 3 (RGB) or 4 (CMYK) bytes.
size_t seed_jpeg(const uint8_t *pixels, int width, int height, int components, int progressive,
                 uint8_t *file, size_t room);

// libFuzzer's loop: calls `test` with one file after the other.
int LLVMFuzzerRunDriver(int *count, char ***arguments,
                        int (*test)(const uint8_t *bytes, size_t length));
