// One umbrella for the C graphics libraries, so that their shared headers import once.
#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <hb.h>
#include <hb-ot.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include <png.h>
#include <turbojpeg.h>
#include <webp/decode.h>
#include <webp/demux.h>
#include <gif_lib.h>
#include "net.h"
#include "svg.h"
