import CPango

/// FreeType's library; its faces keep it alive.
final class FreeType {
  let library: FT_Library?

  init() {
    var library: FT_Library?
    FT_Init_FreeType(&library)
    self.library = library
  }

  deinit {
    FT_Done_FreeType(library)
  }
}
