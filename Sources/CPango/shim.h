#pragma once

// What of Pango's world is used so far: outlines by FreeType, files by fontconfig. Pango itself joins
// with shaping.
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include <fontconfig/fontconfig.h>
