#include "seeds.h"

#include <stdio.h>
#include <string.h>
#include <turbojpeg.h>
#include <webp/encode.h>

static size_t copy(const uint8_t *bytes, size_t count, uint8_t *file, size_t room) {
  if (bytes == NULL || count > room) return 0;
  memcpy(file, bytes, count);
  return count;
}

size_t seed_webp(const uint8_t *rgba, int width, int height, int lossless, uint8_t *file,
                 size_t room) {
  uint8_t *made = NULL;
  size_t count = lossless ? WebPEncodeLosslessRGBA(rgba, width, height, width * 4, &made)
                          : WebPEncodeRGBA(rgba, width, height, width * 4, 60, &made);
  size_t copied = copy(made, count, file, room);
  WebPFree(made);
  return copied;
}

size_t seed_jpeg(const uint8_t *pixels, int width, int height, int components, int progressive,
                 uint8_t *file, size_t room) {
  tjhandle encoder = tjInitCompress();
  unsigned char *made = NULL;
  unsigned long count = 0;
  int format = components == 1 ? TJPF_GRAY : components == 3 ? TJPF_RGB : TJPF_CMYK;
  int sampling = components == 1 ? TJSAMP_GRAY : TJSAMP_420;
  int failed = tjCompress2(encoder, pixels, width, 0, height, format, &made, &count, sampling, 70,
                           progressive ? TJFLAG_PROGRESSIVE : 0);
  size_t copied = failed ? 0 : copy(made, count, file, room);
  tjFree(made);
  tjDestroy(encoder);
  return copied;
}
