#pragma once

// FreeType loads outlines and pictures of glyphs, fontconfig finds files, HarfBuzz shapes, FriBidi
// orders, and Pango itself knows where lines and words may break.
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include <fontconfig/fontconfig.h>
#include <fribidi/fribidi.h>
#include <hb-ot.h>
#include <hb.h>

// What is called of Pango, as in its `pango-break.h`: the flags that its own headers need contain
// one that the package manager warns of at every build.
typedef struct PangoLanguage PangoLanguage;
typedef struct {
  unsigned is_line_break : 1;
  unsigned is_mandatory_break : 1;
  unsigned is_char_break : 1;
  unsigned is_white : 1;
  unsigned is_cursor_position : 1;
  unsigned is_word_start : 1;
  unsigned is_word_end : 1;
  unsigned others : 25;
} PangoLogAttr;
PangoLanguage *pango_language_from_string(const char *language);
void pango_get_log_attrs(
  const char *text, int length, int level, PangoLanguage *language, PangoLogAttr *attributes,
  int count);

// Macros that Swift cannot see.
static const FriBidiParType bidi_natural = FRIBIDI_PAR_ON;
static const FriBidiParType bidi_left_to_right = FRIBIDI_PAR_LTR;
static const FriBidiParType bidi_right_to_left = FRIBIDI_PAR_RTL;
